extension String {
    /// Returns the beginning of the text, followed by dots if the text is longer than so many characters. O(*n*) in
    /// their number.
    nonisolated package func shortened(to count: Int) -> String {
        let start = prefix(count)
        return start.endIndex < endIndex ? start + "…" : self
    }
}
