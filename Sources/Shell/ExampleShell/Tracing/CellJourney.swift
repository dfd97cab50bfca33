/// Where a cell was, and where it is now; places such as `row 3`.
struct CellJourney {
    /// Where it was when the journey began; nil if there was no such cell then.
    private var start: String?
    /// Where it was first: at the start, or where it was put when it was made.
    private var origin: String
    /// Where it is now, or was last.
    private var end: String
    /// How often it was reused on the way.
    private var returns = 0
    private var isOnScreen = true

    /// A cell that comes on screen, perhaps for the first time.
    init(at place: String, isNew: Bool) {
        start = isNew ? nil : place
        origin = place
        end = place
    }

    /// The cell has left the screen.
    mutating func leave() { isOnScreen = false }

    /// The cell was put somewhere: back on screen, or into a second place by mistake.
    mutating func arrive(at place: String) {
        end = place
        if !isOnScreen { returns += 1 }
        isOnScreen = true
    }

    /// The cell is seen at some places: in another than where it was last if it went with its item.
    mutating func see(at places: [String]) {
        if let place = places.last, !places.contains(end) { end = place }
    }

    /// Where the cell is now is the start of another journey.
    mutating func begin() {
        start = end
        origin = end
        returns = 0
    }

    /// What has become of the cell since the journey began.
    var change: ChangedCell.Change {
        if returns > 0 { return .reused(from: origin, times: returns) }
        guard let start else { return .made }
        return start == end ? .none : .moved(from: start)
    }
}
