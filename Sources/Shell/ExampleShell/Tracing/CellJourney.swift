internal import TerminalUIKit

/// The way of a cell from one place to another.
struct CellJourney {
    /// The cell's place at the beginning of the journey, or nil if there was no such cell then.
    private var start: CellPlace?
    /// The cell's first place: at the beginning, or when it was made.
    private var origin: CellPlace
    /// The cell's current or last place.
    private var end: CellPlace
    /// The number of times that the cell was reused on the way.
    private var returns = 0
    private var isOnScreen = true

    /// A cell that comes on screen, perhaps for the first time.
    init(at place: CellPlace, isNew: Bool) {
        start = isNew ? nil : place
        origin = place
        end = place
    }

    /// The cell has left the screen.
    mutating func leave() { isOnScreen = false }

    /// The cell was put somewhere: back on screen, or into a second place by mistake.
    mutating func arrive(at place: CellPlace) {
        end = place
        if !isOnScreen { returns += 1 }
        isOnScreen = true
    }

    /// The cell is seen at some places: in another than where it was last if it went with its item.
    mutating func see(at places: [CellPlace]) {
        if let place = places.last, !places.contains(end) { end = place }
    }

    /// Begins another journey at the cell's current place.
    mutating func begin() {
        start = end
        origin = end
        returns = 0
    }

    /// The change of the cell since the journey began.
    var change: ChangedCell.Change {
        if returns > 0 { return .reused(from: origin, times: returns) }
        guard let start else { return .made }
        return start == end ? .none : .moved(from: start)
    }
}
