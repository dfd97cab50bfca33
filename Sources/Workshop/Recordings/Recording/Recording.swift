internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// The events of a session in order, and the screen after each of them. Films and pages play it.
struct Recording {
    /// The identity of a cell. Numbers begin again with each screen.
    struct Cell: Hashable {
        /// The number of the screen.
        let screen: Int
        let object: TraceObject
    }

    /// A table or grid.
    struct List: Hashable {
        let screen: Int
        /// The index of the list among those on the screen.
        let index: Int
    }

    /// The visible part of a list, in the window, and the offset to which the list is scrolled.
    struct Viewport: Equatable {
        let clip: CGRect
        let offset: CGPoint
    }

    /// The number of a cell, as it is drawn over the cell.
    struct Badge: Equatable {
        let text: String
        let color: UIColor
        /// The badge's frame in the cell, in points.
        let frame: CGRect
    }

    /// A cell on the screen.
    struct Shown: Equatable {
        let cell: Cell
        let list: List
        /// The cell's item, such as `row 3`.
        let place: String
        /// The cell's frame in the window, in points.
        let frame: CGRect
        let badge: Badge
        /// The drawing of the cell's contents.
        let contents: String
        /// The difference from what the whole program shows there; nil for none.
        let fault: CellFault?
    }

    /// A step in the life of a cell.
    struct Event: Equatable {
        enum Kind: String {
            /// The cell left the screen, and waits in the reuse queue.
            case waits
            /// The cell left the screen for good, because it has no identifier.
            case dropped
            /// The cell was taken from the reuse queue.
            case taken
            case made
            /// A cell that was taken is on the screen again.
            case shown
        }

        let kind: Kind
        let cell: Cell
        /// The item that the cell left, or shows now; nil for a cell that was taken.
        let place: String?
    }

    /// A screen, and what has happened since the moment before.
    struct Moment {
        /// The command, and its index in the script; nil at the beginning.
        let command: String?
        let line: Int?
        /// The number of the screen, which changes when the screen is made again.
        let screen: Int
        /// A Boolean value that indicates whether a list was scrolled by half a row.
        var isHalfRow = false
        var events: [Event] = []
        var shown: [Shown] = []
        var lists: [List: Viewport] = [:]
        var waiting: [Cell] = []
        /// The drawing of the screen without cells.
        var background = ""
        var stats: ScreenStats
        var notes: ScreenNotes?
        /// The steps of a trace: of the load, or of the command.
        var steps: [TraceEvent] = []

        subscript(cell: Cell) -> Shown? { shown.first { $0.cell == cell } }

        /// The cells that had an event of a kind, in order.
        func cells(_ kind: Event.Kind) -> [Cell] { events.filter { $0.kind == kind }.map(\.cell) }

        /// Returns a Boolean value that indicates whether two moments look the same.
        func looksLike(_ other: Moment) -> Bool {
            shown == other.shown && lists == other.lists && waiting == other.waiting && stats == other.stats
                && background == other.background
        }
    }

    let program: String
    let technique: String
    let experiment: Experiment?
    /// The name of an item: `row` or `item`.
    let itemName: String
    /// The drawing of the phone, without the contents of its screen.
    let phone: String
    let size: CGSize
    /// The place of the screen on the phone.
    let origin: CGPoint
    let screenSize: CGSize
    /// The number of items in the list; nil if there is none.
    let itemCount: Int?
    var moments: [Moment] = []
    /// The contents of the lists of screens, for every place to which a user can scroll.
    var scrolling: [Scrolling] = []
    /// A Boolean value that indicates whether cells have a reuse identifier; nil if there are no cells.
    var hasIdentifier: Bool?

    /// The classes of cells, in the order in which they appear.
    var classes: [String] {
        moments.flatMap { $0.events.map(\.cell) + $0.shown.map(\.cell) }.reduce(into: []) { classes, cell in
            if !classes.contains(cell.object.className) { classes.append(cell.object.className) }
        }
    }

    /// The number of steps in which something changes; half a row is half a step.
    var length: Double {
        moments.indices.dropFirst().reduce(0) { $0 + (isIdle($1) ? 0 : moments[$1].isHalfRow ? 0.5 : 1) }
    }

    /// Returns a Boolean value that indicates whether a moment looks like the one before.
    func isIdle(_ index: Int) -> Bool { index > 0 && moments[index].looksLike(moments[index - 1]) }
}
