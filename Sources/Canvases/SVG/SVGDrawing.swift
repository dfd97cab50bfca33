import Foundation

/// What is drawn in a picture, back to front, without what is wholly covered.
///
/// What lies under something opaque would shine through at its edges, wherever these lie within a pixel.
nonisolated struct SVGDrawing {
    private enum Part {
        /// - Parameters:
        ///   - area: What it paints at most; nil if that isn't known.
        ///   - isOpaque: Whether it paints all of that, and nothing shines through.
        case element(String, area: CGRect?, isOpaque: Bool)
        /// - Parameter isLayer: Whether what is in it is brought together before it lies on anything.
        case begin(String, isLayer: Bool)
        case end(String, isLayer: Bool)
    }

    /// So many of what covers others are looked at for each element, those just before it first.
    private static let coversInMind = 64

    private var parts: [Part] = []
    /// The groups that are open: what they let be seen, if they clip.
    private var groups: [CGRect?] = []

    /// Adds an element.
    ///
    /// - Parameters:
    ///   - area: What it paints at most; nil if that isn't known.
    ///   - isOpaque: Whether it paints all of that, and nothing shines through.
    mutating func element(
        _ name: String, _ attributes: SVGWriter.Attributes, text: String? = nil, area: CGRect? = nil,
        isOpaque: Bool = false
    ) {
        var writer = SVGWriter()
        writer.element(name, attributes, text: text)
        let seen = area.map { groups.compactMap(\.self).reduce($0) { $0.intersection($1) } }
        guard seen?.isEmpty != true else { return }
        parts.append(.element(writer.output, area: seen, isOpaque: isOpaque))
    }

    /// Begins an element that ``end(_:)`` ends.
    ///
    /// - Parameter clip: What it lets be seen, if that is all it does.
    mutating func begin(_ name: String, _ attributes: SVGWriter.Attributes, clip: CGRect? = nil) {
        var writer = SVGWriter()
        writer.begin(name, attributes)
        parts.append(.begin(writer.output, isLayer: clip == nil))
        groups.append(clip)
    }

    /// Ends an element.
    mutating func end(_ name: String) {
        var writer = SVGWriter()
        writer.end(name)
        parts.append(.end(writer.output, isLayer: groups.popLast() == .some(nil)))
    }

    /// What is written.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    var output: String {
        var kept: [String] = []
        var covers: [CGRect] = []
        // For each group that is open, seen from its end: what covers it, and how much stands behind it.
        var open: [(covers: [CGRect], count: Int)] = []
        for part in parts.reversed() {
            switch part {
            case .element(let markup, let area, let isOpaque):
                if let area {
                    if covers.suffix(Self.coversInMind).contains(where: { $0.contains(area) }) { continue }
                    if isOpaque { covers.append(area) }
                }
                kept.append(markup)
            case .end(let markup, let isLayer):
                kept.append(markup)
                open.append((covers, kept.count))
                if isLayer { covers = [] }
            case .begin(let markup, let isLayer):
                let group = open.popLast()
                if isLayer { covers = group?.covers ?? [] }
                if group?.count == kept.count { kept.removeLast() } else { kept.append(markup) }
            }
        }
        return kept.reversed().joined()
    }
}
