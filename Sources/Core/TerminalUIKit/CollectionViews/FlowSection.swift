import PlainText

/// The places of the items of one section of a flow, by arithmetic where all are of one size.
struct FlowSection {
    /// A line of items.
    struct Line {
        /// The items.
        let items: Range<Int>
        /// From where to where the line reaches, from the section's first.
        let extent: Range<CGFloat>
    }

    /// The arrangements of items.
    enum Arrangement {
        /// All items have one size, so it isn't stored.
        case uniform(size: CGSize, columns: Int, spacing: CGFloat)
        /// Each item's rectangle, from the section's first line, and the lines.
        case varied([CGRect], [Line])
    }

    /// The position in the content at which the section begins.
    let origin: CGFloat
    /// The height of the header.
    let headerHeight: CGFloat
    /// The height of the footer.
    let footerHeight: CGFloat
    /// The space around the items.
    let insets: UIEdgeInsets
    /// The width between the insets.
    let width: CGFloat
    /// The space between lines.
    let lineSpacing: CGFloat
    /// The number of items.
    let itemCount: Int
    /// The arrangement of the items.
    let arrangement: Arrangement

    /// The position at which the first line begins.
    private var itemsOrigin: CGPoint { CGPoint(x: insets.left, y: origin + headerHeight + insets.top) }

    private var itemsHeight: CGFloat {
        guard itemCount > 0 else { return 0 }
        switch arrangement {
        case .uniform(let size, let columns, _):
            let lines = (itemCount - 1) / columns + 1
            return CGFloat(lines) * (size.height + lineSpacing) - lineSpacing
        case .varied(_, let lines):
            return lines.last?.extent.upperBound ?? 0
        }
    }

    /// The position at which the footer begins.
    var footerOrigin: CGFloat { itemsOrigin.y + itemsHeight + insets.bottom }

    /// The position at which the section ends.
    var end: CGFloat { footerOrigin + footerHeight }

    /// The rectangle of an item in the content. O(1).
    func frame(ofItem item: Int) -> CGRect {
        switch arrangement {
        case .uniform(let size, let columns, let spacing):
            let x =
                // An item that has a line for itself stands in the middle.
                columns == 1 ? (width - size.width) / 2 : CGFloat(item % columns) * (size.width + spacing)
            let y = CGFloat(item / columns) * (size.height + lineSpacing)
            return CGRect(x: itemsOrigin.x + x, y: itemsOrigin.y + y, width: size.width, height: size.height)
        case .varied(let frames, _):
            return frames[item].offsetBy(dx: itemsOrigin.x, dy: itemsOrigin.y)
        }
    }

    /// The items in lines that share more than an edge with an extent of the content. O(1), or O(log *n*) if varied.
    func items(in extent: Range<CGFloat>) -> Range<Int> {
        let lower = max(0, extent.lowerBound - itemsOrigin.y)
        let upper = min(itemsHeight, extent.upperBound - itemsOrigin.y)
        guard itemCount > 0, lower < upper else { return 0..<0 }
        switch arrangement {
        case .uniform(let size, let columns, _):
            let distance = size.height + lineSpacing
            guard distance > 0 else { return 0..<itemCount }
            let first = item(atLine: ((lower - size.height) / distance).rounded(.down) + 1, columns)
            return first..<max(first, item(atLine: (upper / distance).rounded(.up), columns))
        case .varied(_, let lines):
            let first = lines.partitioningIndex { $0.extent.upperBound > lower }
            let last = lines.partitioningIndex { $0.extent.lowerBound >= upper }
            guard first < last else { return 0..<0 }
            return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
        }
    }

    /// The first item of a line, or the number of items for a line beyond the last, however far.
    private func item(atLine line: CGFloat, _ columns: Int) -> Int {
        (line * CGFloat(columns)).whole(in: 0...itemCount)
    }

    /// Arranges items of one size: as many in a line as fit, spread over its width.
    static func uniform(size: CGSize, width: CGFloat, spacing: CGFloat) -> Arrangement {
        let fitting = size.width + spacing > 0 ? (width + spacing) / (size.width + spacing) : 1
        let columns = fitting.whole(in: 1...10_000)
        let rest = width - CGFloat(columns) * size.width
        return .uniform(size: size, columns: columns, spacing: columns > 1 ? rest / CGFloat(columns - 1) : 0)
    }

    /// Arranges items of different sizes: lines are filled one after another and spread over the width, except the
    /// last. An item smaller than its line stands in the line's middle.
    static func varied(sizes: [CGSize], width: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) -> Arrangement {
        var frames: [CGRect] = []
        var lines: [Line] = []
        var y: CGFloat = 0
        while frames.count < sizes.count {
            let first = frames.count
            var end = first + 1
            var length = sizes[first].width
            while end < sizes.count, length + spacing + sizes[end].width <= width {
                length += spacing + sizes[end].width
                end += 1
            }
            let line = sizes[first..<end]
            let height = line.reduce(0) { max($0, $1.height) }
            let isLast = end == sizes.count
            let stretch = isLast || line.count == 1 ? 0 : (width - length) / CGFloat(line.count - 1)
            var x = line.count == 1 && !isLast ? (width - length) / 2 : 0
            for size in line {
                frames.append(
                    CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
                x += size.width + spacing + stretch
            }
            lines.append(Line(items: first..<end, extent: y..<(y + height)))
            y += height + lineSpacing
        }
        return .varied(frames, lines)
    }
}
