import Judging
import ReusableViews
import Testing

@testable import RegisterTheNib

@Suite(.judged)
struct RegisterTheNibTests {
    private let readsBefore = World.current.fileReads
    private let screen = Screen(MoonRowsViewController(style: .plain))

    @Test("N1: The table makes its cells from the nib that it was given")
    func fromNib() {
        // Given
        let calendar = LunarCalendar(count: 100)

        // When
        let shown = screen.texts.prefix(3)

        // Then
        let expected = (0..<3).map { "\(calendar[$0].phase.name) · \(calendar[$0].dateString)" }
        expect(
            Array(shown), toBe: expected,
            "the first three rows; \(screen.loads(of: "MoonRow")); \(screen.queue)")
        let more = (screen.list as? UITableView)?.dequeueReusableCell(withIdentifier: "MoonRow")
        expect(
            more is MoonRowCell, "a MoonRowCell", butGot: more.map { "a \(type(of: $0))" } ?? "nil",
            "asked the table for one more cell `MoonRow`, while none waits")
    }

    @Test("N1: The file is read once, however many cells there are")
    func readOnce() {
        // Given, When
        screen.scroll(50)

        // Then
        let reads = World.current.fileReads - readsBefore
        expect(reads == 1, "MoonRow.xib was read once", butGot: "it was read \(reads) times", "after 50 rows went by")
    }

    @Test("T6: At most one cell more than fits on the screen is made")
    func comeBack() {
        // Given, When
        screen.scroll(50)

        // Then
        expect(
            screen.madeNoMoreThanFit, "\(screen.counts.visible + 1) cells made, or fewer",
            butGot: "\(screen.counts.made) cells made; \(screen.queue)", "after 50 rows went by")
    }
}
