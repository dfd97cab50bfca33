internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// The visible state of a session at one moment of a film.
struct FilmState: Equatable {
    /// The identity of a cell. Numbers begin again with each screen.
    struct Cell: Hashable {
        /// The number of screens that were made before.
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

    struct Shown: Equatable {
        let cell: Cell
        let list: List
        /// The cell's item, such as `row 3`.
        let place: String
        /// The cell's frame in the window, in points.
        let frame: CGRect
        let badge: CGPoint
        /// The symbol of the app's picture of the cell.
        let contents: String
    }

    var shown: [Shown] = []
    var lists: [List: Viewport] = [:]
    var waiting: [Cell] = []
    /// The symbol of the phone's screen without cells.
    var background = ""
    var stats: ScreenStats

    subscript(cell: Cell) -> Shown? { shown.first { $0.cell == cell } }
}

/// The events between two states of a film.
struct FilmStep {
    let command: String
    var queued: [FilmState.Cell] = []
    /// The cells that left it for good.
    var dropped: Set<FilmState.Cell> = []
    var reused: Set<FilmState.Cell> = []
    var made: Set<FilmState.Cell> = []
    var isRemade = false
}
