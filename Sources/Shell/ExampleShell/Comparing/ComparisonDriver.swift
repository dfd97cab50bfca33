internal import Canvases
internal import PlainText
internal import TerminalUIKit

/// Two screens, one whole and one broken, that a user controls with the same keys.
final class ComparisonDriver {
    private let comparison: ScreenComparison
    private let whole: Driver
    private let broken: Driver
    private let style: TerminalStyle
    private(set) var isOver = false

    /// The line with the titles above the phones, two with counts and two with the sentence below, prompt and keys.
    private static let otherLines = 7

    static func phoneLines(rows: Int) -> Int { min(rows - otherLines, PhoneFrame.wholeLines) }

    private static let leastSize = TerminalSize(columns: ComparisonRoom.columnsForTwo, rows: 15)

    init(_ comparison: ScreenComparison, broken screen: ComparedScreen, style: TerminalStyle) {
        self.comparison = comparison
        self.style = style
        let drivers = [comparison.whole, screen].map { side in
            (side.session.appearance.style, side.session.isInteractive) = (style, true)
            let driver = Driver(side.session)
            driver.requiredSize = TerminalSize(columns: 0, rows: 0)
            side.session.front = driver
            side.session.output = { [unowned driver] in driver.hear($0) }
            side.session.errors = side.session.output
            return driver
        }
        (whole, broken) = (drivers[0], drivers[1])
        whole.follower = broken
        for (side, other) in [(comparison.whole, screen), (screen, comparison.whole)] {
            side.session.shown.neighbor = { [unowned other = other.session] in
                other.inContext { other.shown.renderPhone() }
            }
        }
        screen.session.shown.givenBadges = { [unowned screen] in screen.badges(besides: comparison.whole) }
    }

    // MARK: Keys

    func handle(_ key: TerminalKey) {
        defer { if whole.isOver { isOver = true } }
        if case .field(let field)? = whole.overlay {
            if key == .enter, !isForBoth(field.text) { return refuse(field.text) }
            return whole.handle(key)
        }
        if whole.overlay != nil || broken.overlay != nil {
            let scrolling = [whole, broken].filter(\.panelScrolls)
            if !scrolling.isEmpty, Self.scrollKeys.contains(key) { return scrolling.forEach { $0.handle(key) } }
            (whole.overlay, broken.overlay) = (nil, nil)
            if [.escape, .character("q"), .enter, .character(" ")].contains(key) { return }
        }
        switch key {
        case .character("c"), .character("q"), .escape: isOver = true
        case .character(let character) where "et?[]s".contains(character): break
        case .press(let column, let row): whole.handle(.press(column: left(column), row: row - 1))
        case .wheel(let up, let column, let row): whole.handle(.wheel(up: up, column: left(column), row: row - 1))
        default: whole.handle(key)
        }
        broken.focus(on: whole.focus)
    }

    private static let scrollKeys: [TerminalKey] = [.up, .down, .pageUp, .pageDown, .home, .end, .character(" ")]

    /// Returns a column of the left phone, because touches on the right one apply to both.
    private func left(_ column: Int) -> Int { column < rightColumn ? column : column - rightColumn }

    /// Returns a Boolean value that indicates whether a command does the same to both screens, and changes neither's
    /// kind.
    private func isForBoth(_ line: String) -> Bool {
        let parsed = whole.session.parse(line)
        if parsed.command is Drive.Type || parsed.command is Compare.Type { return false }
        return parsed.effect != .changes
    }

    private func refuse(_ line: String) {
        let text = "\(line) would change what is compared. c leads back to the one screen."
        whole.overlay = .panel(Panel([.prose(StyledText(text), indent: 0)]))
    }

    // MARK: The frame

    private var rightColumn = 0

    func frame(columns: Int, rows: Int) -> TerminalFrame {
        var frame = TerminalFrame(columns: columns, rows: rows)
        guard columns >= Self.leastSize.columns, rows >= Self.leastSize.rows else {
            frame.write(
                tooSmall: "Too small to compare", needing: Self.leastSize, leaving: "c leads back", in: style)
            return frame
        }
        let room = ComparisonRoom(columns: columns, rows: rows, heading: "")
        let lines = Self.phoneLines(rows: rows)
        for side in [comparison.whole, comparison.broken] {
            side?.makeRoom(columns: room.phoneColumns, lines: lines)
            // A driver keeps two lines for a prompt and its keys.
            side?.session.appearance.fixedHeight = lines + 2
        }
        let halves = [whole, broken].map { $0.session.inContext($0.frame) }
        rightColumn = whole.page.rendering.columns + room.gap
        let experiment = comparison.experiment
        let technique = comparison.otherTechnique.map { "  with \($0)" } ?? ""
        frame.write([StyledText("  working", .bold) + StyledText(technique, .dim)], in: style, row: 0)
        let title = StyledText("  \(experiment.screenName)", experiment.role) + StyledText("  \(experiment.name)", .dim)
        frame.write([title], in: style, column: rightColumn, row: 0)
        // Below a phone that has fewer lines a driver writes its counts and its prompt, which are further below here.
        frame.write(halves[0], lines: min(lines, whole.shownRows), column: 0, row: 1)
        frame.write(halves[1], lines: min(lines, broken.shownRows), column: rightColumn, row: 1)
        let difference = comparison.difference
        if whole.overlay == nil, broken.overlay == nil {
            for line in whole.page.rendering.shown(difference?.lines ?? []) {
                frame.write([StyledText("≠", .broken)], in: style, column: rightColumn - 1, row: 1 + line)
            }
            frame.cursor = halves[0].cursor.map { ($0.column, $0.row + 1) }
        }
        frame.write(counts(of: whole, columns: room.phoneColumns), in: style, row: lines + 1)
        frame.write(counts(of: broken, columns: room.phoneColumns), in: style, column: rightColumn, row: lines + 1)
        let verdict = comparison.verdict(on: difference).wrapped(to: columns).lines.prefix(2)
        frame.write(Array(verdict), in: style, row: lines + 3)
        drawPrompt(in: &frame, row: lines + 5)
        frame.write([keys], in: style, row: lines + 6)
        return frame
    }

    private func counts(of driver: Driver, columns: Int) -> [StyledText] {
        let countsCells = !driver.session.window.cellContainers.isEmpty
        let notes = driver.session.stats.notes(since: driver.session.shown.before?.counts, countsCells: countsCells)
        return Array(ScreenNotes(header: [notes]).headerLines(columns: columns).prefix(2))
    }

    private func drawPrompt(in frame: inout TerminalFrame, row: Int) {
        let prompt = StyledText("compare", .bold) + StyledText(" \(comparison.experiment.name)", .dim) + "> "
        var text = StyledText(whole.lastLine.isEmpty ? comparison.steps.last ?? "" : whole.lastLine)
        if case .field(let field)? = whole.overlay {
            text = StyledText(field.text)
            frame.cursor = (prompt.columns + StyledText(field.beforeCursor).columns, row)
        }
        frame.write(TerminalLine((prompt + text).text(in: style)), row: row)
    }

    private var keys: StyledText {
        if let busy = [whole, broken].first(where: { $0.overlay != nil }) { return KeyGuide(busy).line(columns: 80) }
        var all = whole.session.shownList == nil ? [] : [("↑↓", "scroll"), ("PgUp PgDn", "page")]
        if let focus = whole.focus { all = [(focus.gesture == .turn ? "↑↓" : "Enter", focus.command)] + all }
        all += [("Tab", "focus"), (":", "command"), ("c", "back")]
        return all.map { StyledText($0.0, .bold) + StyledText(" \($0.1)") }.joined(by: "  ")
    }
}
