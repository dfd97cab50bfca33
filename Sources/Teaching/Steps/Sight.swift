internal import ExampleShell

/// Something that was shown: `stats`, `xib ReusableTableViewCell`.
struct Sight {
    /// What it is, as a chapter's mark names it.
    let name: String
    let text: String
}

extension Tutorial {
    /// What a prompt has shown by itself after a command.
    var sights: [Sight] {
        let screen = window.told.hasNews ? [Sight(name: "show", text: "")] : []
        let steps = session.recorder.current
        if steps.isEmpty || window.told.hidesSteps || session.shown.hidesSteps { return screen }
        return screen + [Sight(name: "trace", text: TraceReport(steps).text(columns: nil).string)]
    }
}
