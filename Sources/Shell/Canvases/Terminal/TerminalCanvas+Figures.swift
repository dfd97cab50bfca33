import Drawing
import Foundation
import PlainText

extension TerminalCanvas {
    /// Draws a control's contents in characters, `[ON| ]` for a switch. A figure that takes no touches is dimmed, and
    /// in parentheses, because color is never the only sign.
    public func draw(_ figure: Figure, in rect: CGRect, style: TextStyle, isEnabled: Bool) {
        // No screen is wider, but a file may say a thousand million points.
        let rect = CGRect(x: rect.minX, y: rect.minY, width: min(rect.width, 80_000), height: rect.height)
        let columns = TextLayout.columns(in: rect.width)
        var style = style
        if !isEnabled { style.color = style.color.dimmed }
        switch figure {
        case .bar(let edge): drawBar(in: rect, edge: edge, color: style.color)
        case .barTitle(let title, let edge): drawTitle(title, in: rect.line(awayFrom: edge), style: style)
        case .barButton(let caption, let leadsBack, let edge):
            let text = caption.characters.string
            let label = leadsBack ? "‹ " + text : isEnabled ? "[\(text)]" : text
            draw(label.parenthesized(unless: isEnabled), in: rect.line(awayFrom: edge), style: style)
        case .tab(let caption, let badge, let isSelected, let edge):
            let words = [caption.characters.string, badge.map { "(\($0))" } ?? ""]
            let text = words.filter { !$0.isEmpty }.joined(separator: " ")
            let label = isSelected ? "[\(text)]" : text.parenthesized(unless: isEnabled)
            draw(label, in: rect.line(awayFrom: edge), style: style)
        case .button(let caption, hasFrame: false):
            draw(caption.characters.parenthesized(unless: isEnabled), in: rect, style: style)
        case .button(let caption, hasFrame: true)
        where isEnabled && DisplayWidth.columns(of: caption.characters.string) + 2 > columns
            && rect.height < 3 * TextLayout.lineHeight:
            // The title is worth more than brackets.
            draw(caption.characters, in: rect, style: style)
        case .button(let caption, hasFrame: true):
            drawFramed(caption.characters, in: rect, style: style, cornerRadius: 1, isEnabled: isEnabled)
        case .field(let text, border: .search?):
            let searched = "\(SymbolGlyphs.glyph(named: "magnifyingglass") ?? " ") " + text
            drawFramed(
                searched, in: rect, style: style, cornerRadius: 1, inset: TextLayout.columnWidth, alignment: .left,
                isEnabled: isEnabled)
        case .field(let text, border: nil): draw(text.parenthesized(unless: isEnabled), in: rect, style: style)
        case .field(let text, let border?):
            drawFramed(
                text, in: rect, style: style, cornerRadius: border == .rounded ? 1 : 0, inset: TextLayout.columnWidth,
                alignment: style.alignment, isEnabled: isEnabled)
        case .standIn(let name):
            fill(rect, color: .standInGround)
            drawFramed(AttributedText(name), in: rect, style: style, cornerRadius: 0, isEnabled: isEnabled)
        case .switch(let isOn):
            let text = isOn ? "ON|" : "|OFF"
            draw(text.bracketed(in: columns, isOn ? .left : .right, isEnabled: isEnabled), in: rect, style: style)
        case .slider(let fraction):
            let track = Self.track(upTo: fraction, columns: columns - 2)
            draw(track.bracketed(in: columns, isEnabled: isEnabled), in: rect, style: style)
        case .progress(let fraction, let track): drawProgress(fraction, in: rect, color: style.color, track: track)
        case .pageDots(let count, let current):
            let dots = (0..<max(0, min(count, (columns + 1) / 2))).map { $0 == current ? "●" : "○" }
            draw(dots.joined(separator: " "), in: rect, style: style)
        case .stepper:
            let halves = ["−", "+"].map { $0.fitted(to: (columns - 3) / 2, .center) }
            draw(halves.joined(separator: "|").bracketed(in: columns, isEnabled: isEnabled), in: rect, style: style)
        case .segments(let segments, let selected):
            let text = Self.text(of: segments, selected: selected, columns: columns)
            draw(text.parenthesized(unless: isEnabled), in: rect, style: style)
        case .activity(let isBusy): draw(isBusy ? "✶" : "·", in: rect, style: style)
        case .wheels(let wheels): draw(wheels, in: rect, isEnabled: isEnabled)
        case .separator: drawSeparator(in: rect, color: style.color)
        }
    }

