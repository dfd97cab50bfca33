import Foundation
import Handbook

/// Something that is broken on a screen, to be named from what three commands show.
struct Mystery {
    /// How it is drawn, and what there is to see of it.
    struct Clue {
        let chapter: Int
        let seed: Int
        let commands: [String]

        var line: String { "mystery \(chapter) --seed \(seed)" }
    }

    struct Entry {
        let command: String
        let output: [String]
        /// The moments of the recording before and behind it.
        let start: Int
        let moment: Int
    }

    let chapter: Chapter
    let recording: Recording
    /// The moment of the recording at which it is asked.
    let moment: Int
    let entries: [Entry]
    let options: [String]
    /// Which of the options is so, from 0.
    let right: Int

    /// One for each part of the handbook.
    static let clues = [
        Clue(chapter: 2, seed: 5, commands: ["stats", "scroll 3", "xib ReusableTableViewCell"]),
        Clue(chapter: 6, seed: 3, commands: ["stats", "tree", "scroll 4"]),
        Clue(chapter: 10, seed: 2, commands: ["query", "tree", "why startPicker"]),
        Clue(chapter: 14, seed: 3, commands: ["stats", "scroll 1", "source"]),
    ]

    /// The page that asks them all.
    static func page(of mysteries: [Mystery]) -> Page {
        let sections = mysteries.enumerated().map { index, mystery in
            let entries = mystery.entries.map { entry in
                Markup.entry(
                    entry.command, printing: entry.output, in: mystery.chapter.program, picture: entry.moment,
                    after: entry.start)
            }
            let options = mystery.options.map { "<li>\($0.asMarkup)</li>" }
            return """
                <section class="step" id="step-\(index + 1)" data-kind="mystery" \
                data-recording="\(index)" data-picture="\(mystery.moment)">
                <h2><span class="number">\(index + 1)</span> \(mystery.chapter.program)</h2>
                <p>One thing is broken, which chapters 1 to \(mystery.chapter.number) explain. Each of three commands
                shows a part of its effects, and begins with the screen as it is now.</p>
                <div class="clues">
                \(entries.joined(separator: "\n"))
                </div>
                <div class="question" data-name="mystery-\(index + 1)" data-right="\(mystery.right)">
                <p>What is broken?</p>
                <ol class="options">\(options.joined())</ol>
                <details class="answer"><summary>The answer</summary>
                <p>\(mystery.options[mystery.right].asMarkup)</p></details>
                </div>
                </section>
                """
        }
        return Page(
            file: "mysteries.html", title: "Mysteries", recordings: "mysteries",
            body: """
                <main data-name="mysteries" data-picture="\(mysteries.first?.moment ?? 0)">
                <header>
                <p class="kicker">After the chapters</p>
                <h1>What is broken?</h1>
                <p>Here are four screens, one for each part of the handbook, and on each of them one thing is broken.
                Look around before you name it. In the programs, <code>mystery</code> has more of them, and every
                command to look around with.</p>
                </header>
                \(sections.joined(separator: "\n"))
                </main>
                """)
    }
}
