package import TerminalUIKit

/// A cell on screen, and how it came there.
package struct ChangedCell {
    /// A change of a cell by the last command that changed anything.
    package enum Change: Hashable {
        /// The cell shows the same as before.
        case none
        /// The cell was made.
        case made
        /// The cell was reused, once or several times. Before, it was at that place.
        case reused(from: CellPlace, times: Int)
        /// The cell moved with its item from that place.
        case moved(from: CellPlace)
    }

    package let cell: any ReusableCell
    /// The row or item that the cell shows.
    package let place: CellPlace
    package let change: Change
}

extension [ChangedCell] {
    /// A Boolean value that indicates whether the cells are of several classes, each of which numbers its own.
    var areOfSeveralClasses: Bool { Set(map { ObjectIdentifier(type(of: $0.cell)) }).count > 1 }
}
