/// A touch on the screen. A recognizer asks its delegate about it, and responders receive it.
///
/// Unlike in UIKit, you can't subclass it.
@preconcurrency @MainActor public class UITouch: NSObject {
    /// The view that the finger is on, as the responder that it is.
    private(set) weak var responder: UIResponder?
    /// The location in the coordinates of the window, in points.
    let place: CGPoint

    /// The number of taps at one place.
    public private(set) var tapCount: Int

    /// A finger on a view, at a point of the window, after so many taps.
    init(on view: UIResponder, at place: CGPoint, tapCount: Int) {
        responder = view
        self.place = place
        self.tapCount = tapCount
    }
}
