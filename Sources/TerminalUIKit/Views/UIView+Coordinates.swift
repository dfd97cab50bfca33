extension UIView {
    /// Converts a point of this view to another view's coordinates, or to the root's for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let offset = offsetFromRoot
        let target = view?.offsetFromRoot ?? .zero
        return CGPoint(x: point.x + offset.x - target.x, y: point.y + offset.y - target.y)
    }

    /// Converts a rectangle of this view to another view's coordinates, or to the root's for nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a point of another view, or of the root for nil, to this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let offset = offsetFromRoot
        let source = view?.offsetFromRoot ?? .zero
        return CGPoint(x: point.x + source.x - offset.x, y: point.y + source.y - offset.y)
    }

    /// Converts a rectangle of another view, or of the root for nil, to this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private var offsetFromRoot: CGPoint {
        sequence(first: self, next: \.superview).reduce(into: .zero) { sum, view in
            sum.x += view.frame.minX - view.bounds.minX
            sum.y += view.frame.minY - view.bounds.minY
        }
    }

    /// Whether a point, in the view's own coordinates, lies in its bounds.
    public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// The frontmost view at a point that takes touches, or nil.
    public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
