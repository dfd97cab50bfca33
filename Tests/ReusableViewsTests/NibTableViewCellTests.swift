import ReusableViews
import TerminalTesting
import Testing

struct NibTableViewCellTests {
    private let rows = Rows()

    @Test("By default the identifier is the class's name, and the nib's name is the identifier")
    func names() {
        // Given
        let types = [EventCell.self, RenamedCell.self]

        // When
        let names = types.map { [$0.cellIdentifier, $0.nibName] }

        // Then
        expect(names, equals: [["EventCell", "EventCell"], ["renamed", "renamed"]])
    }

    @Test("The nib is read once, and its first object is created for each new cell")
    func reuse() {
        // Given
        let nib = Nib.make(Nib.cell("EventCell", class: EventCell.self))
        let reads = World.current.fileReads
        rows.makeCell = { EventCell.cell(for: $1, from: nib) }
        rows.show()
        let before = rows.table.visibleCells

        // When
        rows.show()

        // Then
        expect(before.count, equals: 4)
        expect(Set(rows.table.visibleCells), equals: Set(before))
        expect(World.current.fileReads, equals: reads + 1)
    }

    @Test("An empty nib ends the process, and the message names the nib and the class")
    func empty() async throws {
        // Given
        let message = "data should contain a EventCell as its first object, but it is empty."

        // When
        let ending = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = EventCell.cell(for: UITableView(frame: .zero), from: Nib.make("")) }
        }

        // Then
        expect(String(decoding: ending.standardErrorContent, as: UTF8.self), contains: message)
    }

    @Test("A first object of another class ends the process, and the message names it as well")
    func wrongClass() async throws {
        // Given
        let message = "data should contain a EventCell as its first object, but its first object is a UITableViewCell."

        // When
        let ending = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = EventCell.cell(for: UITableView(frame: .zero), from: Nib.make(Nib.cell("EventCell")))
            }
        }

        // Then
        expect(String(decoding: ending.standardErrorContent, as: UTF8.self), contains: message)
    }
}

class EventCell: NibTableViewCell {}

final class RenamedCell: EventCell {
    override class var cellIdentifier: String { "renamed" }
}
