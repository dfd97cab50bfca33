package import Canvases
internal import Inspection
package import TerminalUIKit

/// Draws a window inside the outline of a phone of 2011, home button and all.
package enum PhoneFrame {
    package static let lineHeight = TextLayout.lineHeight
    static let columnWidth = TextLayout.columnWidth
    private static let leastLines = 6

    /// The height in points that the outline leaves of a number of lines, if it goes without its upper edge.
    static func contentHeight(lines: Int) -> CGFloat {
        CGFloat(max(leastLines, lines) - 1) * lineHeight
    }

    @MainActor package static var wholeLines: Int {
        Int((UIScreen.main.applicationFrame.height / lineHeight).rounded(.up)) + 2
    }

    /// The window, drawn with badges over it. With one line too few the outline goes without its upper edge.
    package static func rendering(
        of window: UIWindow, badges: [CellBadge] = [], style: TerminalStyle, lines: Int?
    ) -> PhoneRendering {
        let (canvas, size) = window.outlined()
        canvas.saveState()
        canvas.translate(x: columnWidth, y: lineHeight)
        for badge in badges { badge.draw(on: canvas) }
        canvas.restoreState()
        let bottom = CGRect(x: 0, y: size.height - lineHeight, width: size.width, height: lineHeight)
        canvas.draw("( )", in: bottom, style: TextStyle(color: .gray, alignment: .center))
        var drawn = canvas.lines(style: style)
        let hasUpperEdge = lines.map { $0 >= drawn.count } ?? true
        if !hasUpperEdge { drawn.removeFirst() }
        var rendering = PhoneRendering(
            lines: drawn, columns: Int((size.width / columnWidth).rounded(.up)), linesAbove: hasUpperEdge ? 1 : 0)
        rendering.numbered = badges.map { badge in
            let (columns, lines) = rendering.cells(of: badge.clip)
            return PhoneRendering.NumberedCell(
                number: badge.text, lineOfNumber: rendering.line(at: badge.frame.midY), columns: columns, lines: lines)
        }
        return rendering
    }
}
