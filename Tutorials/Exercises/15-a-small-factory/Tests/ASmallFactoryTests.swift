import Judging
import ReusableViews
import Testing

@testable import ASmallFactory

@Suite(.judged)
struct ASmallFactoryTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let factory = CellFactory(nib: UINib(nibName: "SkyCells", bundle: nil))

    private func rows(from first: Int, _ count: Int) -> [String] {
        (first..<first + count).map { $0.isMultiple(of: 3) ? "planet \($0) · wanders" : "star \($0)" }
    }

    @Test("V1: The factory makes a cell of each kind that is in the nib")
    func kinds() {
        // Given
        let kinds = ["star", "planet"]

        // When
        let made = kinds.map { factory.cell(ofKind: $0, for: table)?.reuseIdentifier ?? "nil" }

        // Then
        expect(made, toBe: kinds, "the identifiers of a star and a planet")
        let world = World()
        world.edits = [
            NibEdit(nib: "SkyCells", find: #"reuseIdentifier="planet""#, replacement: #"reuseIdentifier="comet""#)
        ]
        let comet = world.run {
            CellFactory(nib: UINib(nibName: "SkyCells", bundle: nil)).cell(ofKind: "comet", for: table)
        }
        expect(
            [comet?.reuseIdentifier ?? "nil"], toBe: ["comet"],
            "the identifier of a comet, from a xib with `comet` in place of `planet`")
    }

    @Test("V3: Each copy is a separate cell, so every row shows one")
    func copies() {
        // Given
        let first = factory.cell(ofKind: "star", for: table)

        // When
        let second = factory.cell(ofKind: "star", for: table)

        // Then
        expect(first !== second, "two cells", butGot: "the same cell twice", "asked for a star, and for another")
        let screen = Screen(SkyViewController(style: .plain))
        expect(screen.texts, toBe: rows(from: 0, screen.counts.visible), "the rows on the screen")
    }

    @Test("V1: A waiting cell is used before the factory makes a copy")
    func comeBack() {
        // Given
        let screen = Screen(SkyViewController(style: .plain))

        // When
        screen.scroll(50)

        // Then
        // Of two kinds, one of each may wait.
        let most = screen.counts.visible + 2
        expect(
            screen.counts.made <= most, "\(most) cells made, or fewer",
            butGot: "\(screen.counts.made) cells made; \(screen.queue)", "after 50 rows went by")
        expect(screen.texts, toBe: rows(from: 50, screen.counts.visible), "after 50 rows went by")
    }

    @Test("V2: For an unknown kind, the factory returns nil")
    func unknown() {
        // Given, When
        let cell = factory.cell(ofKind: "comet", for: table)

        // Then
        expect(cell == nil, "nil", butGot: "a cell", "asked for a comet")
    }
}
