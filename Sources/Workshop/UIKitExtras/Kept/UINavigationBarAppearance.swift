/// The look of a navigation bar. Setting a bar's sets the bar's color and titles. The rest is stored.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// The font and color of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// The look of plain buttons. Stored without effect.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of a prominent button. Stored without effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the back button. Stored without effect.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
}

extension UINavigationBar: BarWithAppearance {
    /// The look of the bar.
    public var standardAppearance: UINavigationBarAppearance {
        get { look(orNew: UINavigationBarAppearance()) }
        set { setLook(newValue) }
    }

    func show(_ look: UINavigationBarAppearance) {
        barTintColor = look.backgroundColor
        titleTextAttributes = look.titleTextAttributes
        largeTitleTextAttributes = look.largeTitleTextAttributes
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

extension UINavigationItem {
    /// The look of the bar while the item is on top. Stored without effect.
    public var standardAppearance: UINavigationBarAppearance? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The look of the bar above the top of a list. Stored without effect.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
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
