import Drawing
import PlainText

nonisolated extension AttributedText {
    /// The text in exactly so many columns of a terminal: filled up with blanks, or cut with `…`.
    func fitted(to columns: Int, _ alignment: NSTextAlignment = .left) -> AttributedText {
        let line = TextLayout.lines(of: self, columns: columns, mode: .byTruncatingTail, numberOfLines: 1).first ?? ""
        let room = max(0, columns - DisplayWidth.columns(of: line.string))
        let before =
            switch alignment {
            case .left, .justified, .natural: 0
            case .center: room / 2
            case .right: room
            }
        return "\(String(repeating: " ", count: before))" + line + "\(String(repeating: " ", count: room - before))"
    }

    /// The text between brackets with a number of columns between them, or in parentheses if it takes no touches.
    func bracketed(in columns: Int, _ alignment: NSTextAlignment = .center, isEnabled: Bool) -> AttributedText {
        let inside = fitted(to: columns - 2, alignment)
        return isEnabled ? "[" + inside + "]" : inside.parenthesized(unless: isEnabled)
    }

    /// The text as it is, or in parentheses.
    func parenthesized(unless isEnabled: Bool) -> AttributedText { isEnabled ? self : "(" + self + ")" }
}
