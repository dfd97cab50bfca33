extension UIView {
    /// The active constraints whose items have this view as their nearest common one.
    public var constraints: [NSLayoutConstraint] { layout.constraints }

    /// Lets a constraint count. ``NSLayoutConstraint/isActive`` finds the view to add it to by itself.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        layout.constraints.append(constraint)
        constraint.askForLayout()
    }

    /// Lets constraints count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    /// Lets a constraint not count.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        layout.constraints.removeAll { $0 === constraint }
        constraint.askForLayout()
    }

    /// Lets constraints not count.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    /// How firmly the view keeps to the size of its content when its neighbours leave it more.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? layout.horizontalHugging : layout.verticalHugging
    }

    /// Sets how firmly the view keeps to the size of its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { layout.horizontalHugging = priority } else { layout.verticalHugging = priority }
        invalidateIntrinsicContentSize()
    }

    /// Says that the content wants another size, so that the view is laid out anew.
    public func invalidateIntrinsicContentSize() {
        if !translatesAutoresizingMaskIntoConstraints { superview?.setNeedsLayout() }
    }

    /// Places the subviews that constraints place. A view whose mask counts is not among them.
    func placeSubviewsByConstraints() {
        var solver = ConstraintSolver(self)
        solver?.place()
    }

    /// Drops the constraints between what is in a view that leaves and what is not, as UIKit does.
    func dropConstraints(toInsideOf leaving: UIView) {
        for view in sequence(first: self, next: \.superview) where !view.layout.constraints.isEmpty {
            for constraint in view.constraints where constraint.views.contains(where: { $0.isDescendant(of: leaving) })
            {
                view.removeConstraint(constraint)
            }
        }
    }
}
