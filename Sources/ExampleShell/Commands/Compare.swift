internal import ArgumentParser
internal import Foundation

/// `compare`: shows the screen whole and broken, side by side.
struct Compare: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show it whole and broken.",
        discussion: """
            Side by side, after the same steps, and with both counts. Both screens are made beside this one, which \
            stays as it is; one that ends the program, in a process of its own. Without steps, what the experiment \
            says to type is typed. Example: compare no-identifier "scroll 3" "scroll -3".
            """)
    static let purpose = CommandPurpose.change

    @Argument(help: "What is broken.")
    var experiment: String

    @Argument(help: "What is typed in both, each step in quotation marks; or a script.")
    var steps: [String] = []

    /// The path of the script that stands in the place of steps; nil if none does.
    @MainActor func script(in session: ExampleSession) -> String? {
        guard steps.count == 1, session.command(of: steps[0]) == nil else { return nil }
        return steps[0].contains { $0 == "." || $0 == "/" } ? steps[0] : nil
    }

    func run(in session: ExampleSession) throws {
        let experiment = try session.experiment(named: experiment)
        let typed = try script(in: session).map { try Script($0).lines.map(\.text) } ?? steps
        let steps = typed.isEmpty ? experiment.steps.filter { $0 != "show" } : typed
        let comparison = try ScreenComparison(experiment, after: steps, in: session)
        let title = steps.isEmpty ? "" : "After " + steps.map { "\"\($0)\"" }.joined(separator: ", ") + ":\n"
        session.page(StyledText(title + comparison.text(showsCells: !session.window.cellContainers.isEmpty)))
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(["compare \(experiment)"]) }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "experiment" ? session.experimentsByName.map(\.name) : []
    }
}
