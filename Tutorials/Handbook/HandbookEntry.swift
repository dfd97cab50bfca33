/// A named sentence or two on a page of the handbook.
///
/// On the page it is an item of a list that begins with its name: `- **T4** Four things have to be right …`.
public struct HandbookEntry: Sendable {
    /// The name by which users ask for the entry.
    public let name: String
    /// The text of the entry, in one line, without marks of Markdown.
    public let text: String
    /// The heading above the entry.
    public let heading: String
    /// The paragraphs under the heading, which apply to all of its entries, in one line. Empty if there are none.
    public let introduction: String

    /// The entries of a page of Markdown, in order: items `- **name** text`, which may go on in lines that are
    /// indented. Other paragraphs belong to the heading above.
    static func entries(in page: String) -> [HandbookEntry] {
        var entries: [HandbookEntry] = []
        var (heading, introduction) = ("", "")
        for paragraph in paragraphs(of: page) {
            if paragraph.hasPrefix("#") {
                heading = paragraph.drop { $0 == "#" || $0 == " " }.description
                introduction = ""
            } else if let (name, text) = item(paragraph) {
                entries.append(
                    HandbookEntry(name: name, text: plain(text), heading: heading, introduction: plain(introduction)))
            } else {
                introduction += (introduction.isEmpty ? "" : " ") + paragraph
            }
        }
        return entries
    }

    /// Headings, items and paragraphs, each in one line.
    private static func paragraphs(of page: String) -> [String] {
        page.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [""]) { paragraphs, line in
            if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("- ") { paragraphs.append("") }
            let words = line.trimmingPrefix { $0 == " " }
            guard !words.isEmpty else { return }
            paragraphs[paragraphs.count - 1] += (paragraphs.last!.isEmpty ? "" : " ") + words
        }.filter { !$0.isEmpty }
    }

    private static let form = /- \*\*(.+?)\*\* (.+)/

    private static func item(_ paragraph: String) -> (name: String, text: String)? {
        guard let match = paragraph.wholeMatch(of: form) else { return nil }
        return (String(match.1), String(match.2))
    }

    /// Text without the marks of code.
    private static func plain(_ text: String) -> String { text.withoutLinks.filter { $0 != "`" } }
}
