import Canvases
import Foundation
import Handbook

/// The page that a visitor sees first.
struct FrontPage {
    let chapters: [Chapter]

    static let parts = [
        "A": "The cell", "B": "Found again", "C": "Not only cells", "D": "Factories, and today",
    ]

    var page: Page {
        let first = chapters.first.map(ChapterPage.file) ?? ""
        return Page(
            file: "index.html", title: "Drag the list", isTouched: true, isSearched: true,
            body: """
                <main class="front">
                <h1>Drag the list. How many cells are there?</h1>
                <noscript><figure><picture>
                <source media="(prefers-color-scheme: dark)" srcset="film~dark.svg">
                <img src="film.svg" alt="A list scrolls. A cell leaves at the top, waits in the reuse queue with its old
                text, and comes back at the bottom with new text.">
                </picture></figure></noscript>
                <div id="touch"></div>
                <p class="begin"><a class="button" id="begin" href="\(first)">Learn how it works</a>
                <span>seventeen chapters in your browser, nothing to install</span></p>
                <p>The list is a real screen: four small programs load Interface Builder files, and this page plays what
                happened in them. In the chapters, you look inside: where each cell was before, why an outlet is filled,
                and what happens when one thing is broken. You need a little Swift, nothing of iOS, and no Mac.</p>
                <div class="cards">
                <section><h2>Install it</h2>
                <p>On Debian or Ubuntu, in WSL, too, \(release) needs no Swift:
                <code>sudo apt install ./reusable-views_*.deb</code>. With Swift 6.2 or later, in the folder of the
                package:</p>
                <pre class="listing" tabindex="0"><code>.ci/setup &amp;&amp; swift run table-cell</code></pre>
                <p>Then type <code>tutorial</code>: the same chapters, where every command works.</p></section>
                <section><h2>Read the reference</h2>
                <p>The <a href="documentation/">libraries, symbol by symbol</a>, and <a href="words.html">the words of
                the trade</a> with the claims that tests hold true.</p>
                <p>Did an app of yours end? <a href="messages.html">From a message to its cause</a>: what iOS says of
                nibs, lists and screens, and why.</p></section>
                <section><h2>Try yourself</h2>
                <p><a href="exercises.html">The exercises</a>, each a piece of an app with something missing, and
                <a href="mysteries.html">four mysteries</a>: what is broken on this screen?</p></section>
                </div>
                <form class="search" role="search">
                <label for="search">Search the handbook and the exercises</label>
                <input id="search" type="search" autocomplete="off" spellcheck="false">
                <div role="status" aria-live="polite"></div>
                <ol class="found"></ol>
                </form>
                <section class="chapters"><h2>The chapters</h2>
                <p>Part A stands alone. It takes about forty minutes, and includes today's way of doing it.</p>
                \(parts)
                </section>
                </main>
                """)
    }

    /// The words for a release, with a link if a workflow of GitHub builds the page.
    private var release: String {
        let repository = ProcessInfo.processInfo.environment["GITHUB_REPOSITORY"]
        return repository.map { "<a href=\"https://github.com/\($0)/releases\">a release</a>" } ?? "a release"
    }

    private var parts: String {
        Self.parts.sorted { $0.key < $1.key }.map { letter, name in
            let items = chapters.filter { $0.part == letter }.map { chapter in
                """
                <li value="\(chapter.number)"><a href="\(ChapterPage.file(of: chapter))" \
                data-chapter="\(chapter.number)">\(Markup.inline(chapter.title))</a> \
                <span class="minutes">\(chapter.minutes) min</span></li>
                """
            }
            return "<h3>\(letter) · \(name)</h3>\n<ol>\n\(items.joined(separator: "\n"))\n</ol>"
        }.joined(separator: "\n")
    }
}
