internal import Canvases
internal import Foundation
internal import InterfaceBuilder
internal import REPL
internal import TerminalUIKit

/// The screens of a nib file beside each other, each in an outline, with what it is above it; or those of two versions,
/// with an outline around what differs, and a list of it below.
struct NibSnapshot {
    private static let margin: CGFloat = 24
    private static let captionHeight: CGFloat = 26
    private static let lineHeight: CGFloat = 18
    /// Room for a caption, however narrow its screen is.
    private static let leastWidth: CGFloat = 240
    /// The lines of the list that are shown.
    private static let mostLines = 100

    private let screens: [(title: String, window: UIWindow, marks: [(kind: IBDifference.Change.Kind, frame: CGRect)])]
    private let list: [StyledText]
    private let colors: SnapshotColors

    /// Prepares a picture of a loaded file, or of its two versions.
    init(_ nibs: [LoadedNib], colors: SnapshotColors) {
        self.colors = colors
        let difference = nibs.count == 2 ? IBDifference(from: nibs[0].document, to: nibs[1].document) : nil
        let lines = difference?.text(name: "", ascii: false, columns: nil).lines.dropFirst() ?? []
        list = Array(lines.prefix(Self.mostLines))
        screens = nibs.enumerated().flatMap { version, nib in
            let changes = difference?.changes.filter { $0.kind != (version == 0 ? .added : .removed) } ?? []
            return nib.shownScreens.map { screen in
                let name = nib.shownScreens.count == 1 ? "" : ": \(screen.showable.object.name)"
                let marks = changes.compactMap { change in
                    nib.frame(of: change.item, in: screen.window).map { (kind: change.kind, frame: $0) }
                }
                return (nib.document.file + name, screen.window, marks)
            }
        }
    }

    /// The picture, as the contents of a file.
    var svg: String {
        let width = screens.reduce(Self.margin) { $0 + max($1.window.bounds.width, Self.leastWidth) + Self.margin }
        let top = Self.margin + Self.captionHeight
        let bottom = top + (screens.map(\.window.bounds.height).max() ?? 0) + Self.margin
        let listHeight = list.isEmpty ? 0 : CGFloat(list.count) * Self.lineHeight + Self.margin
        let canvas = SVGCanvas(size: CGSize(width: max(width, Self.leastWidth), height: bottom + listHeight))
        canvas.textMetrics = .typographic
        canvas.fill(CGRect(origin: .zero, size: canvas.size), color: colors.background)
        func write(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat, color: UIColor) {
            let style = TextStyle(font: .systemFont(ofSize: 13), color: color, lineBreakMode: .byTruncatingMiddle)
            canvas.draw(text, in: CGRect(x: x, y: y, width: width, height: Self.lineHeight), style: style)
        }
        var x = Self.margin
        for (title, window, marks) in screens {
            let width = max(window.bounds.width, Self.leastWidth)
            write(title, x: x, y: Self.margin - 4, width: width, color: colors.dim)
            canvas.saveState()
            canvas.translate(x: x, y: top)
            canvas.saveState()
            canvas.clip(to: window.bounds)
            window.render(on: canvas)
            canvas.restoreState()
            canvas.stroke(window.bounds, color: colors.edge)
            for mark in marks { draw(mark.kind, around: mark.frame, on: canvas) }
            canvas.restoreState()
            x += width + Self.margin
        }
        for (index, line) in list.enumerated() {
            write(
                line.string, x: Self.margin, y: bottom + CGFloat(index) * Self.lineHeight,
                width: width - 2 * Self.margin, color: line.string.hasPrefix(" ") ? colors.dim : colors.foreground)
        }
        return canvas.document(title: screens.map(\.title).joined(separator: ", "))
    }

    /// Draws an outline with a change's sign at its upper right corner.
    private func draw(_ kind: IBDifference.Change.Kind, around frame: CGRect, on canvas: SVGCanvas) {
        let color = colors.ansi(kind == .added ? 2 : kind == .removed ? 1 : 5)
        canvas.stroke(frame.insetBy(dx: -2, dy: -2), color: color, width: 2, cornerRadius: 3)
        let disc = CGRect(x: frame.maxX - 8, y: frame.minY - 8, width: 16, height: 16)
        canvas.fill(disc, color: color, cornerRadius: 8)
        let style = TextStyle(font: .boldSystemFont(ofSize: 13), color: colors.background, alignment: .center)
        canvas.draw(kind == .added ? "+" : kind == .removed ? "−" : "~", in: disc, style: style)
    }
}

extension LoadedNib {
    /// Where the view that an item is, or that has the connection or constraint, is in a window; nil if it isn't.
    fileprivate func frame(of item: IBItem, in window: UIWindow) -> CGRect? {
        let id = item.kind == .object ? item.key : item.parent
        guard let object = document.allObjects.first(where: { $0.id == id }),
            let view = inspection.instance(of: object) as? UIView, view.window === window
        else { return nil }
        return view.convert(view.bounds, to: window)
    }
}
