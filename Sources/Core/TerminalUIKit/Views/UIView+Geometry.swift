extension UIView {
    func changeFrame(to new: CGRect) {
        let oldSize = storedFrame.size
        storedFrame = new
        guard new.size != oldSize else { return }
        if autoresizesSubviews { resizeSubviews(withOldSize: oldSize) }
        setNeedsLayout()
    }

    /// The frame that the transform makes of the view's.
    var transformedFrame: CGRect {
        let half = CGRect(
            x: -storedFrame.width / 2, y: -storedFrame.height / 2, width: storedFrame.width, height: storedFrame.height)
        return half.applying(transform).offsetBy(dx: storedFrame.midX, dy: storedFrame.midY)
    }

    /// The frame that the transform brings to a rectangle, if it only moves and scales. UIKit leaves others open.
    func untransformed(_ rect: CGRect) -> CGRect {
        let (x, y) = (max(abs(transform.a), 1e-6), max(abs(transform.d), 1e-6))
        let size = CGSize(width: rect.width / x, height: rect.height / y)
        return CGRect(
            x: rect.midX - transform.tx - size.width / 2, y: rect.midY - transform.ty - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Moves the origin, and resizes the view about its middle.
    func changeBounds(to new: CGRect) {
        boundsOrigin = new.origin
        guard new.size != storedFrame.size else { return }
        let center = self.center
        let frame = CGRect(
            x: center.x - new.width / 2, y: center.y - new.height / 2, width: new.width, height: new.height)
        if transformation == nil { self.frame = frame } else { changeFrame(to: frame) }
    }
}
