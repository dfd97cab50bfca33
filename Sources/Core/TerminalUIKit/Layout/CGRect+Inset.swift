import Foundation

nonisolated extension CGRect {
    /// The rectangle with each edge moved inwards by the distance `insets` has for it.
    ///
    /// As in UIKit the size may become negative when the insets are larger than the rectangle.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
