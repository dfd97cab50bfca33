internal import Foundation

/// The text with the first screen: its contents, a question, and the commands to begin with.
struct Greeting {
    let session: ExampleSession

    private var commands: [(line: String, purpose: String)] {
        [
            session.program.firstCommand ?? usualCommand, ("drive", "use the arrow keys"),
            session.program.secondCommand, ("help", "see all commands"),
        ]
    }

    private var usualCommand: (line: String, purpose: String) {
        session.shownList == nil ? ("tree", "see what is there") : ("scroll 3", "watch the numbers")
    }

    /// Returns the first screen, with notes beside it, or below as far as there is room. In a wide window a pane
    /// beside.
    func lines(with page: ScreenPage, pane: [StyledText]? = nil) -> [String] {
        guard page.hasRoom else { return page.rendering.lines + below(page).map { $0.text(in: page.style) } }
        let text = beside(columns: pane == nil ? page.besideColumns : page.notesColumns)
        let technique = StyledText(session.technique.name, .dim)
        let blank = max(0, page.rendering.lines.count - 1 - text.count)
        return page.lines(beside: text + Array(repeating: "", count: blank) + [technique], pane: pane)
    }

    private func beside(columns: Int?) -> [StyledText] {
        let facts: [StyledText] = facts.map { [$0, ""] } ?? []
        let question = [StyledText(session.program.question), ""]
        let width = commands.map(\.line.count).max() ?? 0
        let list = commands.map { line, purpose in
            StyledText("  ") + StyledText(line, .name) + StyledText("  ".padded(to: width - line.count + 2) + purpose)
        }
        return (facts + question).flatMap { $0.wrapped(to: columns).lines }
            + list.flatMap { $0.wrapped(to: columns, indent: width + 4).lines }
    }

    private func below(_ page: ScreenPage) -> [StyledText] {
        // Before the first line is typed, there is one line more.
        let room = page.rows.map { $0 + 1 - page.rendering.lines.count } ?? .max
        let question = StyledText(session.program.question).cut(to: page.columns)
        let names = commands.map { StyledText($0.line, .name) }.joined(by: " · ").cut(to: page.columns)
        let long = [question] + beside(columns: page.columns).suffix(commands.count)
        return long.count <= room ? long : room > 1 ? [question, names] : [names]
    }

    /// The number of cells of the list's visible part, and where they came from.
    private var facts: StyledText? {
        guard let list = session.shownList else { return nil }
        let (stats, items) = (session.stats, list.visibleItems.count)
        guard items > 0 else { return nil }
        let counts =
            "\(items.inWords) \(items == 1 ? list.itemName : list.itemName + "s"), "
            + "\(stats.made.inWords) \(stats.made == 1 ? "cell" : "cells")."
        let sentence = StyledText("\(counts.prefix(1).uppercased())\(counts.dropFirst())", .bold)
        return stats.nibReads == stats.made && items == stats.made
            ? sentence + StyledText("\nEach was made by loading a nib.", .dim) : sentence
    }
}
