import Judging
import ReusableViews
import Testing

@testable import SmartCell

@Suite(.judged)
struct SmartCellTests {
    private func rows(_ range: Range<Int>) -> [String] { range.map { "star \($0)" } }

    @Test("S2: A new cell is the first object of the nib, which is loaded without an owner")
    func fromNib() throws {
        // Given
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let world = World()
        let laidOut = try UINib(nibName: "StarCell", bundle: nil).objects(withOwner: nil).map { "\(type(of: $0))" }
        var made: [String] = []
        world.trace.sink = { event in
            guard event.event == .decode, event.class == "StarCell" else { return }
            let owner = event.load?.owner.map { "with a \($0.className) as its owner" } ?? "without an owner"
            made.append("a StarCell made from StarCell.xib, which was loaded \(owner)")
        }

        // When
        let cell = world.run { StarCell.cell(for: table, from: UINib(nibName: "StarCell", bundle: nil)) }

        // Then
        expect(laidOut, toBe: ["StarCell"], "what is in StarCell.xib")
        expect(
            made.isEmpty ? ["a \(type(of: cell)) that is not from the nib"] : made,
            toBe: ["a StarCell made from StarCell.xib, which was loaded without an owner"], "asked the class for a cell"
        )
    }

    @Test("S1: The controller only fills the cell")
    func filled() {
        // Given, When
        let screen = Screen(StarsViewController(style: .plain))

        // Then
        expect(Array(screen.texts.prefix(3)), toBe: rows(0..<3), "the first three rows")
    }

    @Test("S1: The class asks the table first, by its identifier")
    func asksFirst() {
        // Given
        let readsBefore = World.current.fileReads
        let screen = Screen(StarsViewController(style: .plain))

        // When
        screen.scroll(50)

        // Then
        let counts = screen.counts
        expect(
            screen.madeNoMoreThanFit, "\(counts.visible + 1) cells made, or fewer",
            butGot: "\(counts.made) cells made, \(counts.reused) reused; \(screen.queue)",
            "after 50 rows went by")
        expect(screen.texts, toBe: rows(50..<50 + counts.visible), "after 50 rows went by")
        let reads = World.current.fileReads - readsBefore
        expect(reads == 1, "StarCell.xib was read once", butGot: "it was read \(reads) times", "after 50 rows went by")
    }
}
