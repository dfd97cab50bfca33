import Drawing
import Foundation

/// A character that fills its cell to the edges, so that with its neighbors it makes one line or area.
nonisolated enum TerminalShape {
    case lines(LineArms)
    /// Parts of the cell, in eighths of its width and height.
    case block(x: Range<CGFloat>, y: Range<CGFloat>)

    /// The shape of a character, or nil if it is no such one.
    init?(_ glyph: Character) {
        switch glyph {
        case "█": self = .block(x: 0..<8, y: 0..<8)
        case "▀": self = .block(x: 0..<8, y: 0..<4)
        case "▄": self = .block(x: 0..<8, y: 4..<8)
        case "▔": self = .block(x: 0..<8, y: 0..<0.5)
        case "▁": self = .block(x: 0..<8, y: 7.5..<8)
        default:
            guard let arms = LineArms(glyph: glyph) else { return nil }
            self = .lines(arms)
        }
    }

    /// Draws the shape in a cell.
    @MainActor func draw(in cell: CGRect, color: UIColor, on canvas: SVGCanvas) {
        switch self {
        case .block(let x, let y):
            let unit = CGSize(width: cell.width / 8, height: cell.height / 8)
            canvas.fill(
                CGRect(
                    x: cell.minX + x.lowerBound * unit.width, y: cell.minY + y.lowerBound * unit.height,
                    width: (x.upperBound - x.lowerBound) * unit.width,
                    height: (y.upperBound - y.lowerBound) * unit.height), color: color)
        case .lines(let arms): draw(arms, in: cell, color: color, on: canvas)
        }
    }

    @MainActor private func draw(_ arms: LineArms, in cell: CGRect, color: UIColor, on canvas: SVGCanvas) {
        let middle = CGPoint(x: cell.midX - 0.5, y: cell.midY - 0.5)
        if arms.contains(.rounded) {
            let (right, down) = (arms.contains(.right), arms.contains(.down))
            let path =
                "M\((cell.width / 2).svg) \((down ? cell.height : 0).svg)"
                + "V\((cell.height / 2 + (down ? 4 : -4)).svg)"
                + "Q\((cell.width / 2).svg) \((cell.height / 2).svg) \((right ? cell.width : 0).svg) "
                + (cell.height / 2).svg
            let square = CGRect(origin: cell.origin, size: CGSize(width: cell.height, height: cell.height))
            return canvas.draw(path: path, of: cell.height, in: square, stroke: color)
        }
        if !arms.isDisjoint(with: [.left, .right]) {
            let left = arms.contains(.left) ? cell.minX : middle.x
            let right = arms.contains(.right) ? cell.maxX : middle.x + 1
            canvas.fill(CGRect(x: left, y: middle.y, width: right - left, height: 1), color: color)
        }
        if !arms.isDisjoint(with: [.up, .down]) {
            let top = arms.contains(.up) ? cell.minY : middle.y
            let bottom = arms.contains(.down) ? cell.maxY : middle.y + 1
            canvas.fill(CGRect(x: middle.x, y: top, width: 1, height: bottom - top), color: color)
        }
    }
}
