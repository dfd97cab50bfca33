extension UIToolbar: BarOfItems {
    /// Places the buttons in the lower line. Flexible spaces share the rest of the width.
    func placeItems() {
        let slots = (items ?? []).map { (item: $0, view: $0.viewInBar(self)) }.filter { !$0.item.isHidden }
        replaceItemViews(with: slots.compactMap(\.view))

        let widths = slots.map { slot in slot.view.map { Self.size(of: $0).width } ?? slot.item.width }
        let gaps = Self.spacing * CGFloat(max(0, slots.count - 1))
        let flexibleCount = slots.count { $0.item.systemItem == .flexibleSpace }
        let margins = (before: Self.margin(beside: slots.first?.view), after: Self.margin(beside: slots.last?.view))
        let left = max(0, bounds.width - gaps - widths.reduce(margins.before + margins.after, +))
        var x = bounds.minX + margins.before
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
}
