import Drawing

nonisolated extension String {
    /// The text in exactly so many columns of a terminal: filled up with blanks, or cut with `…`.
    func fitted(to columns: Int, _ alignment: NSTextAlignment = .left) -> String {
        AttributedText(self).fitted(to: columns, alignment).string
    }

    /// The text between brackets with a number of columns between them, or in parentheses if it takes no touches.
    func bracketed(in columns: Int, _ alignment: NSTextAlignment = .center, isEnabled: Bool) -> String {
        AttributedText(self).bracketed(in: columns, alignment, isEnabled: isEnabled).string
    }

    /// The text as it is, or in parentheses.
    func parenthesized(unless isEnabled: Bool) -> String {
        AttributedText(self).parenthesized(unless: isEnabled).string
    }
}
