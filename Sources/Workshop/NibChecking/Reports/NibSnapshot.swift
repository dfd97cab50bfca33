package import Canvases
package import Inspection
internal import InterfaceBuilder
internal import REPL
internal import TerminalUIKit

/// The screens of a nib file beside each other, each in an outline, with its name above it. For two versions, outlines
/// mark the differences, and a list of them is below.
package struct NibSnapshot {
    private static let margin: CGFloat = 24
    private static let captionHeight: CGFloat = 26
    private static let lineHeight: CGFloat = 18
    /// The natural size, which has space for a caption, however narrow its screen is.
    private static let leastWidth: CGFloat = 240
    private static let mostLines = 100
    /// The screens of which both versions are shown.
    private static let mostRows = 12

    /// A screen with a title, and the changes that are to be seen on it.
    private struct Screen {
        let title: String
        let window: UIWindow
        let era: Era
        let marks: [(kind: IBDifference.Change.Kind, frame: CGRect)]

        init(
            _ screen: LoadedNib.Screen, of nib: LoadedNib, version: String = "", marking changes: [IBDifference.Change]
        ) {
            title = version + nib.shownFile + (nib.screens.count == 1 ? "" : ": \(screen.showable.object.name)")
            window = screen.window
            era = Era(of: nib.document)
            marks = changes.compactMap { change in
                nib.frame(of: change.item, in: screen.window).map { (kind: change.kind, frame: $0) }
            }
        }

        /// The width with its title.
        var width: CGFloat { max(window.bounds.width, NibSnapshot.leastWidth) }
    }

    /// The screens of a file in one row, or a row for each screen with changes, its versions side by side.
    private let rows: [[Screen]]
    private let list: [StyledText]
    /// The canvas of a storyboard in place of rows, and its title.
    private var storyboard: (canvas: StoryboardCanvas, title: String)?
    private let colors: SnapshotColors

    /// Prepares a picture of a loaded file, or of its two versions, with a list of the differences or without.
    package init(_ nibs: [LoadedNib], colors: SnapshotColors, isListed: Bool = true) {
        self.colors = colors
        guard nibs.count == 2 else {
            storyboard = nibs.first.flatMap { nib in
                StoryboardCanvas(nib, colors: colors) { Self.render($0, Era(of: nib.document), on: $1) }
                    .map { ($0, nib.shownFile) }
            }
            let rest = storyboard.flatMap { $0.canvas.rest == 0 ? nil : "\($0.canvas.rest) more are not drawn" }
            list = (rest.map { [$0] } ?? nibs.compactMap(\.restOfScreens)).map { StyledText($0) }
            if storyboard != nil {
                rows = []
                return
            }
            rows = nibs.map { nib in nib.shownScreens.map { Screen($0, of: nib, marking: []) } }
            return
        }
        let difference = NibWatch.shared.run(.comparing) {
            IBDifference(from: nibs[0].document, to: nibs[1].document)
        }
        let lines = difference.text(name: "", ascii: false, columns: nil).lines.dropFirst()
        list = isListed ? Array(lines.prefix(Self.mostLines)) : []
        let told = difference.changes.filter { !$0.follows }
        let versions: [(name: String, absent: IBDifference.Change.Kind)] = [
            ("Before: ", .added), ("After: ", .removed),
        ]
        let screens = zip(nibs, versions).map { nib, version in
            nib.screens.map {
                Screen($0, of: nib, version: version.name, marking: told.filter { $0.kind != version.absent })
            }
        }
        // The order is the new version's, followed by the screens that are gone.
        let ids = nibs.map { $0.screens.map(\.showable.object.id) }
        let all = ids[1] + ids[0].filter { !ids[1].contains($0) }
        let pairs = all.map { id in
            zip(ids, screens).compactMap { ids, screens in ids.firstIndex(of: id).map { screens[$0] } }
        }
        let changed = pairs.filter { $0.count == 1 || $0.contains { !$0.marks.isEmpty } }
        rows = changed.isEmpty ? Array(pairs.prefix(1)) : Array(changed.prefix(Self.mostRows))
    }

    package var svg: String { NibWatch.shared.run(.drawing) { drawn } }

    private var drawn: String {
        let margin = Self.margin
        let widths = rows.map { $0.reduce(margin) { $0 + $1.width + margin } }
        let heights = rows.map { margin + Self.captionHeight + ($0.map(\.window.bounds.height).max() ?? 0) }
        let titleRoom = margin + Self.captionHeight
        let canvasHeight = storyboard.map { titleRoom + $0.canvas.size.height } ?? 0
        let listTop = heights.reduce(margin, +) + canvasHeight
        let listHeight = list.isEmpty ? 0 : CGFloat(list.count) * Self.lineHeight + margin
        let canvasWidth = storyboard.map { $0.canvas.size.width + 2 * margin } ?? 0
        let width = max(widths.max() ?? 0, Self.leastWidth, canvasWidth)
        let canvas = SVGCanvas(size: CGSize(width: width, height: listTop + listHeight))
        canvas.textMetrics = .typographic
        canvas.fill(CGRect(origin: .zero, size: canvas.size), color: colors.background)
        func write(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat, color: UIColor) {
            let style = TextStyle(font: .systemFont(ofSize: 13), color: color, lineBreakMode: .byTruncatingMiddle)
            canvas.draw(text, in: CGRect(x: x, y: y, width: width, height: Self.lineHeight), style: style)
        }
        if let storyboard {
            write(storyboard.title, x: margin, y: margin - 4, width: width - 2 * margin, color: colors.dim)
            storyboard.canvas.draw(at: CGPoint(x: margin, y: titleRoom), on: canvas)
        }
        var y = margin
        for (row, height) in zip(rows, heights) {
            var x = margin
            for screen in row {
                write(screen.title, x: x, y: y - 4, width: screen.width, color: colors.dim)
                canvas.saveState()
                canvas.translate(x: x, y: y + Self.captionHeight)
                draw(screen, on: canvas)
                canvas.restoreState()
                x += screen.width + margin
            }
            y += height
        }
        for (index, line) in list.enumerated() {
            write(
                line.string, x: margin, y: listTop + CGFloat(index) * Self.lineHeight, width: width - 2 * margin,
                color: line.string.hasPrefix(" ") ? colors.dim : colors.foreground)
        }
        return canvas.document(title: storyboard?.title ?? rows.joined().map(\.title).joined(separator: ", "))
    }

    private func draw(_ screen: Screen, on canvas: SVGCanvas) {
        Self.render(screen.window, screen.era, on: canvas)
        canvas.stroke(screen.window.bounds, color: colors.edge)
        for mark in screen.marks { draw(mark.kind, around: mark.frame, on: canvas) }
    }

    private static func render(_ window: UIWindow, _ era: Era, on canvas: SVGCanvas) {
        canvas.saveState()
        canvas.clip(to: window.bounds)
        canvas.era = era
        window.render(on: canvas)
        canvas.restoreState()
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

extension Era {
    /// The era of the Interface Builder that wrote a document, as that says: since Xcode 5 bars and controls are flat.
    fileprivate init(of document: IBDocument) {
        switch document.toolsVersion.flatMap(Double.init) ?? 0 {
        case ..<4_500: self = .iOS5
        case ..<15_000: self = .iOS7
        default: self = .iOS13
        }
    }
}

extension LoadedNib {
    /// The name of the file without its folder, which a picture should not reveal.
    fileprivate var shownFile: String { IBDocument.name(ofFile: document.file) }

    /// Returns the frame in a window of the view that an item is, or that has the connection or constraint, or nil if
    /// there isn't one.
    fileprivate func frame(of item: IBItem, in window: UIWindow) -> CGRect? {
        let id = item.kind == .object ? item.key : item.parent
        guard let object = document.allObjects.first(where: { $0.id == id }),
            let view = inspection.instance(of: object) as? UIView, view.window === window
        else { return nil }
        return view.convert(view.bounds, to: window)
    }
}
