extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holdingView?.removeConstraint(constraint)
        constraint.holder = self
        layout.constraints.append(constraint)
        constraint.reachIn(by: 1)
        constraint.askForPlacing()
    }

    func letGo(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.askForPlacing()
        constraint.reachIn(by: -1)
        constraint.holder = nil
        layout.constraints.removeAll { $0 === constraint }
    }

    /// Removes the constraints between views inside and outside of a view that leaves, as UIKit does.
    func dropConstraints(toInsideOf leaving: UIView) {
        for view in ancestors where !view.layout.constraints.isEmpty {
            for constraint in view.constraints where constraint.views.contains(where: { $0.isDescendant(of: leaving) })
            {
                view.removeConstraint(constraint)
            }
        }
    }
}
