import Foundation

/// The state that a terminal canvas saves and restores.
nonisolated struct CanvasState {
    var place = CanvasPlace()
    var clip: CellRect
    var alpha: Double = 1

    func absolute(_ rect: CGRect) -> CGRect { place.absolute(rect) }
}
