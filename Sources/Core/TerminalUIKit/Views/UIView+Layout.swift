extension UIView {
    /// Invalidates the view's layout.
    func askForLayout() {
        layoutState.isNeeded = true
        superview?.noteLayoutNeededInside()
    }

    /// Lays out the views that need it, in the world of the window.
    func layOutIfNeeded() {
        (window?.world ?? .current).run {
            updateConstraintsIfNeeded()
            outermostToLayOut.layOutTree()
        }
    }

    /// Marks this view and its ancestors as having something inside to lay out.
    func noteLayoutNeededInside() {
        var next: UIView? = self
        // The ancestors of a marked view are marked.
        while let view = next, !view.layoutState.isNeededInside {
            view.layoutState.isNeededInside = true
            next = view.superviewReference.object
        }
    }

    /// The outermost of the contiguous ancestors that need layout.
    var outermostToLayOut: UIView {
        var outermost = self
        while let next = outermost.superview, next.layoutState.isNeeded, !next.layoutState.isUnderWay {
            outermost = next
        }
        return outermost
    }

    /// Lays out this view and its descendants where that is needed.
    func layOutTree() {
        if layoutState.isNeeded, !layoutState.isUnderWay {
            if layoutState.needsConstraints { updateConstraintsIfNeeded() }
            layoutState.isNeeded = false
            layoutState.isUnderWay = true
            if let viewController, window != nil { viewController.tellOfAppearing() }
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
            layoutState.isUnderWay = false
        }
        guard layoutState.isNeededInside else { return }
        layoutState.isNeededInside = false
        for subview in storedSubviews where subview.layoutState.isNeeded || subview.layoutState.isNeededInside {
            subview.layOutTree()
        }
    }
}
