import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

/// A row of a collection's list by itself.
struct ListCellTests {
    private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

    @Test("Each accessory takes 24 points of the content's width, and each level of indentation 10")
    func rooms() {
        // Given
        cell.accessories = [.checkmark(), .disclosureIndicator()]
        cell.indentationLevel = 3

        // When
        cell.layoutIfNeeded()
        let frame = cell.contentView.frame
        cell.indentationWidth = 100
        cell.layoutIfNeeded()

        // Then
        expect(frame, equals: CGRect(x: 30, y: 0, width: 122, height: 44))
        expect(cell.contentView.frame, equals: CGRect(x: 300, y: 0, width: 0, height: 44))
        expect(UICellAccessory.checkmark() != .disclosureIndicator())
    }

    @Test("Accessories are drawn from the content outward")
    func accessories() {
        // Given
        cell.accessories = [.checkmark(), .disclosureIndicator()]

        // When
        let text = ControlFixture.rendering(of: cell)

        // Then
        expect(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }, equals: ["✓  ›"])
    }

    @Test("A list cell from an archive has a list's background, unless it has a background view")
    func archive() throws {
        // Given
        let second = UICollectionViewListCell(frame: .zero)
        second.backgroundView = UIView()

        // When
        let cells: [UICollectionViewListCell] = try [cell, second].map { try ControlFixture.unarchived($0) }

        // Then
        expect(cell.backgroundConfiguration, equals: .listCell())
        expect(cells.map(\.backgroundConfiguration), equals: [.listCell(), nil])
    }

    @Test("A cell's configurations follow its state, unless automatic updates are off")
    func automatic() {
        // Given
        let cells = [cell, UICollectionViewListCell(frame: cell.frame)]
        cells[1].automaticallyUpdatesBackgroundConfiguration = false
        cells[1].automaticallyUpdatesContentConfiguration = false
        for cell in cells { cell.contentConfiguration = UIListContentConfiguration.cell() }

        // When
        for cell in cells {
            cell.isUserInteractionEnabled = false
            cell.isSelected = true
            cell.layoutIfNeeded()
        }

        // Then
        let contents = cells.map { $0.contentConfiguration as? UIListContentConfiguration }
        expect(contents.map(\.?.textProperties.color), equals: [.tertiaryLabel, .label])
        expect(cells.map(\.backgroundConfiguration?.backgroundColor), equals: [.systemGray4, .systemBackground])
        expect(cells.map(\.automaticallyUpdatesContentConfiguration), equals: [true, false])
        expect(cells.map(\.automaticallyUpdatesBackgroundConfiguration), equals: [true, false])
        expect(UICollectionViewCell(frame: .zero).defaultBackgroundConfiguration(), equals: .clear())
    }
}
