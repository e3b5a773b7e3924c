// What the drivers in Rust share: reading the URIs and writing the components.
//
// Distributed under the Boost Software License, Version 1.0.
use std::io::{stdin, stdout, BufRead, BufWriter, Write};

pub type Reading = [Option<String>; 7];

fn field(component: &Option<String>) -> String {
    match component {
        Some(text) => text.bytes().map(|byte| format!("{byte:02x}")).collect(),
        None => "-".into(),
    }
}

/// Writes a line for each line of the standard input: the result of `parse`.
pub fn write_readings(parse: impl Fn(&str) -> Option<Reading>) {
    let mut out = BufWriter::new(stdout());
    for line in stdin().lock().lines() {
        let line = match parse(&line.unwrap()) {
            Some(reading) => reading.iter().map(field).collect::<Vec<_>>().join("\t"),
            None => "rejected".into(),
        };
        writeln!(out, "{line}").unwrap();
    }
}
