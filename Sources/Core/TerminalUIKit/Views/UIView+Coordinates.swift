extension CGPoint {
    /// Returns the point in another view's coordinates. Nil means the root of the hierarchy.
    @MainActor func converted(from source: UIView?, to target: UIView?) -> CGPoint {
        let inRoot = source?.ancestors.reduce(self) { $1.toSuperview($0) } ?? self
        return target?.fromRoot(inRoot) ?? inRoot
    }
}

extension CGRect {
    /// Returns the rectangle in another view's coordinates. Nil means the root of the hierarchy.
    @MainActor func converted(from source: UIView?, to target: UIView?) -> CGRect {
        let start = origin.converted(from: source, to: target)
        let isTransformed = [source, target].compactMap(\.self).contains { view in
            view.ancestors.contains { $0.transformation != nil }
        }
        guard isTransformed else { return CGRect(origin: start, size: size) }
        let end = CGPoint(x: maxX, y: maxY).converted(from: source, to: target)
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y).standardized
    }
}

extension UIView {
    fileprivate func toSuperview(_ point: CGPoint) -> CGPoint {
        guard let transformation else {
            return CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
        }
        let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transformation)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    private func fromSuperview(_ point: CGPoint) -> CGPoint {
        guard let transformation else {
            return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
        }
        let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transformation.inverted())
        return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
    }

    fileprivate func fromRoot(_ point: CGPoint) -> CGPoint {
        fromSuperview(superview?.fromRoot(point) ?? point)
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
