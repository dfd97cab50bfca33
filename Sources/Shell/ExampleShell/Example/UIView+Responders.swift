package import TerminalUIKit

extension UIView {
    /// The view, its controller if it has one, and all views and controllers below.
    package var respondersAtAnyDepth: [AnyObject] {
        let controller = (next as? UIViewController).map { [$0] } ?? []
        return controller + [self] + subviews.flatMap(\.respondersAtAnyDepth)
    }
}
