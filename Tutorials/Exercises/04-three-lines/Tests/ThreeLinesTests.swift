import Judging
import ReusableViews
import Testing

@testable import ThreeLines

@Suite(.judged)
struct ThreeLinesTests {
    private let screen = Screen(StripsViewController(style: .plain))

    /// The texts of the rows, if each row shows its own content.
    private func rows(from first: Int) -> [String] {
        let calendar = LunarCalendar(count: 100)
        return (first..<first + screen.counts.visible).map {
            "\(calendar[$0].phase.name) · \(calendar[$0].dateString)"
        }
    }

    @Test("T3: Loading the nib with the controller as its owner makes a cell and delivers it in the outlet")
    func delivered() {
        // Given
        let expected = rows(from: 0).prefix(3)

        // When
        let shown = screen.texts.prefix(3)

        // Then
        expect(Array(shown), toBe: Array(expected), "the first three rows; \(screen.loads(of: "PhaseStrip"))")
    }

    @Test("T5: Each load makes another cell")
    func anotherCell() {
        // Given
        let cells = (screen.list as? UITableView)?.visibleCells ?? []

        // When
        let different = Set(cells.map(ObjectIdentifier.init)).count

        // Then
        let count = cells.count
        expect(different == count, "\(count) cells for \(count) rows", butGot: "\(different)", "at first")
    }

    @Test("T2: The data source asks the table first, and loads the nib only if no cell waits")
    func asksFirst() {
        // Given
        let fit = screen.counts.visible

        // When
        screen.scroll(50)

        // Then
        let loads = screen.loadCount(of: "PhaseStrip")
        expect(
            loads <= fit + 1, "the nib was loaded \(fit + 1) times, or less often",
            butGot: "it was loaded \(loads) times; \(screen.queue)",
            "\(fit) rows fit on the screen, and 50 rows went by")
        expect(screen.texts, toBe: rows(from: 50), "after 50 rows went by")
    }
}
