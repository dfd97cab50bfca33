package import Canvases
package import Foundation
package import TerminalUIKit

extension UIWindow {
    /// Narrower than this, the picture can't be recognized.
    private static let leastColumns = 20

    /// Returns the width in points that an outline leaves of a number of columns.
    package static func outlinedWidth(columns: Int) -> CGFloat {
        CGFloat(max(leastColumns, columns) - 2) * TextLayout.columnWidth
    }

    /// Returns the window in an outline that isn't a phone's, and its size. The part right of some columns is left out.
    package func outlined(columns: Int? = nil) -> (canvas: TerminalCanvas, size: CGSize) {
        let width = columns.map { min(bounds.width, Self.outlinedWidth(columns: $0)) } ?? bounds.width
        let rows = (bounds.height / TextLayout.lineHeight).rounded(.up)
        let size = CGSize(width: width + 2 * TextLayout.columnWidth, height: (rows + 2) * TextLayout.lineHeight)
        let canvas = TerminalCanvas(size: size)
        canvas.saveState()
        canvas.translate(x: TextLayout.columnWidth, y: TextLayout.lineHeight)
        canvas.clip(to: CGRect(x: 0, y: 0, width: width, height: bounds.height))
        render(on: canvas)
        canvas.restoreState()
        canvas.stroke(CGRect(origin: .zero, size: size), color: .gray, cornerRadius: 8)
        return (canvas, size)
    }
}

extension TerminalCanvas {
    package func lines(style: TerminalStyle) -> [String] {
        text(style: style).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}
