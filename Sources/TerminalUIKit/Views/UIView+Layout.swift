extension UIView {
    /// What the view knows of its own layout.
    struct LayoutState {
        /// Whether it is to be laid out before the next drawing.
        var isNeeded = true
        /// Whether it is being laid out.
        var isUnderWay = false
        /// Whether it is to say which constraints there are before the next layout.
        var needsConstraints = true
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
        for subview in subviews { subview.layOutTree() }
    }
}
