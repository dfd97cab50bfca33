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
        if clipsToBounds || layer.masksToBounds { canvas.clip(to: bounds) }
        drawBehindSubviews(on: canvas)
        for subview in subviews { subview.drawHierarchy(on: canvas) }
        drawOverlay(bounds, on: canvas)
    }

    private func drawBehindSubviews(on canvas: any Canvas) {
        drawGround(on: canvas)
        draw(bounds)
    }

    /// Draws what is the view's own, before its subviews or behind them. The origin is its upper left corner.
    package func drawAlone(isOverlay: Bool, on canvas: any Canvas) {
        UIGraphicsPushContext(canvas)
        canvas.saveState()
        canvas.translate(x: -bounds.minX, y: -bounds.minY)
        if isOverlay { drawOverlay(bounds, on: canvas) } else { drawBehindSubviews(on: canvas) }
        canvas.restoreState()
        UIGraphicsPopContext()
    }
}
