/// A controller whose view is a table, and which is its data source and delegate.
///
/// The methods of both protocols are here so that a subclass can override them, as it does in UIKit.
open class UITableViewController: ListController, UITableViewDataSource, UITableViewDelegate {
    private var style: UITableView.Style?

    /// Creates a controller that creates its table in code, with a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that creates a plain table in code.
    public convenience init() { self.init(style: .plain) }

    /// Creates a controller that loads its table from a nib.
    public override init(nibName: String?, bundle nibBundle: Bundle?) {
        super.init(nibName: nibName, bundle: nibBundle)
    }

    /// Decodes a controller.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The table. Ends the process, as UIKit does, if the nib's view is of another class.
    open var tableView: UITableView! {
        get {
            guard let table = view as? UITableView else {
                refuseView(wanting: "a UITableView", in: "UITableViewController")
            }
            return table
        }
        set { view = newValue }
    }

    /// Creates the table if the controller was created with a style, or else loads it.
    open override func loadView() {
        if let style {
            let table = UITableView(frame: UIScreen.main.applicationFrame, style: style)
            table.dataSource = self
            table.delegate = self
            view = table
        } else {
            super.loadView()
        }
    }

    /// Deselects all rows if ``ListController/clearsSelectionOnViewWillAppear``.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { tableView.selectRow(at: nil, animated: animated, scrollPosition: .none) }
    }

    // MARK: Data source

    /// Returns 1, or the number of sections that a storyboard lays out row by row.
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticDataSource?.numberOfSections(in: tableView) ?? 1
    }

    /// Returns 0, or the number of rows that a storyboard lays out.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticDataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    /// Returns the static cell of a storyboard.
    ///
    /// - Precondition: The storyboard has static cells. Otherwise, the process ends, because a subclass with rows must
    ///   override this method.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let rows = tableView.staticDataSource { return rows.tableView(tableView, cellForRowAt: indexPath) }
        UIKitException.inconsistency("\(type(of: self)) must override tableView:cellForRowAtIndexPath:").raise()
    }

    /// The control that a user pulls down at the top of the table.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Returns `nil`, or the title that a storyboard gives the header.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticDataSource?.tableView(tableView, titleForHeaderInSection: section)
    }

    /// Returns `nil`, or the title that a storyboard gives the footer.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticDataSource?.tableView(tableView, titleForFooterInSection: section)
    }

    // MARK: Delegate

    /// Tells the table that rows have one height, so that it never asks for each.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.optionalMethods.lack(.rowHeight)
        return UITableView.automaticDimension
    }
    /// Returns the table's default height of headers.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
    /// Returns the table's default height of footers.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
    /// Returns `nil`, and tells the table that the delegate has no such views.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.optionalMethods.lack(.headerView)
        return nil
    }
    /// Returns `nil`, and tells the table that the delegate has no such views.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.optionalMethods.lack(.footerView)
        return nil
    }
    /// Does nothing.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Returns the same row.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Returns the automatic height, and tells the table that it has only its own estimates.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.optionalMethods.lack(.estimatedRowHeight)
        return UITableView.automaticDimension
    }
    /// Returns the table's estimate.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    /// Returns the table's estimate.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    /// Does nothing.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Does nothing.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Does nothing.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// Does nothing.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// Returns `true`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the same row.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns 0, and tells the table that cells indent themselves.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.optionalMethods.lack(.indentation)
        return 0
    }

    // MARK: Editing

    /// Begins or ends editing, also in the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    /// Returns `true`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Tells the table that the data source doesn't commit edits.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.optionalMethods.lack(.commit) }
    /// Returns `true`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.optionalMethods.lack(.canMoveRow)
        return true
    }
    /// Tells the table that users can't move rows.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.optionalMethods.lack(.moveRow) }
    /// Returns `nil`, so that the table has no section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section with the same index as the title.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// Returns the style for deletion.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Returns `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns `nil`, so that the button has the default title.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Does nothing.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Does nothing.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns `nil`, so that the row has no buttons at this edge.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns `nil`, so that the row has the delete button.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns `nil`, so that the row has the delete button.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// Returns the proposed place.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
}
