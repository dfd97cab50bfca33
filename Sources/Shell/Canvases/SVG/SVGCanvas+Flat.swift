import Drawing
import Foundation

extension SVGCanvas {
    private static let hairline = UIColor(white: 0, alpha: 0.3)
    private static let ground = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)

    /// Draws a control's contents as they have looked since iOS 7, and returns whether that differs from the look
    /// before.
    func drawFlat(_ figure: Figure, in rect: CGRect, style: TextStyle) -> Bool {
        switch figure {
        case .bar(let edge):
            fill(rect, color: style.color)
            let y = edge == .minYEdge ? rect.minY : rect.maxY - 0.5
            fill(CGRect(x: rect.minX, y: y, width: rect.width, height: 0.5), color: Self.hairline)
        case .barTitle(let title, _): draw(Caption(text: title), in: rect, style: style)
        case .barButton(let caption, let leadsBack, _):
            drawFlatBarButton(caption, in: rect, style: style, leadsBack: leadsBack)
        case .tab(let caption, let badge, _, _): drawFlatTab(caption, badge: badge, in: rect, color: style.color)
        case .button(let caption, _): draw(caption, in: rect, style: style)
        case .field(let text, let border?): drawFlatField(text, border: border, in: rect, style: style)
        case .switch(let isOn): drawFlatSwitch(isOn: isOn, in: rect, color: style.color)
        case .slider(let fraction): drawFlatSlider(fraction, in: rect, color: style.color)
        case .progress(let fraction, let track):
            drawFlatTrack(fraction, in: rect.band(ofHeight: trackHeight), color: style.color, rest: track)
        case .stepper: drawFlatStepper(in: rect, color: style.color)
        case .segments(let segments, let selected):
            drawFlat(segments, selected: selected, in: rect, color: style.color)
        case .wheels(let wheels): drawFlat(wheels, in: rect)
        default: return false
        }
        return true
    }

    private var trackHeight: CGFloat { era < .iOS13 ? 2 : 4 }

    // MARK: Bars

    /// The caption alone, behind an angle if it leads back.
    private func drawFlatBarButton(_ caption: Caption, in rect: CGRect, style: TextStyle, leadsBack: Bool) {
        var (style, room) = (style, rect)
        if leadsBack {
            let angle = CGRect(x: rect.minX, y: rect.midY - 10, width: 20, height: 20)
            draw(path: "M12 1L3 10L12 19", of: 20, in: angle, stroke: style.color, width: 2.5)
            style.alignment = .left
            // The angle takes room that characters don't, and there is free room on the right.
            room = CGRect(x: rect.minX + 16, y: rect.minY, width: rect.width + 12, height: rect.height)
        }
        draw(caption, in: room, style: style)
    }

    private func drawFlatTab(_ caption: Caption, badge: String?, in rect: CGRect, color: UIColor) {
        let symbol = CGRect(x: rect.midX - 13, y: rect.minY + 5, width: 26, height: 26)
        if let image = caption.symbol { draw(symbol: image, in: symbol, color: color) }
        let title = CGRect(x: rect.minX, y: rect.maxY - 15, width: rect.width, height: 12)
        drawLine(
            caption.text ?? "", in: title.insetBy(dx: 2, dy: 0),
            style: TextStyle(font: .systemFont(ofSize: 10), color: color, alignment: .center))
        guard let badge else { return }
        let style = TextStyle(font: .systemFont(ofSize: 13), color: .white, alignment: .center)
        let width = max(18, SVGFont(style.font).width(of: badge) + 10)
        let disc = CGRect(x: min(symbol.maxX - 4, rect.maxX - width - 2), y: rect.minY + 3, width: width, height: 18)
        fill(disc, color: .systemRed, cornerRadius: 9)
        drawLine(badge, in: disc, style: style)
    }

    // MARK: Fields and tracks

    private func drawFlatField(_ text: AttributedText, border: Figure.Border, in rect: CGRect, style: TextStyle) {
        if border == .search {
            let isWhite = era < .iOS13
            let radius = min(isWhite ? 5 : rect.height < 44 ? 10 : 22, rect.height / 2)
            fill(rect, color: isWhite ? .white : Self.ground, cornerRadius: radius)
            return drawSearch(for: text, in: rect, style: style)
        }
        let radius: CGFloat = border == .rounded ? min(5, rect.height / 2) : 0
        fill(rect, color: .white, cornerRadius: radius)
        let edge = border == .rounded ? UIColor(white: 0.8) : .black
        stroke(rect, color: edge, width: border == .rounded ? 0.5 : 1, cornerRadius: radius)
        drawLine(text, in: rect.insetBy(dx: min(7, rect.width / 4), dy: 0), style: style)
    }

    private func drawFlatSwitch(isOn: Bool, in rect: CGRect, color: UIColor) {
        let pill = rect.band(ofHeight: 31)
        let radius = pill.height / 2
        if isOn {
            fill(pill, color: color, cornerRadius: radius)
        } else {
            fill(pill, color: era < .iOS13 ? .white : UIColor(white: 0.91), cornerRadius: radius)
            stroke(pill, color: UIColor(white: 0.9), width: 1.5, cornerRadius: radius)
        }
        let x = isOn ? pill.maxX - radius : pill.minX + radius
        drawFlatKnob(at: CGPoint(x: x, y: pill.midY), radius: max(0, radius - 1.5))
    }

    private func drawFlatKnob(at center: CGPoint, radius: CGFloat) {
        fillCircle(at: CGPoint(x: center.x, y: center.y + 1.5), radius: radius, .color(UIColor(white: 0, alpha: 0.12)))
        fillCircle(at: center, radius: radius, .color(.white), stroke: UIColor(white: 0, alpha: 0.08))
    }

    private func drawFlatSlider(_ fraction: CGFloat, in rect: CGRect, color: UIColor) {
        let radius = min(14, rect.height / 2, rect.width / 2)
        let way = rect.insetBy(dx: radius, dy: 0)
        let x = way.minX + way.width * (fraction.isNaN ? 0 : min(max(fraction, 0), 1))
        let reach = rect.width > 0 ? (x - rect.minX) / rect.width : 0
        drawFlatTrack(reach, in: rect.band(ofHeight: trackHeight), color: color, rest: UIColor(white: 0.72))
        drawFlatKnob(at: CGPoint(x: x, y: rect.midY), radius: radius)
    }

    private func drawFlatTrack(_ fraction: CGFloat, in rect: CGRect, color: UIColor, rest: UIColor) {
        fill(rect, color: rest, cornerRadius: rect.height / 2)
        var done = rect
        done.size.width *= fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        fill(done, color: color, cornerRadius: rect.height / 2)
    }

    // MARK: Parts

    private func drawFlatStepper(in rect: CGRect, color: UIColor) {
        let frame = rect.band(ofHeight: era < .iOS13 ? 29 : 32)
        if era < .iOS13 {
            stroke(frame, color: color, cornerRadius: 4)
        } else {
            fill(frame, color: Self.ground, cornerRadius: 8)
        }
        let inset: CGFloat = era < .iOS13 ? 0 : 7
        let line = CGRect(x: frame.midX - 0.5, y: frame.minY, width: 1, height: frame.height).insetBy(dx: 0, dy: inset)
        fill(line, color: era < .iOS13 ? color : Self.hairline)
        drawSigns(in: frame, side: 16, color: era < .iOS13 ? color : .black)
    }

    /// Up to iOS 12 in outlines, the chosen one filled. Then on a ground, the chosen one on a white one.
    private func drawFlat(_ segments: [Figure.Segment], selected: Int?, in rect: CGRect, color: UIColor) {
        let isOutlined = era < .iOS13
        if !isOutlined { fill(rect, color: Self.ground, cornerRadius: 8) }
        let width = rect.width / CGFloat(max(1, segments.count))
        for (index, segment) in segments.enumerated() {
            let part = CGRect(x: rect.minX + width * CGFloat(index), y: rect.minY, width: width, height: rect.height)
            let isSelected = index == selected
            if isOutlined, isSelected { fill(part, color: color, cornerRadius: 4) }
            if isOutlined, index > 0 {
                fill(CGRect(x: part.minX - 0.5, y: part.minY, width: 1, height: part.height), color: color)
            }
            if !isOutlined, isSelected {
                let pill = part.insetBy(dx: min(2, width / 4), dy: min(2, rect.height / 4))
                fill(pill.offsetBy(dx: 0, dy: 1), color: UIColor(white: 0, alpha: 0.1), cornerRadius: 7)
                fill(pill, color: .white, cornerRadius: 7)
            }
            saveState()
            if !segment.isEnabled { multiplyAlpha(0.4) }
            let text = isOutlined ? (isSelected ? UIColor.white : color) : .black
            let font = !isOutlined && isSelected ? UIFont.boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13)
            draw(
                segment.caption, in: part.insetBy(dx: min(4, width / 4), dy: 0),
                style: TextStyle(font: font, color: text, alignment: .center))
            restoreState()
        }
        if isOutlined { stroke(rect, color: color, cornerRadius: 4) }
    }

    /// Rows that fade above and below the chosen ones, which stand between two lines. Since iOS 14 on a ground.
    private func drawFlat(_ wheels: Wheels, in rect: CGRect) {
        saveState()
        clip(to: rect)
        let columns = drums(of: wheels, in: rect)
        let height = columns.first.map { pitch(of: wheels, on: $0) + 2 } ?? 0
        let band = rect.band(ofHeight: height)
        if era < .iOS13 {
            for y in [band.minY, band.maxY] {
                fill(CGRect(x: rect.minX, y: y, width: rect.width, height: 0.5), color: Self.hairline)
            }
        } else {
            fill(band.insetBy(dx: min(9, rect.width / 8), dy: 0), color: Self.ground, cornerRadius: 8)
        }
        for (index, column) in columns.enumerated() {
            drawRows(of: wheels, index, on: column, in: rect) { row, size in
                let alpha = max(0.15, 1 - 0.3 * CGFloat(abs(row)))
                return TextStyle(font: .systemFont(ofSize: size), color: UIColor(white: 0, alpha: alpha))
            }
        }
        restoreState()
    }
}
