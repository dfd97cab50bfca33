/// The method that a bar calls on its delegate. In UIKit its method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Asks the delegate for the position of a bar, which draws its line on the other side.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns the usual position of a bar of this kind.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
