extension UIView {
    /// What the view knows of its own layout.
    struct LayoutState {
        /// Whether it is to be laid out before the next drawing.
        var isNeeded = true
        /// Whether something in it wants to be laid out, or to say which constraints there are.
        var isNeededInside = true
        /// Whether it is being laid out.
        var isUnderWay = false
        /// Whether it is to say which constraints there are before the next layout.
        var needsConstraints = true
    }

    /// Has the view laid out, and those around it look for it then.
    func askForLayout() {
        layoutState.isNeeded = true
        superview?.noteLayoutNeededInside()
    }

    /// Has this view and those around it look inside when they lay out.
    func noteLayoutNeededInside() {
        for view in ancestors {
            // Whoever looks inside is looked into.
            if view.layoutState.isNeededInside { return }
            view.layoutState.isNeededInside = true
        }
    }

    /// The outermost of the views around this one from which layout begins: those that need it without a gap.
    var outermostToLayOut: UIView {
        var outermost = self
        while let next = outermost.superview, next.layoutState.isNeeded, !next.layoutState.isUnderWay {
            outermost = next
        }
        return outermost
    }

    /// Lays out this view and everything in it that asked for it.
    func layOutTree() {
        if layoutState.isNeeded, !layoutState.isUnderWay {
            if layoutState.needsConstraints { updateConstraintsIfNeeded() }
            layoutState.isNeeded = false
            layoutState.isUnderWay = true
            if window != nil { viewController?.tellOfAppearing() }
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
            layoutState.isUnderWay = false
        }
        guard layoutState.isNeededInside else { return }
        layoutState.isNeededInside = false
        for subview in storedSubviews { subview.layOutTree() }
    }
}
