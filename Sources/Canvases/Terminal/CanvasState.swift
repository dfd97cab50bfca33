import Foundation

/// What a terminal canvas saves and restores.
nonisolated struct CanvasState {
    var origin = CGPoint.zero
    var clip: CellRect
    var alpha: Double = 1

    func absolute(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.origin.x + origin.x, y: rect.origin.y + origin.y, width: rect.size.width, height: rect.size.height)
    }
}
