import Canvases

struct Page {
    let file: String
    let title: String
    /// The file with the recordings of a page that is gone through, without its extension.
    var recordings: String?
    /// Whether a list can be dragged on it.
    var isTouched = false
    /// Whether all is searched from it.
    var isSearched = false
    /// The page before it, and the one behind it: their files and titles.
    var before: (file: String, title: String)?
    var next: (file: String, title: String)?
    let body: String

    /// The page, as the contents of a file. It loads what lies beside it, and nothing else: opened without a server,
    /// from a folder, that has the scheme `file`.
    var html: String {
        let scripts =
            ["player"] + [recordings].compactMap(\.self) + (isTouched ? ["touch-data", "touch"] : [])
            + (isSearched ? ["search"] : []) + ["site"]
        let styles = ["player", "site"] + (isTouched ? ["touch"] : [])
        let links =
            styles.map { "<link rel=\"stylesheet\" href=\"\($0).css\">" }
            + scripts.map { "<script defer src=\"\($0).js\"></script>" }
        return HTMLPage(
            title: "\(title) · Reusable Views",
            policy: "script-src 'self' file:; style-src 'self' file:; img-src 'self' file:; base-uri 'none'; "
                + "form-action 'none'",
            head: links.joined(separator: "\n"),
            body: """
                <nav class="top" aria-label="Pages">
                <a class="home" href="index.html">Reusable Views</a>
                \(neighbors)
                </nav>
                \(body)
                """
        ).html
    }

    private var neighbors: String {
        let links = [before.map { ("prev", "←", $0) }, next.map { ("next", "→", $0) }].compactMap(\.self)
        guard !links.isEmpty else { return "" }
        return links.map { relation, arrow, page in
            """
            <a rel="\(relation)" href="\(page.file)" title="\(page.title.asMarkup)" \
            aria-label="\(relation == "prev" ? "The chapter before" : "The next chapter"): \(page.title.asMarkup)">\
            \(arrow)</a>
            """
        }.joined(separator: "\n")
    }
}
