internal import Foundation
internal import TerminalUIKit

/// What is said of the cells of a table or grid: which cell is where, and how it came there.
struct CellNotes {
    private let view: any CellContainer
    private let cells: [CellOnScreen]
    private let steps: [TraceEvent]

    /// - Parameters:
    ///   - view: The table or grid, in a window.
    ///   - steps: The steps of the last command, if they were traced.
    init(of view: any CellContainer, steps: [TraceEvent]) {
        self.view = view
        cells = view.cellsOnScreen
        self.steps = steps
    }

    /// A note for each cell on screen, from top to bottom.
    var notes: [ScreenNotes.Note] {
        let top = view.convert(view.bounds.origin, to: view.window).y
        let width = cells.map(\.place.count).max() ?? 0
        return cells.map { cell in
            let y = cell.cell.convert(CGPoint.zero, to: view.window).y
            let place = cell.place.padded(to: width) + "  "
            let isIdle = isIdle(cell)
            return ScreenNotes.Note(
                y: max(y, top), StyledText(place, isIdle ? .dim : .plain) + what(cell),
                details: steps(of: cell).map { StyledText("  \($0.event.rawValue) \($0.detail)", .dim) },
                isNews: !isIdle)
        }
    }

    private func isIdle(_ cell: CellOnScreen) -> Bool {
        cell.change == .none && places(of: cell) == 1
    }

    private func what(_ cell: CellOnScreen) -> StyledText {
        let name = name(of: cell)
        let places = places(of: cell)
        if places > 1 { return StyledText("\(name)  in \(places) places at once", .broken) }
        switch cell.change {
        case .none: return StyledText(name, .dim)
        case .made: return StyledText("\(name)  new", .made)
        case .moved(let from): return StyledText("\(name) moved from \(from)")
        case .reused(let from, let times):
            return StyledText("\(name)  ← \(from)\(times > 1 ? " (\(times)×)" : "")", .reused)
        }
    }

    /// The number of the cell, with its class where there are several.
    private func name(of cell: CellOnScreen) -> String {
        let name = Trace.name(of: cell.cell)
        let classes = Set(cells.map { ObjectIdentifier(type(of: $0.cell)) })
        return classes.count > 1 ? name : "cell" + name.dropFirst("\(type(of: cell.cell))".count)
    }

    /// In how many places the cell is: more than one is a mistake of the data source.
    private func places(of cell: CellOnScreen) -> Int {
        cells.count { $0.cell === cell.cell }
    }

    private func steps(of cell: CellOnScreen) -> [TraceEvent] {
        let name = Trace.name(of: cell.cell)
        return steps.filter { $0.object == name }
    }
}
