/// The look of a bar: its color, and what is behind and below it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The color of the bar.
    open var backgroundColor: UIColor?
    /// The blur behind the bar. Stored without effect.
    open var backgroundEffect: UIBlurEffect?
    /// The image behind the bar. Stored without effect.
    open var backgroundImage: UIImage?
    /// The color of the line below. Stored without effect.
    open var shadowColor: UIColor?
    /// The image of the line below. Stored without effect.
    open var shadowImage: UIImage?

    /// Sets the colors of an opaque bar.
    open func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (.systemBackground, .separator) }
    /// Sets the colors of a bar through which the content is visible.
    open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
    /// Removes the colors.
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// The look of a bar's buttons. Stored without effect.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// The look in the normal state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look while a finger is on the button.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()

    /// Creates the look of buttons of a style.
    public init(style: UIBarButtonItem.Style) {}
}

/// The look of a bar's buttons in one state. Stored without effect.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The font and color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a toolbar. Setting a bar's sets the bar's color. The rest is stored.
open class UIToolbarAppearance: UIBarAppearance {}

extension UIToolbar {
    /// The look of the bar. Until code sets one, it is that of a new ``UIToolbarAppearance``.
    public var standardAppearance: UIToolbarAppearance {
        get { kept() ?? UIToolbarAppearance() }
        set {
            keep(newValue)
            barTintColor = newValue.backgroundColor
        }
    }
}
