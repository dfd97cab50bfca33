/// A bar at the bottom of a screen with buttons, from left to right, and spaces between them.
open class UIToolbar: BarOfItems, UIBarPositioning {
    /// The buttons and spaces.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// Says where the bar is. Held weakly.
    @Outlet(.weak) open var delegate: (any UIToolbarDelegate)?
    /// The position of the bar, according to its delegate: at the bottom unless it says otherwise.
    open var barPosition: UIBarPosition { delegate?.position(for: self).unlessAny ?? .bottom }

    /// As high as bars are; where geometry counts five points higher on a phone without a home button, since iOS 14 in
    /// frames that Xcode stored.
    open override var intrinsicContentSize: CGSize {
        let isHigher =
            TextMetrics.current == .typographic && World.current.systemVersion >= .iOS14
            && (window?.deviceInsets.bottom ?? 0) > 0
        return naturalSize(height: isHigher ? 49 : Self.height)
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.items, "items")
    }

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Places the buttons in the lower line; flexible spaces share what is left of the width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let slots = (items ?? []).map { (item: $0, view: $0.viewInBar()) }
        replaceItemViews(with: slots.compactMap(\.view))

        let widths = slots.map { slot in slot.view.map { Self.size(of: $0).width } ?? slot.item.width }
        let gaps = Self.spacing * CGFloat(max(0, slots.count - 1))
        let flexibleCount = slots.count { $0.item.systemItem == .flexibleSpace }
        let left = max(0, bounds.width - gaps - widths.reduce(0, +))
        var x = bounds.minX
        for (slot, width) in zip(slots, widths) {
            if let view = slot.view {
                let height = Self.size(of: view).height
                let y = height > Self.lineHeight ? (bounds.height - height) / 2 : bounds.height - height
                view.frame = CGRect(x: x, y: y, width: width, height: height)
            }
            let isFlexible = slot.item.systemItem == .flexibleSpace
            x += (isFlexible ? left / CGFloat(flexibleCount) : width) + Self.spacing
        }
    }

    /// Draws the bar under a line.
    open override func draw(_ rect: CGRect) {
        drawBar(glazed: .barBackground, edge: barPosition == .bottom ? .minYEdge : .maxYEdge)
    }
}
