extension UITabBar: BarOfItems {
    /// Gives every item the same part of the width.
    func placeItems() {
        let items = items ?? []
        let buttons = items.map { item in
            let button = item.button as? UITabBarButton ?? UITabBarButton(item)
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
}
