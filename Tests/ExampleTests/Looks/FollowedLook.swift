import ExampleShell
import Testing

/// The lines that the `look:` of an experiment tells the learner to type, and the words that must appear then.
struct FollowedLook: CustomTestStringConvertible {
    /// A line to type, and what of it is on the terminal afterwards. Blanks and line breaks count as one blank.
    struct Step {
        let line: String
        let shows: [String]
        let hides: [String]

        init(_ line: String, shows: [String] = [], hides: [String] = []) {
            self.line = line
            self.shows = shows
            self.hides = hides
        }
    }

    /// The name of the experiment.
    let experiment: String
    /// One of the techniques it is about: tells experiments of one name apart.
    let technique: String
    /// The words that the experiment itself shows.
    let shows: [String]
    /// The words that must not appear.
    let hides: [String]
    /// The lines to type after the experiment.
    let steps: [Step]

    init(
        _ experiment: String, _ technique: String, shows: [String] = [], hides: [String] = [], then steps: Step...
    ) {
        self.experiment = experiment
        self.technique = technique
        self.shows = shows
        self.hides = hides
        self.steps = steps
    }

    /// The lines to type after the experiment has begun.
    var lines: [String] { steps.map(\.line) }

    /// Everything to type, with what is to be seen.
    var allSteps: [Step] { [Step("experiment \(experiment)", shows: shows, hides: hides)] + steps }

    /// Returns a Boolean value that indicates whether this is the look of an experiment.
    func describes(_ other: Experiment) -> Bool {
        other.name == experiment && other.techniques.contains(technique)
    }

    var testDescription: String { "\(experiment) (\(technique))" }
}

extension Experiment {
    /// The lines that `look` tells to type: a clause that begins with the name of a command is one.
    func lines(among commands: [String]) -> [String] {
        var lines: [String] = []
        var current: [Substring]?
        var beginsClause = true
        for word in look.split(separator: " ") {
            let bare = word.prefix { !",.:;".contains($0) }
            if beginsClause, ["and", "then"].contains(bare) { continue }
            if beginsClause, commands.contains(String(bare)) { current = [] }
            current?.append(bare)
            beginsClause = bare.count < word.count
            if beginsClause, let line = current {
                lines.append(line.joined(separator: " "))
                current = nil
            }
        }
        return lines
    }
}
