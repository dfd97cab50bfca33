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
    /// The screen with the code as it was given, after some commands, or the message with which it ends.
    private let phone: [String]

    /// Reads a README; throws ``SiteError`` if it doesn't begin as an exercise's.
    init(_ text: String, phone: String, named name: String) throws {
        self.phone = phone.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
        let isHeading: (MarkdownBlock) -> Bool = { if case .heading = $0.content { true } else { false } }
        let task = blocks.dropFirst(2)
        let start = task.prefix { !isHeading($0) }
        return """
            <details class="exercise">
            <summary><b><span class="number">\(number)</span> \(Markup.inline(title))</b>
            <span class="minutes">after chapter \(chapter) · \(minutes) min</span></summary>
            <div id="exercise-\(number)">
            \(Markup.blocks(Array(start)))
            <p class="kicker">The app before your change</p>
            \(Markup.listing(phone, in: "text"))
            \(Markup.blocks(Array(task[start.endIndex...]), below: 1))
            <p><a href="chapter-\(chapter).html">Chapter \(chapter)</a> explains what you need.</p>
            </div>
            </details>
            """
    }

    func index(in index: inout SearchIndex) {
        index.add(
            blocks.map(\.words).joined(separator: " "), title: "Exercise \(number): \(title)",
            at: "exercises.html#exercise-\(number)")
    }

    /// The page with all exercises, each folded, under the parts of the handbook.
    static func page(of exercises: [Exercise], in chapters: [Chapter]) -> Page {
        let parts = FrontPage.parts.sorted { $0.key < $1.key }.map { letter, name in
            let chapters = chapters.filter { $0.part == letter }.map { "\($0.number)" }
            let members = exercises.filter { chapters.contains($0.chapter) }.map(\.html)
            return "<h2>\(letter) · \(name)</h2>\n\(members.joined(separator: "\n"))"
        }
        return Page(
            file: "exercises.html", title: "The exercises",
            body: """
                <main class="read">
                <header>
                <p class="kicker">With the programs installed</p>
                <h1>The exercises</h1>
                <p>Small pieces of an app with something missing, and tests that pass when you have added it.
                <code>swift run exercises</code> leads through them, <code>play</code> shows your code on the phone.</p>
                </header>
                \(parts.joined(separator: "\n"))
                </main>
                """)
    }
}
