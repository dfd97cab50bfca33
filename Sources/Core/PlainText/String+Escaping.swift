nonisolated extension String {
    /// Returns the text with some scalars written otherwise, for another language.
    ///
    /// Shells, compilers and browsers read scalars. To Swift, a quotation mark that has an accent on it is another
    /// character, and so is a line feed after a carriage return, so `replacing(_:with:)` finds neither.
    ///
    /// - Parameter escape: Returns how a scalar is written, or nil if it stays as it is.
    /// - Complexity: O(*n*) in the length of the text.
    package func escaping(_ escape: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let escaped = escape(scalar) { text += escaped } else { text.unicodeScalars.append(scalar) }
        }
    }
}
