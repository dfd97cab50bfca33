internal import Canvases
internal import PlainText

/// The text that `compare` writes: two phones with their badges, the counts with bars below, and the differences in a
/// sentence.
struct ComparisonText {
    let comparison: ScreenComparison
    /// The places where the screens look different, or nil if one has ended.
    let difference: ScreenDifference?
    let style: TerminalStyle
    let room: ComparisonRoom

    var lines: [String] {
        let above = [room.heading, comparison.verdict(on: difference)].map { $0.wrapped(to: room.columns) }
        var counts = counts
        let phones = phones
        let free = room.rows.map { $0 - phones.count - above.reduce(0) { $0 + $1.lines.count } }
        // Counts that are seldom of interest, and empty lines, only where there is room.
        if let free { counts = Array(counts.prefix(max(free, ComparisonRoom.leastCounts))) }
        let isAiry = free.map { $0 >= counts.count + 2 } ?? true
        let blank = isAiry && !counts.isEmpty ? [StyledText("")] : []
        let hint = isAiry ? comparison.hint(on: difference).map { [$0.wrapped(to: room.columns)] } ?? [] : []
        return written(above) + phones + written(blank + counts + hint)
    }

    private func written(_ texts: [StyledText]) -> [String] {
        texts.flatMap(\.lines).map { $0.text(in: style) }
    }

    // MARK: Phones

    private var phones: [String] {
        let wholeScreen = comparison.whole
        let experiment = comparison.experiment
        let badges = comparison.broken?.badges(besides: wholeScreen) ?? []
        let screens = [(wholeScreen, wholeScreen.badges)] + (comparison.broken.map { [($0, badges)] } ?? [])
        let renderings = PhoneRendering.folded(
            screens.map { $0.rendering(badges: $1, style: style) }, to: room.phoneLines ?? .max)
        let sides = zip(screens, renderings).map { lines(of: $0.0, $1) }
        let titles = [
            title(experiment.wholeName, .bold, \.whole), title(experiment.screenName, experiment.role, \.broken),
        ]
        let names = room.isStacked ? [experiment.wholeName, experiment.screenName].map { StyledText($0) } : titles
        let whole = written(["  " + names[0]]) + sides[0]
        var broken = written(["  " + names[1]])
        if let ending = comparison.ending {
            broken += written([StyledText(ending.output + ending.message, .broken).wrapped(to: room.phoneColumns)])
        } else {
            broken += sides.dropFirst().flatMap(\.self)
        }
        let marks = renderings[0].shown(difference?.lines ?? [])
        // The titles are above.
        func mark(_ line: Int) -> String {
            marks.contains(line - 1) ? StyledText("≠", .broken).text(in: style) : " "
        }
        if room.isStacked {
            // Both numbers come before the phones, of which a window may have only the first.
            let numbers = comparison.stats == nil ? [] : written(["  " + titles.joined(by: " · ")])
            return numbers + whole + broken.enumerated().map { marks.contains($0 - 1) ? "\($1) \(mark($0))" : $1 }
        }
        let gap = String(repeating: " ", count: room.gap - 1)
        let width = room.phoneColumns + (room.notesColumns > 0 ? room.notesColumns + room.gap : 0)
        return (0..<max(whole.count, broken.count)).map { index in
            guard index < broken.count else { return whole[index] }
            let left = index < whole.count ? whole[index] : ""
            let blank = String(repeating: " ", count: max(0, width - TerminalLine(left).columns))
            return left + blank + gap + mark(index) + broken[index]
        }
    }

    /// Returns the name of a screen, and how many cells it made and reused.
    private func title(
        _ name: String, _ role: TextRole, _ stats: KeyPath<(whole: ScreenStats, broken: ScreenStats), ScreenStats>
    ) -> StyledText {
        let counts = comparison.stats?[keyPath: stats]
        let isList = comparison.whole.session.shownList != nil
        let text = isList ? counts.map { "\($0.made) made, \($0.reused) reused" } : nil
        return StyledText(name, role) + StyledText(text.map { ": \($0)" } ?? "", .bold)
    }

    /// Returns a phone, with its notes if there is room for them, and the error messages.
    private func lines(of screen: ComparedScreen, _ phone: PhoneRendering) -> [String] {
        let complaints = screen.complaints.map { StyledText($0, .broken).wrapped(to: room.phoneColumns) }
        guard room.notesColumns > 0 else { return phone.lines + written(complaints) }
        let page = ScreenPage(rendering: phone, style: style, columns: nil, rows: nil)
        var notes = screen.session.shown.notes
        notes.header = []
        let beside = notes.lines(beside: phone, columns: room.notesColumns, rows: phone.lines.count)
        return page.lines(beside: beside) + written(complaints)
    }

    // MARK: Counts

    private static let nameWidth = 11
    private static let leastBar = 8

    /// The lines of the counts, each with the count of the whole screen, the count of the broken screen, and their
    /// difference.
    private var counts: [StyledText] {
        guard let (whole, broken) = comparison.stats else { return [] }
        let counts = comparison.counts
        let numbers = counts.flatMap { [whole[keyPath: $0.number], broken[keyPath: $0.number]] }
        let width = numbers.map { "\($0)".count }.max() ?? 0
        let left = room.isStacked ? (room.columns - 2) / 2 : room.phoneColumns + room.gap
        var differences = counts.map(comparison.difference)
        func barRoom() -> Int {
            let behind = differences.map(\.count).max() ?? 0
            return min(left - Self.nameWidth - width - 3, room.columns - left - width - 4 - behind)
        }
        if barRoom() < Self.leastBar { differences = differences.map { String($0.prefix { $0 != "," }) } }
        let scale = comparison.scale(within: barRoom())
        return zip(counts, differences).map { count, difference in
            @MainActor func number(_ stats: ScreenStats) -> StyledText {
                let number = stats[keyPath: count.number]
                let text = StyledText("\(number)".padded(to: width, at: .leading))
                return number > 0 ? text + " " + scale.bar(Double(number), count.role) : text
            }
            let start = (StyledText(count.rawValue.padded(to: Self.nameWidth)) + number(whole)).padded(to: left)
            let end = number(broken)
            let role: TextRole = difference.hasPrefix("+") ? count.role : .plain
            return difference.isEmpty ? start + end : start + end + "  " + StyledText(difference, role)
        }
    }
}
