public import Foundation

/// The handbook: its chapters, and the entries of its claims and its glossary.
///
/// All of it stands there, once, and is read from there.
public struct Handbook {
    /// The claims that the programs show.
    public let claims: [HandbookEntry]
    /// The terms of the glossary.
    public let terms: [HandbookEntry]
    /// Its catalog, the folder with its pages.
    public let folder: URL

    /// Reads the handbook in its catalog, `Handbook.docc`; throws what Foundation does if a page can't be read.
    public init(at folder: URL) throws {
        func entries(on page: String) throws -> [HandbookEntry] {
            HandbookEntry.entries(in: try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8))
        }
        claims = try entries(on: "Claims.md")
        terms = try entries(on: "Glossary.md")
        self.folder = folder
    }

    /// Reads the page that sets the techniques side by side. Throws ``PageError`` if it doesn't have a page's form, and
    /// what Foundation does if it can't be read.
    public func techniques() throws -> [TechniqueEntry] {
        let page = "Techniques.md"
        let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
        return try TechniqueEntry.entries(in: text, named: page)
    }

    /// Reads the page that explains messages of iOS. Throws ``PageError`` if a section doesn't have its form, and what
    /// Foundation does if the page can't be read.
    public func messages() throws -> [Message] {
        let page = "Messages.md"
        let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
        return try MessageReader.messages(in: text, named: page)
    }

    /// Reads the chapters, in order: O(*n*) in the length of all pages, some hundredths of a second. Throws
    /// ``PageError`` if one doesn't have a chapter's form, and what Foundation does if a page can't be read.
    public func chapters() throws -> [Chapter] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "md" }.compactMap { file in
            try ChapterReader.chapter(String(contentsOf: file, encoding: .utf8), in: file.lastPathComponent)
        }.sorted { $0.number < $1.number }
    }
}
