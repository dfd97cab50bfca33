import Drawing
import Foundation

/// A canvas of true geometry, whose drawings become a picture in SVG, with the looks of an era.
///
/// Equal drawings always give equal bytes, on every system.
public final class SVGCanvas: Canvas {
    /// The size of the picture in points.
    public package(set) var size: CGSize
    /// The scale at which the picture is shown.
    package var scale: CGFloat = 1
    /// The metrics of text lines: a terminal's, unless fonts count.
    public var textMetrics = TextMetrics.columns
    /// The date of the looks of bars and controls: a phone of 2011, unless told otherwise.
    public var era = Era.iOS5

    var body = SVGDrawing()
    var definitions = SVGDefinitions()
    var animations = SVGAnimations()
    private var state = State()
    private var savedStates: [State] = []

    private struct State {
        var place = CanvasPlace()
        /// The number of groups opened for it.
        var groups = 0
    }

    /// Creates an empty canvas.
    /// - Parameter size: In points, at most 10 000 either way.
    public init(size: CGSize) {
        func length(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 10_000) }
        self.size = CGSize(width: length(size.width), height: length(size.height))
    }

    /// Returns the picture, as the contents of a file.
    /// - Parameters:
    ///   - title: The contents of the picture, for users who can't see it.
    ///   - description: The same in more words, or nil if there isn't one.
    public func document(title: String, description: String? = nil) -> String {
        var writer = SVGWriter()
        writer.element(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "width": size.width * scale,
                "height": size.height * scale,
                "viewBox": "0 0 \(size.width.svg) \(size.height.svg)", "role": "img",
                "font-family": SVGFont.usualFamilies,
            ]
        ) { writer in
            writer.element("title", [:], text: title)
            if let description { writer.element("desc", [:], text: description) }
            let (style, drawn) = (animations.markup, body.output)
            writer.append(style)
            writer.append(definitions.markup(usedIn: drawn, sharingShapes: !style.isEmpty))
            writer.append(drawn)
            for _ in 0..<(state.groups + savedStates.reduce(0) { $0 + $1.groups }) { writer.end("g") }
        }
        return writer.output
    }

    // MARK: State

    /// Saves origin, clip and opacity.
    public func saveState() {
        savedStates.append(state)
        state.groups = 0
    }

    /// Restores the state that ``saveState()`` saved last, if any.
    public func restoreState() {
        guard let saved = savedStates.popLast() else { return }
        for _ in 0..<state.groups { body.end("g") }
        state = saved
    }

    /// Moves the origin by a distance in points.
    public func translate(x: CGFloat, y: CGFloat) { state.place.translate(x: x, y: y) }
    /// Moves, scales and turns by right angles, about the origin, where rectangles are drawn.
    public func concatenate(_ transform: CGAffineTransform) { state.place.concatenate(transform) }

    /// Intersects the clip with `rect`.
    public func clip(to rect: CGRect) {
        let rect = absolute(rect) ?? .zero
        let clip = definitions.identifier(of: "clipPath", [:]) {
            $0.element("rect", ["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height])
        }
        beginGroup(["clip-path": "url(#\(clip))"], clip: rect)
    }

    /// Multiplies the opacity by `alpha`, 0…1. The following drawings are composited first.
    public func multiplyAlpha(_ alpha: CGFloat) {
        let alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        if alpha < 1 { beginGroup(["opacity": alpha]) }
    }

    /// Draws something with its letters larger or smaller, its origin at a point.
    package func draw(at origin: CGPoint, scale: CGFloat, _ drawing: () -> Void) {
        guard let place = absolute(CGRect(origin: origin, size: .zero)) else { return }
        saveState()
        state.place = CanvasPlace()
        beginGroup(["transform": "translate(\(place.minX.svg) \(place.minY.svg)) scale(\(scale.svgFactor))"])
        drawing()
        restoreState()
    }

    private func beginGroup(_ attributes: SVGWriter.Attributes, clip: CGRect? = nil) {
        body.begin("g", attributes, clip: clip)
        state.groups += 1
    }

    /// Returns the place of a rectangle in the picture, or `nil` if there isn't one.
    func absolute(_ rect: CGRect) -> CGRect? {
        let moved = state.place.absolute(rect)
        let edges = [moved.minX, moved.maxX, moved.minY, moved.maxY]
        guard !rect.isNull, !edges.contains(where: \.isNaN) else { return nil }
        let limit: CGFloat = 100_000
        let bounds = edges.map { min(max($0, -limit), limit) }
        return CGRect(x: bounds[0], y: bounds[2], width: bounds[1] - bounds[0], height: bounds[3] - bounds[2])
    }
}
