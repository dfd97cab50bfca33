import Judging
import ReusableViews
import Testing

@testable import ForARow

@Suite(.judged)
struct ForARowTests {
    private let readsBefore = World.current.fileReads
    private let screen = Screen(LightBarsViewController(style: .plain))

    /// The texts of the rows, if the bar of a full moon is as long as the list is wide.
    private func rows(from first: Int, signs: Int = 40) -> [String] {
        (first..<first + screen.counts.visible).map { row in
            let phase = LunarCalendar(count: 100)[row].phase
            let length = phase == .new ? 0 : phase == .full ? signs : signs / 2
            return length == 0 ? phase.name : "\(phase.name) · \(String(repeating: "=", count: length))"
        }
    }

    @Test("N1: There is always a cell, and it comes from the nib")
    func fromNib() {
        // Given
        let names = rows(from: 0).prefix(3).map { $0.components(separatedBy: " · ")[0] }

        // When
        let shown = screen.texts.prefix(3).map { $0.components(separatedBy: " · ")[0] }

        // Then
        expect(
            shown, toBe: names,
            "the phases of the first three rows; \(screen.loads(of: "LightBarCell")); \(screen.queue)")
    }

    @Test("A cell that is dequeued for its row is as wide as the row, before it is filled")
    func size() {
        // Given
        let expected = rows(from: 0)

        // When
        let shown = screen.texts

        // Then
        expect(
            Array(shown.prefix(4)), toBe: Array(expected.prefix(4)),
            "the first four rows, on a screen that is 40 signs wide; the nib is 75 wide")
        expect(shown, toBe: expected, "the rows on the screen")
        let list = LightBarsViewController(style: .plain)
        let parent = UIViewController()
        parent.addChild(list)
        list.view.frame = CGRect(x: 0, y: 0, width: 160, height: 480)
        parent.view.addSubview(list.view)
        let narrow = Screen(parent).texts
        expect(
            Array(narrow.prefix(4)), toBe: Array(rows(from: 0, signs: 20).prefix(4)),
            "the first four rows, in a list that is 20 signs wide")
    }

    @Test("N1: The file is read once, and cells are reused")
    func once() {
        // Given, When
        screen.scroll(50)

        // Then
        let reads = World.current.fileReads - readsBefore
        expect(
            reads == 1, "LightBarCell.xib was read once", butGot: "it was read \(reads) times", "after 50 rows went by")
        expect(
            screen.madeNoMoreThanFit, "\(screen.counts.visible + 1) cells made, or fewer",
            butGot: "\(screen.counts.made) cells made; \(screen.queue)", "after 50 rows went by")
        expect(screen.texts, toBe: rows(from: 50), "after 50 rows went by")
    }
}
