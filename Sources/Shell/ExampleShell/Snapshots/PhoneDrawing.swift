internal import Canvases
package import TerminalUIKit

/// Draws a window as the screen of a phone of 2011, status bar and home button and all. It is as high as the window.
package struct PhoneDrawing {
    let window: UIWindow
    let badges: [CellBadge]
    /// A Boolean value that indicates whether the phone is no more than an edge around the screen.
    let isSlim: Bool

    package init(window: UIWindow, badges: [CellBadge] = [], isSlim: Bool = false) {
        (self.window, self.badges, self.isSlim) = (window, badges, isSlim)
    }

    private var side: CGFloat { isSlim ? 14 : 16 }
    private var top: CGFloat { isSlim ? 16 : 50 }
    private var bottom: CGFloat { isSlim ? 16 : 68 }
    private var statusBar: CGFloat { isSlim ? 0 : 20 }

    package var size: CGSize {
        CGSize(
            width: window.bounds.width + 2 * side,
            height: window.bounds.height + statusBar + top + bottom)
    }

    package var origin: CGPoint { CGPoint(x: side, y: top + statusBar) }

    /// Draws the phone, its upper left corner in the canvas's origin.
    package func draw(on canvas: any Canvas) {
        drawBody(on: canvas)
        canvas.saveState()
        canvas.translate(x: origin.x, y: origin.y)
        canvas.clip(to: window.bounds)
        window.render(on: canvas)
        for badge in badges { badge.draw(on: canvas) }
        canvas.restoreState()
    }

    package func drawBody(on canvas: any Canvas) {
        let body = CGRect(origin: .zero, size: size)
        if isSlim {
            // An edge is seen on a dark page.
            canvas.fill(body, color: UIColor(white: 0.26, alpha: 1), cornerRadius: 26)
            return canvas.fill(body.insetBy(dx: 1, dy: 1), color: UIColor(white: 0.07, alpha: 1), cornerRadius: 25)
        }
        canvas.fill(body, color: UIColor(white: 0.62, alpha: 1), cornerRadius: 48)
        canvas.fill(body.insetBy(dx: 1, dy: 1), color: UIColor(white: 0.3, alpha: 1), cornerRadius: 47)
        canvas.fill(body.insetBy(dx: 3, dy: 3), color: UIColor(white: 0.06, alpha: 1), cornerRadius: 45)
        let speaker = CGRect(x: body.midX - 24, y: top / 2 - 3, width: 48, height: 6)
        canvas.fill(speaker, color: UIColor(white: 0.22, alpha: 1), cornerRadius: 3)
        drawHomeButton(around: CGPoint(x: body.midX, y: body.maxY - bottom / 2), on: canvas)
        drawStatusBar(
            in: CGRect(x: side, y: top, width: window.bounds.width, height: statusBar), on: canvas)
    }

    private func drawHomeButton(around center: CGPoint, on canvas: any Canvas) {
        func square(_ side: CGFloat) -> CGRect {
            CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        }
        canvas.fill(square(46), color: UIColor(white: 0.12, alpha: 1), cornerRadius: 23)
        canvas.stroke(square(46), color: UIColor(white: 0.2, alpha: 1), cornerRadius: 23)
        canvas.stroke(square(17), color: UIColor(white: 0.55, alpha: 1), width: 1.5, cornerRadius: 4.5)
    }

    /// Without a clock: every picture of a screen is the same.
    private func drawStatusBar(in bar: CGRect, on canvas: any Canvas) {
        let gray = UIColor(white: 0.75, alpha: 1)
        canvas.fill(bar, color: .black)
        for index in 0..<5 {
            let height = CGFloat(index) * 1.5 + 4
            canvas.fill(
                CGRect(x: bar.minX + 6 + CGFloat(index) * 4, y: bar.midY + 5 - height, width: 3, height: height),
                color: gray)
        }
        canvas.draw(
            "Carrier", in: CGRect(x: bar.minX + 30, y: bar.minY, width: 60, height: bar.height),
            style: TextStyle(font: .boldSystemFont(ofSize: 13), color: gray))
        let battery = CGRect(x: bar.maxX - 29, y: bar.midY - 5, width: 21, height: 10)
        canvas.stroke(battery, color: gray, cornerRadius: 1.5)
        canvas.fill(battery.insetBy(dx: 2, dy: 2), color: gray)
        canvas.fill(CGRect(x: battery.maxX + 0.5, y: bar.midY - 2, width: 2, height: 4), color: gray)
    }
}
