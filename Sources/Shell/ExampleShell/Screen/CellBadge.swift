internal import Canvases
package import TerminalUIKit

/// The number of a cell, in its own color, drawn over the app's picture. A user recognizes the cell by it.
///
/// The badge belongs to the shell. The app's views don't know of it.
package struct CellBadge: Equatable {
    /// The cell's number among those of its class, from 1.
    package let number: Int
    /// The first letter of the class, before the number, if there are cells of several classes.
    let letter: String
    let place: String
    let change: ChangedCell.Change
    /// The visible part of the cell in the window, in points, which the badge may cover.
    package let clip: CGRect
    /// In which line of the cell it is drawn, from 0.
    let line: Int
    var saysNew = false

    package var text: String { Self.text(saysNew ? "new " : "", letter, number) }

    /// The badge's frame in the window, in points, at the right edge of the cell.
    package var frame: CGRect { Self.frame(of: text, in: clip, line: line) }

    package var shape: CGRect { frame.insetBy(dx: 0, dy: 2) }

    package var color: UIColor { saysNew ? BadgeColor.new : BadgeColor.color(of: number) }

    /// A badge as it stands in text.
    static func text(_ number: Int) -> StyledText { StyledText("\u{A0}#\(number)\u{A0}", .badge(number)) }

    @MainActor package static func badges(in window: UIWindow, changes journeys: CellJourneys) -> [CellBadge] {
        window.layoutIfNeeded()
        return window.cellContainers.flatMap { container in
            let clip = container.convert(container.bounds, to: window).intersection(window.bounds)
            let cells = journeys.changes(of: container.cellsOnScreen)
            let isMixed = Set(cells.map { ObjectIdentifier(type(of: $0.cell)) }).count > 1
            var seen: Set<ObjectIdentifier> = []
            return cells.filter { seen.insert(ObjectIdentifier($0.cell)).inserted }
                .compactMap { CellBadge(of: $0, isMixed: isMixed, within: clip) }
        }
    }

    @MainActor private init?(of cellOnScreen: ChangedCell, isMixed: Bool, within clip: CGRect) {
        let cell = cellOnScreen.cell
        let name = TraceObject(cell)
        // Swiping a row moves the app's contents of it aside.
        let content: UIView = (cell as? UITableViewCell)?.contentView ?? cell
        let shown = content.convert(content.bounds, to: nil).intersection(clip)
        guard let number = name.number, content.isShown, !shown.isNull, !shown.isEmpty else { return nil }
        self.number = number
        letter = isMixed ? String(name.className.prefix(1)) : ""
        self.clip = shown
        (place, change) = (cellOnScreen.place, cellOnScreen.change)
        let text = Self.text("", letter, number)
        let lines = 0..<max(1, Int((shown.height / PhoneFrame.lineHeight).rounded()))
        let obstacles = content.contents.map { $0.convert($0.writtenRect, to: nil) }
        line =
            lines.first { line in
                !obstacles.contains { $0.overlaps(Self.frame(of: text, in: shown, line: line)) }
            } ?? 0
        if content.isCovered(in: frame.intersection(shown)) { return nil }
    }

    private static func text(_ news: String, _ letter: String, _ number: Int) -> String { "\(news)\(letter)#\(number)" }

    private static func frame(of text: String, in cell: CGRect, line: Int) -> CGRect {
        let size = CGSize(width: CGFloat(text.count + 2) * PhoneFrame.columnWidth, height: PhoneFrame.lineHeight)
        // A column of the row's end stays free, unless the cell has hardly more.
        let margin = cell.width > 2 * size.width ? PhoneFrame.columnWidth : 0
        let x = max(cell.minX, cell.maxX - margin - size.width)
        return CGRect(origin: CGPoint(x: x, y: cell.minY + CGFloat(line) * PhoneFrame.lineHeight), size: size)
    }

    @MainActor func draw(on canvas: any Canvas) {
        canvas.saveState()
        canvas.clip(to: clip)
        canvas.fill(shape, color: color, cornerRadius: shape.height / 2)
        let ink: UIColor = saysNew ? .black : .white
        canvas.draw(
            text, in: frame, style: TextStyle(font: .boldSystemFont(ofSize: 13), color: ink, alignment: .center))
        canvas.restoreState()
    }
}
