import Drawing
import Foundation

/// The drawings of a page that shows each in many places. They share definitions, and equal drawings are stored once.
package final class SVGSheet {
    private let canvas = SVGCanvas(size: CGSize(width: 10_000, height: 10_000))
    private var indices: [String: Int] = [:]
    private var drawings: [String] = []

    /// Creates an empty sheet.
    package init() { canvas.definitions.prefix = "shared" }

    /// Adds a drawing, and gives its number, or nil if it is empty.
    package func add(_ draw: (any Canvas) -> Void) -> Int? {
        canvas.body = .init()
        canvas.saveState()
        draw(canvas)
        canvas.restoreState()
        let markup = canvas.body.output
        guard !markup.isEmpty else { return nil }
        if let known = indices[markup] { return known }
        indices[markup] = drawings.count
        drawings.append(markup)
        return drawings.count - 1
    }

    /// Returns a picture that refers to the sheet. The title is for users who can't see it.
    package func picture(size: CGSize, title: String, _ draw: (any Canvas) -> Void) -> String {
        let picture = SVGCanvas(size: size)
        if let number = add(draw) { picture.body.element("use", ["href": "#drawing-\(number)"]) }
        return picture.document(title: title)
    }

    /// An element that is invisible, in which each drawing is a group with an id: `drawing-0`.
    package var markup: String {
        let groups = drawings.enumerated().map { "<g id=\"drawing-\($0)\">\n\($1)</g>\n" }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="sheet" width="0" height="0" aria-hidden="true">
            \(canvas.definitions.markup(usedIn: groups.joined()))<defs>
            \(groups.joined())</defs>
            </svg>
            """
    }
}
