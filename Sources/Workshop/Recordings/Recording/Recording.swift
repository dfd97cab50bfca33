internal import Canvases
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// The events of a session in order, and the screen after each of them. Films play it, and pages, in JSON: see
/// `JSON.md` in the handbook.
struct Recording: Encodable {
    /// The identity of a cell. Numbers begin again with each screen.
    struct Cell: Hashable {
        /// The number of the screen.
        let screen: Int
        let object: TraceObject
    }

    /// The visible part of a table or grid, in the window, and the offset to which the list is scrolled.
    struct Viewport: Equatable, Encodable {
        @Numbers var clip: CGRect
        let offset: CGPoint

        /// Returns the place in the window of a place in the list.
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: clip.minX + point.x - offset.x, y: clip.minY + point.y - offset.y)
        }
    }

    /// A cell on the screen, or in the reuse queue as it was on the screen.
    struct Shown: Equatable, Encodable {
        let cell: Cell
        /// The index of the cell's list among those on the screen.
        let list: Int
        /// The cell's item, such as `row 3`.
        let place: String
        /// The cell's frame in the list, in points.
        @Numbers var frame: CGRect
        /// The frame of the badge in the cell, in points, and its text.
        @Numbers var badge: CGRect
        let text: String
        /// The drawing of the cell's contents.
        let drawing: String
        /// The difference from what the whole program shows there; nil for none.
        let fault: CellFault?

        var color: UIColor { BadgeColor.color(of: cell.object.number ?? 1) }
    }

    /// A step in the life of a cell.
    struct Event: Equatable, Encodable {
        enum Kind: String, Encodable {
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

        let event: Kind
        let cell: Cell
        /// The item that the cell left, or shows now; nil for a cell that was taken.
        let place: String?
    }

    /// A piece of text, and its role if it has one.
    typealias Run = [String]

    /// Something said of a place at a distance from the top of the screen.
    struct Note: Equatable, Encodable {
        let y: CGFloat
        let text: [Run]
    }

    /// A screen, and what has happened since the moment before.
    struct Moment: Encodable {
        /// The command, and its index in the script; nil at the beginning.
        let command: String?
        let line: Int?
        /// The number of the screen, which changes when the screen is made again.
        let screen: Int
        /// A Boolean value that indicates whether a list was scrolled by half a row.
        var isHalfRow = false
        var events: [Event] = []
        var lists: [Viewport] = []
        var shown: [Shown] = []
        var waiting: [Shown] = []
        /// The drawing of the screen without cells.
        var background = ""
        let counts: ScreenStats
        /// The header of the notes after the last moment of a command, or nil for other moments.
        var header: [[Run]]?
        var notes: [Note]?
        /// The steps of a trace: of the load, or of the command.
        var steps: [TraceEvent] = []

        private enum CodingKeys: CodingKey {
            case command, line, screen, events, lists, shown, waiting, background, counts, header, notes
        }

        subscript(cell: Cell) -> Shown? { shown.first { $0.cell == cell } }

        /// Returns a Boolean value that indicates whether a cell is in the reuse queue.
        func waits(_ cell: Cell) -> Bool { waiting.contains { $0.cell == cell } }

        /// The cells that had an event of a kind, in order.
        func cells(_ kind: Event.Kind) -> [Cell] { events.filter { $0.event == kind }.map(\.cell) }

        /// Returns a Boolean value that indicates whether two moments look the same.
        func looksLike(_ other: Moment) -> Bool {
            shown == other.shown && lists == other.lists && waiting == other.waiting && counts == other.counts
                && background == other.background
        }
    }

    let program: String
    let technique: String
    let experiment: String?
    /// The description of the experiment.
    let broken: Experiment?
    /// The name of an item: `row` or `item`.
    let item: String
    /// The drawing of the phone, without the contents of its screen.
    let phone: String
    @Numbers var size: CGSize
    /// The frame of the screen on the phone.
    @Numbers var screen: CGRect
    /// The number of items in the list; nil if there is none.
    let itemCount: Int?
    var moments: [Moment] = []
    /// The contents of the lists of screens, for every place to which a user can scroll.
    var scrolling: [Scrolling] = []

    private enum CodingKeys: CodingKey {
        case program, technique, experiment, item, phone, size, screen, moments, scrolling
    }

    /// Returns a Boolean value that indicates whether a moment looks like the one before.
    func isIdle(_ index: Int) -> Bool { index > 0 && moments[index].looksLike(moments[index - 1]) }

    /// The names of all drawings.
    var drawings: [String] {
        let lists = scrolling.flatMap { $0.contents + [$0.cleared].compactMap(\.self) }
        return [phone] + lists + moments.flatMap { [$0.background] + ($0.shown + $0.waiting).map(\.drawing) }
    }
}
