/// The look of a navigation bar. Setting a bar's sets the bar's color and titles. The rest is stored.
@preconcurrency @MainActor open class UINavigationBarAppearance: NSObject {
    /// The color of the bar.
    open var backgroundColor: UIColor?
    /// The color of the line below. Stored without effect.
    open var shadowColor: UIColor?
    /// The image behind the bar. Stored without effect.
    open var backgroundImage: UIImage?
    /// The font and color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and color of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Sets the colors of an opaque bar.
    open func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (.systemBackground, .separator) }
    /// Sets the colors of a bar through which the content is visible.
    open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
    /// Removes the colors.
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

extension UINavigationBar {
    /// The look of the bar. Until code sets one, it is that of a new ``UINavigationBarAppearance``.
    public var standardAppearance: UINavigationBarAppearance {
        get { kept() ?? UINavigationBarAppearance() }
        set {
            keep(newValue)
            barTintColor = newValue.backgroundColor
            titleTextAttributes = newValue.titleTextAttributes
            largeTitleTextAttributes = newValue.largeTitleTextAttributes
        }
    }
    /// The look of the bar above the top of a list. Stored without effect.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The look of the bar on a phone on its side. Stored without effect.
    public var compactAppearance: UINavigationBarAppearance? {
        get { kept() }
        set { keep(newValue) }
    }
}

extension UIBarItem {
    /// Sets the font and color of the title in a state. Stored without effect.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        keep(attributes, "titleTextAttributes \(state.rawValue)")
    }
    /// Returns the font and color of the title in a state.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        kept("titleTextAttributes \(state.rawValue)")
    }
}

extension UISegmentedControl {
    /// Sets the font and color of the titles in a state. Stored without effect.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        keep(attributes, "titleTextAttributes \(state.rawValue)")
    }
    /// Returns the font and color of the titles in a state.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        kept("titleTextAttributes \(state.rawValue)")
    }
}
