internal import ExampleShell
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

    struct Shown: Equatable {
        let cell: Cell
        let list: List
        /// What it shows, such as `row 3`.
        let place: String
        /// Where it is in the window, in points.
        let frame: CGRect
        let badge: CGPoint
        /// The symbol of what the app draws of it.
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

/// What happened between two states of a film.
struct FilmStep {
    let command: String
    var queued: [FilmState.Cell] = []
    /// The cells that left it for good.
    var dropped: Set<FilmState.Cell> = []
    var reused: Set<FilmState.Cell> = []
    var made: Set<FilmState.Cell> = []
    var isRemade = false
}
