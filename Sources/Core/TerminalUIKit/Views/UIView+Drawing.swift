extension UIView {
    /// Draws the view and all it contains. The canvas's origin is the superview's.
    package func drawHierarchy(on canvas: any Canvas) {
        guard !isHidden, alpha > 0 else { return }
        canvas.saveState()
        defer { canvas.restoreState() }
        if let transformation, transformation.keepsAxes {
            canvas.translate(x: center.x, y: center.y)
            canvas.concatenate(transformation)
            canvas.translate(x: -bounds.midX, y: -bounds.midY)
        } else {
            let frame = transformation == nil ? frame : storedFrame
            canvas.translate(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
        }
        canvas.multiplyAlpha(alpha)
        if clipsToBounds || drawnLayer?.masksToBounds ?? false { canvas.clip(to: bounds) }
        drawGround(on: canvas)
        draw(bounds)
        drawContent(on: canvas)
        for subview in subviews { subview.drawHierarchy(on: canvas) }
        drawOverlay(bounds, on: canvas)
    }
}
