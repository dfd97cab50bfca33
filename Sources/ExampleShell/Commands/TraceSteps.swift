internal import ArgumentParser

/// `trace`: keeps and shows the steps of loading nibs and reusing cells.
struct TraceSteps: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Trace the steps of loading nibs and reusing cells.",
        discussion: """
            While tracing is on, the steps of every command are kept, and in a terminal shown at once. \
            `trace last` shows those of the last command that had any. To see a nib being loaded: trace on, reset.
            """)

    enum Mode: String, ExpressibleByArgument, CaseIterable {
        case on, off, last
    }

    @Argument(help: "on, off or last.")
    var mode: Mode

    @OptionGroup var format: OutputFormat

    func validate() throws {
        if format.json, mode != .last { throw ValidationError("--json goes with last.") }
    }

    func run(in session: ExampleSession) throws {
        switch mode {
        case .on: session.recorder.isOn = true
        case .off: session.recorder.isOn = false
        case .last:
            guard session.recorder.isOn || !session.recorder.last.isEmpty else {
                throw ExampleError.nothingTraced
            }
            let columns = session.appearance.proseColumns
            try session.print(session.recorder.last, in: format) { steps in
                steps.map { $0.text(columns: columns) }.joined(separator: "\n")
            }
        }
    }
}
