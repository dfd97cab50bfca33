/// The display of the device that is drawn: a phone of 2011, unless the world has another device.
@preconcurrency @MainActor public final class UIScreen {
    /// The one screen.
    public static let main = UIScreen()
    /// The whole display in points.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: World.current.device?.size ?? CGSize(width: 320, height: 480))
    }
    /// The display in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The number of pixels to a point.
    public let scale: CGFloat = 2
    /// The number of pixels in a point, equal to ``scale`` because the screen isn't zoomed.
    public let nativeScale: CGFloat = 2
    /// The traits of the screen.
    public var traitCollection: UITraitCollection { .current }
    /// The display without the 20-point status bar of a phone of 2011. On later devices, a window has all of it.
    public var applicationFrame: CGRect {
        World.current.device == nil ? CGRect(x: 0, y: 20, width: 320, height: 460) : bounds
    }
}
