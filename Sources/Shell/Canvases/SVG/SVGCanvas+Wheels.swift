import Drawing
import Foundation

extension SVGCanvas {
    /// Draws wheels as drums in a dark frame, under a pane of glass where the selected rows are.
    func draw(_ wheels: Wheels, in rect: CGRect) {
        fill(rect, .vertical(UIColor(white: 0.62), UIColor(white: 0.2)))
        guard !wheels.wheels.isEmpty else { return }
        saveState()
        clip(to: rect)
        let drums = drums(of: wheels, in: rect)
        for (index, drum) in drums.enumerated() {
            drawDrum(in: drum)
            drawRows(of: wheels, index, on: drum, in: rect) { row, size in
                TextStyle(font: .boldSystemFont(ofSize: size), color: UIColor(white: row == 0 ? 0.05 : 0.25))
            }
        }
        if let first = drums.first, let last = drums.last {
            let height = pitch(of: wheels, on: first) + 2
            drawGlass(
                in: CGRect(
                    x: first.minX, y: rect.midY - height / 2, width: last.maxX - first.minX, height: height))
        }
        restoreState()
    }

    /// Returns the frames of the drums: those of the wheels if views are on them, otherwise from edge to edge.
    func drums(of wheels: Wheels, in rect: CGRect) -> [CGRect] {
        let frame = rect.insetBy(dx: min(10, rect.width / 8), dy: min(8, rect.height / 8))
        let gap: CGFloat = 2
        if wheels.carryViews {
            return wheels.wheels.indices.map { index in
                let column = wheels.rect(ofRow: 0, wheel: index, in: rect).insetBy(dx: -10, dy: 0)
                return CGRect(x: column.minX, y: frame.minY, width: column.width, height: frame.height)
            }
        }
        let weights = wheels.wheels.map { CGFloat($0.columns) + 2.5 }
        let room = max(0, frame.width - gap * CGFloat(weights.count - 1))
        var x = frame.minX
        return weights.map { weight in
            let width = room * weight / weights.reduce(0, +)
            defer { x += width + gap }
            return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
        }
    }

    private func drawDrum(in drum: CGRect) {
        let gray = { (white: CGFloat) in UIColor(white: white) }
        fill(
            drum,
            .gradient([
                (gray(0.5), 0), (gray(0.7), 0.06), (gray(0.9), 0.2), (gray(1), 0.42), (gray(1), 0.58),
                (gray(0.9), 0.8), (gray(0.7), 0.94), (gray(0.5), 1),
            ]), cornerRadius: 4)
    }

    /// Draws the rows of a wheel, each in a style for it and a font's size.
    func drawRows(
        of wheels: Wheels, _ index: Int, on drum: CGRect, in rect: CGRect,
        style: (_ row: Int, _ size: CGFloat) -> TextStyle
    ) {
        let wheel = wheels.wheels[index]
        let pitch = pitch(of: wheels, on: drum)
        let size = min(20, pitch * 0.84)
        // Short texts stand in the middle, as far left or right as the longest lets them.
        let room = wheels.carryViews ? drum.insetBy(dx: 4, dy: 0) : inner(of: wheel, on: drum, size: size)
        for row in wheels.rows {
            let middle = rect.midY + CGFloat(row) * pitch
            var style = style(row, size)
            style.alignment = wheel.alignment
            drawLine(
                wheels.text(ofRow: row, wheel: index),
                in: CGRect(x: room.minX, y: middle - pitch / 2, width: room.width, height: pitch), style: style)
        }
    }

    /// Returns the distance between rows. Text is placed on the drum, but views keep their places.
    func pitch(of wheels: Wheels, on drum: CGRect) -> CGFloat {
        wheels.carryViews ? wheels.rowHeight : min(wheels.rowHeight, drum.height / CGFloat(wheels.rows.count))
    }

    private func inner(of wheel: Wheels.Wheel, on drum: CGRect, size: CGFloat) -> CGRect {
        let font = SVGFont(.boldSystemFont(ofSize: size))
        let widest = wheel.texts.map { font.width(of: $0) }.max() ?? 0
        return drum.insetBy(dx: max(6, (drum.width - widest) / 2 - 6), dy: 0)
    }

    private func drawGlass(in rect: CGRect) {
        let glass = { (alpha: CGFloat) in UIColor(red: 0.25, green: 0.35, blue: 0.65, alpha: alpha) }
        fill(rect, .gradient([(glass(0.1), 0), (glass(0.18), 0.5), (glass(0.3), 0.5), (glass(0.22), 1)]))
        stroke(rect, color: UIColor(red: 0.3, green: 0.34, blue: 0.45, alpha: 0.8))
        fill(
            CGRect(x: rect.minX + 1, y: rect.minY + 1, width: max(0, rect.width - 2), height: 1),
            color: UIColor(white: 1, alpha: 0.55))
    }
}
