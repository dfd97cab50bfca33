extension UIView {
    /// Puts a view in front of all others, taking it from where it was.
    public func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Puts a view at a place in the order, back to front. The index is clamped to what there is.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Puts a view right behind another; in front of all if the other is not here.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        view.removeFromSuperview()
        insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    /// Puts a view right before another; in front of all if the other is not here.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        view.removeFromSuperview()
        insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Takes the view out of its superview.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.dropConstraints(toInsideOf: self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.setNeedsLayout()
        didMoveToSuperview()
    }

    private func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            UIKitException(
                name: "NSInvalidArgumentException", reason: "Can't add \(Trace.name(of: view)) as a subview of itself"
            ).raise()
        }
        if let old = view.superview {
            if old !== self {
                old.willRemoveSubview(view)
                old.dropConstraints(toInsideOf: view)
            }
            old.subviews.removeAll { $0 === view }
            old.setNeedsLayout()
        }
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// The window the view is in, if it is in one.
    public var window: UIWindow? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
    }

    /// Whether the view is another one or somewhere inside it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The first view with a tag: this one, else depth first through everything below it.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }
}
