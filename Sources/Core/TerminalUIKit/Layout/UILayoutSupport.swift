import Foundation

/// What bars take away at the top or the bottom of a controller's view, as up to iOS 10 constraints referred to it.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// How high it is, in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    /// How high the guide is, in points.
    public var length: CGFloat { layoutFrame.height }
}
