internal import Foundation
internal import TerminalUIKit

/// What is seen of a session at one moment of a film.
struct FilmState: Equatable {
    /// By what a cell is known again. Numbers begin anew with each screen.
    struct Cell: Hashable {
        /// How many screens were made before.
        let screen: Int
        let object: TraceObject
    }

    /// A table or grid.
    struct List: Hashable {
        let screen: Int
        /// Which of those on the screen it is.
        let index: Int
    }

    /// What a list shows of itself, in the window, and how far it is scrolled.
    struct Viewport: Equatable {
        let clip: CGRect
        let offset: CGPoint
    }

    /// A cell on screen.
    struct Shown: Equatable {
        let cell: Cell
        let list: List
        /// What it shows, such as `row 3`.
        let place: String
        /// Where it is in the window, in points.
        let frame: CGRect
        /// Where its badge is in it.
        let badge: CGPoint
        /// The symbol of what the app draws of it.
        let contents: String
    }

    /// The cells on screen.
    var shown: [Shown] = []
    /// The tables and grids on screen.
    var lists: [List: Viewport] = [:]
    /// The cells in the reuse queue, in their order.
    var waiting: [Cell] = []
    /// The symbol of the phone's screen without cells.
    var background = ""
    var stats: ScreenStats

    /// What a cell shows now, if it is on screen.
    subscript(cell: Cell) -> Shown? { shown.first { $0.cell == cell } }
}

/// What happened between two states of a film.
struct FilmStep {
    /// What was typed.
    let command: String
    /// The cells that left the screen for the reuse queue, in their order.
    var queued: [FilmState.Cell] = []
    /// The cells that left it for good.
    var dropped: Set<FilmState.Cell> = []
    /// The cells that were taken from the reuse queue.
    var reused: Set<FilmState.Cell> = []
    /// The cells that were made.
    var made: Set<FilmState.Cell> = []
    /// Whether the screen was made anew.
    var isRemade = false
}
