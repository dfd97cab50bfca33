internal import Canvases
internal import ExampleShell
internal import TerminalUIKit

/// A tour of a screen: its appearance after each thing that a user can do with it, which reveals faults.
struct ScreenTour: Codable {
    private struct Stop: Equatable, Codable {
        /// The numbers, in the order of `ScreenCount`.
        let counts: [Int]
        let screen: [String]
        let places: [ScreenPart]
        let said: String
    }

    /// The commands before all stops but the first. `reset` makes the screen again, as broken as it was.
    private let lines: [String]
    private var stops: [Stop] = []
    private(set) var nibs: [String] = []

    /// Creates a screen without output, and goes through everything that it can do. The fault must be known not to end
    /// the program.
    ///
    /// - Parameter isFolded: True for a phone as low as in a small window.
    init(
        _ technique: Technique, breaking experiment: Experiment?, like session: ExampleSession, isFolded: Bool = false
    ) throws {
        let twin = session.twin()
        twin.editing.isTrial = true
        twin.appearance = Appearance(fixedWidth: 80)
        lines = session.program.tour
        twin.technique = technique
        if let experiment { try twin.begin(experiment) } else { twin.restart() }
        stops.append(Self.stop(in: twin, isFolded: isFolded))
        for line in lines {
            if line == "reset" { twin.restart() } else { twin.run(line) }
            stops.append(Self.stop(in: twin, isFolded: isFolded))
        }
        nibs = twin.inContext {
            twin.program.nibs.filter { NibLoadCount.last(of: UINib.fileName(named: $0)) != nil }
        }
    }

    private static func stop(in session: ExampleSession, isFolded: Bool) -> Stop {
        session.inContext {
            let badges = isFolded ? session.shown.badges : []
            let phone = PhoneFrame.rendering(of: session.window, badges: badges, style: .plain)
            let screen = isFolded ? phone.folded(to: 0).lines : phone.lines
            let stats = session.stats
            return Stop(
                counts: ScreenCount.allCases.map { stats[keyPath: $0.number] }, screen: screen,
                places: session.screenParts, said: session.lastSaid)
        }
    }

    func looksLike(_ other: ScreenTour) -> Bool { stops == other.stops }

    /// Returns the first difference, in a sentence, or nil if there isn't one.
    func difference(from other: ScreenTour) -> String? {
        guard let index = stops.indices.first(where: { stops[$0] != other.stops[$0] }) else { return nil }
        let (stop, whole) = (stops[index], other.stops[index])
        let typed = (["reset"] + lines.prefix(index).split(separator: "reset", omittingEmptySubsequences: false).last!)
            .map { "`\($0)`" }.joined(separator: ", ")
        let count = zip(ScreenCount.allCases, zip(stop.counts, whole.counts)).first { $0.1.0 != $0.1.1 }?.0
        let what =
            stop.screen != whole.screen
            ? "the screen"
            : count.map { "`\($0.rawValue)` in `stats`" }
                ?? (stop.said != whole.said ? "what it says" : "`show --notes`")
        return "Type \(typed), and look at \(what)."
    }
}
