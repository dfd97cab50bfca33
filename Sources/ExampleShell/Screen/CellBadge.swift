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
    /// Where the cell is in its list, such as `row 3`.
    let place: String
    /// What has happened to the cell.
    let change: CellChange
    /// What is seen of the cell in the window, in points: all that the badge may cover.
    let clip: CGRect
    /// Whether it says that the cell is new.
    var saysNew = false

    /// What is written on it.
    var text: String { saysNew ? "new #\(number)" : "#\(number)" }

    /// Where it is drawn in the window, in points: in the upper right corner of the cell.
    var frame: CGRect {
        let size = CGSize(width: CGFloat(text.count + 2) * PhoneFrame.columnWidth, height: PhoneFrame.lineHeight)
        // A column of the row's end stays free, unless the cell has hardly more.
        let margin = clip.width > 2 * size.width ? PhoneFrame.columnWidth : 0
        return CGRect(origin: CGPoint(x: max(clip.minX, clip.maxX - margin - size.width), y: clip.minY), size: size)
    }

    /// What is behind the text. The colours come round again: the number alone tells.
    var color: UIColor { saysNew ? Self.newColor : Self.colors[(number - 1) % Self.colors.count] }

    /// The colour of what was made, as bright as in a terminal: for black text.
    private static let newColor = UIColor(red: 1, green: 0.84, blue: 0, alpha: 1)

    /// Dark enough for white text: 4.5:1 at least.
    private static let colors: [UIColor] = [
        (0x0B, 0x6E, 0x86), (0x82, 0x50, 0xDF), (0x9A, 0x67, 0x00), (0x1A, 0x7F, 0x37), (0xCF, 0x22, 0x2E),
        (0x05, 0x50, 0xAE), (0xBF, 0x39, 0x89),
    ].map { (red: CGFloat, green: CGFloat, blue: CGFloat) in
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    /// The badges of all cells in a window, each in the upper right corner of what the app shows of its cell.
    @MainActor static func badges(in window: UIWindow) -> [CellBadge] {
        window.cellContainers.flatMap { container in
            let clip = container.convert(container.bounds, to: window).intersection(window.bounds)
            var seen: Set<ObjectIdentifier> = []
            return container.cellsOnScreen.filter { seen.insert(ObjectIdentifier($0.cell)).inserted }
                .compactMap { CellBadge(of: $0, in: window, within: clip) }
        }
    }

    @MainActor private init?(of shown: CellOnScreen, in window: UIWindow, within clip: CGRect) {
        guard let number = TraceObject(shown.cell).number else { return nil }
        let content: UIView = (shown.cell as? any ContentHolding)?.contentView ?? shown.cell
        let frame = content.convert(content.bounds, to: window).intersection(clip)
        guard !frame.isNull, !frame.isEmpty else { return nil }
        self.number = number
        self.clip = frame
        (place, change) = (shown.place, shown.change)
    }

    /// Draws it on a canvas whose origin is the window's.
    @MainActor func draw(on canvas: any Canvas) {
        canvas.saveState()
        canvas.clip(to: clip)
        canvas.fill(frame, color: color, cornerRadius: frame.height / 2)
        let style = TextStyle(
            font: .boldSystemFont(ofSize: 13), color: saysNew ? .black : .white, alignment: .center)
        canvas.draw(text, in: frame, style: style)
        canvas.restoreState()
    }
}
