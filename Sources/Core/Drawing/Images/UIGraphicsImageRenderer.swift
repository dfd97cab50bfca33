import Foundation

/// A renderer of images from the drawings of a closure. It draws rectangles, paths and bitmaps, but no text.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    /// Creates a renderer of images of a size in points, with two pixels to a point.
    public init(size: CGSize) { self.size = size }

    /// Creates a renderer of images as large as a rectangle.
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// Returns an image with the drawings of a closure.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = BitmapCanvas(size: size, scale: 2)
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(canvas))
        return canvas.image
    }
}

/// The context that such a function draws on.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    private let canvas: BitmapCanvas

    init(_ canvas: BitmapCanvas) { self.canvas = canvas }

    /// The canvas. UIKit's is a `CGContext`.
    open var cgContext: any Canvas { canvas }
    /// The image drawn so far.
    open var currentImage: UIImage { canvas.image }
    /// Fills a rectangle with the color of ``UIColor/setFill()``.
    open func fill(_ rect: CGRect) { canvas.fill(rect, color: GraphicsContext.fill) }
}

/// Begins an image with a pixel to a point, on which code draws from here on.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image on which code draws from here on.
/// - Parameters:
///   - size: Its size in points.
///   - opaque: True for a black background, not a clear one.
///   - scale: The pixels per point, or 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let canvas = BitmapCanvas(size: size, scale: scale > 0 ? scale : 2)
    if opaque { canvas.fill(CGRect(origin: .zero, size: size), color: .black) }
    UIGraphicsPushContext(canvas)
}

/// Returns the image that was begun last, with its drawings so far, or `nil` if there isn't one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    (UIGraphicsGetCurrentContext() as? BitmapCanvas)?.image
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
    if UIGraphicsGetCurrentContext() is BitmapCanvas { UIGraphicsPopContext() }
}

extension UIImage {
    /// Draws the image on the current canvas, as large as a rectangle.
    @MainActor public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect, tintColor: .black)
    }

    /// Draws the image on the current canvas at a point, in its size.
    @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIBezierPath {
    /// Clips drawing on an image to the path, until its state is restored. Other canvases clip to the path's bounds.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let canvas = context as? BitmapCanvas { canvas.clip(to: self) } else { context.clip(to: bounds) }
    }
}
