import ReusableViews
import TerminalTesting
import Testing

struct SmartTableViewCellTests {
    private final class PlainCell: SmartTableViewCell {}

    private final class DetailCell: SmartTableViewCell {
        override class var cellIdentifier: String { "detail" }

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private let rows = Rows()

    @Test("A cell's identifier is the name of its class, or one that the class returns")
    func identifier() {
        // Given
        let table = rows.table

        // When
        let cells = [PlainCell.cell(for: table), DetailCell.cell(for: table)]

        // Then
        expect(cells.map(\.reuseIdentifier), equals: ["PlainCell", "detail"])
        expect(cells.map { $0.detailTextLabel != nil }, equals: [false, true])
    }

    @Test("A class dequeues a waiting cell before it creates one, for each class separately")
    func reuse() {
        // Given
        rows.makeCell = { row, table in
            row.isMultiple(of: 2) ? PlainCell.cell(for: table) : DetailCell.cell(for: table)
        }
        rows.show()
        let before = rows.table.visibleCells

        // When
        rows.show()

        // Then
        expect(Set(rows.table.visibleCells), equals: Set(before))
        expect(rows.table.visibleCells.map { type(of: $0) == PlainCell.self }, equals: [true, false, true, false])
    }
}
