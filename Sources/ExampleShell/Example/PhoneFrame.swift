internal import Canvases
internal import TerminalUIKit

/// Draws a window inside the outline of a phone of 2011, home button and all.
enum PhoneFrame {
    private static let column = TextLayout.columnWidth
    private static let line = TextLayout.lineHeight
    /// Narrower than this, nothing can be recognised.
    private static let leastColumns = 20

    /// The width in points that the outline leaves of a number of columns.
    static func contentWidth(columns: Int) -> CGFloat {
        CGFloat(max(leastColumns, columns) - 2) * column
    }

    /// The window, drawn.
    static func text(of window: UIWindow, style: TerminalStyle) -> String {
        let rows = (window.bounds.height / line).rounded(.up)
        let size = CGSize(width: window.bounds.width + 2 * column, height: (rows + 2) * line)
        let canvas = TerminalCanvas(size: size)
        canvas.saveState()
        canvas.translate(x: column, y: line)
        canvas.clip(to: window.bounds)
        window.render(on: canvas)
        canvas.restoreState()
        canvas.stroke(CGRect(origin: .zero, size: size), color: .gray, rounded: true)
        let bottom = CGRect(x: 0, y: size.height - line, width: size.width, height: line)
        canvas.draw("( )", in: bottom, style: TextStyle(color: .gray, alignment: .center))
        return canvas.text(style: style)
    }
}
