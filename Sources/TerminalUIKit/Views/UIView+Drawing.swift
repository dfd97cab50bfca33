extension UIView {
    /// Draws the view and all it contains; the canvas's origin is the superview's.
    package func drawHierarchy(on canvas: any Canvas) {
        guard !isHidden, alpha > 0 else { return }
        canvas.saveState()
        defer { canvas.restoreState() }
        canvas.translate(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
        canvas.multiplyAlpha(alpha)
        if clipsToBounds || layer.masksToBounds { canvas.clip(to: bounds) }
        if let backgroundColor { canvas.fill(bounds, color: backgroundColor, cornerRadius: layer.cornerRadius) }
        draw(bounds)
        for subview in subviews { subview.drawHierarchy(on: canvas) }
        drawOverlay(bounds, on: canvas)
    }
}
