extension String {
    /// How the text begins, with dots behind so many characters if that isn't all. O(*n*) in their number.
    nonisolated package func shortened(to count: Int) -> String {
        let start = prefix(count)
        return start.endIndex < endIndex ? start + "…" : self
    }
}
