internal import ArgumentParser
internal import Canvases

struct Compare: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show it working and broken.",
        discussion: """
            Says what differs, then shows two phones after the same steps, side by side, or one above the other in \
            less than 80 columns, and their counts. A line that looks different has a ≠ beside it. The screen you \
            use does not change. Without steps, the commands that the experiment suggests are used. \
            Example: compare no-identifier "scroll 3" "scroll -3".
            """)
    static let purpose = CommandPurpose.change

    @Argument(help: "The experiment. The default is the one on the screen.")
    var experiment: String?

    @Argument(help: "The commands to type in both, each in quotation marks, or a script.")
    var steps: [String] = []

    /// The path of the script that is given instead of steps, or nil if there isn't one.
    @MainActor func script(in session: ExampleSession) -> String? {
        guard steps.count == 1, session.command(of: steps[0]) == nil else { return nil }
        return steps[0].contains { $0 == "." || $0 == "/" } ? steps[0] : nil
    }

    /// Returns the experiment with the given name, or the one that the screen shows.
    @MainActor func chosenExperiment(in session: ExampleSession) throws -> Experiment {
        guard let name = experiment ?? session.knownExperiment?.name else {
            if session.hidesExperiment { throw CommandError.givesAway("compare", technique: session.technique.name) }
            throw CommandError.nothingBroken("compare", in: session)
        }
        return try session.experiment(named: name)
    }

    func validate() throws {
        // The words of one command: a number is no command.
        if steps.count > 1, steps.dropFirst().contains(where: { Double($0) != nil }) {
            throw ValidationError("write each command in quotation marks: \"\(steps.joined(separator: " "))\"")
        }
    }

    func run(in session: ExampleSession) throws {
        let experiment = try chosenExperiment(in: session)
        let appearance = session.appearance
        let (size, style) = (appearance.size, appearance.style)
        if let driver = session.front as? Driver, !experiment.endsProgram {
            try ComparisonRoom.requireTwo(in: size)
            let room = ComparisonRoom(columns: size.columns, rows: size.rows, heading: "")
            let comparison = try comparison(in: session, columns: room.phoneColumns)
            driver.comparison = comparison.broken.map { ComparisonDriver(comparison, broken: $0, style: style) }
            return
        }
        let room = ComparisonRoom(
            columns: size.columns, rows: session.isInteractive ? size.rows - 2 : nil,
            heading: experiment.heading(
                with: session.program.otherTechnique(for: experiment, using: session.technique),
                after: try steps(for: experiment, in: session)))
        let comparison = try comparison(in: session, columns: room.phoneColumns)
        let difference = comparison.difference
        func text(_ style: TerminalStyle) -> String {
            let text = ComparisonText(comparison: comparison, difference: difference, style: style, room: room)
            return text.lines.joined(separator: "\n")
        }
        session.page(styled: text(style), saying: text(.plain))
    }

    /// Makes both screens. Each phone has so many columns, and so many lines, or any number.
    @MainActor func comparison(
        in session: ExampleSession, columns: Int = ComparisonRoom.widestPhone
    ) throws -> ScreenComparison {
        let experiment = try chosenExperiment(in: session)
        let steps = try steps(for: experiment, in: session)
        if experiment.name == NibEditing.name { try session.editing.check(experiment, after: steps) }
        if session.editing.mayEndProgram { try session.editing.check(nil, after: steps) }
        return try ScreenComparison(experiment, after: steps, in: session, columns: columns)
    }

    /// Returns the commands for both screens: from the script or the command, otherwise from the experiment.
    @MainActor private func steps(for experiment: Experiment, in session: ExampleSession) throws -> [String] {
        if let script = script(in: session) { return try Script(script).lines.map(\.text) }
        for step in steps { try session.checkName(of: step) }
        let usual = experiment.replacedModules.isEmpty ? experiment.steps.filter { $0 != "show" } : session.steps
        return steps.isEmpty ? usual : steps
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        let name = experiment ?? session.knownExperiment?.name
        return .shows([name.map { "compare \($0)" } ?? "compare"])
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "experiment" ? session.experimentsByName.map(\.name) : []
    }
}
