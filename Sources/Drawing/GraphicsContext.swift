/// The canvases being drawn on, the current one last.
private enum GraphicsContext {
    static var stack: [any Canvas] = []
}

/// The canvas that `draw(_:)` draws on; `nil` outside of drawing. UIKit's returns a `CGContext`.
public func UIGraphicsGetCurrentContext() -> (any Canvas)? {
    GraphicsContext.stack.last
}

/// Makes `context` the current canvas until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: any Canvas) {
    GraphicsContext.stack.append(context)
}

/// Makes the canvas before the last ``UIGraphicsPushContext(_:)`` current again; does nothing if there was none.
public func UIGraphicsPopContext() {
    _ = GraphicsContext.stack.popLast()
}
