/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What a button is for.
    public nonisolated enum Style: Int, Sendable {
        /// Anything.
        case `default`
        /// It leaves all as it is; there is one at most, the last.
        case cancel
        /// It takes something away.
        case destructive
    }

    /// What a user reads.
    open private(set) var title: String?
    /// What the button is for.
    open private(set) var style: Style
    /// Whether it can be tapped.
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    let handler: ((UIAlertAction) -> Void)?
    weak var button: UIButton?

    /// Makes a button; the handler is called when the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
