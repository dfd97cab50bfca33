package import Canvases
internal import Foundation
internal import InterfaceBuilder
internal import TerminalUIKit

/// The screens of a nib file beside each other, each in an outline, with what it is above it; or those of two versions,
/// with what differs marked by numbers that a list below explains.
package struct NibSnapshot {
    private static let margin: CGFloat = 24
    private static let captionHeight: CGFloat = 26
    private static let lineHeight: CGFloat = 18
    /// Room for a caption, however narrow its screen is.
    private static let leastWidth: CGFloat = 240
    /// The changes that are shown; of more it is only said how many there are.
    private static let mostChanges = 40

    /// A screen on the page.
    private struct Column {
        let title: String
        let window: UIWindow
        /// What differs, and where it is in the window.
        let marks: [(mark: DifferenceMark, frame: CGRect)]

        var width: CGFloat { max(window.bounds.width, NibSnapshot.leastWidth) }
    }

    private let columns: [Column]
    private let changes: [IBDifference.Change]
    private let colors: SnapshotColors

    /// - Parameters:
    ///   - nibs: The file, loaded, or its two versions.
    ///   - colors: The colours of the page.
    package init(_ nibs: [LoadedNib], colors: SnapshotColors) {
        self.colors = colors
        let changes = nibs.count == 2 ? IBDifference(from: nibs[0].document, to: nibs[1].document).changes : []
        self.changes = changes
        let names = Self.shortened(nibs.map(\.document.file))
        columns = zip(nibs, names).enumerated().flatMap { version, nib in
            let (nib, file) = nib
            let marks = DifferenceMark.all(of: changes.prefix(Self.mostChanges), inOld: version == 0)
            return nib.shownScreens.map { screen in
                let title = nib.shownScreens.count == 1 ? file : "\(file): \(screen.showable.object.name)"
                let placed = marks.compactMap { mark in nib.frame(of: mark.key, in: screen.window).map { (mark, $0) } }
                return Column(title: title, window: screen.window, marks: placed)
            }
        }
    }

    /// Paths without the folders that all of them are in.
    private static func shortened(_ paths: [String]) -> [String] {
        var rest = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false)[...] }
        while rest.count > 1, rest.allSatisfy({ $0.count > 1 && $0.first == rest[0].first }) {
            rest = rest.map { $0.dropFirst() }
        }
        return rest.map { $0.joined(separator: "/") }
    }

    /// The picture, as the contents of a file.
    package var svg: String {
        let width = columns.reduce(Self.margin) { $0 + $1.width + Self.margin }
        let top = Self.margin + Self.captionHeight
        let bottom = top + (columns.map(\.window.bounds.height).max() ?? 0) + Self.margin
        let lines = listLines
        let listHeight = lines.isEmpty ? 0 : CGFloat(lines.count) * Self.lineHeight + Self.margin
        let canvas = SVGCanvas(size: CGSize(width: max(width, Self.leastWidth), height: bottom + listHeight))
        canvas.textMetrics = .typographic
        canvas.fill(CGRect(origin: .zero, size: canvas.size), color: colors.background)
        var x = Self.margin
        for column in columns {
            canvas.draw(
                column.title, in: CGRect(x: x, y: Self.margin - 8, width: column.width, height: Self.captionHeight),
                style: TextStyle(font: .systemFont(ofSize: 13), color: colors.dim, lineBreakMode: .byTruncatingMiddle))
            canvas.saveState()
            canvas.translate(x: x, y: top)
            canvas.saveState()
            canvas.clip(to: column.window.bounds)
            column.window.render(on: canvas)
            canvas.restoreState()
            canvas.stroke(column.window.bounds, color: colors.edge)
            for (mark, frame) in column.marks { mark.draw(around: frame, colors: colors, on: canvas) }
            canvas.restoreState()
            x += column.width + Self.margin
        }
        for (index, line) in lines.enumerated() {
            draw(line, at: bottom + CGFloat(index) * Self.lineHeight, width: canvas.size.width, on: canvas)
        }
        return canvas.document(title: columns.map(\.title).joined(separator: ", "))
    }

    // MARK: The list

    /// A line of the list: of a change with its mark, of a property without.
    private struct Line {
        var mark: DifferenceMark?
        let text: String
    }

    private var listLines: [Line] {
        let shown = changes.prefix(Self.mostChanges).enumerated().flatMap { index, change in
            [Line(mark: DifferenceMark(change, number: index + 1), text: change.item.title)]
                + change.propertyLines(arrow: "→").map { Line(text: $0.string.trimmingCharacters(in: .whitespaces)) }
        }
        let more = changes.count - Self.mostChanges
        return shown + (more > 0 ? [Line(text: "and \(more) more changes, which nib --diff tells")] : [])
    }

    private func draw(_ line: Line, at y: CGFloat, width: CGFloat, on canvas: SVGCanvas) {
        let indent: CGFloat = 44
        line.mark?.drawLabel(
            in: CGRect(x: Self.margin, y: y, width: indent - 8, height: Self.lineHeight - 2), colors: colors, on: canvas)
        canvas.draw(
            line.text,
            in: CGRect(
                x: Self.margin + indent, y: y, width: max(0, width - 2 * Self.margin - indent), height: Self.lineHeight),
            style: TextStyle(
                font: .systemFont(ofSize: 13), color: line.mark == nil ? colors.dim : colors.foreground,
                lineBreakMode: .byTruncatingTail))
    }
}

extension LoadedNib {
    /// Where the view of an object is in a window; nil if it has none there.
    fileprivate func frame(of id: String, in window: UIWindow) -> CGRect? {
        guard let object = document.allObjects.first(where: { $0.id == id }),
            let view = inspection.instance(of: object) as? UIView, view.window === window
        else { return nil }
        return view.convert(view.bounds, to: window)
    }
}
