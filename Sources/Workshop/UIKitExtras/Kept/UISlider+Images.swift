extension UISlider {
    /// The color of the track up to the knob. Stored without effect.
    public var minimumTrackTintColor: UIColor? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The color of the track behind the knob. Stored without effect.
    public var maximumTrackTintColor: UIColor? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The color of the knob. Stored without effect.
    public var thumbTintColor: UIColor? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The image at the left of the track. Stored without effect.
    public var minimumValueImage: UIImage? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The image at the right of the track. Stored without effect.
    public var maximumValueImage: UIImage? {
        get { kept() }
        set { keep(newValue) }
    }

    /// Sets the image of the knob in a state. Stored without effect.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "thumb \(state.rawValue)") }
    /// Returns the image of the knob in a state.
    public func thumbImage(for state: UIControl.State) -> UIImage? { kept("thumb \(state.rawValue)") }
    /// Sets the image of the track up to the knob in a state. Stored without effect.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        keep(image, "minimumTrack \(state.rawValue)")
    }
    /// Sets the image of the track behind the knob in a state. Stored without effect.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        keep(image, "maximumTrack \(state.rawValue)")
    }
}

extension UIImage {
    /// The ways in which a resizable image fills its middle.
    public nonisolated enum ResizingMode: Int, Sendable {
        /// In UIKit's order.
        case tile, stretch
    }

    /// Returns the image itself: all of it is stretched, the edges as well.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// Returns the image itself: all of it is stretched, the edges as well.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
}
