internal import Canvases
internal import TerminalUIKit

/// Draws a window inside the outline of a phone of 2011, home button and all.
enum PhoneFrame {
    /// How high a line is, in points.
    static let lineHeight = TextLayout.lineHeight
    /// How wide a column is, in points.
    static let columnWidth = TextLayout.columnWidth
    /// Narrower than this, nothing can be recognised.
    private static let leastColumns = 20
    /// Lower than this, neither.
    private static let leastLines = 6

    /// The width in points that the outline leaves of a number of columns.
    static func contentWidth(columns: Int) -> CGFloat {
        CGFloat(max(leastColumns, columns) - 2) * columnWidth
    }

    /// The height in points that the outline leaves of a number of lines, if it goes without its upper edge.
    static func contentHeight(lines: Int) -> CGFloat {
        CGFloat(max(leastLines, lines) - 1) * lineHeight
    }

    /// The window, drawn.
    ///
    /// - Parameter lines: How many lines there are room for; with one too few the outline goes without its upper edge.
    static func picture(of window: UIWindow, style: TerminalStyle, lines: Int?) -> PhonePicture {
        let (canvas, size) = outlined(window, width: window.bounds.width)
        let bottom = CGRect(x: 0, y: size.height - lineHeight, width: size.width, height: lineHeight)
        canvas.draw("( )", in: bottom, style: TextStyle(color: .gray, alignment: .center))
        var drawn = canvas.lines(style: style)
        let hasUpperEdge = lines.map { $0 >= drawn.count } ?? true
        if !hasUpperEdge { drawn.removeFirst() }
        return PhonePicture(
            lines: drawn, columns: Int((size.width / columnWidth).rounded(.up)), linesAbove: hasUpperEdge ? 1 : 0)
    }

    /// A window of any size in an outline that is no phone's, in lines.
    ///
    /// - Parameter columns: How many columns there are room for; what is further right is left out. Nil for any number.
    static func outline(of window: UIWindow, style: TerminalStyle, columns: Int?) -> [String] {
        let width = columns.map { min(window.bounds.width, contentWidth(columns: $0)) } ?? window.bounds.width
        return outlined(window, width: width).canvas.lines(style: style)
    }

    /// The window in an outline, as far as it is wide.
    private static func outlined(_ window: UIWindow, width: CGFloat) -> (canvas: TerminalCanvas, size: CGSize) {
        let rows = (window.bounds.height / lineHeight).rounded(.up)
        let size = CGSize(width: width + 2 * columnWidth, height: (rows + 2) * lineHeight)
        let canvas = TerminalCanvas(size: size)
        canvas.saveState()
        canvas.translate(x: columnWidth, y: lineHeight)
        canvas.clip(to: CGRect(x: 0, y: 0, width: width, height: window.bounds.height))
        window.render(on: canvas)
        canvas.restoreState()
        canvas.stroke(CGRect(origin: .zero, size: size), color: .gray, cornerRadius: 8)
        return (canvas, size)
    }
}

extension TerminalCanvas {
    fileprivate func lines(style: TerminalStyle) -> [String] {
        text(style: style).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
