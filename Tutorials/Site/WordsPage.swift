import Canvases
import Handbook

/// The words of the trade, and the claims.
struct WordsPage {
    private let handbook: Handbook

    init(_ handbook: Handbook) { self.handbook = handbook }

    var page: Page {
        Page(
            file: "words.html", title: "Words and claims",
            body: """
                <main class="read">
                <header>
                <p class="kicker">To look things up</p>
                <h1>Words and claims</h1>
                <p>What the words of the trade mean, and below them the claims: sentences that a test of this project
                holds true.</p>
                </header>
                <section class="step"><h2>words</h2><dl>\(entries(handbook.terms))</dl></section>
                <section class="step"><h2>claims</h2><dl>\(entries(handbook.claims))</dl></section>
                </main>
                """)
    }

    private func entries(_ entries: [HandbookEntry]) -> String {
        entries.map { "<dt id=\"\(Self.anchor(of: $0))\">\($0.name.asMarkup)</dt><dd>\($0.text.asMarkup)</dd>" }
            .joined(separator: "\n")
    }

    func index(in index: inout SearchIndex) {
        for entry in handbook.terms + handbook.claims {
            index.add(entry.text, title: entry.name, at: "words.html#\(Self.anchor(of: entry))")
        }
    }

    private static func anchor(of entry: HandbookEntry) -> String {
        String(entry.name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
}
