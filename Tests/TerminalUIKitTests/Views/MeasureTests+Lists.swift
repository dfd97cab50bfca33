import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Overriding) import Views

/// The places of the views in tables, cells and flows.
extension MeasureTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [4, 3]
        var told: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            told.append("cell \(indexPath.section).\(indexPath.row)")
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Moon \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 1 ? "The end" : nil
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            told.append("commit \(editingStyle) \(indexPath)")
            counts[indexPath.section] -= 1
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            told.append("will select \(indexPath)")
            return indexPath.row == 2 ? [indexPath.section, 1] : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("selected \(indexPath)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            told.append("deselected \(indexPath)")
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            told.append("will show \(indexPath)")
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            told.append("shown no more \(indexPath)")
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled to \(scrollView.contentOffset)") }
    }

    @Test(
        "A table of every style has its parts in their places, and calls its delegate for each change", arguments: 0..<3
    )
    func tables(number: Int) throws {
        // Given
        let style = [UITableView.Style.plain, .grouped, .insetGrouped][number]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), style: style)
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (rows, rows)
        var lines: [String] = []
        func note(_ title: String) {
            table.layoutIfNeeded()
            lines.append("— \(title): \(rows.told.joined(separator: ", "))")
            rows.told = []
            lines.append("  offset \(table.contentOffset), content \(table.contentSize)")
            for section in rows.counts.indices {
                lines.append(
                    "  section \(section): " + text(table.rect(forSection: section)) + ", header "
                        + text(table.rectForHeader(inSection: section)) + ", footer "
                        + text(table.rectForFooter(inSection: section)))
                lines.append("    " + text((0..<rows.counts[section]).map { table.rectForRow(at: [section, $0]) }))
            }
            lines.append(
                "  shown \(table.indexPathsForVisibleRows ?? []), selected \(table.indexPathsForSelectedRows ?? [])")
            lines.append(
                "  cells "
                    + table.visibleCells.map { text($0.frame) + " " + text($0.contentView.frame) }
                    .joined(separator: " | "))
        }

        // When
        note("at first")
        table.scrollToRow(at: [1, 2], at: .bottom, animated: false)
        note("to the last row")
        table.scrollToRow(at: [0, 3], at: .middle, animated: false)
        note("the middle")
        table.scrollToRow(at: [0, 1], at: .top, animated: false)
        note("the top")
        table.tapRow(at: [0, 2])
        note("tapped a row")
        table.tapRow(at: [0, 3])
        note("tapped another")
        rows.counts[0] = 5
        table.insertRows(at: [[0, 1]], with: .automatic)
        note("inserted")
        rows.counts = [4, 3]
        table.deleteRows(at: [[0, 0]], with: .automatic)
        note("deleted")
        table.moveRow(at: [0, 1], to: [0, 3])
        note("moved")
        table.reloadRows(at: [[0, 1]], with: .automatic)
        note("reloaded a row")
        table.setEditing(true, animated: false)
        note("editing")
        table.setEditing(false, animated: false)
        table.rowHeight = 33
        note("other height")
        rows.counts = [4, 3, 1]
        table.insertSections([2], with: .automatic)
        note("a section more")
        table.reloadData()
        note("reloaded")

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Table-\(style).txt")
    }

    @Test("A cell of every style lays out its labels beside accessories, images and editing controls")
    func cells() throws {
        var lines: [String] = []
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        let accessories: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]
        for (style, accessory) in styles.flatMap({ style in accessories.map { (style, $0) } }) {
            for kind in 0..<4 {
                // Given
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 66)
                cell.textLabel?.text = "The Sea of Tranquillity"
                cell.detailTextLabel?.text = kind == 3 ? "Mare Tranquillitatis, on the near side" : "Mare"
                cell.accessoryType = accessory

                // When
                if kind == 1 { cell.imageView?.image = UIImage(systemName: "moon") }
                if kind == 2 {
                    (cell.indentationLevel, cell.isEditing, cell.editingAccessoryType) = (1, true, .checkmark)
                }
                cell.layoutIfNeeded()
                let views = [cell.contentView, cell.textLabel, cell.detailTextLabel, cell.imageView].compactMap(\.self)
                let fits = cell.sizeThatFits(CGSize(width: 200, height: 500))
                lines.append(
                    "\(style) \(accessory) \(kind): \(text(views.map(\.frame))), fits \(fits.width)×\(fits.height)")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Cells.txt")
    }

    @Test("A flow layout arranges cells, headers and footers by its sizes, insets and spacings, in both directions")
    func flows() throws {
        var lines: [String] = []
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            for kind in 0..<4 {
                // Given
                let (layout, moons) = (UICollectionViewFlowLayout(), Moons([5, 0, 3]))
                layout.scrollDirection = direction
                layout.itemSize = kind == 1 ? CGSize(width: 300, height: 44) : CGSize(width: 90, height: 55)
                if kind > 1 {
                    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 5)
                    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (7, 3)
                    layout.headerReferenceSize = CGSize(width: 22, height: 33)
                }
                if kind == 3 { layout.footerReferenceSize = CGSize(width: 44, height: 11) }
                let frame = CGRect(x: 0, y: 0, width: 320, height: 240)
                let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
                (collection.dataSource, collection.delegate) = (moons, moons)

                // When
                collection.layoutIfNeeded()
                let size = layout.collectionViewContentSize
                let around = CGRect(origin: .zero, size: size).insetBy(dx: -10, dy: -10)
                let attributes = layout.layoutAttributesForElements(in: around) ?? []
                lines.append("— \(direction) \(kind), \(size.width)×\(size.height)")
                lines += attributes.map {
                    "  \($0.representedElementKind ?? "cell") \($0.indexPath): \(text($0.frame))"
                }
                collection.scrollToItem(at: [2, 2], at: direction == .vertical ? .top : .left, animated: false)
                collection.layoutIfNeeded()
                lines.append("  at the end \(collection.contentOffset): \(moons.shown.joined(separator: " "))")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Flows.txt")
    }

    // MARK: Words
}
