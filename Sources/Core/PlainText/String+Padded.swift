nonisolated extension String {
    /// The end at which spaces are added.
    package enum PaddedEnd {
        case leading, trailing
    }

    /// Returns the text with blanks at one end up to a number of columns.
    package func padded(to width: Int, at end: PaddedEnd = .trailing) -> String {
        let blanks = String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: self)))
        return end == .leading ? blanks + self : self + blanks
    }
}
