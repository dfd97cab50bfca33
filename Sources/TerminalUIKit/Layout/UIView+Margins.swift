extension UIView {
    /// The margins of a view that has none of its own.
    var usualMargins: UIEdgeInsets {
        guard viewController != nil else { return superview?.usualMarginsInside ?? .usualMargins }
        // In frames that Xcode stored the large phones alone have more; of their cells those of 390 points do, too.
        let side: CGFloat = frame.width >= 414 ? 20 : 16
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// The margins with what the safe area and the superview's margins add.
    var effectiveMargins: UIEdgeInsets {
        var margins = layout.margins ?? usualMargins
        if layout.marginsFollowText, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            (margins.left, margins.right) = (margins.right, margins.left)
        }
        if layout.insetsMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        guard layout.preservesSuperviewMargins, let superview else { return margins }
        let (outer, around) = (superview.layoutMargins, superview.bounds)
        margins.top = max(margins.top, outer.top - (frame.minY - around.minY))
        margins.left = max(margins.left, outer.left - (frame.minX - around.minX))
        margins.bottom = max(margins.bottom, outer.bottom - (around.maxY - frame.maxY))
        margins.right = max(margins.right, outer.right - (around.maxX - frame.maxX))
        return margins
    }

    func changeMargins(_ change: (inout ViewLayout) -> Void) {
        change(&layout)
        layoutMarginsDidChange()
        setNeedsLayout()
        askForPlacing()
    }

    /// Tells this view and all inside that something else is covered.
    func tellOfSafeArea() {
        safeAreaInsetsDidChange()
        askForPlacing()
        setNeedsLayout()
        for subview in subviews { subview.tellOfSafeArea() }
    }
}

extension UIEdgeInsets {
    /// The margins of a view that is inside of no particular other.
    static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
