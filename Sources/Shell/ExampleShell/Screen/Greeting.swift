internal import Foundation
internal import TerminalUIKit

/// The text with the first screen: what it shows, a question, and the commands to begin with.
struct Greeting {
    let session: ExampleSession

    /// More have no room beside a phone.
    private static let mostBadges = 7

    /// The commands to begin with, in the order in which one needs them. Enter takes the first that has not run.
    static func commands(for session: ExampleSession) -> [(line: String, purpose: String)] {
        let isList = session.shownList != nil
        let usual = isList ? (line: "scroll 3", purpose: "watch the numbers") : ("tree", "see what is there")
        let first = session.program.firstCommand ?? usual
        let slowly = isList && session.command(of: "scroll 1") != nil ? [("scroll 1 slowly", "step by step")] : []
        return [first] + slowly + [("drive", "use arrow keys"), session.program.secondCommand]
    }

    private var commands: [(line: String, purpose: String)] {
        Self.commands(for: session) + [("help", "see the commands")]
    }

    /// Returns the first screen, with notes beside it, or below as far as there is room. In a wide window a pane
    /// beside.
    func lines(with page: ScreenPage, pane: SidePane? = nil) -> [String] {
        guard page.hasRoom else { return page.rendering.lines + below(page).map { $0.text(in: page.style) } }
        let columns = pane == nil ? page.besideColumns : page.notesColumns
        let room = page.rows.map { $0 + 1 }
        var keys = [keys.cut(to: page.columns).text(in: page.style)]
        if let room, page.rendering.lines.count >= room { keys = [] }
        let text = beside(columns: columns, room: room.map { $0 - keys.count }, showsQueue: pane == nil)
        let lines = page.lines(beside: text, pane: pane?.lines, below: page.below([], pane: pane))
        let gap = room.map { lines.count + 1 + keys.count <= $0 } ?? true
        return lines + (gap && !keys.isEmpty ? [""] : []) + keys
    }

    /// The keys that a prompt has without naming them.
    private var keys: StyledText {
        let hasGhost = session.appearance.style.attributes && session.suggestion != nil
        let ghost = hasGhost ? "Enter runs what is gray · " : ""
        return StyledText("\(ghost)Tab completes · help lists the commands", .dim)
    }

    /// Returns as much as there is room for: the question and the commands, then what is on the screen.
    private func beside(columns: Int?, room: Int?, showsQueue: Bool) -> [StyledText] {
        func laid(_ texts: [StyledText]) -> [StyledText] { texts.flatMap { $0.wrapped(to: columns, indent: 2).lines } }
        let question =
            laid([StyledText(session.program.question, .bold)]) + [""]
            + StyledText.list(commands.map { (StyledText($0.line, .name), StyledText($0.purpose)) }, columns: columns)
        var blocks = facts.map(laid)
        if showsQueue, let queue = queue(columns: columns) { blocks.insert(queue, at: min(2, blocks.count)) }
        func all() -> [StyledText] { (blocks + [question]).joined(separator: [""]).map(\.self) }
        while let room, all().count > room, !blocks.isEmpty { blocks.removeLast() }
        return all()
    }

    private func below(_ page: ScreenPage) -> [StyledText] {
        // Before the first line is typed, there is one line more.
        let room = page.rows.map { $0 + 1 - page.rendering.lines.count } ?? .max
        let question = StyledText(session.program.question).cut(to: page.columns)
        let names = commands.map { StyledText($0.line, .name) }.joined(by: " · ").cut(to: page.columns)
        let list = StyledText.list(
            commands.map { (StyledText($0.line, .name), StyledText($0.purpose)) }, columns: page.columns)
        let long = [question] + list
        return long.count <= room ? long : room > 1 ? [question, names] : [names]
    }

    // MARK: What is on the screen

    /// The parts of the greeting, the most important first, each in a few lines.
    private var facts: [[StyledText]] { [cells, nibs, counts].compactMap(\.self).filter { !$0.isEmpty } }

    /// The number of cells of the list's visible part.
    private var cells: [StyledText]? {
        guard let list = session.shownList, case let items = list.visibleItems.count, items > 0 else { return nil }
        let (made, name) = (session.stats.made, list.itemName)
        let counts =
            "\(items.inWords) \(items == 1 ? name : name + "s"), \(made.inWords) \(made == 1 ? "cell" : "cells")."
        return [
            StyledText("\(counts.prefix(1).uppercased())\(counts.dropFirst())", .bold),
            StyledText("Each cell has a number of its own.", .dim),
        ]
    }

    /// The nibs that were read: in a list those of which each made a cell.
    private var nibs: [StyledText]? {
        let files = session.recorder.happened.steps.filter { $0.event == .load }.map(\.object)
        let names = files.reduce(into: [String]()) { names, file in if !names.contains(file) { names.append(file) } }
        let made = session.shownList == nil ? 0 : session.stats.made
        let cells = names.filter { name in made > 1 && files.count { $0 == name } == made }
        return (cells.isEmpty ? names : cells).map { name in
            let count = files.count { $0 == name }
            let times = count == 1 ? "read once" : count == 2 ? "read twice" : "read \(count) times"
            if cells.isEmpty { return StyledText(name, .made) + StyledText(", \(times)", .dim) }
            let badges = (1...min(count, Self.mostBadges)).map { CellBadge.text($0) }.joined(by: "")
            return StyledText(name, .made) + StyledText("\n  \(times), once for each cell\n  ", .dim) + badges
                + (count > Self.mostBadges ? " …" : "")
        }
    }

    private var counts: [StyledText]? {
        guard let list = session.shownList else { return nil }
        let stats = session.stats
        func count(_ number: Int, _ name: String) -> StyledText { StyledText("\(number)", .bold) + " \(name)" }
        return [
            count(stats.made, "made") + "   " + count(stats.reused, "reused")
                + StyledText("   of \(list.itemCount) \(list.itemName)\(list.itemCount == 1 ? "" : "s")", .dim)
        ]
    }

    private func queue(columns: Int?) -> [StyledText]? {
        let lists = session.window.cellContainers
        guard session.shownList != nil, let columns else { return nil }
        let title = StyledText("── the reuse queue ", .dim)
        let rule = StyledText(String(repeating: "─", count: max(0, columns - title.columns)), .dim)
        return [title + rule] + ReuseQueueText(of: lists).lines(columns: columns)
    }
}
