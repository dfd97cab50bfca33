import Foundation

extension UIView {
    /// The insets that the superview's safe area and the view's controller take away from this view.
    var ownSafeAreaInsets: UIEdgeInsets {
        let more = viewController.map { $0.additionalSafeAreaInsets.adding($0.barInsets) } ?? .zero
        // Scrolled content is below a bar only at times. Interface Builder doesn't scroll it.
        guard let superview, !(superview is UIScrollView) || World.current.observer != nil else { return more }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return more }
        let (inside, around) = (frame, superview.bounds)
        // A view that sticks out of its superview has no larger insets, as frames of cells below the screen show.
        func covered(_ outer: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
            max(0, min(outer - max(0, distance), length))
        }
        return UIEdgeInsets(
            top: covered(outer.top, inside.minY - around.minY, inside.height) + more.top,
            left: covered(outer.left, inside.minX - around.minX, inside.width) + more.left,
            bottom: covered(outer.bottom, around.maxY - inside.maxY, inside.height) + more.bottom,
            right: covered(outer.right, around.maxX - inside.maxX, inside.width) + more.right)
    }
}

extension UIEdgeInsets {
    /// The insets, each with what others have on its side.
    nonisolated func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
