/// A button that a swipe over a row brings in, and its action.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The styles of a button.
    public nonisolated enum Style: Int, Sendable {
        /// As any other.
        case normal
        /// In red: something is lost.
        case destructive
    }

    /// The handler of a button. It calls the function it is given when it is done, and says whether it was.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// The style of the button.
    open private(set) var style: Style
    /// The title of the button.
    open var title: String?
    /// The color behind it, or nil for the default one of its style.
    open var backgroundColor: UIColor?
    /// An image on it. Its name is written where there is no title.
    open var image: UIImage?
    /// The handler of the button.
    open private(set) var handler: Handler

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: The style of the button.
    ///   - title: The title of the button.
    ///   - handler: The function that the button calls.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
