import Foundation

nonisolated extension CGRect {
    /// Returns the rectangle with each edge moved inward by its inset.
    ///
    /// As in UIKit, the size is negative if the insets are larger than the rectangle.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
