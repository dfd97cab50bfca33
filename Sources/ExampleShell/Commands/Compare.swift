internal import ArgumentParser
internal import Foundation

/// `compare`: shows the screen whole and broken, side by side.
struct Compare: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show it working and broken.",
        discussion: """
            Shows the working and the broken screen side by side, after the same steps, and their counts below. The \
            screen you use does not change. Without steps, the commands that the experiment suggests are used. \
            Example: compare no-identifier "scroll 3" "scroll -3".
            """)
    static let purpose = CommandPurpose.change

    @Argument(help: "The experiment.")
    var experiment: String

    @Argument(help: "The commands to type in both, each in quotation marks.")
    var steps: [String] = []

    func run(in session: ExampleSession) throws {
        let experiment = try session.experiment(named: experiment)
        let steps = steps.isEmpty ? experiment.steps.filter { $0 != "show" } : steps
        let comparison = try ScreenComparison(experiment, after: steps, in: session)
        let title = steps.isEmpty ? "" : "After " + steps.map { "\"\($0)\"" }.joined(separator: ", ") + ":\n"
        session.page(StyledText(title + comparison.text(showsCells: !session.window.cellContainers.isEmpty)))
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(["compare \(experiment)"]) }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "experiment" ? session.experimentsByName.map(\.name) : []
    }
}
