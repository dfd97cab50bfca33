internal import TerminalUIKit

/// A moment of a scroll, after some events of the trace. iOS doesn't draw between two moments of a step.
struct ScrollMoment {
    /// The things that happen when a list scrolls by a row, in this order.
    enum Phase {
        /// Cells left the screen.
        case left
        /// The data source was asked for cells.
        case asked
        /// The cells are on the screen.
        case filled
    }

    let phase: Phase
    /// The events of the phase.
    let events: [TraceEvent]
    /// The phone with the cells that are on the screen at this moment.
    let rendering: PhoneRendering
    /// The cells in the reuse queue, by identifier.
    let waiting: [(identifier: String, numbers: [Int])]
    let made: Int
    let reused: Int
}

extension PhoneRendering {
    /// Returns the rendering without the rows of some cells, by their places. A row that also has another cell stays.
    func without(_ places: Set<String>) -> PhoneRendering {
        let gone = numbered.filter { places.contains($0.place) }
        let present = numbered.filter { !places.contains($0.place) }
        let needed = Set(present.flatMap(\.lines))
        let removed = Set(gone.flatMap(\.lines)).subtracting(needed).filter { $0 < lines.count - 1 }
        func moved(_ line: Int) -> Int { line - removed.count { $0 < line } }
        var rendering = self
        rendering.lines = lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
        rendering.numbered = present.map { cell in
            NumberedCell(
                number: cell.number, place: cell.place, lineOfNumber: moved(cell.lineOfNumber),
                columnsOfNumber: cell.columnsOfNumber, columns: cell.columns,
                lines: moved(cell.lines.lowerBound)..<moved(cell.lines.upperBound))
        }
        return rendering
    }
}
