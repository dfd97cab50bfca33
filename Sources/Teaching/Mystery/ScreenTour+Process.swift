internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

extension ScreenTour {
    /// Goes through screens in another process, as they may end it: made by a technique, whole or broken. The tour of
    /// one that does is nil. The phone has all its lines, or is folded.
    static func tours(
        _ technique: Technique, breaking experiments: [Experiment?], like session: ExampleSession,
        isFolded: Bool = false
    ) throws -> [ScreenTour?] {
        var tours: [ScreenTour?] = []
        while tours.count < experiments.count {
            let screens = experiments.dropFirst(tours.count).map {
                BrokenScreen(name: $0?.name, edits: $0?.edits ?? [], isFolded: isFolded)
            }
            let report = try TrialProcess(of: session).report(with: technique.name, "--tours", telling: screens)
            tours += report.output.split(separator: "\n").map {
                try? JSONDecoder().decode(ScreenTour.self, from: Data($0.utf8))
            }
            // The next one ended it: another process goes on behind that.
            if tours.count < experiments.count { tours.append(nil) }
        }
        return tours
    }

    /// Goes through the screens that another process has written down, and writes a line for each.
    static func writeTours(in session: ExampleSession, from file: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        for screen in try JSONDecoder().decode([BrokenScreen].self, from: data) {
            let experiment = screen.name.map { name in
                session.experimentsByName.first { $0.name == name }
                    ?? Experiment(
                        name: Fault.experimentName, techniques: [session.technique.name], claims: [], broken: "",
                        look: "", edits: screen.edits)
            }
            let tour = try ScreenTour(
                session.technique, breaking: experiment, like: session, isFolded: screen.isFolded == true)
            session.print(styled: String(decoding: try JSONEncoder().encode(tour), as: UTF8.self))
        }
    }
}

/// A screen that another process is to make.
private struct BrokenScreen: Codable {
    /// The name of the experiment, or nil if there isn't one.
    let name: String?
    let edits: [NibEdit]
    let isFolded: Bool?
}
