extension UIScrollView {
    /// Zooms as a user does by a pinch, and tells the delegate about the pinch. Not in UIKit.
    ///
    /// - Parameter factor: The factor by which the zoomed view grows, within the limits.
    /// - Returns: `true` if anything was zoomed.
    @discardableResult
    public func zoom(by factor: CGFloat) -> Bool {
        let old = zoomScale
        isZooming = true
        zoom(toScale: old * factor, animated: true)
        isZooming = false
        return zoomScale != old
    }

    func zoom(toScale wanted: CGFloat, animated: Bool) {
        let scale = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard scale != storedZoomScale, storedZoomScale > 0, let delegate,
            let view = delegate.viewForZooming(in: self)
        else { return }
        if animated { delegate.scrollViewWillBeginZooming(self, with: view) }
        let factor = scale / storedZoomScale
        storedZoomScale = scale
        view.frame.size = CGSize(width: view.frame.width * factor, height: view.frame.height * factor)
        contentSize = view.frame.size
        move(
            middleTo: CGPoint(
                x: (contentOffset.x + bounds.width / 2) * factor, y: (contentOffset.y + bounds.height / 2) * factor))
        delegate.scrollViewDidZoom(self)
        if animated { delegate.scrollViewDidEndZooming(self, with: view, atScale: scale) }
    }

    func zoom(toShow rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoom(toScale: min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        move(middleTo: CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale))
    }

    /// Moves a point of the content into the middle, as near as the content's ends allow.
    private func move(middleTo point: CGPoint) {
        let limits = contentOffsetLimits
        contentOffset = CGPoint(
            x: min(max(point.x - bounds.width / 2, limits.lowest.x), limits.highest.x),
            y: min(max(point.y - bounds.height / 2, limits.lowest.y), limits.highest.y))
    }
}
