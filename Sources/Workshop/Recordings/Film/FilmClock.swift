/// When things happen in a film: some rest, one step after another, and some rest before it begins again.
struct FilmClock {
    private static let before = 0.7
    private static let perStep = 1.4
    private static let after = 1.2
    /// The time in which something appears or disappears, in seconds.
    private static let blink = 0.02

    let steps: Int

    var seconds: Double { Self.before + Double(steps) * Self.perStep + Self.after }

    /// A moment of a step, as a share of the film.
    func time(_ moment: Moment, of step: Int) -> Double {
        (Self.before + (Double(step) + moment.rawValue) * Self.perStep) / seconds
    }

    /// The duration of a blink, as a share of the film.
    var blink: Double { Self.blink / seconds }

    enum Moment: Double {
        /// A list begins to move, if cells leave; a cell that waits is taken.
        case begins = 0
        /// The cells that leave are past the edge.
        case isOut = 0.32
        /// A cell has come to the place where its row will open, and the list begins to move.
        case lands = 0.5
        /// A cell that left lies in the queue, or is gone.
        case waits = 0.74
        /// The rows that come are open.
        case isIn = 0.86
    }
}
