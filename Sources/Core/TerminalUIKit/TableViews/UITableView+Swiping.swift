extension UITableView {
    /// A row that shows the buttons that a swipe has brought in.
    struct SwipedRow {
        let indexPath: IndexPath
        /// nil if the row is not on screen.
        let cell: UITableViewCell?
    }

    /// Returns the titles of the buttons that a swipe over a row reveals, the one at the edge first. Not in UIKit.
    ///
    /// A data source that can't delete is found out when it is first asked to: until then there is "Delete".
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - direction: The direction of the swipe: left for the buttons at the right edge.
    public func swipeActionTitles(
        ofRowAt indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction = .left
    ) -> [String] { swipeActions(at: indexPath, direction)?.actions.map { $0.title ?? "" } ?? [] }

    /// Swipes over a row half way: the buttons stay until one is tapped, or anything else is done. Not in UIKit.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - direction: The direction of the swipe: left for the buttons at the right edge.
    /// - Returns: `true` if there are any.
    @discardableResult
    public func revealSwipeActions(
        ofRowAt indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction = .left
    ) -> Bool {
        hideSwipeActions()
        guard let buttons = swipeActions(at: indexPath, direction), !buttons.actions.isEmpty else { return false }
        reveal(buttons, at: indexPath, direction)
        return true
    }

    /// Swipes over a row, and taps one of the buttons that come in. Not in UIKit, where a user does this.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - direction: The direction of the swipe: left for the buttons at the right edge.
    ///   - title: The title of the button, case aside, or nil to swipe on to the other edge, which acts as the first
    ///     button, if the buttons allow it.
    /// - Returns: `true` if there was such a button, and it did something.
    @discardableResult
    public func swipeRow(
        at indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction = .left, choosing title: String? = nil
    ) -> Bool {
        hideSwipeActions()
        guard let buttons = swipeActions(at: indexPath, direction), let action = buttons.action(titled: title) else {
            return false
        }
        reveal(buttons, at: indexPath, direction)
        return perform(action)
    }

    /// Takes the buttons that a swipe has brought in away again.
    func hideSwipeActions() {
        guard let row = swipedRow else { return }
        swipedRow = nil
        row.cell?.hideSwipeButtons()
        // The row's place now, because an action may have moved or deleted it.
        delegate?.tableView(self, didEndEditingRowAt: row.cell.map { recycler.index(of: $0) } ?? row.indexPath)
    }

    private func reveal(
        _ buttons: UISwipeActionsConfiguration, at indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction
    ) {
        let cell = cellForRow(at: indexPath)
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        swipedRow = SwipedRow(indexPath: indexPath, cell: cell)
        cell?.show(
            buttons.actions.map { action in
                SwipeButton(action) { [weak self] in self?.perform(action) }
            }, atRight: direction == .left)
    }

    /// Performs the action of a button, removes the buttons, and returns whether the action was done.
    @discardableResult
    private func perform(_ action: UIContextualAction) -> Bool {
        var isDone = true
        action.handler(action, swipedRow?.cell ?? self) { isDone = $0 }
        hideSwipeActions()
        return isDone
    }

    /// The buttons of a row, or nil if it can't be swiped.
    private func swipeActions(
        at indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction
    ) -> UISwipeActionsConfiguration? {
        guard !isEditing, contains(indexPath), isEditable(indexPath) else { return nil }
        if direction == .right {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        guard direction == .left else { return nil }
        return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
            ?? olderActions(at: indexPath) ?? deletion(of: indexPath)
    }

    private func olderActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        delegate?.tableView(self, editActionsForRowAt: indexPath).map { actions in
            UISwipeActionsConfiguration(actions: actions.map { $0.contextual(forRowAt: indexPath) })
        }
    }

    /// The button of a row that can be deleted and has no buttons of its own.
    private func deletion(of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard editingStyle(at: indexPath) == .delete, optionalMethods.has(.commit) != false else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, end in
            end(self?.commit(.delete, at: indexPath) ?? false)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
