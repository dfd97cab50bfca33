package import TerminalUIKit

/// A cell on screen, and how it came there.
package struct ChangedCell {
    /// What the last command that changed anything has done to a cell.
    package enum Change: Hashable {
        /// Nothing: it shows what it showed.
        case none
        /// It was made.
        case made
        /// It was reused, once or more often. It was at that place before, such as `row 0`.
        case reused(from: String, times: Int)
        /// It went along with its item, which was at that place before.
        case moved(from: String)
    }

    package let cell: any ReusableCell
    /// Where it is, such as `row 3`.
    package let place: String
    package let change: Change
}
