import Foundation

/// What views draw on: UIKit's graphics context, in points, origin at the top left.
///
/// Anything may be passed in: rectangles that are negative, infinite or not numbers are clipped, never an error.
@MainActor public protocol Canvas: AnyObject {
    /// Remembers origin, clip and opacity.
    func saveState()
    /// Goes back to what ``saveState()`` remembered last; does nothing if there is nothing to go back to.
    func restoreState()
    /// Moves the origin by a distance in points.
    func translate(x: CGFloat, y: CGFloat)
    /// From here on draws only inside `rect`, and inside whatever it was clipped to before.
    func clip(to rect: CGRect)
    /// From here on draws with `alpha` (0…1) times the opacity it had.
    func multiplyAlpha(_ alpha: CGFloat)

    /// Paints a rectangle over what is there.
    func fill(_ rect: CGRect, color: UIColor)
    /// Draws an outline just inside a rectangle.
    func stroke(_ rect: CGRect, color: UIColor, rounded: Bool)
    /// Draws a hairline, horizontal or vertical by whichever of the two distances is longer. It never hides text.
    func line(from start: CGPoint, to end: CGPoint, color: UIColor)
    /// Draws text in a rectangle, centred from top to bottom as `UILabel` does.
    func draw(_ text: String, in rect: CGRect, style: TextStyle)
    /// Draws a symbol in the middle of a rectangle in the tint colour, or a bitmap as large as the rectangle.
    func draw(_ image: UIImage, in rect: CGRect, tintColor: UIColor)
    /// Marks a rectangle as selected, in a way that does not rely on colour. The mark takes the place of
    /// whatever lies at the left edge, so text wants to keep a column away.
    func highlight(_ rect: CGRect)
}

extension Canvas {
    /// Draws an outline with square corners just inside a rectangle.
    public func stroke(_ rect: CGRect, color: UIColor) {
        stroke(rect, color: color, rounded: false)
    }
}
