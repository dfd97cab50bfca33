/// The look of a tab bar. Setting a bar's sets the colors of the bar and its items. The rest is stored.
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance() {
        didSet {
            stackedLayoutAppearance.changed = changed
            changed?()
        }
    }
    /// The look of items with the title beside the image. Stored without effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The look of items on a phone on its side. Stored without effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override var changed: (() -> Void)? { didSet { stackedLayoutAppearance.changed = changed } }
}

/// The look of a tab bar's items.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// The look of items that aren't selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    public let selected = UITabBarItemStateAppearance()
    var changed: (() -> Void)? {
        didSet { for state in [normal, selected] { state.changed = changed } }
    }
}

/// The look of a tab bar's items in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The color of the image and title.
    open var iconColor: UIColor? { didSet { changed?() } }
    /// The font and color of the title. Stored without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of the badge. Stored without effect.
    open var badgeBackgroundColor: UIColor?
    var changed: (() -> Void)?
}

extension UITabBar: BarWithAppearance {
    /// The look of the bar.
    public var standardAppearance: UITabBarAppearance {
        get { look(orNew: UITabBarAppearance()) }
        set { setLook(newValue) }
    }

    func show(_ look: UITabBarAppearance) {
        barTintColor = look.backgroundColor
        let items = look.stackedLayoutAppearance
        unselectedItemTintColor = items.normal.iconColor
        if let color = items.selected.iconColor { tintColor = color }
    }

    /// The look of the bar below the end of a list. Stored without effect.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { kept() }
        set { keep(newValue) }
    }
}
