package import Canvases
internal import Inspection
package import TerminalUIKit

/// Draws a window inside the outline of a phone of 2011, home button and all.
package enum PhoneFrame {
    package static let lineHeight = TextLayout.lineHeight
    static let columnWidth = TextLayout.columnWidth

    @MainActor package static var wholeLines: Int {
        (UIScreen.main.applicationFrame.height / lineHeight).rounded(.up).whole(in: 0...1_000) + 2
    }

    /// The window, drawn with badges over it. With one line too few the outline goes without its upper edge. The part
    /// right of some columns is left out.
    package static func rendering(
        of window: UIWindow, badges: [CellBadge] = [], columns: Int? = nil, style: TerminalStyle
    ) -> PhoneRendering {
        let (canvas, size) = window.outlined(columns: columns)
        canvas.saveState()
        canvas.translate(x: columnWidth, y: lineHeight)
        for badge in badges {
            if style.color != .none { badge.drawStrip(on: canvas) }
            if badge.freeFrame != nil { badge.draw(on: canvas) }
        }
        canvas.restoreState()
        let bottom = CGRect(x: 0, y: size.height - lineHeight, width: size.width, height: lineHeight)
        canvas.draw("( )", in: bottom, style: TextStyle(color: .gray, alignment: .center))
        var rendering = PhoneRendering(
            lines: canvas.lines(style: style), columns: (size.width / columnWidth).rounded(.up).whole(in: 0...1_000),
            style: style)
        rendering.numbered = badges.map { badge in
            let columns = rendering.cells(of: badge.clip).columns
            let top = rendering.line(ofCellAt: badge.clip.minY)
            let lines = top..<max(top + 1, rendering.line(ofCellAt: badge.clip.maxY))
            let number = badge.freeFrame.map { rendering.cells(of: $0).columns }
            return PhoneRendering.NumberedCell(
                number: badge.number, place: badge.place.description,
                lineOfNumber: rendering.line(ofCellAt: badge.frame.minY),
                columnsOfNumber: number ?? columns.upperBound..<columns.upperBound, columns: columns, lines: lines)
        }
        return rendering
    }
}
