extension UIView {
    /// The margins of a view that doesn't have one of its own.
    var usualMargins: UIEdgeInsets {
        viewController == nil ? superview?.usualMarginsInside ?? .usualMargins : systemMinimumMargins
    }

    /// The smallest margins of a controller's view, as [UIKit
    /// says](https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins).
    private var systemMinimumMargins: UIEdgeInsets {
        let side = Self.sideMargin(ofScreen: frame.width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// Returns the smallest margin at the sides of a screen.
    package static func sideMargin(ofScreen width: CGFloat) -> CGFloat {
        // In frames that Xcode stored those of 393 points have 16 at most, those of 394 have 20 since iOS 9.
        width > 393 && World.current.systemVersion >= .iOS9 ? 20 : 16
    }

    /// The margins, with the additions of the safe area and the superview's margins.
    var effectiveMargins: UIEdgeInsets {
        var margins = layout.margins ?? usualMargins
        if layout.marginsFollowText, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            (margins.left, margins.right) = (margins.right, margins.left)
        }
        if viewController != nil { margins = margins.atLeast(systemMinimumMargins) }
        // Before safe areas, margins were the same under bars, as frames that Xcode 8 stored say.
        if layout.insetsMarginsFromSafeArea, World.current.systemVersion >= .iOS11Beta {
            margins = margins.adding(safeAreaInsets)
        }
        guard layout.preservesSuperviewMargins, let superview else { return margins }
        // In a container UIKit puts a controller's view into a UIViewControllerWrapperView, which has the usual
        // margins.
        if viewController != nil, superview.viewController != nil {
            return margins.atLeast(.usualMargins.adding(safeAreaInsets))
        }
        let (outer, around) = (superview.layoutMargins, superview.bounds)
        return margins.atLeast(
            UIEdgeInsets(
                top: outer.top - (frame.minY - around.minY), left: outer.left - (frame.minX - around.minX),
                bottom: outer.bottom - (around.maxY - frame.maxY), right: outer.right - (around.maxX - frame.maxX)))
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

    /// The insets, each no smaller than another's.
    func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
