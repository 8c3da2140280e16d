//! What does the repository hold, and what changed in it?

