//! The command line: parse, run, exit code.

/// Parsing allocates millions of small nodes on several threads at once, in C as in
/// Rust; the system's allocator took a seventh of a full index.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    treering::cli::main()
}
