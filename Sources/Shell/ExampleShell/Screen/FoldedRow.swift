internal import Canvases

/// A row of cells beside each other, in a phone that has fewer lines than usual.
struct FoldedRow {
    let cells: [PhoneRendering.NumberedCell]
    let lines: Range<Int>

    /// A beginning shorter than this doesn't identify a text.
    private static let leastText = 6
    private static let gap = 2

    /// The characters of edges and rules.
    static let rules: Set<Character> = Set(" │╭╮╰╯─▁▔┌┐└┘├┤|-+_")
    private static let images = rules.union("▀▄█▌▐░▒▓.:=*#%@")

    /// Returns a Boolean value that indicates whether a line consists of the characters of images and rules.
    static func isImage(_ line: TerminalLine) -> Bool { line.glyphs.allSatisfy(images.contains) }

    /// The columns that rows share if each has one cell.
    struct Columns {
        /// The column in which the second text begins.
        var text = 0
        /// The column after the number.
        var endOfNumber = 0

        mutating func add(_ other: Columns) {
            (text, endOfNumber) = (max(text, other.text), max(endOfNumber, other.endOfNumber))
        }
    }

    /// Returns all that the kept lines of the cells say in one of them, its index, and the columns of a single cell, or
    /// nil without room. Some columns are those that all rows share, if there is room.
    func merged(
        from all: [TerminalLine], keeping kept: Set<Int>, in shared: Columns = Columns()
    ) -> (line: TerminalLine, place: Int, columns: Columns)? {
        var lines = all
        for cell in cells { lines[cell.lineOfNumber].erase(cell.columnsOfNumber) }
        let kept = self.lines.filter(kept.contains)
        guard
            let place = kept.first(where: { index in cells.contains { lines[index].hasGlyphs(in: $0.columns) } })
                ?? kept.first
        else { return nil }
        var line = lines[place]
        var columns = Columns()
        let isSingle = cells.count == 1
        for cell in cells {
            let number = cell.columnsOfNumber
            let roomy = number.isEmpty ? cell.columns.upperBound : number.lowerBound
            let widthOfNumber = number.isEmpty ? 0 : all[cell.lineOfNumber].piece(in: number).columns + 1
            for other in kept where other != place {
                // A piece that is left of the text in this line, such as an image, stays where it is.
                let margin = cell.columns.lowerBound..<(line.start(in: cell.columns) ?? cell.columns.lowerBound)
                if lines[other].hasGlyphs(in: margin), !lines[other].hasGlyphs(in: margin.suffix(Self.gap)) {
                    line.write(lines[other].slice(margin), at: margin.lowerBound)
                    lines[other].erase(margin)
                }
                var piece = lines[other].piece(in: cell.columns)
                guard let first = lines[other].start(in: cell.columns) else { continue }
                // Another part of an image that this line has already.
                let above = line.piece(in: first..<first + piece.columns)
                if above.columns > 0, [above, piece].allSatisfy(Self.isImage) { continue }
                let end = line.end(in: cell.columns) ?? cell.columns.lowerBound - 1
                // A text without room goes up to the number, which goes to the end of the cell, with a blank between.
                let isTight = piece.columns > roomy - end - Self.gap
                var start = end + (isTight ? 1 : Self.gap)
                let room = cell.columns.upperBound - widthOfNumber
                let limit = isTight ? room : roomy
                if piece.columns > limit - start {
                    guard limit - start >= Self.leastText, !piece.hasPixels else { return nil }
                    piece.cut(to: limit - start)
                } else if isSingle, columns.text == 0 {
                    if piece.columns <= room - shared.text { start = max(start, shared.text) }
                    columns.text = start
                }
                line.write(piece, at: start)
            }
            guard !number.isEmpty else { continue }
            // Without blanks, or at the end of the cell, it may have room beside a text.
            let small = all[cell.lineOfNumber].piece(in: number)
            let usual = number.upperBound - small.columns
            let end = line.end(in: cell.columns) ?? .max
            let endOfNumber = all[cell.lineOfNumber].end(in: number) ?? number.upperBound
            if isSingle, shared.endOfNumber > endOfNumber, end < shared.endOfNumber - small.columns {
                line.write(small, at: shared.endOfNumber - small.columns)
                continue
            }
            guard line.hasGlyphs(in: apart(number, in: cell)) else {
                line.write(all[cell.lineOfNumber].slice(number), at: number.lowerBound)
                continue
            }
            let start = end < usual ? usual : cell.columns.upperBound - small.columns
            if end >= start { line.cut(in: cell.columns, to: start - 1) }
            line.write(small, at: start)
            if isSingle { columns.endOfNumber = start + small.columns }
        }
        for columns in beside(in: line) {
            let other = kept.first { lines[$0].hasGlyphs(in: columns) }
            if let other, !line.hasGlyphs(in: columns) {
                line.write(lines[other].slice(columns), at: columns.lowerBound)
            }
        }
        return (line, place, columns)
    }

