extension UITableView {
    func showEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedEditing else { return }
        storedEditing = editing
        for (indexPath, cell) in recycler.visibleInOrder { prepareEditing(of: cell, at: indexPath, animated: animated) }
    }

    /// Tells a cell whether its row is being edited, and how.
    func prepareEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
        let isEdited = isEditing && isEditable(indexPath)
        guard isEdited || cell.isEditing else { return }
        cell.editingStyle = isEdited ? editingStyle(at: indexPath) : .none
        cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
        cell.canBeMoved = isEdited && isMovable(indexPath)
        cell.setEditing(isEdited, animated: animated)
    }

    /// Whether a tap selects a row now.
    var selectsByTap: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether a tap selects a row beside others now.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private func isEditable(_ indexPath: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    }

    private func isMovable(_ indexPath: IndexPath) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    }

    private func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    }

    /// Tells the data source that a user deletes or inserts.
    ///
    /// - Returns: Whether it has a method for that.
    private func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) -> Bool {
        optionalMethods.answer(of: .commit) {
            dataSource?.tableView(self, commit: style, forRowAt: indexPath)
        } != nil
    }

    // MARK: Fingers

    /// Does what a tap on the round button at the left of a row does while the table is edited: inserts, or deletes,
    /// the confirmation included. Not in UIKit, where the finger comes from a user.
    ///
    /// - Returns: Whether there is such a button, and the data source has a method to commit what it does.
    @discardableResult
    public func tapEditControl(ofRowAt indexPath: IndexPath) -> Bool {
        guard isEditing, contains(indexPath), isEditable(indexPath) else { return false }
        let style = editingStyle(at: indexPath)
        return style != .none && commit(style, at: indexPath)
    }

    /// Moves a row as a finger does at the three lines on its right, while the table is edited. Not in UIKit.
    ///
    /// The delegate may choose another place; then the data source is told, and then the row moves.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - proposed: Where it is let go: its place afterwards.
    /// - Returns: Whether the row was moved.
    @discardableResult
    public func dragRow(at indexPath: IndexPath, to proposed: IndexPath) -> Bool {
        guard isEditing, contains(indexPath), contains(proposed), isMovable(indexPath) else { return false }
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

    /// What is written on the buttons that a swipe over a row brings in, the one at the edge first. Not in UIKit.
    ///
    /// A data source that can't delete is found out when it is first asked to: until then there is "Delete".
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - direction: Where the finger goes: left for the buttons at the right edge.
    public func swipeActionTitles(
        ofRowAt indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction = .left
    ) -> [String] {
        swipeActions(at: indexPath, direction)?.actions.map { $0.title ?? "" } ?? []
    }

    /// Swipes over a row, and taps one of the buttons that come in. Not in UIKit, where the finger comes from a user.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - direction: Where the finger goes: left for the buttons at the right edge.
    ///   - title: What is written on the button, case aside; nil to swipe on to the other edge, which does what the
    ///     first button does, if the buttons allow it.
    /// - Returns: Whether there was such a button, and it did something.
    @discardableResult
    public func swipeRow(
        at indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction = .left, choosing title: String? = nil
    ) -> Bool {
        guard let buttons = swipeActions(at: indexPath, direction) else { return false }
        let action =
            title.map { title in buttons.actions.first { $0.title?.lowercased() == title.lowercased() } }
            ?? (buttons.performsFirstActionWithFullSwipe ? buttons.actions.first : nil)
        guard let action else { return false }
        var isDone = true
        let cell = cellForRow(at: indexPath)
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        action.handler(action, cell ?? self) { isDone = $0 }
        // Where the row is now, which the action may have moved or deleted.
        delegate?.tableView(self, didEndEditingRowAt: cell.map { recycler.index(of: $0) } ?? indexPath)
        return isDone
    }

    /// The buttons of a row; nil if it can't be swiped.
    private func swipeActions(
        at indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction
    ) -> UISwipeActionsConfiguration? {
        guard !isEditing, contains(indexPath), isEditable(indexPath) else { return nil }
        if direction == .right {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        guard direction == .left else { return nil }
        return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
            ?? deletion(of: indexPath)
    }

    /// The button of a row that can be deleted and has none of its own.
    private func deletion(of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard editingStyle(at: indexPath) == .delete, optionalMethods.has(.commit) != false else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, end in
            end(self?.commit(.delete, at: indexPath) ?? false)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
