internal import Canvases
internal import PlainText
internal import TerminalUIKit

extension PhoneRendering {
    /// The rendering in fewer and fewer lines, beginning with all of them. First go edges, rules and blank lines, then
    /// the upper and lower lines of images. After that each cell has one line, with all of its texts, as far as they
    /// fit, and then of a wide image only its middle. Only the last two lack images, or the rows of wheels that aren't
    /// chosen.
    package var foldings: [PhoneRendering] { [self] + lower }

    /// The foldings that leave out no image.
    package var tellingFoldings: [PhoneRendering] { [self] + lower.dropLast(2) }

    /// The foldings with fewer lines, or empty if the rendering is folded already: its cells' places are those among
    /// all lines.
    private var lower: [PhoneRendering] {
        guard kept.isEmpty else { return [] }
        let folded = FoldedLines(of: self)
        return folded.levels.map(folded.rendering)
    }

    /// Returns renderings of the same phone, folded alike: the highest that have no more than some lines. If they have
    /// the same rows of cells, a line that says something in one of them stays in all. So rows are beside each other.
    static func folded(_ renderings: [PhoneRendering], to rows: Int) -> [PhoneRendering] {
        if renderings.allSatisfy({ $0.lines.count <= rows }) { return renderings }
        let folded = renderings.map(FoldedLines.init)
        let levels = folded.map(\.levels)
        let cells = renderings.map { $0.numbered.map(\.lines) }
        let hasSameRows = !cells[0].isEmpty && cells.allSatisfy { $0 == cells[0] }
        func folding(_ index: Int) -> [PhoneRendering] {
            let kept = Set(levels.flatMap { $0[index].kept }).sorted()
            return zip(folded, levels).map { folded, levels in
                var level = levels[index]
                if hasSameRows { level.kept = kept }
                return folded.rendering(level)
            }
        }
        var highest: [PhoneRendering]?
        for index in levels[0].indices {
            let folding = folding(index)
            guard folding.allSatisfy({ $0.lines.count <= rows }) else { continue }
            if Set(folding.map(\.kept)).count == 1 { return folding }
            highest = highest ?? folding
        }
        return highest ?? folding(levels[0].count - 1)
    }

    /// Returns the lines of this rendering in which any of some lines of the whole one are, or from which they are
    /// left out.
    func shown(_ lines: [Int]) -> Set<Int> {
        guard !kept.isEmpty else { return Set(lines) }
        return Set(lines.compactMap { line in kept.lastIndex { $0 <= line } })
    }

    /// Returns some lines of this rendering, from one of them on.
    func scrolled(toRows rows: Int, from first: Int) -> PhoneRendering {
        let shown = lines.indices[first..<min(first + rows, lines.count)]
        var part = self
        part.lines = shown.map { lines[$0] }
        part.kept = shown.map { kept.isEmpty ? $0 : kept[$0] }
        return part
    }

    /// Returns some columns of this rendering, from one of them on.
    func scrolled(toColumns columns: Int, from first: Int) -> PhoneRendering {
        var part = self
        part.lines = lines.map { TerminalLine($0).slice(first..<first + columns).text }
        (part.columns, part.firstColumn) = (columns, first)
        func seen(_ range: Range<Int>) -> Range<Int> {
            let seen = range.clamped(to: first..<first + columns)
            return seen.lowerBound - first..<seen.upperBound - first
        }
        part.numbered = numbered.map {
            var cell = $0
            (cell.columns, cell.columnsOfNumber) = (seen(cell.columns), seen(cell.columnsOfNumber))
            return cell
        }.filter { !$0.columns.isEmpty }
        return part
    }

    /// Returns the highest rendering that has no more than some lines, or the lowest there is. A rendering that is
    /// folded already stays as it is.
    package func folded(to rows: Int) -> PhoneRendering {
        if lines.count <= rows || !kept.isEmpty { return self }
        let folded = FoldedLines(of: self)
        let levels = folded.levels
        // A level is rendered only if no higher one fits.
        return levels.lazy.map(folded.rendering).first { $0.lines.count <= rows }
            ?? folded.rendering(levels[levels.count - 1])
    }
}

/// The lines of a phone of which some are left out.
private struct FoldedLines {
    private let whole: PhoneRendering
    private let lines: [TerminalLine]
    /// The texts of the lines without the numbers of cells.
    private let texts: [String]
    private let rows: [FoldedRow]
    private let rules: [Bool]
    private let images: [Bool]

    /// The lines to keep of a rendering, whether rows become one line each, or cells look as they do, and the width of
    /// images, or nil for their own.
    typealias Level = (kept: [Int], merges: Bool, isWhole: Bool, imageColumns: Int?)

