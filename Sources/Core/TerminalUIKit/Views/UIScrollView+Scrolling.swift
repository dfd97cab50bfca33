extension UIScrollView {
    /// Moves the content as a user would, stopping at its ends, and tells the delegate about the drag, too.
    ///
    /// - Parameter delta: The distance that the view moves down the content, in points.
    /// - Returns: `true` if anything moved.
    @discardableResult
    public func scroll(by delta: CGPoint) -> Bool {
        let old = contentOffset
        let pulls = delta.y < 0 && old.y <= contentOffsetLimits.lowest.y
        fingerWillDrag()
        (isTracking, isDragging) = (true, true)
        // Asked for once, because the outlet casts its object each time.
        let delegate = delegate
        delegate?.scrollViewWillBeginDragging(self)
        moveContent(by: delta)
        if pulls { refreshControl?.pullDown() }
        if let usedPanRecognizer {
            let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
            // A finger moves in the opposite direction of the visible part.
            usedPanRecognizer.recognize(.pan(by: CGPoint(x: -delta.x, y: -delta.y)), at: middle)
        }
        letGo(telling: delegate)
        return contentOffset != old
    }

    /// Lets the content come to rest: where it is, unless the delegate wants it elsewhere.
    private func letGo(telling delegate: (any UIScrollViewDelegate)?) {
        var target = restingOffset(for: contentOffset)
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        let goesOn = target != contentOffset
        (isTracking, isDragging, isDecelerating) = (false, false, goesOn)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = target
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Moves the content downwards by a distance, stopping at its ends.
    package func moveContent(down distance: CGFloat, animated: Bool = false) {
        moveContent(by: CGPoint(x: 0, y: distance), animated: animated)
    }

    /// Moves the content, stopping at its ends.
    package func moveContent(by delta: CGPoint, animated: Bool = false) {
        let limits = contentOffsetLimits
        let target = CGPoint(
            x: min(max(contentOffset.x + delta.x, limits.lowest.x), limits.highest.x),
            y: min(max(contentOffset.y + delta.y, limits.lowest.y), limits.highest.y))
        move(to: target, animated: animated)
    }

    func move(to target: CGPoint, animated: Bool) {
        guard target != contentOffset else { return }
        contentOffset = target
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    func show(_ rect: CGRect, animated: Bool) {
        func offset(_ start: CGFloat, _ length: CGFloat, _ shownStart: CGFloat, _ shownLength: CGFloat) -> CGFloat {
            if start < shownStart || length > shownLength { return start }
            return max(shownStart, start + length - shownLength)
        }
        let target = CGPoint(
            x: offset(rect.minX, rect.width, bounds.minX, bounds.width),
            y: offset(rect.minY, rect.height, bounds.minY, bounds.height))
        moveContent(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y), animated: animated)
    }
}
