internal import Canvases
internal import Foundation
internal import NibChecking
internal import TerminalUIKit

/// The number of a cell, in a colour of its own, drawn over the app's picture: by it a cell is known again.
///
/// It is the shell's: no view of the app knows of it.
struct CellBadge: Equatable {
    /// The cell's number among those of its class, from 1.
    let number: Int
    /// Where it is drawn in the window, in points.
    let frame: CGRect
    /// What of the window it may cover: the table or grid, in points.
    let clip: CGRect

    /// What is written on it.
    var text: String { "#\(number)" }

    /// What is behind the text.
    var color: UIColor { BadgeColor.color(of: number) }

    /// A badge as it stands in text.
    static func text(_ number: Int) -> StyledText { StyledText("\u{A0}#\(number)\u{A0}", .badge(number)) }

    /// The badges of all cells in a window, each in the upper right corner of what the app shows of its cell.
    @MainActor static func badges(in window: UIWindow) -> [CellBadge] {
        window.cellContainers.flatMap { container in
            let clip = container.convert(container.bounds, to: window).intersection(window.bounds)
            var seen: Set<ObjectIdentifier> = []
            return container.cellsOnScreen.map(\.cell).filter { seen.insert(ObjectIdentifier($0)).inserted }
                .compactMap { CellBadge(of: $0, in: window, within: clip) }
        }
    }

    @MainActor private init?(of cell: any ReusableCell, in window: UIWindow, within clip: CGRect) {
        guard let number = TraceObject(cell).number else { return nil }
        let content: UIView = (cell as? any ContentHolding)?.contentView ?? cell
        let shown = content.convert(content.bounds, to: window).intersection(clip)
        guard !shown.isNull, !shown.isEmpty else { return nil }
        self.number = number
        self.clip = clip
        let columns = CGFloat("#\(number)".count + 2)
        let size = CGSize(width: columns * PhoneFrame.columnWidth, height: PhoneFrame.lineHeight)
        // A column of the row's end stays free, unless the cell has hardly more.
        let margin = shown.width > 2 * size.width ? PhoneFrame.columnWidth : 0
        frame = CGRect(origin: CGPoint(x: max(shown.minX, shown.maxX - margin - size.width), y: shown.minY), size: size)
    }

    /// Draws it on a canvas whose origin is the window's.
    @MainActor func draw(on canvas: any Canvas) {
        canvas.saveState()
        canvas.clip(to: clip)
        canvas.fill(frame, color: color, cornerRadius: frame.height / 2)
        canvas.draw(
            text, in: frame, style: TextStyle(font: .boldSystemFont(ofSize: 13), color: .white, alignment: .center))
        canvas.restoreState()
    }
}
