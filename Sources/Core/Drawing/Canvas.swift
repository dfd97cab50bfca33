import Foundation

/// The surface that views draw on. It takes the place of UIKit's graphics context, in points, with the origin at the
/// top left.
///
/// All values are permitted. Rectangles that are negative, infinite or not numbers are clipped, never an error.
@MainActor public protocol Canvas: AnyObject {
    /// The era of iOS in whose looks bars and controls are drawn.
    var era: Era { get }

    /// Saves origin, clip and opacity.
    func saveState()
    /// Restores what ``saveState()`` saved last, if anything.
    func restoreState()
    /// Moves the origin by a distance in points.
    func translate(x: CGFloat, y: CGFloat)
    /// Moves, scales and turns by right angles, about the origin, where rectangles are drawn. Letters stay as they are.
    func concatenate(_ transform: CGAffineTransform)
    /// Intersects the clip with `rect`.
    func clip(to rect: CGRect)
    /// Multiplies the opacity by `alpha`, 0…1.
    func multiplyAlpha(_ alpha: CGFloat)

    /// Paints a rectangle over the existing content, its corners rounded with a radius in points.
    func fill(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat)
    /// Draws an outline just inside a rectangle, some points thick, its corners rounded with a radius in points.
    func stroke(_ rect: CGRect, color: UIColor, width: CGFloat, cornerRadius: CGFloat)
    /// Draws a hairline, horizontal or vertical by whichever of the two distances is longer. It never hides text.
    func line(from start: CGPoint, to end: CGPoint, color: UIColor)
    /// Paints the inside of a path over the existing content.
    func fill(_ path: UIBezierPath, color: UIColor)
    /// Draws the lines of a path.
    func stroke(_ path: UIBezierPath, color: UIColor)
    /// Draws text in a rectangle, centered from top to bottom as `UILabel` does. Pieces without an attribute use the
    /// style's.
    func draw(_ text: AttributedText, in rect: CGRect, style: TextStyle)
    /// Draws a symbol in the middle of a rectangle in the tint color, or a bitmap as large as the rectangle.
    func draw(_ image: UIImage, in rect: CGRect, tintColor: UIColor)
    /// Draws the figure of a control. If the control takes no touches, the figure is paler, and marked by more than its
    /// color.
    func draw(_ figure: Figure, in rect: CGRect, style: TextStyle, isEnabled: Bool)
    /// Marks a rectangle as selected, not by color alone. The mark needs a free column at the left, so it hides no
    /// text.
    func highlight(_ rect: CGRect)
}

extension Canvas {
    /// The era of 2011.
    public var era: Era { .iOS5 }

    /// Paints a rectangle with square corners over the existing content.
    public func fill(_ rect: CGRect, color: UIColor) { fill(rect, color: color, cornerRadius: 0) }

    /// Draws an outline inside a rectangle, one point thick.
    public func stroke(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
        stroke(rect, color: color, width: 1, cornerRadius: cornerRadius)
    }

    /// Draws plain text in a rectangle.
    public func draw(_ text: String, in rect: CGRect, style: TextStyle) {
        draw(AttributedText(text), in: rect, style: style)
    }

    /// Draws the content of an enabled control.
    public func draw(_ figure: Figure, in rect: CGRect, style: TextStyle) {
        draw(figure, in: rect, style: style, isEnabled: true)
    }
}
