import Foundation

/// The elements of a picture, back to front, without those that are completely covered. A covered element would shine
/// through at the edges of its cover if these are within a pixel.
nonisolated struct SVGDrawing {
    /// An element, or the beginning or end of a group.
    private struct Part {
        enum Kind { case element, begin, end }

        let kind: Kind
        let markup: String
        /// The maximum area that an element paints, or that a group leaves visible, or nil if it is unknown.
        let area: CGRect?
        /// A Boolean value that indicates whether an element paints all of its area, and is opaque.
        var isOpaque = false
    }

    /// The number of covering elements that each element is compared with, the latest first.
    private static let coversInMind = 64

    private var parts: [Part] = []
    /// The visible areas of the open groups.
    private var groups: [CGRect?] = []

    /// Adds an element, with the area that it can paint, if that is known, and whether it covers all of that.
    mutating func element(
        _ name: String, _ attributes: SVGWriter.Attributes, text: String? = nil, area: CGRect? = nil,
        isOpaque: Bool = false
    ) {
        // A group that does more than clip may move its contents.
        let clips = groups.reversed().prefix { $0 != nil }.compactMap(\.self)
        let seen = area.map { clips.reduce($0) { $0.intersection($1) } }
        if seen?.isEmpty == true { return }
        var writer = SVGWriter()
        writer.element(name, attributes, text: text)
        parts.append(Part(kind: .element, markup: writer.output, area: seen, isOpaque: isOpaque))
    }

    /// Begins an element that ``end(_:)`` ends. An element with a clip only clips.
    mutating func begin(_ name: String, _ attributes: SVGWriter.Attributes, clip: CGRect? = nil) {
        var writer = SVGWriter()
        writer.begin(name, attributes)
        parts.append(Part(kind: .begin, markup: writer.output, area: clip))
        groups.append(clip)
    }

    /// Ends an element.
    mutating func end(_ name: String) {
        var writer = SVGWriter()
        writer.end(name)
        parts.append(Part(kind: .end, markup: writer.output, area: groups.popLast() ?? nil))
    }

    /// The output.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    var output: String {
        var kept: [String] = []
        var covers: [CGRect] = []
        // Each open group, seen from its end, has the covers above it, and the number of parts behind it.
        var open: [(covers: [CGRect], count: Int)] = []
        for part in parts.reversed() {
            switch part.kind {
            case .element:
                if let area = part.area {
                    if covers.suffix(Self.coversInMind).contains(where: { $0.contains(area) }) { continue }
                    if part.isOpaque { covers.append(area) }
                }
            case .end:
                open.append((covers, kept.count + 1))
                // A group that does more than clip is composed before it covers anything.
                if part.area == nil { covers = [] }
            case .begin:
                let group = open.popLast()
                if part.area == nil { covers = group?.covers ?? [] }
                if group?.count == kept.count {
                    kept.removeLast()
                    continue
                }
            }
            kept.append(part.markup)
        }
        return kept.reversed().joined()
    }
}
