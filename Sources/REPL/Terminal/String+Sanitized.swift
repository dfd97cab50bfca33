extension String {
    /// The text with control characters made visible, so that what came from a file or a user can't steer the terminal.
    ///
    /// Line breaks and tabs stay. Any other control character, C1 controls and DEL among them, is written as Swift would
    /// write it: escape becomes `\u{1B}`.
    /// - Complexity: O(*n*) in the length of the text.
    public nonisolated var sanitized: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.properties.generalCategory == .control, scalar != "\n", scalar != "\t" {
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
