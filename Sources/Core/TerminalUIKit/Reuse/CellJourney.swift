/// Where a cell was, and where it is now.
struct CellJourney<Index> {
    /// Where it was when the journey began; nil if there was no such cell then.
    private(set) var start: Index?
    /// Where it was first: at the start, or where it was put when it was made.
    private(set) var origin: Index
    /// Where it is now, or was last.
    private(set) var end: Index
    /// How often it was reused on the way.
    private(set) var returns = 0
    private var isOnScreen = true

    /// A cell that comes on screen, perhaps for the first time.
    init(at index: Index, isNew: Bool) {
        start = isNew ? nil : index
        origin = index
        end = index
    }

    /// The cell has left the screen.
    mutating func leave() { isOnScreen = false }

    /// The cell was put somewhere: back on screen, or into a second place by mistake.
    mutating func arrive(at index: Index) {
        end = index
        if !isOnScreen { returns += 1 }
        isOnScreen = true
    }

    /// The cell goes with its item.
    mutating func move(to index: Index) { end = index }

    /// Where the cell is now is the start of another journey.
    mutating func begin() {
        start = end
        origin = end
        returns = 0
    }
}
