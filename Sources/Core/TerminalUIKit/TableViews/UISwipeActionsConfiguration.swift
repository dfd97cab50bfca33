/// The buttons that a swipe over a row brings in.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The buttons, the one at the row's edge first.
    open private(set) var actions: [UIContextualAction]
    /// A Boolean value that determines whether a swipe across the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with buttons. If the list is empty, the row can't be swiped.
    public init(actions: [UIContextualAction]) { self.actions = actions }

    /// The button with a title, without regard to case. For nil, the button of a full swipe.
    func action(titled title: String?) -> UIContextualAction? {
        guard let title else { return performsFirstActionWithFullSwipe ? actions.first : nil }
        return actions.first { $0.title?.lowercased() == title.lowercased() }
    }
}
