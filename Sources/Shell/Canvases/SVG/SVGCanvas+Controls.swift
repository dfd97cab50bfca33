import Drawing
import Foundation

extension SVGCanvas {
    private static let edge = UIColor(white: 0.6)

    // MARK: Tracks

    /// A pill with a word, and a knob over the other end.
    func drawSwitch(isOn: Bool, in rect: CGRect, color: UIColor) {
        let pill = rect.band(ofHeight: 27)
        let radius = pill.height / 2
        let off = UIColor(white: 0.93)
        let ground = isOn ? color : off
        fill(pill, .vertical(ground.darker(0.18), ground, ground.lighter(isOn ? 0.2 : 0.6)), cornerRadius: radius)
        stroke(pill, color: isOn ? color.darker(0.25) : Self.edge, cornerRadius: radius)
        let word = CGRect(
            x: isOn ? pill.minX + 4 : pill.minX + pill.height + 1, y: pill.minY,
            width: max(0, pill.width - pill.height - 5),
            height: pill.height)
        drawLine(
            isOn ? "ON" : "OFF", in: word,
            style: TextStyle(
                font: .boldSystemFont(ofSize: 13), color: isOn ? .white : UIColor(white: 0.5),
                alignment: .center))
        drawKnob(at: CGPoint(x: isOn ? pill.maxX - radius : pill.minX + radius, y: pill.midY), radius: radius)
    }

    private func drawKnob(at center: CGPoint, radius: CGFloat) {
        fillCircle(
            at: center, radius: radius, .vertical(UIColor(white: 0.84), UIColor(white: 0.99)),
            stroke: Self.edge)
    }

    func drawSlider(_ fraction: CGFloat, in rect: CGRect, color: UIColor) {
        let radius = min(11.5, rect.height / 2, rect.width / 2)
        let way = rect.insetBy(dx: radius, dy: 0)
        let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        // The color ends under the knob.
        let reach = rect.width > 0 ? (way.minX + way.width * part - rect.minX) / rect.width : 0
        drawTrack(reach, in: rect.band(ofHeight: 9), color: color, rest: .white)
        drawKnob(at: CGPoint(x: way.minX + way.width * part, y: rect.midY), radius: radius)
    }

    func drawTrack(_ fraction: CGFloat, in rect: CGRect, color: UIColor, rest: UIColor) {
        let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        let radius = rect.height / 2
        fill(rect, .vertical(rest.darker(0.28), rest.darker(0.02)), cornerRadius: radius)
        let done = CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height)
        fill(done, .vertical(color.darker(0.25), color.lighter(0.25)), cornerRadius: radius)
        stroke(rect, color: Self.edge, cornerRadius: radius)
    }

    // MARK: Parts

    func drawDots(_ count: Int, current: Int, in rect: CGRect, color: UIColor) {
        let step: CGFloat = 16
        let shown = max(0, min(count, CellSpan.whole(((rect.width + step / 2) / step).rounded(.down))))
        for index in 0..<shown {
            let x = rect.midX + (CGFloat(index) - CGFloat(shown - 1) / 2) * step
            let dot = index == current ? color : color.withAlphaComponent(color.alpha * 0.35)
            fillCircle(at: CGPoint(x: x, y: rect.midY), radius: 3, .color(dot))
        }
    }

    func drawStepper(in rect: CGRect) {
        let frame = rect.band(ofHeight: 29)
        drawDividedFrame(of: frame, count: 2)
        drawSigns(in: frame, side: 18, color: UIColor(white: 0.35))
    }

    /// A minus and a plus, each in the middle of its half of a stepper.
    func drawSigns(in frame: CGRect, side: CGFloat, color: UIColor) {
        let side = min(side, frame.width / 2)
        for (index, name) in ["minus", "plus"].enumerated() {
            guard let image = UIImage(systemName: name) else { continue }
            let x = frame.minX + frame.width * (CGFloat(index) + 0.5) / 2
            draw(
                symbol: image, in: CGRect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side),
                color: color)
        }
    }

    func draw(_ segments: [Figure.Segment], selected: Int?, in rect: CGRect, color: UIColor) {
        guard !segments.isEmpty else { return }
        drawDividedFrame(of: rect, count: segments.count)
        let width = rect.width / CGFloat(segments.count)
        for (index, segment) in segments.enumerated() {
            let part = CGRect(x: rect.minX + width * CGFloat(index), y: rect.minY, width: width, height: rect.height)
            let isSelected = index == selected
            if isSelected { fill(part, .vertical(color.lighter(0.3), color), cornerRadius: 5) }
            if !segment.isEnabled { saveState() }
            if !segment.isEnabled { multiplyAlpha(0.4) }
            let style = TextStyle(
                font: .boldSystemFont(ofSize: 13), color: isSelected ? .white : UIColor(white: 0.4),
                alignment: .center)
            draw(segment.caption, in: part.insetBy(dx: min(4, width / 4), dy: 0), style: style)
            if !segment.isEnabled { restoreState() }
        }
    }

    /// A frame with lines between its parts.
    private func drawDividedFrame(of rect: CGRect, count: Int) {
        fill(rect, .vertical(.white, UIColor(white: 0.85)), cornerRadius: 6)
        stroke(rect, color: Self.edge, cornerRadius: 6)
        for index in 1..<count {
            let x = (rect.minX + rect.width * CGFloat(index) / CGFloat(count)).rounded()
            fill(CGRect(x: x, y: rect.minY + 1, width: 1, height: max(0, rect.height - 2)), color: Self.edge)
        }
    }

    /// Twelve spokes, the paler the longer ago they shone. All are pale if the indicator has stopped.
    func drawActivity(isBusy: Bool, in rect: CGRect, color: UIColor) {
        let side = min(20, rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        for (index, spoke) in Self.spokes.enumerated() {
            let alpha = isBusy ? 1 - CGFloat(index) * 0.07 : 0.25
            draw(path: spoke, of: 20, in: square, stroke: color.withAlphaComponent(color.alpha * alpha), width: 2)
        }
    }

    /// The spokes, counterclockwise from the top, in a square of 20 points.
    private static let spokes = (0..<12).map { index in
        // The sines of 0°, 30°, 60° and 90°, so that no library's rounding is seen.
        let quarter: [CGFloat] = [0, 0.5, 0.866, 1]
        func sine(_ twelfths: Int) -> CGFloat {
            let place = (twelfths % 12 + 12) % 12
            let size = place % 6 <= 3 ? quarter[place % 6] : quarter[6 - place % 6]
            return place < 6 ? size : -size
        }
        let (x, y) = (-sine(index), -sine(index + 3))
        return "M\((10 + 5 * x).svg) \((10 + 5 * y).svg)L\((10 + 9 * x).svg) \((10 + 9 * y).svg)"
    }
}
