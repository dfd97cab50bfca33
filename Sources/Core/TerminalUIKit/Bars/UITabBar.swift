/// A bar at the bottom of a screen whose items stand for parts of the program; the selected one is in brackets.
open class UITabBar: BarOfItems {
    package override class var height: CGFloat { 49 }

    /// The items, from left to right.
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    /// The item in brackets.
    open weak var selectedItem: UITabBarItem?
    /// The color of items that are not selected, since bars are flat; nil for gray.
    open var unselectedItemTintColor: UIColor?
    /// The object that the tab bar informs when a user selects an item.
    @Outlet(.weak) open var delegate: (any UITabBarDelegate)?

    /// The controller whose children the items stand for.
    weak var tabBarController: UITabBarController?

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.items, "items")
        coder.code(self, \.unselectedItemTintColor, "unselectedItemTintColor")
    }

    /// Replaces the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// Does what a tap on an item does.
    func select(_ item: UITabBarItem) {
        if let tabBarController, let index = items?.firstIndex(of: item) {
            tabBarController.userDidChoose(index)
        } else {
            selectedItem = item
        }
        delegate?.tabBar(self, didSelect: item)
    }

    /// Gives every item the same part of the width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        let buttons = items.map { item in
            let button = item.button ?? UITabBarButton(item)
            item.button = button
            return button
        }
        replaceItemViews(with: buttons)
        let width = bounds.width / CGFloat(max(1, items.count))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: width * CGFloat(index), y: bounds.height - Self.lineHeight, width: width,
                height: Self.lineHeight)
        }
    }

    /// Draws the bar under a line.
    open override func draw(_ rect: CGRect) { drawBar(glazed: .black, edge: .minYEdge) }
}
