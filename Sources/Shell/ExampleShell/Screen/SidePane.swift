internal import TerminalUIKit

/// The pane right of the notes in a wide window: the last command's steps, and the waiting cells.
struct SidePane {
    let lines: [StyledText]
    let showsAllSteps: Bool

    /// Fewer lines don't tell what happened.
    private static let leastStepLines = 8

    /// The number of lines by which a pane with code may be higher than the phone, if the window is so high.
    static let mostCodeRows = 20
    /// A window with fewer lines below the phone has no code.
    static let leastCodeRows = 10

    /// The code that gives the cells, and the line of their nib, are left out where there is no room for all of it.
    init(
        happened: CommandSteps, lists: [any CellContainer], code: [StyledText],
        nib: (file: String, lines: [StyledText])?, columns: Int, rows: Int
    ) {
        func section(_ heading: String, _ lines: [StyledText]) -> [StyledText] {
            let title = (StyledText("── ", .dim) + StyledText(heading) + " ").cut(to: columns)
            return [title + StyledText(String(repeating: "─", count: columns - title.columns), .dim)] + lines
        }
        var below: [StyledText] = []
        if !lists.isEmpty {
            below = [""] + section("the reuse queue", ReuseQueueText(of: lists).lines(columns: columns))
        }
        let story = Self.story(of: happened, columns: columns)
        let source = code.isEmpty ? [] : [""] + section("the code that gives the cells", code)
        let file = nib.map { [""] + section("the nib: \($0.file)", $0.lines) } ?? []
        for part in [file, source] where rows - below.count - part.count > min(story.count, Self.leastStepLines) {
            below = part + below
        }
        let room = max(1, rows - below.count - 1)
        showsAllSteps = story.count <= room && !happened.isCut
        let shown = story.count <= room ? story : Self.cut(story, to: room)
        let heading = "what happened: " + (happened.line ?? "the screen was made")
        lines = Array((section(heading, shown) + below).prefix(rows))
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
