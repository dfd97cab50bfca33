internal import ExampleShell

/// A thing that was shown: `stats`, `xib ReusableTableViewCell`.
struct ShownOutput {
    /// The name of the thing, as a chapter's mark has it.
    let name: String
    let text: String
}

extension Tutorial {
    /// The things that a prompt has shown by itself after a command.
    var outputs: [ShownOutput] {
        let screen = window.lineOutput.hasNews ? [ShownOutput(name: "show", text: "")] : []
        // A line that isn't a command leaves the recorder the steps of the command before.
        let steps = window.lineOutput.steps
        if steps.isEmpty || window.lineOutput.hidesSteps { return screen }
        return screen + [ShownOutput(name: "trace", text: TraceReport(steps).text(columns: nil).string)]
    }
}
