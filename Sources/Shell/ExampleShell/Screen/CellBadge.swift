internal import Canvases
internal import PlainText
package import TerminalUIKit

/// The number of a cell, in its own color, drawn over the app's picture. A user recognizes the cell by it.
///
/// The badge belongs to the shell. The app's views don't know of it.
package struct CellBadge: Equatable {
    /// The cell's number among the cells of its class, from 1.
    package let number: Int
    /// The first letter of the class, before the number, if there are cells of several classes.
    let letter: String
    let place: CellPlace
    let change: ChangedCell.Change
    /// The visible part of the cell in the window, in points, which the badge may cover.
    package let clip: CGRect
    /// The texts and images of the cell in the window, in points.
    private let contents: Contents
    var saysNew = false

    /// The rectangles that a badge should leave free, in points of the window.
    private struct Contents: Equatable {
        let texts: [CGRect]
        let images: [CGRect]
    }

    package var text: String { Self.text(saysNew ? "new " : "", letter, number) }

    /// The badge's frame in the window, in points: at the right edge of the cell, or where there is room.
    package var frame: CGRect { freeFrame ?? frame(line: 0, columns: text.count + 2) }

    package var shape: CGRect { frame.insetBy(dx: 0, dy: 2) }

    package var color: UIColor { saysNew ? BadgeColor.new : BadgeColor.color(of: number) }

    /// A badge as it stands in text.
    static func text(_ number: Int, letter: String = "") -> StyledText {
        StyledText("\u{A0}\(text("", letter, number))\u{A0}", .badge(number))
    }

    @MainActor package static func badges(in window: UIWindow, changes journeys: CellJourneys) -> [CellBadge] {
        window.layoutIfNeeded()
        return window.cellContainers.flatMap { container in
            let clip = container.convert(container.bounds, to: window).intersection(window.bounds)
            let cells = journeys.changes(of: container.cellsOnScreen)
            let isMixed = cells.areOfSeveralClasses
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
        letter = Self.letter(of: name, isMixed: isMixed)
        self.clip = shown
        (place, change) = (cellOnScreen.place, cellOnScreen.change)
        let views = content.contents
        func rects(_ isMeant: (UIView) -> Bool) -> [CGRect] {
            views.filter(isMeant).map { $0.convert($0.writtenRect, to: nil) }
        }
        contents = Contents(texts: rects { !($0 is UIImageView) }, images: rects { $0 is UIImageView })
        if content.isCovered(in: frame.intersection(shown)) { return nil }
    }

    private static func text(_ news: String, _ letter: String, _ number: Int) -> String { "\(news)\(letter)#\(number)" }

    /// Returns the text of a cell's badge, or nil for a cell without a number.
    static func text(of cell: TraceObject, isMixed: Bool) -> String? {
        cell.number.map { text("", letter(of: cell, isMixed: isMixed), $0) }
    }

    /// Returns a cell's badge as it stands in text, or nil for a cell without a number.
    static func mark(of cell: TraceObject, isMixed: Bool) -> StyledText? {
        cell.number.map { text($0, letter: letter(of: cell, isMixed: isMixed)) }
    }

    private static func letter(of cell: TraceObject, isMixed: Bool) -> String {
        isMixed ? String(cell.className.prefix(1)) : ""
    }

    // MARK: A place of its own

    /// The frame that covers no text, at the right edge: with blanks around the number, else smaller, else over an
    /// image, else before the text at the edge, or nil if text is everywhere.
    var freeFrame: CGRect? {
        let lines = 0..<(clip.height / PhoneFrame.lineHeight).rounded().whole(in: 1...1_000_000)
        let (wide, small) = (text.count + 2, text.count)
        func first(columns: Int, overImages: Bool = false) -> CGRect? {
            lines.lazy.map { frame(line: $0, columns: columns) }.first { isFree($0, overImages: overImages) }
        }
        return first(columns: wide) ?? first(columns: small) ?? first(columns: wide, overImages: true)
            ?? first(columns: small, overImages: true) ?? frameBeforeText
    }

    /// The frame before the text at the right edge of a low row, in the text's line, or nil if there is no room.
    private var frameBeforeText: CGRect? {
        let edge = frame(line: 0, columns: text.count + 2)
        let texts = contents.texts.filter { $0.overlaps(edge) }
        guard let text = texts.min(by: { $0.minX < $1.minX }) else { return nil }
        let column = (text.minX / PhoneFrame.columnWidth).rounded(.down) * PhoneFrame.columnWidth
        let frame = edge.offsetBy(dx: column - edge.maxX, dy: text.midY - edge.midY)
        return clip.contains(frame) && isFree(frame, overImages: false) ? frame : nil
    }

    private func isFree(_ frame: CGRect, overImages: Bool) -> Bool {
        // A blank sets a number apart from a word.
        let apart = frame.insetBy(dx: frame.width < CGFloat(text.count + 2) * PhoneFrame.columnWidth ? -1 : 0, dy: 0)
        return !contents.texts.contains { $0.overlaps(apart) }
            && (overImages || !contents.images.contains { $0.overlaps(frame) })
    }

    private func frame(line: Int, columns: Int) -> CGRect {
        let size = CGSize(width: CGFloat(columns) * PhoneFrame.columnWidth, height: PhoneFrame.lineHeight)
        // A column of the row's end stays free, unless the cell has hardly more.
        let margin = clip.width > 2 * size.width ? PhoneFrame.columnWidth : 0
        let x = max(clip.minX, clip.maxX - margin - size.width)
        return CGRect(origin: CGPoint(x: x, y: clip.minY + CGFloat(line) * PhoneFrame.lineHeight), size: size)
    }

    /// Draws a strip of the cell's color along its left edge, except over text.
    @MainActor func drawStrip(on canvas: any Canvas) {
        let lines = 0..<(clip.height / PhoneFrame.lineHeight).rounded(.up).whole(in: 1...1_000_000)
        for line in lines {
            let y = clip.minY + CGFloat(line) * PhoneFrame.lineHeight
            let strip = CGRect(
                x: clip.minX, y: y, width: PhoneFrame.columnWidth, height: min(PhoneFrame.lineHeight, clip.maxY - y))
            if isFree(strip, overImages: false) { canvas.fill(strip, color: BadgeColor.color(of: number)) }
        }
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
