internal import PlainText
internal import TerminalUIKit

/// The techniques of a program side by side, the fastest first.
struct TechniqueComparison {
    let rows: [TechniqueMeasurement]
    /// A Boolean value that indicates whether cells of a list are compared, not screens.
    let isOfCells: Bool

    /// The number of consecutive rounds in which the order must be the same.
    private static let neededAgreements = 2
    /// Times that differ by less have no order.
    private static let tolerance = 1.1
}

extension TechniqueComparison {
    /// Measures every technique, whole and untraced, whatever the session shows, until the order is stable, and tells
    /// of each round before it begins.
    init(_ session: ExampleSession, progress: (Int) -> Void) throws {
        let isOfCells = session.shownList != nil
        self.isOfCells = isOfCells
        let world = World(like: session.world)
        world.edits = []
        var measured = session.program.techniques.map { technique in
            let lines = session.program.sources.answerLines(of: technique.source)
            return (technique: technique, measurement: TechniqueMeasurement(technique, lines: lines))
        }
        var (rounds, agreements) = (0, 0)
        repeat {
            rounds += 1
            progress(rounds)
            // The first round warms up: files are in the system's memory then, and code has run.
            try world.run {
                for index in measured.indices {
                    try Interruption.check()
                    measured[index].measurement.measure(measured[index].technique, inList: isOfCells)
                }
            }
            let times = measured.map(\.measurement.microsecondsPerMade)
            agreements = zip(times, times.dropFirst()).allSatisfy { $0 < $1 * Self.tolerance } ? agreements + 1 : 0
            measured.sort { $0.measurement.microsecondsPerMade < $1.measurement.microsecondsPerMade }
        } while rounds < session.program.mostRounds && agreements < Self.neededAgreements
        rows = measured.map(\.measurement)
    }
}
