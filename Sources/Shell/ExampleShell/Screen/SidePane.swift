internal import TerminalUIKit

/// The pane right of the notes in a wide window: the last command's steps, and the waiting cells. A high window also
/// has the code that gives the cells, below the phone.
struct SidePane {
    let lines: [StyledText]
    /// The lines for the place below the phone and its notes.
    let below: [StyledText]
    let showsAllSteps: Bool
}

extension SidePane {
    /// Fewer lines don't tell what happened.
    private static let leastStepLines = 8

    /// The line of the cells' nib is left out where there is no room for it.
    init(
        happened: CommandSteps, lists: [any CellContainer], nib: (file: String, lines: [StyledText])?,
        below: [StyledText], columns: Int, rows: Int
    ) {
        var parts: [StyledText] = []
        if !lists.isEmpty {
            let queue = ReuseQueueText(of: lists).lines(columns: columns)
            parts = [""] + Self.section("the reuse queue", queue, columns: columns)
        }
        let story = Self.story(of: happened, columns: columns)
        let file = nib.map { [""] + Self.section("the nib: \($0.file)", $0.lines, columns: columns) } ?? []
        if rows - parts.count - file.count > min(story.count, Self.leastStepLines) { parts = file + parts }
        let room = max(1, rows - parts.count - 1)
        let shown = story.count <= room ? story : Self.cut(story, to: room)
        let heading = "what happened: " + (happened.line ?? "the screen was made")
        let all = Self.section(heading, shown, columns: columns) + parts
        // A pane beside code is as high as the code reaches, so that the prompt stays where it is.
        let padding = below.isEmpty ? 0 : max(0, rows - all.count)
        self.init(
            lines: all.prefix(rows) + Array(repeating: "", count: padding), below: below,
            showsAllSteps: story.count <= room && !happened.isCut)
    }

    /// Returns lines below a heading with a rule.
    static func section(_ heading: String, _ lines: [StyledText], columns: Int) -> [StyledText] {
        let title = (StyledText("── ", .dim) + StyledText(heading) + " ").cut(to: columns)
        return [title + StyledText(String(repeating: "─", count: columns - title.columns), .dim)] + lines
    }

    private static func story(of happened: CommandSteps, columns: Int) -> [StyledText] {
        guard !happened.steps.isEmpty else {
            return StyledText("No nib was loaded, and no cell came or went.", .dim).wrapped(to: columns).lines
        }
        return TraceReport(happened.steps, isCut: happened.isCut).text(columns: columns).lines
    }

    private static func cut(_ story: [StyledText], to room: Int) -> [StyledText] {
        story.prefix(room - 1) + [StyledText("… \(story.count - room + 1) more lines: \"trace last\"", .dim)]
    }
}