    private func drawBar(in rect: CGRect, edge: CGRectEdge, color: UIColor) {
        fill(rect, color: color)
        // In the middle of a line of text, wherever it begins: at the edge itself it could fall into the line before.
        let middle = TextLayout.lineHeight / 2
        let y = edge == .minYEdge ? rect.minY + middle : rect.maxY - middle
        line(from: CGPoint(x: rect.minX, y: y), to: CGPoint(x: rect.maxX, y: y), color: .separator)
    }

    /// Draws a title in columns that are in the middle by themselves, wherever those of the rectangle begin.
    private func drawTitle(_ title: String, in rect: CGRect, style: TextStyle) {
        let width = min(TextLayout.size(of: title, mode: .byClipping).width, rect.width)
        draw(title, in: rect.insetBy(dx: (rect.width - width) / 2, dy: 0), style: style)
    }

    /// Draws a text in a frame of lines if there is room for three, else between brackets.
    private func drawFramed(
        _ text: AttributedText, in rect: CGRect, style: TextStyle, cornerRadius: CGFloat, inset: CGFloat = 0,
        alignment: NSTextAlignment = .center, isEnabled: Bool
    ) {
        guard rect.height >= 3 * TextLayout.lineHeight else {
            let columns = TextLayout.columns(in: rect.width)
            return draw(text.bracketed(in: columns, alignment, isEnabled: isEnabled), in: rect, style: style)
        }
        stroke(rect, color: .gray, cornerRadius: cornerRadius)
        draw(text.parenthesized(unless: isEnabled), in: rect.insetBy(dx: inset, dy: 0), style: style)
    }

    private static func track(upTo fraction: CGFloat, columns: Int) -> String {
        let places = max(0, columns - 1)
        let knob = part(fraction, of: places)
        return String(repeating: "━", count: knob) + "●" + String(repeating: "─", count: places - knob)
    }

    /// Returns a fraction of some columns, for any number.
    private static func part(_ fraction: CGFloat, of columns: Int) -> Int {
        max(0, min(columns, CellSpan.whole((fraction * CGFloat(columns)).rounded())))
    }

    private func drawProgress(_ fraction: CGFloat, in rect: CGRect, color: UIColor, track: UIColor) {
        let columns = TextLayout.columns(in: rect.width)
        let done = Self.part(fraction, of: columns)
        // A bar of 2 points is no line high. Its middle says which line it is on.
        let line = CGRect(
            x: rect.minX, y: rect.midY - TextLayout.lineHeight / 2, width: rect.width, height: TextLayout.lineHeight)
        draw(String(repeating: "─", count: columns), in: line, style: TextStyle(color: track))
        draw(String(repeating: "█", count: done), in: line, style: TextStyle(color: color))
    }

    /// All segments are equally wide, the chosen one is in brackets.
    private static func text(of segments: [Figure.Segment], selected: Int?, columns: Int) -> String {
        let width = (columns - segments.count + 1) / max(1, segments.count)
        return segments.enumerated().map { index, segment in
            let inside = segment.caption.characters.string.fitted(to: width - 2, .center)
            return index == selected ? "[\(inside)]" : segment.isEnabled ? " \(inside) " : "(\(inside))"
        }.joined(separator: "|")
    }

    /// Draws in the last characters before the end: where something ends within a character, the neighbor may own it.
    private func drawSeparator(in rect: CGRect, color: UIColor) {
        let isHorizontal = rect.width > rect.height
        let y = isHorizontal ? rect.midY - TextLayout.lineHeight / 2 : rect.minY
        let x = isHorizontal ? rect.minX : rect.midX - TextLayout.columnWidth / 2
        line(
            from: CGPoint(x: x, y: y), to: isHorizontal ? CGPoint(x: rect.maxX, y: y) : CGPoint(x: x, y: rect.maxY),
            color: color)
    }
}

extension CGRect {
    /// The line of characters of a bar that is not the one with its line.
    fileprivate nonisolated func line(awayFrom edge: CGRectEdge) -> CGRect {
        let height = TextLayout.lineHeight
        return CGRect(x: minX, y: edge == .minYEdge ? maxY - height : minY, width: width, height: height)
    }
}
