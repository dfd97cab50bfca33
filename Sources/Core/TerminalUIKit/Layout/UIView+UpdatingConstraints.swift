extension UIView {
    /// Updates the constraints of the view and its descendants where needed, from the inside out.
    func updateConstraintsInside() {
        if layoutState.isNeededInside {
            for subview in storedSubviews { subview.updateConstraintsIfNeeded() }
        }
        guard layoutState.needsConstraints else { return }
        layoutState.needsConstraints = false
        if let viewController {
            viewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    func askForConstraints() {
        layoutState.needsConstraints = true
        setNeedsLayout()
    }
}
