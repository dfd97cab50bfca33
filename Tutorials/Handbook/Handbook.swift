public import Foundation

/// What the handbook says in single entries: its claims and its glossary. Both stand there, once, and are read from there.
public struct Handbook {
    /// What the programs show.
    public let claims: [HandbookEntry]
    /// What the words of the trade mean.
    public let terms: [HandbookEntry]

    /// Reads the handbook.
    ///
    /// - Parameter folder: Its catalog, `Handbook.docc`.
    /// - Throws: What Foundation throws if a page can't be read.
    public init(at folder: URL) throws {
        func entries(on page: String) throws -> [HandbookEntry] {
            HandbookEntry.entries(in: try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8))
        }
        claims = try entries(on: "Claims.md")
        terms = try entries(on: "Glossary.md")
    }
}
