import PlainText

extension String {
    /// The text in exactly so many columns of a terminal: filled up with blanks, or cut with `…`.
    nonisolated func fitted(to columns: Int, _ alignment: NSTextAlignment = .left) -> String {
        let line = TextLayout.lines(of: self, columns: columns, mode: .byTruncatingTail, numberOfLines: 1).first ?? ""
        let room = max(0, columns - DisplayWidth.columns(of: line))
        let before =
            switch alignment {
            case .left, .justified, .natural: 0
            case .center: room / 2
            case .right: room
            }
        return String(repeating: " ", count: before) + line + String(repeating: " ", count: room - before)
    }
}
