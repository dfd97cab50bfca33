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
        /// A Boolean value that indicates whether an element paints only the edge of its area.
        var isOutline = false
        /// The box of a text, or nil for other elements.
        var text: CGRect?
        /// The other places of an element that must not lie on a text.
        var alternatives: [Part] = []
        /// The number of the innermost group around it that may move its contents: places in others can't be compared.
        var space = 0
    }

    /// The number of covering elements that each element is compared with, the latest first.
    private static let coversInMind = 64

    private var parts: [Part] = []
    /// The visible areas of the open groups.
    private var groups: [CGRect?] = []
    /// The numbers of the open groups that may move their contents, and the number of such groups so far.
    private var spaces = [0]
    private var spaceCount = 1

    /// Adds an element, with the area that it can paint, if that is known, and whether it covers all of that.
    mutating func element(
        _ name: String, _ attributes: SVGWriter.Attributes, text: String? = nil, area: CGRect? = nil,
        isOpaque: Bool = false, isOutline: Bool = false, textBox: CGRect? = nil
    ) {
        // A group that does more than clip may move its contents.
        let clips = groups.reversed().prefix { $0 != nil }.compactMap(\.self)
        let seen = area.map { clips.reduce($0) { $0.intersection($1) } }
        if seen?.isEmpty == true { return }
        var writer = SVGWriter()
        writer.element(name, attributes, text: text)
        parts.append(
            Part(
                kind: .element, markup: writer.output, area: seen, isOpaque: isOpaque, isOutline: isOutline,
                text: textBox, space: spaces.last!))
    }

    /// Adds the first of several texts, each in its own drawing, that is seen whole. It must not be on another text of
    /// the whole drawing, nor under a later element. If there is no such text, adds none.
    mutating func add(firstFreeOf texts: [SVGDrawing]) {
        let clips = groups.reversed().prefix { $0 != nil }.compactMap(\.self)
        let places = texts.flatMap(\.parts).compactMap { part -> Part? in
            guard let box = part.text, clips.allSatisfy({ $0.contains(box) }) else { return nil }
            var part = part
            part.space = spaces.last!
            return part
        }
        guard var first = places.first else { return }
        first.alternatives = places
        parts.append(first)
    }

    /// The parts, each text with several places in the first of them that is free.
    private var placedParts: [Part] {
        guard parts.contains(where: { !$0.alternatives.isEmpty }) else { return parts }
        var taken = parts.filter { $0.text != nil && $0.alternatives.isEmpty }
        return parts.enumerated().compactMap { index, part in
            if part.alternatives.isEmpty { return part }
            // Later elements would cover it.
            let later = parts[(index + 1)...].filter { $0.kind == .element && !$0.isOutline && $0.space == part.space }
            let free = part.alternatives.first { place in
                let box = place.text ?? .null
                return !taken.contains { $0.space == place.space && $0.text!.intersects(box) }
                    && !later.contains { $0.area?.intersects(box) ?? false }
            }
            if let free { taken.append(free) }
            return free
        }
    }

    /// Begins an element that ``end(_:)`` ends. An element with a clip only clips.
    mutating func begin(_ name: String, _ attributes: SVGWriter.Attributes, clip: CGRect? = nil) {
        var writer = SVGWriter()
        writer.begin(name, attributes)
        // A group that is paler, or clips, leaves everything in its place.
        let stays = clip != nil || attributes.allSatisfy { $0.key == "opacity" }
        spaces.append(stays ? spaces.last! : spaceCount)
        spaceCount += 1
        parts.append(Part(kind: .begin, markup: writer.output, area: clip))
        groups.append(clip)
    }

    /// Ends an element.
    mutating func end(_ name: String) {
        var writer = SVGWriter()
        writer.end(name)
        if spaces.count > 1 { spaces.removeLast() }
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
        for part in placedParts.reversed() {
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
