import Foundation

/// The canvases being drawn on, the current one last, and the colors that paths are drawn in.
enum GraphicsContext {
    static var stack: [any Canvas] = []
    static var fill = UIColor.black
    static var stroke = UIColor.black
}

extension UIColor {
    /// Sets the color of filled paths.
    @MainActor public func setFill() { GraphicsContext.fill = self }
    /// Sets the color of stroked paths.
    @MainActor public func setStroke() { GraphicsContext.stroke = self }
    /// Sets the color of filled and stroked paths.
    @MainActor public func set() {
        setFill()
        setStroke()
    }
}

/// Fills a rectangle with the color of ``UIColor/setFill()``.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect, color: GraphicsContext.fill) }

/// Returns the canvas that `draw(_:)` draws on, or `nil` outside of drawing. UIKit's returns a `CGContext`.
public func UIGraphicsGetCurrentContext() -> (any Canvas)? { GraphicsContext.stack.last }

/// Makes `context` the current canvas until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: any Canvas) { GraphicsContext.stack.append(context) }

/// Makes the canvas before the last ``UIGraphicsPushContext(_:)`` current again, if there was one.
public func UIGraphicsPopContext() { _ = GraphicsContext.stack.popLast() }
