extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        layout.constraints.append(constraint)
        constraint.askForLayout()
    }

    func letGo(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        layout.constraints.removeAll { $0 === constraint }
        constraint.askForLayout()
    }

    /// Has the superview place this view anew, if constraints do that.
    func askForNewSize() {
        if !translatesAutoresizingMaskIntoConstraints { superview?.setNeedsLayout() }
    }

    /// Places the subviews that constraints place. A view whose mask counts is not among them.
    func placeSubviewsByConstraints() {
        var solver = ConstraintSolver(self)
        solver?.place()
    }

    /// The size that constraints inside ask for; nil if there are none.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        var solver = ConstraintSolver(self, fitting: .init(target: target, horizontal: horizontal, vertical: vertical))
        return solver?.fittingSize()
    }

    /// Drops the constraints between what is in a view that leaves and what is not, as UIKit does.
    func dropConstraints(toInsideOf leaving: UIView) {
        for view in ancestors where !view.layout.constraints.isEmpty {
            for constraint in view.constraints where constraint.views.contains(where: { $0.isDescendant(of: leaving) })
            {
                view.removeConstraint(constraint)
            }
        }
    }
}
