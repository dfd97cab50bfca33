internal import ArgumentParser
internal import PlainText

struct TraceSteps: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Trace loading and reuse.",
        discussion: """
            While tracing is on, the steps of every command are recorded, and in a terminal shown at once. \
            `trace last` shows those of the last command that had any, `trace last --all` each on a line, with the \
            ids that objects have in their nib. To see a nib being loaded: trace on, reset.
            """)
    static let purpose = CommandPurpose.look

    enum Mode: String, ExpressibleByArgument, CaseIterable {
        case on, off, last
    }

    @Argument(help: "on, off or last.")
    var mode: Mode

    @Flag(help: "Show every step, even those that repeat.")
    var all = false

    @OptionGroup var format: OutputFormat

    func validate() throws {
        if format.json, mode != .last { throw ValidationError("--json only works with last") }
        if all, mode != .last { throw ValidationError("--all only works with last") }
    }

    func run(in session: ExampleSession) throws {
        switch mode {
        case .on:
            session.recorder.isOn = true
            session.remark("Tracing is on: the steps of every command are shown. \"reset\" loads the nibs.")
        case .off:
            session.recorder.isOn = false
            session.remark("Tracing is off.")
        case .last:
            let last = session.recorder.last
            guard session.recorder.isOn || !last.steps.isEmpty else {
                throw CommandError("nothing has been traced; type \"trace on\", then a command such as \"reset\"")
            }
            let columns = session.appearance.proseColumns
            try session.print(last.steps, in: format) { steps in
                all
                    ? steps.map { $0.text(columns: columns) }.joined(by: "\n")
                    : TraceReport(steps, isCut: last.isCut).text(columns: columns)
            }
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { mode == .last ? .shows(["trace"]) : .changes }
}
