/// Says where a bar is. In UIKit its method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Where a bar is: it draws its line on the other side.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns the usual position of a bar of this kind.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