    init(of rendering: PhoneRendering) {
        whole = rendering
        lines = rendering.lines.map { TerminalLine($0) }
        var bare = lines
        for cell in rendering.numbered { bare[cell.lineOfNumber].erase(cell.columnsOfNumber) }
        texts = bare.map(\.glyphs)
        rules = texts.map { $0.allSatisfy(FoldedRow.rules.contains) }
        images = zip(bare, rules).map { line, isRule in !isRule && FoldedRow.isImage(line) }
        let ranges = Dictionary(grouping: rendering.numbered, by: \.lines.lowerBound).sorted { $0.key < $1.key }
        rows = ranges.enumerated().map { index, range in
            // A line in which one row ends and the next begins belongs to the next.
            let end = range.value.map(\.lines.upperBound).max()!
            let next = index + 1 < ranges.count ? ranges[index + 1].key : end
            return FoldedRow(cells: range.value, lines: range.key..<max(range.key + 1, min(end, next)))
        }
    }

    // MARK: Lines to keep

    /// The foldings, the highest first. Only the last two lack images.
    var levels: [Level] {
        func both(_ kept: [Int], merging merges: Bool = false, imageColumns: Int? = nil) -> [Level] {
            [[0] + kept, kept].map { ($0, merges, false, imageColumns) }
        }
        let (filled, withoutEdge) = (filled, Array(lines.indices.dropFirst()))
        let heights = [3, 2, 1].map { withImages(of: $0, among: filled) }
        let hasNumbers = !whole.numbered.isEmpty
        func isChosen(_ line: Int) -> Bool { hasNumbers || !isWheel(line) }
        let lowest = heights[2].filter(isChosen)
        return [withoutEdge, [0] + loose, loose].map { ($0, false, true, nil) } + both(filled)
            + heights.flatMap { both($0) } + both(lowest, merging: hasNumbers)
            + [2, 1].flatMap { both(lowest, merging: hasNumbers, imageColumns: $0) }
            + both(lowest.filter { !isImage($0) }, merging: true)
    }

    private var inner: Range<Int> { PhoneRendering.linesAbove..<max(PhoneRendering.linesAbove, texts.count - 1) }

    /// Without the line below the title, and with single blank lines.
    var loose: [Int] {
        let numbers = Set(whole.numbered.map(\.lineOfNumber))
        return inner.filter { index in
            let isSecond = isBlank(index) && isBlank(index - 1) && !numbers.contains(index)
            return !isSecond && !(index == PhoneRendering.linesAbove + 1 && isRule(index))
        }
    }

    /// The lines with a text or an image, or with the number of a cell that has neither.
    private var filled: [Int] {
        let empty = rows.filter { row in !row.lines.contains { !isRule($0) } }.flatMap(\.cells).map(\.lineOfNumber)
        return inner.filter { !isRule($0) || empty.contains($0) }
    }

    /// Returns the filled lines, with at most so many lines of each image, from its middle.
    private func withImages(of height: Int, among filled: [Int]) -> [Int] {
        let images = inner.filter(isImage)
        var kept: [Int] = []
        var run: [Int] = []
        for index in images + [.max] {
            if let last = run.last, last != index - 1 {
                kept += run.dropFirst(max(0, run.count - height + 1) / 2).prefix(height)
                run = []
            }
            run.append(index)
        }
        return filled.filter { !isImage($0) || kept.contains($0) }
    }

    private func isRule(_ index: Int) -> Bool { rules[index] }

    private func isImage(_ index: Int) -> Bool { images[index] }

    private func isBlank(_ index: Int) -> Bool { texts[index].allSatisfy { " │|".contains($0) } }

    /// Returns a Boolean value that indicates whether a line is a row of a wheel, but neither the chosen one nor an
    /// ignored date, which is in parentheses.
    private func isWheel(_ index: Int) -> Bool { texts[index].contains(/^.[^▸>(]*\d [│|] [^▸>(]*$/) }

    // MARK: A rendering of them

    /// Returns the rendering with some lines and the lower edge. If only edges and rules are missing, cells look as
    /// they do. Otherwise their rows say their places.
    func rendering(_ level: Level) -> PhoneRendering {
        var (lines, kept) = (lines, Set(level.kept))
        if let columns = level.imageColumns {
            for row in rows {
                for line in row.lines where isImage(line) { row.narrow(&lines[line], to: columns) }
            }
        }
        // Only rows of one cell in the same place have columns.
        var columns: [Range<Int>: FoldedRow.Columns] = [:]
        for row in rows where level.merges && row.cells.count == 1 {
            let own = row.merged(from: lines, keeping: kept)?.columns ?? FoldedRow.Columns()
            columns[row.cells[0].columns, default: own].add(own)
        }
        for row in rows where !level.isWhole {
            let shared = columns[row.cells[0].columns] ?? FoldedRow.Columns()
            if level.merges, let merged = row.merged(from: lines, keeping: kept, in: shared) {
                kept.subtract(row.lines)
                kept.insert(merged.place)
                lines[merged.place] = merged.line
            } else {
                row.moveNumbers(in: &lines, keeping: &kept)
                row.writePlace(in: &lines, keeping: kept, style: whole.style)
            }
        }
        var folding = whole
        folding.kept = kept.filter { $0 < lines.count - 1 }.sorted() + [lines.count - 1]
        folding.lines = folding.kept.map { lines[$0] == self.lines[$0] ? whole.lines[$0] : lines[$0].text }
        return folding
    }
}
