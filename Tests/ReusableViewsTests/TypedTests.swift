import ReusableViews
import TerminalTesting
import Testing

struct TypedTests {
    private let rows = Rows()

    @Test("A type with a nib is registered with the nib, and cells have the type")
    func nib() {
        // Given
        rows.table.register(TypedNibCell.self)
        rows.makeCell = { row, table in
            let cell = table.dequeue(TypedNibCell.self, for: IndexPath(row: row, section: 0))
            cell.title?.text = "row \(row)"
            return cell
        }

        // When
        rows.show()
        rows.show()

        // Then
        let titles = rows.table.visibleCells.compactMap { ($0 as? TypedNibCell)?.title?.text }
        expect(titles, equals: ["row 0", "row 1", "row 2", "row 3"])
        expect(rows.table.reuseCounts.made, equals: 4)
        expect(rows.table.reuseCounts.reused, equals: 4)
    }

    @Test("A type without a nib is registered by its class")
    func code() {
        // Given
        rows.table.register(TypedCell.self)
        rows.makeCell = { row, table in table.dequeue(TypedCell.self, for: IndexPath(row: row, section: 0)) }

        // When
        rows.show()

        // Then
        expect(rows.table.visibleCells.allSatisfy { $0 is TypedCell && $0.reuseIdentifier! == "TypedCell" })
    }

    @Test("A nib that makes another class ends the process, and the message says what to set")
    func wrongClass() async throws {
        // Given
        let message =
            "cells with identifier MistypedCell should be of class MistypedCell, but this is a UITableViewCell. "

        // When
        let ending = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: .zero)
                table.register(MistypedCell.self)
                _ = table.dequeue(MistypedCell.self, for: IndexPath(row: 0, section: 0))
            }
        }

        // Then
        expect(
            String(decoding: ending.standardErrorContent, as: UTF8.self),
            contains: message + "Set the class of the nib's first object to MistypedCell.")
    }

    @Test("A type's nib has its name and is in its bundle")
    func defaultNib() throws {
        // Given
        let nib = NamelessCell.nib

        // When
        let error = try #require(throws: NibError.self) { _ = try nib.document }

        // Then
        expect(error.faults.first?.file, equals: "NamelessCell.xib")
    }
}

private final class TypedCell: UITableViewCell, Reusable {}

private final class NamelessCell: UITableViewCell, Reusable, NibLoadable {}

final class TypedNibCell: UITableViewCell, Reusable, NibLoadable {
    @Outlet var title: UILabel?

    static let nib = Nib.make(
        Nib.cell("TypedNibCell", class: TypedNibCell.self, labels: ["title": 0])
            .replacing(
                "</tableViewCell>",
                with: #"<connections><outlet property="title" destination="title" id="tIt-le-001"/></connections>"#
                    + "</tableViewCell>"))
}

private final class MistypedCell: UITableViewCell, Reusable, NibLoadable {
    static let nib = Nib.make(Nib.cell("MistypedCell"))
}
