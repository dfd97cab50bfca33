import Drawing
import Foundation

extension SVGCanvas {
    /// Draws a control's contents as controls looked then. A figure that takes no touches is half transparent.
    public func draw(_ figure: Figure, in rect: CGRect, style: TextStyle, isEnabled: Bool) {
        let rect = rect.standardized
        guard absolute(rect) != nil else { return }
        if !isEnabled {
            saveState()
            multiplyAlpha(0.5)
        }
        if era == .iOS5 || !drawFlat(figure, in: rect, style: style) { drawGlazed(figure, in: rect, style: style) }
        if !isEnabled { restoreState() }
    }

    /// Draws a control's contents as in 2011, and contents that have looked the same ever since.
    private func drawGlazed(_ figure: Figure, in rect: CGRect, style: TextStyle) {
        switch figure {
        case .bar(let edge): drawBar(in: rect, edge: edge, color: style.color)
        case .barTitle(let title, _): drawRaised(Caption(text: title), in: rect, style: style)
        case .barButton(let caption, let leadsBack, _):
            drawBarButton(caption, in: rect, style: style, leadsBack: leadsBack)
        case .tab(let caption, let badge, let isSelected, _):
            drawTab(caption, badge: badge, in: rect, isSelected: isSelected)
        case .button(let caption, let hasFrame):
            if hasFrame { drawFrame(in: rect) }
            draw(caption, in: hasFrame ? rect.insetBy(dx: min(4, rect.width / 4), dy: 0) : rect, style: style)
        case .field(let text, let border): drawField(text, border: border, in: rect, style: style)
        case .switch(let isOn): drawSwitch(isOn: isOn, in: rect, color: style.color)
        case .slider(let fraction): drawSlider(fraction, in: rect, color: style.color)
        case .progress(let fraction, let track):
            drawTrack(fraction, in: rect.band(ofHeight: 9), color: style.color, rest: track)
        case .pageDots(let count, let current): drawDots(count, current: current, in: rect, color: style.color)
        case .stepper: drawStepper(in: rect)
        case .segments(let segments, let selected): draw(segments, selected: selected, in: rect, color: style.color)
        case .activity(let isBusy): drawActivity(isBusy: isBusy, in: rect, color: style.color)
        case .wheels(let wheels): draw(wheels, in: rect)
        case .separator: fill(rect, color: style.color)
        case .standIn(let name): drawStandIn(name, in: rect, style: style)
        }
    }

    // MARK: Captions

    /// Draws a caption in the middle, or where the style says.
    func draw(_ caption: Caption, in rect: CGRect, style: TextStyle) {
        guard let symbol = caption.symbol else { return drawLine(caption.text ?? "", in: rect, style: style) }
        let side = min(style.font.pointSize * 1.3, rect.height, rect.width)
        let text = caption.text ?? ""
        let gap: CGFloat = text.isEmpty ? 0 : 4
        let width = min(SVGFont.width(of: text, in: style.font), max(0, rect.width - side - gap))
        let room = max(0, rect.width - side - gap - width)
        let before = style.alignment == .center ? room / 2 : style.alignment == .right ? room : 0
        let square = CGRect(x: rect.minX + before, y: rect.midY - side / 2, width: side, height: side)
        draw(symbol: symbol, in: square, color: style.color)
        var left = style
        left.alignment = .left
        drawLine(
            text, in: CGRect(x: square.maxX + gap, y: rect.minY, width: width, height: rect.height), style: left)
    }

    /// Draws a caption that casts its shadow upwards, as light text on bars did.
    func drawRaised(_ caption: Caption, in rect: CGRect, style: TextStyle) {
        var shadow = style
        shadow.color = UIColor(white: 0, alpha: 0.5)
        draw(caption, in: rect.offsetBy(dx: 0, dy: -1), style: shadow)
        draw(caption, in: rect, style: style)
    }

    // MARK: Frames

    private func drawFrame(in rect: CGRect) {
        fill(rect, .color(.white), cornerRadius: 10)
        stroke(rect, color: UIColor(white: 0.67), cornerRadius: 10)
    }

    private func drawField(_ text: AttributedText, border: Figure.Border?, in rect: CGRect, style: TextStyle) {
        guard let border else { return drawLine(text, in: rect, style: style) }
        if border == .search {
            fill(rect, .gradient([(UIColor(white: 0.88), 0), (.white, 0.16), (.white, 1)]), cornerRadius: rect.height)
            stroke(rect, color: UIColor(white: 0.6), cornerRadius: rect.height)
            return drawSearch(for: text, in: rect, style: style)
        }
        let radius: CGFloat = border == .rounded ? min(8, rect.height / 2) : 0
        fill(rect, .gradient([(UIColor(white: 0.88), 0), (.white, 0.16), (.white, 1)]), cornerRadius: radius)
        stroke(rect, color: UIColor(white: border == .rounded ? 0.6 : 0.35), cornerRadius: radius)
        drawLine(text, in: rect.insetBy(dx: min(8, rect.width / 4), dy: 0), style: style)
    }

    /// Draws a lens, and a text behind it, on the ground of a search field.
    func drawSearch(for text: AttributedText, in rect: CGRect, style: TextStyle) {
        let side = min(18, rect.height, rect.width / 4)
        let lens = CGRect(x: rect.minX + min(8, rect.width / 8), y: rect.midY - side / 2, width: side, height: side)
        if let image = UIImage(systemName: "magnifyingglass") { draw(symbol: image, in: lens, color: .secondaryLabel) }
        let start = lens.maxX + 5
        drawLine(
            text, in: CGRect(x: start, y: rect.minY, width: max(0, rect.maxX - 8 - start), height: rect.height),
            style: style)
    }

    private func drawStandIn(_ name: String, in rect: CGRect, style: TextStyle) {
        fill(rect, color: .standInGround)
        stroke(rect, color: style.color)
        drawLine(name, in: rect.insetBy(dx: min(4, rect.width / 4), dy: 0), style: style)
    }
}

extension CGRect {
    /// The rectangle, no higher than said, around the same middle.
    nonisolated func band(ofHeight height: CGFloat) -> CGRect {
        insetBy(dx: 0, dy: max(0, (self.height - height) / 2))
    }
}
