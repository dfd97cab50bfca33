import TerminalUIKit
import TerminalTesting
import Testing

/// Which methods of its delegate a table calls, and in which order.
struct TableDelegateTests {
    /// Notes what it is asked and told, and refuses what a test has it refuse.
    private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        var refused: Set<String> = []
        var header: UIView? = UITableViewHeaderFooterView(reuseIdentifier: nil)

        func numberOfSections(in tableView: UITableView) -> Int { 20 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = indexPath.row == 0 ? .detailDisclosureButton : .disclosureIndicator
            return cell
        }

        private func answer(_ call: String) -> Bool {
            calls.append(call)
            return !refused.contains(call)
        }

        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            answer("shouldHighlight \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            calls.append("didHighlight \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
        }

        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            calls.append("didUnhighlight")
        }

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            answer("willSelect \(indexPath.row)") ? indexPath : nil
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            answer("willDeselect \(indexPath.row)") ? indexPath : nil
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("didDeselect \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("accessory \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 0 ? header : nil
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            section == 0 ? UIView(frame: .zero) : nil
        }

        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            calls.append("willDisplayHeader \(section) \(view === header)")
        }

        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            calls.append("willDisplayFooter \(section)")
        }

        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            calls.append("didEndDisplayingHeader \(section) \(view === header)")
        }

        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            calls.append("didEndDisplayingFooter \(section)")
        }
    }

    /// Estimates for rows that size themselves.
    private final class Estimating: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    }

    private let delegate = Delegate()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 132), style: .plain)

    init() {
        (table.dataSource, table.delegate) = (delegate, delegate)
        table.layoutIfNeeded()
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("A tap highlights a row, unhighlights it, deselects the old row and selects the new one, in UIKit's order")
    func tap() {
        // Given
        table.tapRow(at: path(1))
        delegate.calls = []

        // When
        table.tapRow(at: path(0))

        // Then
        expect(
            delegate.calls,
            equals: [
                "shouldHighlight 0", "didHighlight true", "didUnhighlight", "willSelect 0", "willDeselect 1",
                "didDeselect 1", "didSelect 0",
            ])
        expect(table.indexPathsForSelectedRows, equals: [path(0)])
    }

    @Test("If the delegate refuses to highlight a row, the row isn't selected")
    func refusedHighlight() {
        // Given
        delegate.refused = ["shouldHighlight 0"]
        delegate.calls = []

        // When
        let taken = table.tapRow(at: path(0))

        // Then
        expect(!taken && table.indexPathForSelectedRow == nil)
        expect(delegate.calls, equals: ["shouldHighlight 0"])
    }

    @Test("If the delegate refuses to deselect a row, the row stays selected")
    func refusedDeselection() {
        // Given
        table.allowsMultipleSelection = true
        table.tapRow(at: path(0))
        table.tapRow(at: path(1))
        delegate.refused = ["willDeselect 0"]

        // When
        let taken = [table.tapRow(at: path(0)), table.tapRow(at: path(1))]

        // Then
        expect(taken, equals: [false, true])
        expect(table.indexPathsForSelectedRows, equals: [path(0)])
    }

    @Test("A tap on a detail button reports its row, and a row without one can't be tapped there")
    func accessory() {
        // Given
        delegate.calls = []

        // When
        let taken = [table.tapAccessory(ofRowAt: path(0)), table.tapAccessory(ofRowAt: path(1))]

        // Then
        expect(taken, equals: [true, false])
        expect(delegate.calls, equals: ["accessory 0"])
    }

    @Test("The table tells its delegate about headers and footers that appear and disappear, also in reloads")
    func sectionViews() {
        // Given
        let first = delegate.calls
        delegate.calls = []

        // When
        table.reloadData()
        table.layoutIfNeeded()
        let reloaded = delegate.calls
        delegate.calls = []
        table.contentOffset.y = 500
        table.layoutIfNeeded()

        // Then
        expect(first, equals: ["willDisplayHeader 0 true", "willDisplayFooter 0"])
        expect(reloaded, equals: ["didEndDisplayingHeader 0 true", "didEndDisplayingFooter 0"] + first)
        expect(delegate.calls, equals: ["didEndDisplayingHeader 0 true", "didEndDisplayingFooter 0"])
    }

    @Test("The delegate's estimates apply to rows that weren't visible yet")
    func estimates() {
        // Given
        let estimating = Estimating()
        let rows = CountedRows([10])
        (table.dataSource, table.delegate) = (rows, estimating)
        table.rowHeight = UITableView.automaticDimension

        // When
        table.layoutIfNeeded()

        // Then
        expect(table.rectForRow(at: path(0)).height, equals: 44)
        expect(table.rectForRow(at: path(9)).height, equals: 100)
    }

    /// Reloads its table when it is told that a row has left.
    private final class Reloader: NSObject, UITableViewDataSource, UITableViewDelegate {
        var reloads = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            guard reloads == 0 else { return }
            reloads += 1
            tableView.reloadData()
        }
    }

    @Test("If the delegate reloads the table while cells disappear, the table shows the visible rows")
    func reloadedMeanwhile() {
        // Given
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 132))
        let reloader = Reloader()
        (table.dataSource, table.delegate) = (reloader, reloader)
        table.layoutIfNeeded()

        // When
        table.contentOffset.y = 88
        table.layoutIfNeeded()

        // Then
        expect(reloader.reloads, equals: 1)
        expect(table.indexPathsForVisibleRows?.map(\.row), equals: [2, 3, 4])
        expect(table.subviews.map(\.frame.minY).sorted(), equals: [88, 132, 176])
    }
}
