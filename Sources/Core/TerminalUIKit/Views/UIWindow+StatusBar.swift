extension UIWindow {
    /// Acts as a tap on the status bar: scrolls a scroll view with ``UIScrollView/scrollsToTop`` to the top, if there
    /// is only one, and its delegate allows it. Not in UIKit, where a user does this.
    ///
    /// - Returns: `true` if it was scrolled, or was at the top already.
    @discardableResult
    public func tapStatusBar() -> Bool {
        layoutIfNeeded()
        let found = scrollViewsToTop(in: self)
        guard let scrollView = found.first, found.count == 1,
            scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
        else { return false }
        scrollView.contentOffset.y = scrollView.contentOffsetLimits.lowest.y
        scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
        return true
    }

    private func scrollViewsToTop(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        let own = (view as? UIScrollView).flatMap { $0.scrollsToTop ? [$0] : nil } ?? []
        return own + view.subviews.flatMap(scrollViewsToTop)
    }
}
