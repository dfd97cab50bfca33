extension CGPoint {
    /// The same place in another view's coordinates; nil stands for the root, whatever it is.
    @MainActor func converted(from source: UIView?, to target: UIView?) -> CGPoint {
        let (start, end) = (source?.offsetFromRoot ?? .zero, target?.offsetFromRoot ?? .zero)
        return CGPoint(x: x + start.x - end.x, y: y + start.y - end.y)
    }
}

extension CGRect {
    /// The same place in another view's coordinates; nil stands for the root, whatever it is.
    @MainActor func converted(from source: UIView?, to target: UIView?) -> CGRect {
        CGRect(origin: origin.converted(from: source, to: target), size: size)
    }
}

extension UIView {
    fileprivate var offsetFromRoot: CGPoint {
        ancestors.reduce(into: .zero) { sum, view in
            sum.x += view.frame.minX - view.bounds.minX
            sum.y += view.frame.minY - view.bounds.minY
        }
    }

    /// Hit-tests the subviews from front to back, then the view itself.
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
