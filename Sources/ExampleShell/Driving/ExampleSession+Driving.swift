internal import Canvases
internal import Foundation
internal import TerminalUIKit

extension ExampleSession {
    /// The experiments to choose from, the one in force first chosen, or else the first that was not seen.
    var experimentChoice: NameChoice {
        let entries = experimentsByName.map { experiment in
            NameChoice.Entry(
                name: experiment.name,
                mark: experiment.name == knownExperiment?.name ? "in use" : hasSeen(experiment) ? "seen" : "",
                text: StyledText(experiment.broken)
                    + StyledText(experiment.endsProgram ? " Ends the program." : "", .broken))
        }
        let next = experimentsByName.first { !hasSeen($0) }?.name
        return NameChoice(
            "experiment", title: "Break one thing:", entries, selecting: knownExperiment?.name ?? next)
    }

    /// The techniques to choose from, the one in use first chosen.
    var techniqueChoice: NameChoice {
        let entries = techniques.map {
            NameChoice.Entry(
                name: $0.name, mark: $0.name == technique.name ? "in use" : "", text: StyledText($0.summary))
        }
        return NameChoice("technique", title: "Make the screen another way:", entries, selecting: technique.name)
    }
}
