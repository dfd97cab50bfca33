internal import Canvases
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import REPL
internal import TerminalUIKit

/// A page that shows the changes of nib files: for each both versions side by side with the differences outlined, and a
/// list of them. A browser is enough to show it, and it has no script.
struct ReviewPage {
    /// The title: the compared versions.
    let title: String
    private var sections: [(name: String, contents: String)] = []

    init(title: String) {
        self.title = title
    }

    private static let style = """
        :root { color-scheme: light dark; --ground: #ffffff; --ink: #1f2328; --edge: #d0d7de; --dim: #59636e; \
        --reused: #1a7f37; --broken: #cf222e; }
        @media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --ink: #e6edf3; --edge: #3d444d; \
        --dim: #9aa4af; --reused: #56d364; --broken: #ff7b72; } }
        body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; \
        background: var(--ground); color: var(--ink); }
        h1, h2 { line-height: 1.25; overflow-wrap: anywhere; }
        @media (max-width: 600px) { h1 { font-size: 24px; } h2 { font-size: 19px; } }
        section { border-top: 1px solid var(--edge); }
        img { max-width: 100%; border: 1px solid var(--edge); }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
        .reused { color: var(--reused); } .broken { color: var(--broken); } .bold { font-weight: bold; } \
        .dim { color: var(--dim); } a { color: inherit; }
        @media (min-width: 1200px) {
          body { max-width: 95rem; }
          section { display: grid; grid-template-columns: minmax(0, max-content) minmax(22rem, 1fr); gap: 0 2rem; }
          section > :not(picture, pre) { grid-column: 1 / -1; margin-bottom: 1rem; }
          section > p { margin-top: 0; }
        }
        """

    var html: String {
        let contents = sections.enumerated().map { index, section in
            "<section id=\"file-\(index)\">\n<h2>\(section.name.asMarkup)</h2>\n\(section.contents)\n</section>"
        }
        let links = sections.enumerated().map { index, section in
            "<li><a href=\"#file-\(index)\">\(section.name.asMarkup)</a></li>"
        }
        let list = links.isEmpty ? "<p>No nib file has changed.</p>" : "<ul>\n\(links.joined(separator: "\n"))\n</ul>"
        return HTMLPage(
            title: title, policy: "style-src 'unsafe-inline'; img-src data:", head: "<style>\n\(Self.style)\n</style>",
            body: "<h1>\(title.asMarkup)</h1>\n\(links.count == 1 ? "" : list)\n\(contents.joined(separator: "\n"))"
        ).html
    }

    /// Adds a file with its versions, or why they can't be shown.
    mutating func add(_ revision: NibRevision, of project: Project) {
        let contents: String
        do {
            let documents = try revision.documents()
            let difference = IBDifference(from: documents[0], to: documents[1])
            let list = difference.text(name: revision.name, ascii: false, columns: nil).lines.dropFirst()
            let options = LoadedNib.Options(images: project.images, fonts: project.fonts)
            let pictures = try LoadedNib.load(documents[0], options) { old in
                try LoadedNib.load(documents[1], options) { new in
                    // A picture by itself has its own names, and no code in it can run.
                    [SnapshotColors.light, .dark].map { colors in
                        let svg = NibSnapshot([old, new], colors: colors, isListed: false).svg
                        return "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())"
                    }
                }
            }
            contents = """
                <picture><source media="(prefers-color-scheme: dark)" srcset="\(pictures[1])">
                <img alt="Both versions of \(revision.name.asMarkup)" src="\(pictures[0])"></picture>
                <pre>\(Array(list).joined(by: "\n").markup)</pre>
                """
        } catch {
            contents = "<p class=\"broken\">It can’t be shown: \("\(error)".asMarkup)</p>"
        }
        sections.append((revision.name, contents))
    }
}
