extension String {
    /// How the text begins, with dots if that isn't all.
    ///
    /// - Parameter count: The most characters of it, without the dots.
    /// - Complexity: O(*n*) in `count`.
    nonisolated package func shortened(to count: Int) -> String {
        let start = prefix(count)
        return start.endIndex < endIndex ? start + "…" : self
    }
}
