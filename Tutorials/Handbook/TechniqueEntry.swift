/// A way to make a view that is reused, as the handbook's page of techniques sets it beside the others.
public struct TechniqueEntry: Sendable {
    /// Its name, and the names that programs have for it.
    public let name: String
    /// The names that programs have for it, for the command `technique`.
    public let techniques: [String]
    /// The other columns of its row: what a column is about, and what it says, without marks of Markdown.
    public let aspects: [(title: String, text: String)]

    /// The rows of the first table on a page of Markdown, in order. Throws ``PageError`` if the page can't be read.
    static func entries(in page: String, named file: String) throws(PageError) -> [TechniqueEntry] {
        for block in try MarkdownReader.blocks(of: page, in: file) {
            guard case .table(let rows) = block.content, let titles = rows.first else { continue }
            return rows.dropFirst().map { TechniqueEntry(cells: $0, titles: titles) }
        }
        return []
    }

    private init(cells: [String], titles: [String]) {
        name = Self.plain(cells.first ?? "")
        techniques = (cells.first ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }
        aspects = zip(titles, cells).dropFirst().map { (title: $0, text: Self.plain($1)) }
    }

    private static func plain(_ cell: String) -> String { cell.withoutLinks.filter { $0 != "`" } }
}
