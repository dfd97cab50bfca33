/// The display of the device that is drawn: a phone of 2011.
@preconcurrency @MainActor public final class UIScreen {
    /// The one screen.
    public static let main = UIScreen()
    /// The whole display in points.
    public let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    /// The display in pixels.
    public let nativeBounds = CGRect(x: 0, y: 0, width: 640, height: 960)
    /// The number of pixels to a point.
    public let scale: CGFloat = 2
    /// The number of pixels in a point, equal to ``scale`` because the screen isn't zoomed.
    public let nativeScale: CGFloat = 2
    /// The traits of the screen.
    public var traitCollection: UITraitCollection { .current }
    /// The display without the 20-point status bar.
    public let applicationFrame = CGRect(x: 0, y: 20, width: 320, height: 460)
}
