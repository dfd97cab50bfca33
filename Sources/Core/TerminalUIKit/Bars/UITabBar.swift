/// A bar at the bottom of a screen with an item for each part of the program. The selected one is in brackets.
open class UITabBar: UIView {
    /// The object that the tab bar informs when a user selects an item.
    @Outlet(.weak) open var delegate: (any UITabBarDelegate)?

    package class var height: CGFloat { 49 }

    /// The style of the bar, light or dark, which applies where the bar has no color of its own.
    open var barStyle = UIBarStyle.default
    /// The bar's color, or nil for the color of its style.
    open var barTintColor: UIColor?
    /// A Boolean value that determines whether the content is visible through the bar. Stored without effect.
    open var isTranslucent = true
    var itemViews: [UIView] = []

    /// The items, from left to right.
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    /// The item in brackets.
    open weak var selectedItem: UITabBarItem?
    /// The color of items that are not selected, since bars are flat, or nil for gray.
    open var unselectedItemTintColor: UIColor?
    /// The controller whose children the items stand for.
    weak var tabBarController: UITabBarController?

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "barTintColor": Inspectable(\UITabBar.barTintColor), "translucent": Inspectable(\UITabBar.isTranslucent),
        ]
    }

    /// The subviews that code has added, without the views of the items.
    open override var archivedSubviews: [UIView] { ownSubviews }

    /// The natural size, which has the height of a bar and no width.
    open override var intrinsicContentSize: CGSize { naturalSize(height: Self.height) }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        codeBar(with: coder)
        coder.code(self, \.items, "items")
        coder.code(self, \.unselectedItemTintColor, "unselectedItemTintColor")
    }

    /// Replaces the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// Selects an item, as a tap on it does.
    func select(_ item: UITabBarItem) {
        if let tabBarController, let index = items?.firstIndex(of: item) {
            tabBarController.userDidChoose(index)
        } else {
            selectedItem = item
        }
        delegate?.tabBar(self, didSelect: item)
    }

    /// Lays out the items, which share the width equally.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
    }

    /// Draws the bar under a line.
    open override func draw(_ rect: CGRect) { drawBar(glazed: .black, edge: .minYEdge) }
}
