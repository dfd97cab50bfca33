/// A touch on the screen. A recognizer asks its delegate about it, and responders receive it.
@preconcurrency @MainActor open class UITouch: NSObject {
    private let place: CGPoint

    /// The view that the finger is on.
    open private(set) weak var view: UIView?
    /// The window of the touched view.
    open var window: UIWindow? { view?.window }
    /// The number of taps at one place.
    open private(set) var tapCount: Int

    /// A finger on a view, at a point of the window, after so many taps.
    init(on view: UIView, at place: CGPoint, tapCount: Int) {
        self.view = view
        self.place = place
        self.tapCount = tapCount
    }

    /// Returns the location of the touch in a view's coordinates, or in the window's for nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
}
