extension String {
    /// The text without the escape sequences that color it, move the cursor, or make it a link.
    package var withoutEscapeSequences: String {
        contains("\u{1B}") ? replacing(/\u{1B}(?:\[[0-9;?]*[@-~]|\][^\u{1B}]*\u{1B}\\)/, with: "") : self
    }
}
