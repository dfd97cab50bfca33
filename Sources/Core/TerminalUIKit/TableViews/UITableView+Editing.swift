extension UITableView {
    func showEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedEditing else { return }
        hideSwipeActions()
        storedEditing = editing
        for (indexPath, cell) in recycler.visible { prepareEditing(of: cell, at: indexPath, animated: animated) }
    }

    /// Tells a cell whether its row is being edited, and how.
    func prepareEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
        let isEdited = isEditing && isEditable(indexPath)
        guard isEdited || cell.isEditing else { return }
        cell.editingStyle = isEdited ? editingStyle(at: indexPath) : .none
        cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
        cell.canBeMoved = isEdited && isMovable(indexPath)
        // UIKit looks for the method that moves a row, and shows the lines if there is one.
        if optionalMethods.has(.canMoveRow) == true { cell.showsReorderControl = cell.canBeMoved }
        cell.setEditing(isEdited, animated: animated)
    }

    /// A Boolean value that indicates whether a tap selects a row now.
    var selectsByTap: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// A Boolean value that indicates whether a tap selects a row beside others now.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func isEditable(_ indexPath: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    }

    private func isMovable(_ indexPath: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return optionalMethods.answer(of: .canMoveRow) { dataSource.tableView(self, canMoveRowAt: indexPath) } ?? true
    }

    func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    }

    /// Tells the data source that a user deletes or inserts, and says whether it has a method for that.
    func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) -> Bool {
        optionalMethods.answer(of: .commit) {
            dataSource?.tableView(self, commit: style, forRowAt: indexPath)
        } != nil
    }

    // MARK: Fingers

    /// Acts as a tap on the round button at the left of a row while the table is edited: inserts a row, or deletes it
    /// and confirms that. Not in UIKit, where a user does this.
    ///
    /// - Returns: `true` if there is such a button, and the data source has a method to commit the change.
    @discardableResult
    public func tapEditControl(ofRowAt indexPath: IndexPath) -> Bool {
        guard isEditing, contains(indexPath), isEditable(indexPath) else { return false }
        let style = editingStyle(at: indexPath)
        return style != .none && commit(style, at: indexPath)
    }

    /// Moves a row as a user does with the three lines on its right, while the table is edited. Not in UIKit.
    ///
    /// The delegate may choose another place. Then the table tells the data source, and moves the row.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - proposed: The place where the row ends.
    /// - Returns: `true` if the row was moved.
    @discardableResult
    public func dragRow(at indexPath: IndexPath, to proposed: IndexPath) -> Bool {
        guard isEditing, contains(indexPath), isMovable(indexPath) else { return false }
        // Another section has one row more when the row has come.
        let isBehindOthers =
            proposed.section != indexPath.section && sections.indices.contains(proposed.section)
            && proposed.row == rowCount(ofSection: proposed.section)
        guard isBehindOthers || contains(proposed) else { return false }
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed)
            ?? proposed
        guard target != indexPath else { return false }
        let isTold =
            optionalMethods.answer(of: .moveRow) {
                dataSource?.tableView(self, moveRowAt: indexPath, to: target)
            } != nil
        if isTold { update { $0.moved[indexPath] = target } }
        return isTold
    }
}
