extension UIView {
    /// Has the view and what is in it say which constraints there are, from the inside out, where that is out of date.
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
