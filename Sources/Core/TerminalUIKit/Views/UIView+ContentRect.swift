extension UIView.ContentMode {
    /// Returns the rectangle of content of a size in a rectangle. It may reach beyond it, as in UIKit.
    nonisolated func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let scale: CGFloat
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: scale = min(bounds.width / size.width, bounds.height / size.height)
        case .scaleAspectFill: scale = max(bounds.width / size.width, bounds.height / size.height)
        default: scale = 1
        }
        let (width, height) = (size.width * scale, size.height * scale)
        let anchor = anchor
        return CGRect(
            x: bounds.minX + (bounds.width - width) * anchor.x, y: bounds.minY + (bounds.height - height) * anchor.y,
            width: width, height: height)
    }

    /// The share of the spare room that is left of the content and above it.
    private nonisolated var anchor: CGPoint {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: CGPoint(x: 0.5, y: 0.5)
        case .top: CGPoint(x: 0.5, y: 0)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .topLeft: CGPoint(x: 0, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        }
    }
}
