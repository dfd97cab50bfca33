/// A button that a swipe over a row brings in, as before iOS 11. `UIContextualAction` replaces it.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The styles of a button.
    public nonisolated enum Style: Int, Sendable {
        /// In red: something is lost.
        case destructive
        /// As any other.
        case normal

        /// The style in red.
        public static let `default` = destructive
    }

    /// The style of the button.
    open private(set) var style: Style
    /// The title of the button.
    open var title: String?
    /// The color behind it, or nil for the default one of its style.
    open var backgroundColor: UIColor?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action, with the function that the button calls.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    /// Returns the newer action for a row. The buttons disappear by themselves only for the newer one.
    func contextual(forRowAt indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, end in
            self.handler(self, indexPath)
            end(true)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
