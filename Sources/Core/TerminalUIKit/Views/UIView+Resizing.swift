extension UIView {
    /// Gives every subview its share of the new size.
    func resizeSubviews(withOldSize oldSize: CGSize) {
        let change = CGSize(width: bounds.width - oldSize.width, height: bounds.height - oldSize.height)
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            var frame = subview.frame
            // A transform of NaN leaves no frame that could take a share.
            guard !subview.autoresizingMask.isEmpty, !frame.hasNaN else { continue }
            let x = subview.autoresizingShares(.horizontal, in: oldSize)
            let y = subview.autoresizingShares(.vertical, in: oldSize)
            frame.origin.x += change.width * x.start
            frame.size.width = max(0, frame.width + change.width * x.length)
            frame.origin.y += change.height * y.start
            frame.size.height = max(0, frame.height + change.height * y.length)
            if frame != subview.frame { subview.frame = frame.withoutNaN }
        }
    }

    /// Returns the shares of a change of the superview's length that the view's start and length take along an axis, by
    /// its mask.
    func autoresizingShares(
        _ axis: NSLayoutConstraint.Axis, in size: CGSize
    ) -> (start: CGFloat, length: CGFloat) {
        let flexible: [AutoresizingMask] =
            axis == .horizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        let parts =
            axis == .horizontal
            ? [frame.minX, frame.width, size.width - frame.maxX]
            : [frame.minY, frame.height, size.height - frame.maxY]
        var weights = zip(flexible, parts).map { autoresizingMask.contains($0) ? $1 : 0 }
        if weights.reduce(0, +) == 0 {
            // Parts that were empty have no proportion: they share alike.
            weights = flexible.map { autoresizingMask.contains($0) ? 1 : 0 }
        }
        let sum = weights.reduce(0, +)
        return sum == 0 ? (0, 0) : (weights[0] / sum, weights[1] / sum)
    }
}
