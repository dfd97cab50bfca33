extension NSLayoutConstraint {
    /// Counts the constraint in, or out, at the views between its holder and its items.
    func reachIn(by count: Int) {
        guard let holder = holdingView else { return }
        for item in [firstItem, secondItem] {
            guard let around = Self.viewAround(item), around.isDescendant(of: holder) else { continue }
            for view in around.ancestors.prefix(while: { $0 !== holder }) { view.layout.reachingIn += count }
        }
    }

    /// The view in which an item has its place.
    private static func viewAround(_ item: AnyObject?) -> UIView? {
        guard let guide = item as? UILayoutGuide else { return (item as? UIView)?.superview }
        return guide.kind == .own ? guide.owningView : guide.owningView?.superview
    }
}
