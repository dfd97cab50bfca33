/// The look of a bar: its color, and what is behind and below it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The color of the bar.
    open var backgroundColor: UIColor? { didSet { changed?() } }
    /// The blur behind the bar. Stored without effect.
    open var backgroundEffect: UIBlurEffect?
    /// The image behind the bar. Stored without effect.
    open var backgroundImage: UIImage?
    /// The color of the line below. Stored without effect.
    open var shadowColor: UIColor?
    /// The image of the line below. Stored without effect.
    open var shadowImage: UIImage?
    /// Shows a change in the bar, as the observer does that appearances have in UIKit.
    var changed: (() -> Void)?

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

/// A bar that takes its colors and titles from an appearance.
protocol BarWithAppearance: UIView {
    associatedtype Look: UIBarAppearance

    /// Takes the colors and titles of an appearance.
    func show(_ look: Look)
}

extension BarWithAppearance {
    /// Returns the appearance that code has set or changed, or else a new one.
    func look(orNew new: @autoclosure () -> Look) -> Look {
        if let look: Look = kept("standardAppearance") { return look }
        let look = new()
        keepLook(look)
        return look
    }

    /// Shows an appearance, and its changes from now on.
    func setLook(_ look: Look) {
        keepLook(look)
        show(look)
    }

    private func keepLook(_ look: Look) {
        keep(look, "standardAppearance")
        look.changed = { [weak self, weak look] in
            // Code may have replaced the look since.
            guard let self, let look, (kept("standardAppearance") as Look?) === look else { return }
            show(look)
        }
    }
}

/// The look of a toolbar. Setting a bar's sets the bar's color. The rest is stored.
open class UIToolbarAppearance: UIBarAppearance {}

extension UIToolbar: BarWithAppearance {
    /// The look of the bar.
    public var standardAppearance: UIToolbarAppearance {
        get { look(orNew: UIToolbarAppearance()) }
        set { setLook(newValue) }
    }

    func show(_ look: UIToolbarAppearance) { barTintColor = look.backgroundColor }
}
