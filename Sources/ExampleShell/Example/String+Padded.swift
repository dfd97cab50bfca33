extension String {
    /// Where blanks are added.
    enum PaddedEnd {
        case leading, trailing
    }

    /// The text with blanks at one end up to a number of characters.
    func padded(to width: Int, at end: PaddedEnd = .trailing) -> String {
        let blanks = String(repeating: " ", count: max(0, width - count))
        return end == .leading ? blanks + self : self + blanks
    }
}
