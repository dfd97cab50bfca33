/// What keeps the pages from being made.
struct SiteError: Error, CustomStringConvertible {
    /// What is wrong, and then what was expected.
    let description: String

    init(_ description: String) { self.description = description }
}
