import Judging
import ReusableViews
import Testing

@testable import ACellsClosure

@Suite(.judged)
struct ACellsClosureTests {
    private let survivors = Survivors()

    /// The numbers of live objects of both classes.
    private func alive() -> [Int] {
        let objects = World.current.liveObjects
        return [objects.count(of: WishesViewController.self), objects.count(of: WishCell.self)]
    }

    /// Shows the screen, and takes it away.
    private func visit(_ use: (Screen) throws -> Void) throws {
        let controller = WishesViewController(style: .plain)
        let screen = Screen(controller)
        try use(screen)
        survivors.watch(controller)
        survivors.watch(screen.window)
        screen.window.rootViewController = nil
    }

    private func expectNothingLeft(_ before: [Int], _ when: String, at place: SourceLocation = #_sourceLocation) {
        let left = zip(alive(), before).map(-)
        expect(
            ["\(left[0]) WishesViewController", "\(left[1]) WishCell"] + survivors.rings,
            toBe: ["0 WishesViewController", "0 WishCell"], when, at: place)
    }

    @Test("D6: With the screen gone, neither the controller nor a cell is left alive")
    func released() throws {
        // Given
        let before = alive()

        // When
        try visit { _ in }

        // Then
        expectNothingLeft(before, "alive when the screen is gone")
    }

    @Test("D6: After reuse and taps, neither the controller nor a cell is left alive")
    func releasedAfterUse() throws {
        // Given
        let before = alive()

        // When
        try visit { screen in
            screen.scroll(30)
            // Half a row shows one cell more, which waits afterwards, and is in the table still.
            for _ in 0..<2 {
                screen.list?.contentOffset.y += 22
                screen.window.layoutIfNeeded()
            }
            try screen.tap("Wish", inRow: 32)
        }

        // Then
        expectNothingLeft(before, "30 rows went by, a button was tapped, and the screen is gone")
    }

    @Test("A wish is still noted, for its row, as often as the button is tapped")
    func told() throws {
        // Given
        let screen = Screen(WishesViewController(style: .plain))
        func rows(from first: Int, wished: Int...) -> [String] {
            (first..<first + screen.counts.visible).map { row in
                "\(LunarCalendar(count: 100)[row].phase.name) · \(wished.contains(row) ? "Wished" : "Wish")"
            }
        }
        screen.scroll(12)
        try screen.tap("Wish", inRow: 14)
        expect(screen.texts, toBe: rows(from: 12, wished: 14), "12 rows went by, and the button of row 14 was tapped")

        // When
        screen.scroll(-12)

        // Then
        expect(screen.texts, toBe: rows(from: 0), "12 rows up again")
        for row in [1, 2] { try screen.tap("Wish", inRow: row) }
        expect(screen.texts, toBe: rows(from: 0, wished: 1, 2), "the buttons of rows 1 and 2 were tapped, too")
        screen.scroll(12)
        screen.scroll(-12)
        try screen.tap("Wished", inRow: 1)
        expect(screen.texts, toBe: rows(from: 0, wished: 2), "the button of row 1 was tapped again")
    }
}
