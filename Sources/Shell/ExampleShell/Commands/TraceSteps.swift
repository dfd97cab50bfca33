internal import ArgumentParser
internal import PlainText

struct TraceSteps: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Trace loading and reuse.",
        discussion: """
            While tracing is on, the program records the steps of every command, and shows them at once in a terminal. \
            `trace last` shows the last steps. `trace last --all` shows each step on a line, with the ids of objects \
            in their nib. To see how a nib is loaded, type trace on, then reset.
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
            session.remark("Tracing is on: every command shows its steps. \"reset\" shows how nibs load.")
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
