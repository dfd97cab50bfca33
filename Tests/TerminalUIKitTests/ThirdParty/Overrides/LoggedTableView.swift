import TerminalUIKit

// A table as a library for UIKit might have it: it overrides all there is, and notes what it is told.
class LoggedTableView: UITableView {
    let calls = Calls()

    override weak var delegate: (any UITableViewDelegate)? { didSet { calls.note() } }
    override var dataSource: (any UITableViewDataSource)? { didSet { calls.note() } }
    override var style: Style { super.style }
    override var rowHeight: CGFloat { didSet { calls.note() } }
    override var sectionHeaderHeight: CGFloat { didSet { calls.note() } }
    override var sectionFooterHeight: CGFloat { didSet { calls.note() } }
    override var estimatedRowHeight: CGFloat { didSet { calls.note() } }
    override var estimatedSectionHeaderHeight: CGFloat { didSet { calls.note() } }
    override var estimatedSectionFooterHeight: CGFloat { didSet { calls.note() } }
    override var separatorStyle: UITableViewCell.SeparatorStyle { didSet { calls.note() } }
    override var separatorColor: UIColor? { didSet { calls.note() } }
    override var separatorInset: UIEdgeInsets { didSet { calls.note() } }
    override var allowsSelection: Bool { didSet { calls.note() } }
    override var allowsMultipleSelection: Bool { didSet { calls.note() } }
    override var tableHeaderView: UIView? { didSet { calls.note() } }
    override var tableFooterView: UIView? { didSet { calls.note() } }
    override var backgroundView: UIView? { didSet { calls.note() } }
    override var contentSize: CGSize { didSet { calls.note() } }
    override var contentOffset: CGPoint { didSet { calls.note() } }

    // MARK: Rows

    override func reloadData() {
        calls.note()
        super.reloadData()
    }

    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
    override var visibleCells: [UITableViewCell] { super.visibleCells }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }

    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.headerView(forSection: section)
    }

    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.footerView(forSection: section)
    }

    override func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        calls.note()
        super.scrollToRow(at: indexPath, at: position, animated: animated)
    }

    // MARK: Reuse

    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        calls.note()
        super.register(nib, forCellReuseIdentifier: identifier)
    }

    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        calls.note()
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }

    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        calls.note()
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }

    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        calls.note()
        super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }

    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        calls.note()
        return super.dequeueReusableCell(withIdentifier: identifier)
    }

    override func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        calls.note()
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    override func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        calls.note()
        return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    // MARK: Selection

    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }

    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        calls.note()
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        calls.note()
        super.deselectRow(at: indexPath, animated: animated)
    }

    // MARK: Updates

    override func beginUpdates() {
        calls.note()
        super.beginUpdates()
    }

    override func endUpdates() {
        calls.note()
        super.endUpdates()
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        calls.note()
        super.performBatchUpdates(updates, completion: completion)
    }

    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        calls.note()
        super.insertRows(at: indexPaths, with: animation)
    }

    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        calls.note()
        super.deleteRows(at: indexPaths, with: animation)
    }

    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        calls.note()
        super.reloadRows(at: indexPaths, with: animation)
    }

    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.note()
        super.moveRow(at: indexPath, to: newIndexPath)
    }

    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        calls.note()
        super.insertSections(sections, with: animation)
    }

    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        calls.note()
        super.deleteSections(sections, with: animation)
    }

    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        calls.note()
        super.reloadSections(sections, with: animation)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
        calls.note()
        super.moveSection(section, toSection: newSection)
    }
}
