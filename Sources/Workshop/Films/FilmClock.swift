/// When things happen in a film: some rest, one step after another, and some rest before it begins again.
struct FilmClock {
    private static let before = 0.5
    private static let perStep = 1.5
    private static let after = 1.0

    let steps: Int

    var seconds: Double { Self.before + Double(steps) * Self.perStep + Self.after }

    /// A moment of a step, as a share of the film.
    func time(_ moment: Moment, of step: Int) -> Double {
        (Self.before + (Double(step) + moment.rawValue) * Self.perStep) / seconds
    }

    enum Moment: Double {
        case begins = 0
        /// Badges have come off the cells that leave.
        case leaves = 0.02
        case fadesOut = 0.1
        case hasMoved = 0.28
        case fadedIn = 0.3
        case waits = 0.4
        case readsNib = 0.46
        /// A cell is taken from the queue, or has come out of the nib.
        case comesBack = 0.6
        case isGone = 0.7
        case arrives = 0.82
        case hasArrived = 0.88
    }
}
