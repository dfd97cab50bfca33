import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit
@testable import Views

/// Rare cases of tables: invalid heights, disappearing data, and results without a data source.
struct RareTablesTests {
    /// Says any height of rows, headers and footers, and as how high they are to be taken at first.
    private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
        var row = UITableView.automaticDimension
        var estimate = UITableView.automaticDimension
        var header = UITableView.automaticDimension
        var headerEstimate = UITableView.automaticDimension
        var hasViews = true
        var isSized = true
        var count = 2

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "Moon"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { row }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            header < 0 ? header : header + 1
        }
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
            headerEstimate
        }
        func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
            headerEstimate < 0 ? headerEstimate : headerEstimate + 1
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard hasViews else { return nil }
            let view = UITableViewHeaderFooterView(reuseIdentifier: "head")
            guard isSized else { return view }
            let label = UILabel()
            (label.text, label.translatesAutoresizingMaskIntoConstraints) = ("Head", false)
            view.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -6),
            ])
            return view
        }
    }

    private func heights(of table: UITableView) -> String {
        let sections = (0..<table.numberOfSections).map { section in
            let rows = (0..<table.numberOfRows(inSection: section)).map { table.rectForRow(at: [section, $0]).height }
            return "\(table.rectForHeader(inSection: section).height) \(rows) "
                + "\(table.rectForFooter(inSection: section).height)"
        }
        return sections.joined(separator: ", ") + " in \(table.contentSize.height)"
    }

    @Test("A height of a row or header can be zero, the least nonzero number, or automatic")
    func edges() throws {
        var lines: [String] = []
        let few: [CGFloat] = [-1, 0, 0.5, 30]
        let settings: [(String, [CGFloat], (Heights, UITableView, CGFloat) -> Void)] = [
            ("the table's rows", few + [-7], { $1.rowHeight = $2 }),
            ("the table's estimate", few, { ($1.rowHeight, $1.estimatedRowHeight) = (-1, $2) }),
            ("the delegate's rows", few, { $0.row = $2 }), ("the delegate's estimate", few, { $0.estimate = $2 }),
            ("both", few, { ($0.estimate, $1.estimatedRowHeight, $1.rowHeight) = ($2, 77, -1) }),
            ("the table's headers", few, { ($1.sectionHeaderHeight, $1.sectionFooterHeight) = ($2, $2) }),
            ("the delegate's headers", few, { $0.header = $2 }),
            (
                "the delegate's headers' estimate", few,
                { ($0.headerEstimate, $1.sectionHeaderHeight, $1.sectionFooterHeight) = ($2, -1, -1) }
            ),
            (
                "of empty headers", few,
                {
                    ($0.headerEstimate, $0.isSized, $1.sectionHeaderHeight, $1.sectionFooterHeight) = (
                        $2, false, -1, -1
                    )
                }
            ),
            ("without headers", few, { ($0.hasViews, $1.sectionHeaderHeight) = (false, $2) }),
        ]
        let world = World()
        world.log = { _ in }
        world.run {
            for style in [UITableView.Style.plain, .grouped] {
                for (name, values, set) in settings {
                    for value in values {
                        // Given
                        let parts = Heights()
                        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 120), style: style)
                        set(parts, table, value)
                        (table.dataSource, table.delegate) = (parts, parts)

                        // When
                        let before = heights(of: table)
                        table.layoutIfNeeded()
                        lines.append("\(style), \(name) \(value): \(before)")
                        lines.append("    seen: \(heights(of: table))")
                    }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Heights-of-tables.txt")
    }

    @Test("Measured headers keep their height when rows are inserted, and are measured again after a reload")
    func measuredHeaders() {
        // Given
        let parts = Heights()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        (table.sectionHeaderHeight, parts.headerEstimate) = (-1, 70)
        (table.dataSource, table.delegate) = (parts, parts)
        let first = heights(of: table)
        table.layoutIfNeeded()
        let seen = heights(of: table)

        // When
        parts.count = 3
        table.performBatchUpdates { table.insertRows(at: [[0, 0], [1, 0]], with: .none) }
        let more = heights(of: table)
        table.reloadSections([0], with: .none)
        let reloaded = heights(of: table)
        table.layoutIfNeeded()
        let again = heights(of: table)
        table.endUpdates()

        // Then
        expect(first, equals: "70.0 [44.0, 44.0] 0.0, 70.0 [44.0, 44.0] 0.0 in 316.0")
        expect(seen, equals: "32.0 [44.0, 44.0] 0.0, 32.0 [44.0, 44.0] 0.0 in 240.0")
        expect(more, equals: "32.0 [44.0, 44.0, 44.0] 0.0, 32.0 [44.0, 44.0, 44.0] 0.0 in 328.0")
        expect(reloaded == "70.0 [44.0, 44.0, 44.0] 0.0, 32.0 [44.0, 44.0, 44.0] 0.0 in 366.0" && again == more)
    }

    @Test("A table without its data source shows plain cells, and ignores edits, swipes and moves")
    func orphan() {
        // Given
        var rows: Heights? = Heights()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.dataSource = rows
        let count = table.numberOfRows(inSection: 0)

        // When
        rows = nil
        table.layoutIfNeeded()
        table.isEditing = true
        let moved = [table.dragRow(at: [0, 0], to: [0, 1]), table.tapEditControl(ofRowAt: [0, 0])]
        table.isEditing = false

        // Then
        expect(rows == nil && count == 2 && table.visibleCells.count == 3)
        expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == nil && $0.editingStyle == .none })
        expect(
            moved == [false, false] && !table.swipeRow(at: [0, 0]) && table.swipeActionTitles(ofRowAt: [0, 0]) == [])
        expect(table.tapRow(at: [0, 1]) && table.indexPathForSelectedRow == [0, 1])
        expect(!table.revealSwipeActions(ofRowAt: [0, 0], .up) && !table.tapSectionIndex("A"))
    }

    @Test("A list controller's defaults equal those of a table without a delegate")
    func controllers() {
        // Given
        let (rows, items) = (
            UITableViewController(style: .plain), UICollectionViewController(nibName: nil, bundle: nil)
        )
        let table: UITableView = rows.tableView
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (51, 52)
        let silent: any UITableViewDelegate = CountedRows([1])

        // When
        let estimates = [rows as any UITableViewDelegate, silent].flatMap {
            [
                $0.tableView(table, estimatedHeightForHeaderInSection: 0),
                $0.tableView(table, estimatedHeightForFooterInSection: 0),
            ]
        }

        // Then
        expect(estimates, equals: [51, 52, 51, 52])
        for list in [rows, items] as [ListController] {
            expect(list.scrollViewShouldScrollToTop(table) && list.viewForZooming(in: table) == nil)
            expect(list.clearsSelectionOnViewWillAppear)
        }
        expect(UITableViewController(nibName: "Moons", bundle: nil).nibName == "Moons" && items.nibName == nil)
        expect(rows.numberOfSections(in: table) == 1 && rows.tableView(table, numberOfRowsInSection: 0) == 0)
        let path: IndexPath = [0, 3]
        expect(rows.tableView(table, canEditRowAt: path) && rows.tableView(table, canMoveRowAt: path))
        expect(
            rows.tableView(table, shouldHighlightRowAt: path) && rows.tableView(table, willSelectRowAt: path) == path)
        expect(rows.tableView(table, willDeselectRowAt: path), equals: path)
        expect(rows.tableView(table, editingStyleForRowAt: path), equals: .delete)
        expect(
            rows.tableView(table, shouldIndentWhileEditingRowAt: path) && rows.sectionIndexTitles(for: table) == nil)
        expect(rows.tableView(table, sectionForSectionIndexTitle: "M", at: 7), equals: 7)
        expect(rows.tableView(table, indentationLevelForRowAt: path), equals: 0)
        expect(
            rows.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: [1, 1]), equals: [1, 1])
        expect(rows.tableView(table, heightForRowAt: path), equals: -1)
        expect(rows.tableView(table, heightForHeaderInSection: 0), equals: -1)
        expect(rows.tableView(table, heightForFooterInSection: 0), equals: -1)
        expect(rows.tableView(table, estimatedHeightForRowAt: path), equals: -1)
        expect(
            rows.tableView(table, viewForHeaderInSection: 0) == nil
                && rows.tableView(table, viewForFooterInSection: 0) == nil)
        expect(
            rows.tableView(table, titleForHeaderInSection: 0) == nil
                && rows.tableView(table, titleForFooterInSection: 0) == nil)
        expect(rows.tableView(table, titleForDeleteConfirmationButtonForRowAt: path), equals: nil)
        expect(rows.tableView(table, leadingSwipeActionsConfigurationForRowAt: path), equals: nil)
        expect(rows.tableView(table, trailingSwipeActionsConfigurationForRowAt: path), equals: nil)
    }

    @Test("A cell whose constraints suggest no height has the standard height, and one message says so")
    func noHeight() {
        // Given
        let (world, cell) = (World(), UITableViewCell(style: .default, reuseIdentifier: nil))
        var log: [String] = []
        world.log = { log.append($0) }
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        for (one, other) in [
            (view.topAnchor, cell.contentView.topAnchor), (view.bottomAnchor, cell.contentView.bottomAnchor),
        ] {
            one.constraint(equalTo: other).isActive = true
        }
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        func size() -> CGSize {
            cell.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }

        // When
        let heights = world.run { [size().height, size().height] }
        height.constant = 9

        // Then
        expect(heights == [44, 44] && log.count == 1 && size().height == 9)
        expect(
            log[0].hasPrefix("Warning once only: Detected a case where constraints ambiguously suggest a height of"))
        expect(log[0].hasSuffix("using standard height instead. Cell: \(cell)"))
    }

    @Test("A swipe's button has its action's color, or that of its style, and its title in the middle of its height")
    func buttons() {
        // Given
        let actions = [UIContextualAction.Style.normal, .destructive].flatMap { style in
            [nil, UIColor.blue].map { color in
                let action = UIContextualAction(style: style, title: color == nil ? "Drop" : nil) { _, _, end in
                    end(true)
                }
                (action.backgroundColor, action.image) = (color, UIImage(systemName: "star"))
                return action
            }
        }
        var performed = 0

        // When
        let buttons = actions.map { SwipeButton($0) { performed += 1 } }
        let drawn = buttons.map { button in
            button.frame = CGRect(x: 0, y: 0, width: 64, height: 44)
            button.tap()
            return NotedCanvas.lines(of: button).filter { $0.contains("fill") || $0.contains("text") }.joined(
                separator: " ")
        }

        // Then
        expect(buttons.map(\.width) == [64, 64, 64, 64] && performed == 4)
        expect(buttons.map(\.tapTitles), equals: [["Drop"], ["star"], ["Drop"], ["star"]])
        let colors = [UIColor.systemGray, .blue, .systemRed, .blue].map { "\($0)" }
        expect(zip(drawn, colors).allSatisfy { $0.contains("fill 0.0 0.0 64.0 44.0 \($1)") })
        expect(drawn.allSatisfy { $0.contains("0.0 11.0 64.0 22.0") && $0.contains("\(UIColor.white)") })
        let plain = SwipeButton(UIContextualAction(style: .normal, title: nil) { _, _, _ in }) {}
        expect(plain.width == 32 && plain.displayedText == "")
    }
}
