internal import TerminalUIKit

extension UIView {
    /// Whether it can be seen as far as it and what it is in go: none is hidden or clear.
    var isShown: Bool { sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 } }

    /// Whether something in front of it, or of what it is in, is drawn over a part of the window, or hides all of that.
    func isCovered(in rect: CGRect, wholly: Bool = false) -> Bool {
        sequence(first: self, next: \.superview).contains { view in
            guard let siblings = view.superview?.subviews, let place = siblings.firstIndex(of: view) else {
                return false
            }
            return siblings[(place + 1)...].contains { $0.draws(in: rect, wholly: wholly) }
        }
    }

    /// Whether it draws something over a part of the window: a view of no class of its own draws its background only.
    private func draws(in rect: CGRect, wholly: Bool) -> Bool {
        let frame = convert(bounds, to: nil)
        guard !isHidden, alpha > 0, frame.overlaps(rect) else { return false }
        let isPainted = (backgroundColor?.alpha ?? 0) > 0 || !wholly && type(of: self) != UIView.self
        if isPainted, !wholly || frame.contains(rect) { return true }
        return subviews.contains { $0.draws(in: rect, wholly: wholly) }
    }
}

extension CGRect {
    /// Whether it has more than an edge in common with another.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
