internal import PlainText
internal import TerminalUIKit

/// The techniques of a program side by side, the fastest first.
struct TechniqueComparison {
    let rows: [TechniqueMeasurement]

    /// How often in a row the order must be the same.
    private static let agreements = 3
    /// How often all are measured at most, unless a session says otherwise: two that are equally fast never agree.
    static let mostRounds = 15
}

extension TechniqueComparison {
    /// Measures every technique, whole and untraced, whatever the session shows, until the order is stable; tells of
    /// each round before it begins.
    init(_ session: ExampleSession, progress: (Int) -> Void) {
        let world = World(like: session.world)
        world.edits = []
        var measured = session.techniques.map { technique in
            let lines = session.sources.answerLines(of: technique.source)
            return (technique: technique, measurement: TechniqueMeasurement(technique, lines: lines))
        }
        var orders: [[String]] = []
        repeat {
            progress(orders.count + 1)
            // The first round warms up: files are in the system's memory then, and code has run.
            world.run {
                for index in measured.indices { measured[index].measurement.measure(measured[index].technique) }
            }
            measured.sort { $0.measurement.microsecondsPerMade < $1.measurement.microsecondsPerMade }
            orders.append(measured.map(\.technique.name))
        } while orders.count < session.mostRounds && !Self.agree(orders.suffix(Self.agreements))
        rows = measured.map(\.measurement)
    }

    private static func agree(_ orders: ArraySlice<[String]>) -> Bool {
        orders.count == agreements && Set(orders).count == 1
    }
}
