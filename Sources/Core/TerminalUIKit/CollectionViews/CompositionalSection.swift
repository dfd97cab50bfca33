import PlainText

/// The places of the elements of one section of a compositional layout. Groups are lines, so that little is stored.
struct CompositionalSection {
    /// A header or footer.
    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        let frame: CGRect
    }

    let section: NSCollectionLayoutSection
    let itemCount: Int
    /// The position in the content at which the section begins.
    let origin: CGFloat
    private(set) var boundaries: [Boundary] = []
    /// The places of a group's items.
    let places: [NSCollectionLayoutItem.Place]
    /// The position at which the first group begins.
    private var start = CGPoint.zero
    /// The heights of groups: an estimate, or a fixed one.
    private let lines: MeasuredRows
    private let measured: [Int: CGFloat]
    /// The position at which the section ends.
    private(set) var end: CGFloat

    /// - Parameters:
    ///   - heights: Those of items that have been measured, by their numbers.
    ///   - boundaryHeights: Those of headers and footers that have been measured, by their kinds.
    init(
        _ section: NSCollectionLayoutSection, itemCount: Int, origin: CGFloat, container: CGSize,
        heights: [Int: CGFloat], boundaryHeights: [String: CGFloat]
    ) {
        self.section = section
        self.itemCount = itemCount
        self.origin = origin
        let insets = section.contentInsets
        let room = CGSize(
            width: max(0, container.width - insets.leading - insets.trailing),
            height: max(0, container.height - insets.top - insets.bottom))
        let size = section.group.layoutSize.size(in: room)
        let places = section.group.places(in: size)
        self.places = places
        measured = heights
        var lineHeights: [Int: CGFloat] = [:]
        if section.group.layoutSize.heightDimension.isEstimated, !places.isEmpty {
            for item in heights.keys {
                let line = item / places.count
                guard lineHeights[line] == nil else { continue }
                lineHeights[line] = places.indices.map { index in
                    places[index].frame.minY
                        + (heights[line * places.count + index] ?? heights[item] ?? places[index].frame.height)
                }.max()
            }
        }
        lines = MeasuredRows(
            estimate: size.height + section.interGroupSpacing,
            heights: lineHeights.mapValues { $0 + section.interGroupSpacing })
        end = origin
        addBoundaries(where: \.isAbove, container, boundaryHeights)
        start = CGPoint(x: insets.leading, y: end + insets.top)
        end = start.y + (lineCount > 0 ? lines.start(ofRow: lineCount) - section.interGroupSpacing : 0) + insets.bottom
        addBoundaries(where: { !$0.isAbove }, container, boundaryHeights)
    }

    private mutating func addBoundaries(
        where isWanted: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool, _ container: CGSize,
        _ heights: [String: CGFloat]
    ) {
        for item in section.boundarySupplementaryItems where isWanted(item) {
            var size = item.layoutSize.size(in: container)
            if item.layoutSize.heightDimension.isEstimated { size.height = heights[item.elementKind] ?? size.height }
            boundaries.append(Boundary(item: item, frame: CGRect(origin: CGPoint(x: 0, y: end), size: size)))
            end += size.height
        }
    }

    private var lineCount: Int { places.isEmpty ? 0 : (itemCount + places.count - 1) / places.count }

    /// The rectangle of an item in the content.
    func frame(ofItem item: Int) -> CGRect {
        let place = places[item % places.count]
        var frame = place.frame.offsetBy(dx: start.x, dy: start.y + lines.start(ofRow: item / places.count))
        if place.sizesItself { frame.size.height = measured[item] ?? frame.height }
        return frame
    }

    /// The items in groups that an extent of the content touches.
    func items(in extent: Range<CGFloat>) -> Range<Int> {
        let first = (0..<lineCount).partitioningIndex { start.y + lines.start(ofRow: $0 + 1) > extent.lowerBound }
        let last = (0..<lineCount).partitioningIndex { start.y + lines.start(ofRow: $0) >= extent.upperBound }
        return first < last ? (first * places.count)..<min(itemCount, last * places.count) : 0..<0
    }
}
