/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The styles of a button, by its purpose.
    public nonisolated enum Style: Int, Sendable {
        /// The button has any purpose.
        case `default`
        /// The button leaves everything unchanged. There is one at most, the last.
        case cancel
        /// The button deletes or discards something.
        case destructive
    }

    /// The title of the button.
    open private(set) var title: String?
    /// The style of the button.
    open private(set) var style: Style
    /// A Boolean value that determines whether the user can tap the button.
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    let handler: ((UIAlertAction) -> Void)?
    weak var button: UIButton?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button.
    ///   - handler: The closure that is called after the alert is dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
