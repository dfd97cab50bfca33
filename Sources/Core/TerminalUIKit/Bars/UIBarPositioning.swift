/// A bar at the top or the bottom of a screen.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is, as its delegate says.
    var barPosition: UIBarPosition { get }
}
