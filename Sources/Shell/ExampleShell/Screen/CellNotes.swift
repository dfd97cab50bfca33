internal import TerminalUIKit

/// The notes on the cells of a table or grid: where each cell is, and how it came there.
struct CellNotes {
    private let view: any CellContainer
    private let cells: [ChangedCell]
    private let faults: [ObjectIdentifier: CellFault]

    /// Faults are by the identities of cells.
    init(of cells: [ChangedCell], in view: any CellContainer, faults: [ObjectIdentifier: CellFault]) {
        self.view = view
        self.cells = cells
        self.faults = faults
    }

    var notes: [ScreenNotes.Note] {
        let top = view.convert(view.bounds.origin, to: view.window).y
        let width = cells.map(\.place.description.count).max() ?? 0
        let isMixed = cells.areOfSeveralClasses
        return cells.map { cell in
            let y = cell.cell.convert(CGPoint.zero, to: view.window).y
            let place = cell.place.description.padded(to: width) + "  "
            let isIdle = isIdle(cell)
            let fault = faults[ObjectIdentifier(cell.cell)].map { StyledText($0.text, .broken) }
            let text = StyledText(place, isIdle ? .dim : .plain)
            return ScreenNotes.Note(
                y: max(y, top), text: text + what(cell) + (fault.map { "\n    " + $0 } ?? ""),
                short: text + (fault ?? change(cell)), place: cell.place.description, word: word(for: cell),
                mark: CellBadge.mark(of: TraceObject(cell.cell), isMixed: isMixed).map { $0 + " " } ?? "",
                isNews: !isIdle)
        }
    }

    private func isIdle(_ cell: ChangedCell) -> Bool {
        cell.change == .none && places(of: cell) == 1 && faults[ObjectIdentifier(cell.cell)] == nil
    }

    private func what(_ cell: ChangedCell) -> StyledText { name(of: cell) + change(cell) }

    private func change(_ cell: ChangedCell) -> StyledText {
        let places = places(of: cell)
        if places > 1 { return StyledText("given \(places) times, seen once", .broken) }
        guard case .reused(_, let times) = cell.change, times > 1 else { return cell.change.note }
        return cell.change.note + StyledText(", reused \(times == 2 ? "twice" : "\(times) times")", .reused)
    }

    private func word(for cell: ChangedCell) -> StyledText {
        if faults[ObjectIdentifier(cell.cell)] != nil { return StyledText("wrong", .broken) }
        return places(of: cell) > 1 ? change(cell) : cell.change.word
    }

    /// The class of the cell where there are several: its number is on its badge.
    private func name(of cell: ChangedCell) -> StyledText {
        guard cells.areOfSeveralClasses else { return "" }
        return StyledText(TraceObject(cell.cell).className + "  ", isIdle(cell) ? .dim : .plain)
    }

    /// In how many places the cell is: more than one is a mistake of the data source.
    private func places(of cell: ChangedCell) -> Int { cells.count { $0.cell === cell.cell } }
}

extension ChangedCell.Change {
    /// The change in a word.
    var word: StyledText {
        switch self {
        case .none, .made: note
        case .moved: StyledText("moved")
        case .reused: StyledText("reused", .reused)
        }
    }

    var note: StyledText {
        switch self {
        case .none: StyledText("stayed", .dim)
        case .made: StyledText("new", .made)
        case .moved(let from): StyledText("was \(from)")
        case .reused(let from, _): StyledText("was \(from)", .reused)
        }
    }
}
