import Judging
import ReusableViews
import Testing

@testable import AsHighAsItsText

@Suite(.judged)
struct AsHighAsItsTextTests {
    /// The screen after a scroll.
    private struct Look {
        /// The rows on the screen.
        var rows: [String] = []
        /// The messages of the system about their constraints.
        var log: [String] = []
        /// The constraints of the content's lower edge, or of its height.
        var edge: [String] = []
    }

    /// Looks at the screen after some rows went by.
    private func look(after steps: Int = 0) -> Look {
        var look = Look()
        let world = World()
        world.log = { look.log.append($0) }
        world.run {
            let controller = LogbookViewController(style: .plain)
            let screen = Screen(controller)
            screen.scroll(steps)
            let cells = controller.tableView.visibleCells
            look.rows = cells.map(line)
            look.edge = cells.first.map { edge(of: $0.contentView) } ?? []
        }
        return look
    }

    /// The number of lines that a row has to show, and the number that it has room for.
    private func line(_ cell: UITableViewCell) -> String {
        guard let cell = cell as? EntryCell, let night = cell.nightLabel, let seen = cell.seenLabel else {
            return "a cell without labels"
        }
        let lines = Int(seen.sizeThatFits(CGSize(width: 288, height: 0)).height / 22)
        let room = Int((min(seen.frame.maxY, cell.bounds.height) - max(seen.frame.minY, night.frame.maxY)) / 22)
        let rest = cell.bounds.height - seen.frame.maxY
        return Self.line(night.text, lines, room)
            + (rest > 44 ? ", and \(Int(rest)) points with nothing in them" : "")
    }

    private static func line(_ name: String?, _ lines: Int, _ room: Int) -> String {
        "\(name ?? "?"): \(lines) \(lines == 1 ? "line" : "lines"), room for \(room)"
    }

    private func edge(of content: UIView) -> [String] {
        content.constraints.filter { constraint in
            [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
                .contains { $0 === content && [.bottom, .bottomMargin, .height, .centerY].contains($1) }
        }.map { "\($0)" }
    }

    private func rows(_ range: Range<Int>) -> [String] {
        let lines = [1, 2, 3, 1, 5]
        return range.map { Self.line("Night \($0)", lines[$0 % 5], lines[$0 % 5]) }
    }

    @Test("Each row is as high as its text requires")
    func heights() {
        // Given, When
        let look = look()

        // Then
        let said = look.log.prefix(1).map { "the log says: " + $0.components(separatedBy: ". Cell: ")[0] }
        let words = ["the first five rows"] + said + look.edge
        expect(Array(look.rows.prefix(5)), toBe: rows(0..<5), words.joined(separator: "; "))
    }

    @Test("T1: A reused cell is as high as the text of its new row")
    func reused() {
        // Given, When
        let shown = look(after: 40).rows

        // Then
        let first = shown.first.flatMap { $0.split { !$0.isNumber }.first.flatMap { Int($0) } } ?? 0
        expect(shown, toBe: rows(first..<first + shown.count), "after 40 steps of 44 points")
    }

    @Test("The constraints don't contradict each other")
    func noContradiction() {
        // Given, When
        let log = look(after: 40).log

        // Then
        expect(log, toBe: [], "what the system says of the constraints")
    }
}
