internal import PlainText

extension TechniqueComparison {
    /// Returns a table with a bar for the time it takes to make a cell, if there is room for one, otherwise without
    /// optional columns. Below it are the values that all share, and the techniques to choose today.
    func text(current: String, recommendations: [String], columns: Int?) -> StyledText {
        let names = rows.map { $0.technique + ($0.technique == current ? " now" : "") }
        let nameWidth = (names + ["technique"]).map(\.count).max() ?? 0
        var columnsShown = tableColumns.filter { !$0.isEqualForAll || $0.isAlwaysShown }
        var isTooWide: Bool {
            columns.map { nameWidth + columnsShown.reduce(0) { $0 + 2 + $1.width } > $0 } ?? false
        }
        if isTooWide { for index in columnsShown.indices { columnsShown[index].foldTitle() } }
        while isTooWide, let next = columnsShown.firstIndex(where: { !$0.isAlwaysShown }) {
            columnsShown.remove(at: next)
        }
        func line(_ name: StyledText, _ cells: [String]) -> StyledText {
            zip(cells, columnsShown.map(\.width)).reduce(name.padded(to: nameWidth)) { line, cell in
                line + "  " + StyledText(cell.0.padded(to: cell.1, at: .leading))
            }
        }
        let header = line("technique", columnsShown.map { $0.titles.last ?? "" }).string
        let above =
            columnsShown.contains { $0.titles.count > 1 }
            ? [line("", columnsShown.map { $0.titles.count > 1 ? $0.titles[0] : "" })] : []
        let room = (columns ?? header.count + 2 + Self.longestBar) - header.count - 2
        let table = rows.indices.map { index in
            let name = StyledText(rows[index].technique, rows[index].technique == current ? .bold : .plain)
            let mark = StyledText(rows[index].technique == current ? " now" : "", .dim)
            return line(name + mark, columnsShown.map { $0.values[index] }) + bar(of: index, room: room)
        }
        let notes = [
            [sentence, isOfCells && room > 0 ? "The bar is µs to make." : nil].compactMap(\.self), recommendations,
            ["\"technique --explain\" says what each solves, and what breaks it."],
        ].joined().map { StyledText($0, .dim).wrapped(to: columns) }
        return ((above.map(\.string) + [header]).map { StyledText($0, .dim) } + table + notes).joined(by: "\n")
    }

    private struct Column {
        /// The lines of the title.
        var titles: [String]
        let values: [String]
        let isAlwaysShown: Bool
        var isEqualForAll: Bool { Set(values).count == 1 }
        var width: Int { (values + titles).map(\.count).max() ?? 0 }

        init(title: String, values: [String], isAlwaysShown: Bool = true) {
            (titles, self.values, self.isAlwaysShown) = ([title], values, isAlwaysShown)
        }

        /// Puts the last word of the title below the others.
        mutating func foldTitle() {
            guard let space = titles[0].lastIndex(of: " ") else { return }
            titles = [String(titles[0][..<space]), String(titles[0][space...].dropFirst())]
        }
    }

    private var tableColumns: [Column] {
        let code = rows.first { $0.technique == "code" }
        let cost = isOfCells ? "µs to make" : "µs to show"
        return [
            Column(title: "made", values: rows.map { "\($0.made)" }, isAlwaysShown: false),
            Column(title: "reused", values: rows.map { "\($0.reused)" }, isAlwaysShown: false),
            Column(title: "nib reads", values: rows.map { "\($0.nibReads)" }, isAlwaysShown: false),
            Column(title: "lines", values: rows.map { "\($0.lines)" }),
            Column(
                title: "µs to reuse", values: rows.map { $0.reused > 0 ? "\($0.microsecondsPerReused)" : "–" },
                isAlwaysShown: false),
            Column(title: cost, values: rows.map { "\($0.microsecondsPerMade)" }),
            Column(
                title: "× code",
                values: rows.map { row in
                    code.map { Self.brief(row.microsecondsPerMade / $0.microsecondsPerMade) } ?? ""
                }, isAlwaysShown: false),
        ]
    }

    /// A sentence with the counts that are the same for all, which need no column.
    private var sentence: String? {
        guard isOfCells else { return "The time is that of the whole screen, loaded and shown." }
        let (made, reused) = (Set(rows.map(\.made)), Set(rows.map(\.reused)))
        guard made.count == 1, reused.count == 1, let made = made.first, let reused = reused.first else { return nil }
        return "Every technique made \(made) cells and reused them \(reused) times."
    }

    private func bar(of index: Int, room: Int) -> StyledText {
        let times = rows.map(\.microsecondsPerMade)
        let scale = BarScale(largest: times.max() ?? 0, columns: min(max(room, 0), Self.longestBar))
        return room > 0 ? "  " + scale.bar(times[index]) : ""
    }

    private static let longestBar = 20

    private static func brief(_ factor: Double) -> String {
        let tenths = (factor * 10).rounded()
        return tenths < 100 ? "\(tenths / 10)" : "\(factor.rounded().whole(in: 0...1_000_000_000))"
    }
}
