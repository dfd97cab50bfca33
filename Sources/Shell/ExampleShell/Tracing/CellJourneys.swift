internal import TerminalUIKit

/// The journeys of the cells of a screen, according to the trace, since the last command that changed anything.
package struct CellJourneys {
    private var journeys: [TraceObject: CellJourney] = [:]
    /// A Boolean value that indicates whether the next change is the first of a command.
    private var isCommandNew = false

    /// Takes note of a cell that comes or goes.
    mutating func take(_ event: TraceEvent) {
        switch event.event {
        case .make, .show, .queue: break
        default: return
        }
        guard let cell = event.subject, let place = event.place else { return }
        settle()
        if event.event != .queue {
            journeys[cell, default: CellJourney(at: place, isNew: event.event == .make)].arrive(at: place)
        } else if event.key == nil {
            // A cell without an identifier doesn't come back.
            journeys[cell] = nil
        } else {
            journeys[cell]?.leave()
        }
    }

    /// Begins a command. The changes before it are reported until it changes something.
    mutating func beginCommand(seeing cells: [CellOnScreen]) {
        for (cell, places) in Self.places(of: cells) {
            journeys[cell, default: CellJourney(at: places[0], isNew: true)].see(at: places)
        }
        isCommandNew = true
    }

    /// A cell has changed. If it is the first in this command, its journeys begin.
    mutating func settle() {
        guard isCommandNew else { return }
        isCommandNew = false
        for cell in journeys.keys { journeys[cell]!.begin() }
    }

    /// Returns the cells, each with its change.
    func changes(of cells: [CellOnScreen]) -> [ChangedCell] {
        let places = Self.places(of: cells)
        return cells.map { onScreen in
            let object = TraceObject(onScreen.cell)
            // A window that was made larger may have made a cell in no session's world.
            var journey = journeys[object, default: CellJourney(at: onScreen.place, isNew: true)]
            journey.see(at: places[object] ?? [])
            return ChangedCell(cell: onScreen.cell, place: onScreen.place, change: journey.change)
        }
    }

    /// The places of each cell: one, but for a data source that gives a cell twice.
    private static func places(of cells: [CellOnScreen]) -> [TraceObject: [CellPlace]] {
        Dictionary(grouping: cells) { TraceObject($0.cell) }.mapValues { $0.map(\.place) }
    }
}
