//! JSON, one object a line: the response types as serde writes them.

use serde::Serialize;
use serde_json::{Value, json};

use crate::error::Error;

/// A response as one line.
pub fn line(response: &impl Serialize) -> String {
    // Only a map with keys that are no strings fails, and no response has one.
    let mut text =
        serde_json::to_string(response).unwrap_or_else(|error| json!({ "error": error.to_string() }).to_string());
    text.push('\n');
    text
}

/// An error as one line: `{"error":{"code","message","hint","near"}}`.
pub fn error(error: &Error) -> String {
    let mut object = json!({ "code": error.code(), "message": error.to_string() });
    if let Some(hint) = error.hint() {
        object["hint"] = Value::from(hint);
    }
    if !error.choices().is_empty() {
        object["near"] = Value::from(error.choices());
    }
    line(&json!({ "error": object }))
}
