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
        let above = [room.heading.wrapped(to: room.columns)]
        let verdict = [comparison.verdict(on: difference).wrapped(to: room.columns)]
        var counts = counts
        let lines = phones
        let free = room.rows.map { $0 - lines.count - (above + verdict).reduce(0) { $0 + $1.lines.count } }
        // Counts that are seldom of interest, and empty lines, only where there is room.
        if let free { counts = Array(counts.prefix(max(free, ComparisonRoom.leastCounts))) }
        let isAiry = free.map { $0 >= counts.count + 2 } ?? true
        let blank = isAiry && !counts.isEmpty ? [StyledText("")] : []
        let hint = isAiry ? comparison.hint(on: difference).map { [$0.wrapped(to: room.columns)] } ?? [] : []
        return written(above) + lines + written(blank + counts + blank + verdict + hint)
    }

    private func written(_ texts: [StyledText]) -> [String] {
        texts.flatMap(\.lines).map { $0.text(in: style) }
    }

    // MARK: Phones

    private var phones: [String] {
        let wholeScreen = comparison.whole
        let name = StyledText("  \(comparison.experiment.wholeName)", .bold)
        let title = name + StyledText(wholeScreen.session.shown.isLower ? ", on lower phones" : "", .dim)
        let whole = written([title]) + lines(of: wholeScreen, badges: wholeScreen.badges)
        var broken = written([StyledText("  \(comparison.experiment.screenName)", comparison.experiment.role)])
        if let screen = comparison.broken {
            broken += self.lines(of: screen, badges: screen.badges(besides: wholeScreen))
        } else if let ending = comparison.ending {
            broken += written([StyledText(ending.output + ending.message, .broken).wrapped(to: room.phoneColumns)])
        }
        let marks = Set(difference?.lines ?? []).filter { $0 < room.phoneLines ?? .max }
        // The titles are above.
        func mark(_ line: Int) -> String {
            marks.contains(line - 1) ? StyledText("≠", .broken).text(in: style) : " "
        }
        if room.isStacked {
            return whole + broken.enumerated().map { marks.contains($0 - 1) ? "\($1) \(mark($0))" : $1 }
        }
        let gap = String(repeating: " ", count: room.gap - 1)
        return (0..<max(whole.count, broken.count)).map { index in
            guard index < broken.count else { return whole[index] }
            let left = index < whole.count ? whole[index] : ""
            let blank = String(repeating: " ", count: max(0, room.phoneColumns - TerminalLine(left).columns))
            return left + blank + gap + mark(index) + broken[index]
        }
    }

    /// Returns as much of a phone as there is room for, and the error messages.
    private func lines(of screen: ComparedScreen, badges: [CellBadge]) -> [String] {
        let phone = screen.rendering(badges: badges, style: style).lines
        let complaints = screen.complaints.map { StyledText($0, .broken).wrapped(to: room.phoneColumns) }
        return phone.prefix(room.phoneLines ?? phone.count) + written(complaints)
    }

    // MARK: Counts

    private static let nameWidth = 11
    private static let leastBar = 8

    /// The lines of the counts, each with those of the whole and the broken screen, and their difference.
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
