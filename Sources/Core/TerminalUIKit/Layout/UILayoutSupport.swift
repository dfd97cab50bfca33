import Foundation

/// The part at the top or the bottom of a controller's view that bars cover, for constraints up to iOS 10.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The height of the guide, in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}
