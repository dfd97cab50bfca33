import Canvases
import Foundation
import Handbook

/// What an exercise asks for, as its README says it.
struct Exercise {
    private let number: Int
    private let title: String
    private let minutes: String
    private let chapter: String
    private let blocks: [MarkdownBlock]

    /// Reads a README; throws ``SiteError`` if it doesn't begin as an exercise's.
    init(_ text: String, named name: String) throws {
        blocks = try MarkdownReader.blocks(of: text, in: "\(name)/README.md")
        guard case .heading(1, let title)? = blocks.first?.content,
            case .comment(let mark)? = blocks.dropFirst().first?.content,
            let number = mark.firstMatch(of: /^exercise (\d+)/).flatMap({ Int($0.1) }),
            let minutes = mark.firstMatch(of: /minutes=(\d+)/)?.1, let chapter = mark.firstMatch(of: /chapter=(\d+)/)?.1
        else { throw SiteError("\(name)/README.md begins with a title and <!-- exercise 1 chapter=1 minutes=5 … -->") }
        (self.number, self.title) = (number, title)
        (self.minutes, self.chapter) = (String(minutes), String(chapter))
    }

    private var html: String {
        """
        <section class="step" id="exercise-\(number)">
        <h2><span class="number">\(number)</span> \(Markup.inline(title))</h2>
        <p class="kicker">after <a href="chapter-\(chapter).html">chapter \(chapter)</a> · \(minutes) minutes</p>
        \(Markup.blocks(Array(blocks.dropFirst(2)), below: 1))
        </section>
        """
    }

    func index(in index: inout SearchIndex) {
        index.add(
            blocks.map(\.words).joined(separator: " "), title: "Exercise \(number): \(title)",
            at: "exercises.html#exercise-\(number)")
    }

    static func page(of exercises: [Exercise]) -> Page {
        Page(
            file: "exercises.html", title: "The exercises",
            body: """
                <main class="read">
                <header>
                <p class="kicker">With the programs installed</p>
                <h1>The exercises</h1>
                <p>Small pieces of an app with something missing, and tests that pass when you have added it.
                <code>swift run exercises</code> leads through them, <code>play</code> shows your code on the phone.</p>
                </header>
                \(exercises.map(\.html).joined(separator: "\n"))
                </main>
                """)
    }
}
