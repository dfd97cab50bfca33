import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// The sentence on cells, for whatever numbers there are.
struct CellSentenceTests {
    private func state(
        visible: Int, made: Int, reused: Int, waiting: Int, items: ClosedRange<Int>? = nil, length: String = "100 rows"
    ) -> ShownScreen.State {
        let counts = ScreenStats(visible: visible, made: made, reused: reused, waiting: waiting, nibReads: 0, live: 0)
        return ShownScreen.State(counts: counts, screenParts: [], list: nil, listLength: length, items: items)
    }

    private func cells(_ changes: [ChangedCell.Change], item: String = "row") -> [ChangedCell] {
        changes.enumerated().map { index, change in
            ChangedCell(
                cell: UITableViewCell(style: .default, reuseIdentifier: nil), place: CellPlace(item, index),
                change: change)
        }
    }

    @Test("The sentence about new, reused, discarded and waiting cells is right for zero, one and more")
    func numbers() throws {
        // Given
        var lines: [String] = []

        // When: so many made and reused since, so many fewer visible, so many more waiting
        for made in 0...2 {
            for reused in 0...2 {
                for gone in -1...3 {
                    for more in -1...2 {
                        let before = state(visible: 5, made: 5, reused: 0, waiting: 1, items: 0...4)
                        let now = state(
                            visible: 5 - gone, made: 5 + made, reused: reused, waiting: 1 + more, items: 2...6)
                        let changes = (0..<reused).map {
                            ChangedCell.Change.reused(from: CellPlace("row", $0 + 7), times: 1)
                        }
                        let summary = CellSummary(before: before, now: now, cells: cells(changes + [.none]))
                        lines.append("+\(made) ↻\(reused) −\(gone) ⧗\(more): \(summary.sentence ?? "–")")
                    }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Cells-in-numbers.txt")
    }

    @Test("The sentence says where cells were reused, how often, and where they came from")
    func ways() throws {
        // Given
        func reused(_ times: Int...) -> [ChangedCell.Change] {
            times.map { .reused(from: CellPlace("row", 9), times: $0) }
        }
        let ranges: [(ClosedRange<Int>?, ClosedRange<Int>?)] = [
            (0...4, 2...6), (2...6, 0...4), (0...4, 4...8), (0...4, 5...9), (5...9, 0...4), (0...4, 0...4),
            (nil, 0...4),
            (0...4, nil), (2...6, 2...8), (0...4, 0...5),
        ]
        var lines: [String] = []

        // When
        for (old, new) in ranges {
            for (waiting, length) in [(0, "100 rows"), (1, "100 rows"), (0, "99 rows")] {
                let before = state(visible: 5, made: 5, reused: 0, waiting: waiting, items: old)
                let now = state(visible: 5, made: 5, reused: 3, waiting: waiting, items: new, length: length)
                let summary = CellSummary(before: before, now: now, cells: cells(reused(1, 1, 1), item: "item"))
                lines.append("\(old.map { "\($0)" } ?? "–") → \(new.map { "\($0)" } ?? "–"), \(waiting), \(length)")
                lines.append("  \(summary.sentence ?? "–")")
            }
        }
        let all: [(Int, [ChangedCell.Change])] = [
            (1, reused(1)), (1, [.none]), (2, reused(2)), (2, reused(1)), (3, reused(2, 1)), (3, reused(1, 1)),
            (4, reused(2, 2)), (20, reused(3, 3)), (13, reused(7, 6)), (12, reused(6, 6)), (2, reused(1, 1) + [.made]),
        ]
        for (count, changes) in all {
            let before = state(visible: 5, made: 5, reused: 0, waiting: 0)
            let now = state(visible: 5, made: 5, reused: count, waiting: 0)
            let summary = CellSummary(before: before, now: now, cells: cells(changes))
            lines.append("\(count) in \(changes.count): \(summary.sentence ?? "–")")
        }
        let same = state(visible: 2, made: 2, reused: 0, waiting: 0)
        for changes: [ChangedCell.Change] in [
            [.none], [.moved(from: CellPlace("row", 3))], [.none, .moved(from: CellPlace("row", 3))], [],
        ] {
            let summary = CellSummary(before: same, now: same, cells: cells(changes, item: "item"))
            lines.append("\(changes): \(summary.sentence ?? "–")")
        }
        let shared = ChangedCell(
            cell: UITableViewCell(style: .default, reuseIdentifier: nil), place: CellPlace("row", 0),
            change: .moved(from: CellPlace("row", 3)))
        lines.append("shared: \(CellSummary(before: same, now: same, cells: [shared, shared]).sentence ?? "–")")
        lines.append((-1...14).map(\.inWords).joined(separator: " "))

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Cells-that-came-back.txt")
    }

    @Test("The sentence about a fault says what a cell shows and what it should show")
    func faults() throws {
        // Given
        func content(_ texts: [String], isSelected: Bool = false) -> CellContent {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            for (index, text) in texts.enumerated() {
                let label = UILabel(frame: CGRect(x: 50 * index, y: 0, width: 50, height: 20))
                label.text = text
                cell.contentView.addSubview(label)
            }
            cell.isSelected = isSelected
            return CellContent(of: cell)
        }
        let contents = [
            content([]), content(["May"]), content(["June"]), content(["May", "full"]), content(["June", "new"]),
            content(["May"], isSelected: true), content(["May", "full", "moon"]),
            content(["full", "May"]), content(["June"], isSelected: true),
        ]
        var lines: [String] = []

        // When
        for (index, content) in contents.enumerated() {
            for (other, should) in contents.enumerated() {
                let texts = [nil, "row 3"].map { CellFault(content, whole: should, shownAt: $0)?.text ?? "–" }
                lines.append("\(index), should be \(other): \(Set(texts).sorted().joined(separator: " | "))")
            }
        }

        // Then
        let told = contents.enumerated().map { "\($0): \($1.texts) \($1.isSelected)" }
        let text = (told + lines).joined(separator: "\n")
        try expect(text, isRecordedIn: "Faults-of-cells.txt")
    }
}
