extension UIView {
    /// A Boolean value that indicates whether this view and all views around it are visible and let a user touch them.
    package var receivesTouches: Bool {
        sequence(first: self, next: \.superview).allSatisfy {
            $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha >= 0.01
        }
    }
}
