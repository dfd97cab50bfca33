import Drawing
import Foundation

extension SVGCanvas {
    /// The duration of the animation until it repeats, in seconds.
    package var duration: Double {
        get { animations.seconds }
        set { animations.seconds = newValue }
    }

    /// Draws a symbol, at its own origin, that ``use(_:at:)`` shows any number of times. Equal drawings are one.
    package func symbol(_ draw: () -> Void) -> String {
        let before = body
        body = SVGDrawing()
        saveState()
        if let origin = absolute(.zero)?.origin { translate(x: -origin.x, y: -origin.y) }
        draw()
        restoreState()
        let markup = body.output
        body = before
        return definitions.identifier(of: "g", [:]) { $0.append(markup) }
    }

    /// Returns the definitions, among them symbols, to which markup refers.
    package func definitions(usedIn markup: String) -> String { definitions.markup(usedIn: markup) }

    /// Shows the drawing of a symbol.
    package func use(_ symbol: String, at point: CGPoint = .zero) {
        let place = absolute(CGRect(origin: point, size: .zero)) ?? .zero
        body.element(
            "use",
            ["href": "#\(symbol)", "x": place.minX == 0 ? nil : place.minX, "y": place.minY == 0 ? nil : place.minY])
    }

    /// Draws something that moves, by keyframes in the order of their times, or stays at an offset if there is one
    /// only. Without animation it is as the last one says.
    package func group(_ keyframes: [SVGKeyframe], _ draw: () -> Void) {
        let end = keyframes.last ?? SVGKeyframe()
        let name = animations.name(of: keyframes)
        if name == nil, end.looksLike(SVGKeyframe()) { return draw() }
        body.begin(
            "g",
            [
                "class": name, "transform": end.attribute,
                "opacity": end.opacity == 1 ? nil : end.opacity,
            ])
        draw()
        body.end("g")
    }
}
