/// What keeps the pages from being made.
struct SiteError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
