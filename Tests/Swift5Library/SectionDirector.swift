import TerminalUIKit

/// A row that knows how to look and what it does.
public struct DirectedRow {
    /// The identifier of the row.
    public let id: String
    /// The level of indentation.
    public var level = 0
    /// The action of a tap.
    public var onTap: ((String) -> Void)?

    /// Makes a row.
    public init(_ id: String, level: Int = 0, onTap: ((String) -> Void)? = nil) {
        self.id = id
        self.level = level
        self.onTap = onTap
    }
}

/// A section of rows with a title.
public struct DirectedSection {
    /// The title above the rows, and in the index at the right edge.
    public let title: String
    /// The rows.
    public var rows: [DirectedRow]

    /// Makes a section.
    public init(_ title: String, _ rows: [DirectedRow]) {
        self.title = title
        self.rows = rows
    }
}

/// Runs a table by a description of its sections, in the manner of libraries that hide both protocols.
///
/// Subclasses override what they want otherwise: all that a subclass may want is declared here.
open class SectionDirector: NSObject {
    /// The table.
    public private(set) weak var table: UITableView?
    /// The sections of the table.
    public var sections: [DirectedSection] = []
    /// The actions of a user.
    public var log: [String] = []

    /// Takes a table over.
    public init(_ table: UITableView) {
        self.table = table
        super.init()
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        table.sectionHeaderHeight = UITableView.automaticDimension
        table.register(UITableViewCell.self, forCellReuseIdentifier: String(describing: UITableViewCell.self))
        table.dataSource = self
        table.delegate = self
    }

    /// Shows other sections, without a change that could be animated.
    public func reload(_ sections: [DirectedSection]) {
        self.sections = sections
        UIView.performWithoutAnimation { table?.reloadData() }
    }

    /// The row at a place.
    public func row(at indexPath: IndexPath) -> DirectedRow { return sections[indexPath.section].rows[indexPath.row] }

    /// Returns the action beside the one that deletes the row.
    open func extraAction(for row: DirectedRow) -> UIContextualAction? { return nil }
}

extension SectionDirector: UITableViewDataSource {
    /// As many as described.
    public func numberOfSections(in tableView: UITableView) -> Int { return sections.count }

    /// As many as described.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].rows.count
    }

    /// A cell with the row's name.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let name = String(describing: UITableViewCell.self)
        let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
        cell.textLabel?.text = row(at: indexPath).id
        cell.showsReorderControl = true
        return cell
    }

    /// The title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sections[section].title
    }

    /// The first letters of the titles.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        return sections.map { String($0.title.prefix(1)) }
    }

    /// Takes the row out.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].rows.remove(at: indexPath.row)
        tableView.performBatchUpdates({ tableView.deleteRows(at: [indexPath], with: .automatic) }, completion: nil)
    }

    /// Moves the row.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
    }
}

extension SectionDirector: UITableViewDelegate {
    /// As described.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        return row(at: indexPath).level
    }

    /// Only what does something.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        return row(at: indexPath).onTap != nil
    }

    /// Does what the row does.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = self.row(at: indexPath)
        row.onTap?(row.id)
    }

    /// Says which row would have been.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("leaves \(row(at: indexPath).id)")
        return indexPath
    }

    /// The button that deletes, and the one of a subclass.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
            self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
            done(true)
        }
        let actions = [delete, extraAction(for: row(at: indexPath))].compactMap { $0 }
        return UISwipeActionsConfiguration(actions: actions)
    }

    /// Notes it.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        log.append("top \(Int(-scrollView.adjustedContentInset.top))")
    }
}

/// A director with a button that flags rows, too.
public final class FlaggingDirector: SectionDirector {
    /// Flags the row.
    public override func extraAction(for row: DirectedRow) -> UIContextualAction? {
        return UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.log.append("flags \(row.id)")
            done(true)
        }
    }
}