    /// The columns of the phone at either side of the cells, where the buttons of a swiped row are.
    private func beside(in line: TerminalLine) -> [Range<Int>] {
        let (first, end) = (cells.map(\.columns.lowerBound).min() ?? 1, cells.map(\.columns.upperBound).max() ?? 1)
        return [1..<max(1, first), end..<max(end, line.columns - 1)]
    }

    /// Leaves the middle of the image in each cell, at its left edge, so that a text has room beside it.
    func narrow(_ line: inout TerminalLine, to columns: Int) {
        for cell in cells {
            guard let start = line.start(in: cell.columns), let end = line.end(in: cell.columns), end - start > columns
            else { continue }
            let first = (start + end - columns) / 2
            let middle = line.slice(first..<first + columns)
            line.erase(start..<end)
            line.write(middle, at: cell.columns.lowerBound + 1)
        }
    }

    /// Moves numbers from lines that are left out to others of their cells, or keeps these lines.
    func moveNumbers(in lines: inout [TerminalLine], keeping kept: inout Set<Int>) {
        let moving = cells.filter { !$0.columnsOfNumber.isEmpty && !kept.contains($0.lineOfNumber) }
        let free = moving.map { [lines, kept] cell in
            self.lines.first { kept.contains($0) && !lines[$0].hasGlyphs(in: apart(cell.columnsOfNumber, in: cell)) }
        }
        for (cell, free) in zip(moving, free) where free == nil { kept.insert(cell.lineOfNumber) }
        for (cell, free) in zip(moving, free) where !kept.contains(cell.lineOfNumber) {
            let number = lines[cell.lineOfNumber].slice(cell.columnsOfNumber)
            lines[free!].write(number, at: cell.columnsOfNumber.lowerBound)
        }
    }

    /// The columns of a number, and those that are blank before it: "Day #1" reads as one text.
    private func apart(_ number: Range<Int>, in cell: PhoneRendering.NumberedCell) -> Range<Int> {
        max(cell.columns.lowerBound, number.lowerBound - Self.gap)..<number.upperBound
    }

    /// Writes the place of a cell that is alone in its row, such as `row 3`, below its number.
    func writePlace(in lines: inout [TerminalLine], keeping kept: Set<Int>, style: TerminalStyle) {
        let kept = self.lines.filter(kept.contains)
        guard cells.count == 1, let cell = cells.first, kept.count > 1, kept[0] == cell.lineOfNumber,
            !cell.columnsOfNumber.isEmpty
        else { return }
        let columns = cell.columnsOfNumber.upperBound - cell.place.count..<cell.columnsOfNumber.upperBound
        guard columns.lowerBound > cell.columns.lowerBound,
            !lines[kept[1]].hasGlyphs(in: columns.lowerBound - 1..<columns.upperBound)
        else { return }
        lines[kept[1]].write(cell.place, at: columns.lowerBound, in: style)
    }
}
