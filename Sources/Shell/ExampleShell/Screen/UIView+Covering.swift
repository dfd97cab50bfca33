internal import TerminalUIKit

extension UIView {
    /// A Boolean value that indicates whether neither the view nor a superview is hidden or clear.
    var isShown: Bool { sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 } }

    /// Returns a Boolean value that indicates whether a view in front draws over a part of the window, or hides all of
    /// it.
    func isCovered(in rect: CGRect, wholly: Bool = false) -> Bool {
        sequence(first: self, next: \.superview).contains { view in
            guard let siblings = view.superview?.subviews, let place = siblings.firstIndex(of: view) else {
                return false
            }
            return siblings[(place + 1)...].contains { $0.draws(in: rect, wholly: wholly) }
        }
    }

    /// Returns a Boolean value that indicates whether the view draws over a part of the window. A plain `UIView` draws
    /// only its background.
    private func draws(in rect: CGRect, wholly: Bool) -> Bool {
        let frame = convert(bounds, to: nil)
        guard !isHidden, alpha > 0, frame.overlaps(rect) else { return false }
        let isPainted = (backgroundColor?.alpha ?? 0) > 0 || !wholly && type(of: self) != UIView.self
        if isPainted, !wholly || frame.contains(rect) { return true }
        return subviews.contains { $0.draws(in: rect, wholly: wholly) }
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangles have more than an edge in common. After many
    /// scrolls, edges that touch may differ by a rounding error.
    func overlaps(_ other: CGRect) -> Bool {
        let error: CGFloat = 0.001
        return minX < other.maxX - error && other.minX < maxX - error
            && minY < other.maxY - error && other.minY < maxY - error
    }
}
