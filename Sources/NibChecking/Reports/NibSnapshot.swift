package import Canvases
internal import Foundation
internal import TerminalUIKit

/// The screens of one or more nib files beside each other, each in an outline, with what it is above it.
package struct NibSnapshot {
    private static let margin: CGFloat = 24
    private static let captionHeight: CGFloat = 26

    private let titles: [String]
    private let windows: [UIWindow]
    private let colors: SnapshotColors

    /// - Parameters:
    ///   - nibs: The files, loaded.
    ///   - colors: The colours of the page.
    package init(_ nibs: [LoadedNib], colors: SnapshotColors) {
        let screens = nibs.flatMap { nib in
            nib.shownScreens.map { screen in
                let name = screen.showable.object.name
                let title = nib.shownScreens.count == 1 ? nib.document.file : "\(nib.document.file): \(name)"
                return (title: title, window: screen.window)
            }
        }
        titles = screens.map(\.title)
        windows = screens.map(\.window)
        self.colors = colors
    }

    /// The picture, as the contents of a file.
    package var svg: String {
        let width = windows.reduce(Self.margin) { $0 + $1.bounds.width + Self.margin }
        let height = windows.map(\.bounds.height).max() ?? 0
        let canvas = SVGCanvas(
            size: CGSize(width: max(width, 240), height: height + Self.captionHeight + 2 * Self.margin))
        canvas.textMetrics = .typographic
        canvas.fill(CGRect(origin: .zero, size: canvas.size), color: colors.background)
        var x = Self.margin
        for (title, window) in zip(titles, windows) {
            canvas.draw(
                title, in: CGRect(x: x, y: Self.margin - 8, width: window.bounds.width, height: Self.captionHeight),
                style: TextStyle(font: .systemFont(ofSize: 13), color: colors.dim, lineBreakMode: .byTruncatingMiddle))
            canvas.saveState()
            canvas.translate(x: x, y: Self.margin + Self.captionHeight)
            canvas.saveState()
            canvas.clip(to: window.bounds)
            window.render(on: canvas)
            canvas.restoreState()
            canvas.stroke(window.bounds, color: colors.edge)
            canvas.restoreState()
            x += window.bounds.width + Self.margin
        }
        return canvas.document(title: titles.joined(separator: ", "))
    }
}
