/// Something that was shown: `stats`, `xib ReusableTableViewCell`.
struct Sight {
    /// What it is, as a chapter's mark names it.
    let name: String
    let text: String
}

extension ShownScreen {
    /// What a prompt has shown by itself after a command.
    var sights: [Sight] {
        let screen = told.hasNews ? [Sight(name: "show", text: "")] : []
        let steps = session.recorder.current
        if steps.isEmpty || told.hidesSteps { return screen }
        return screen + [Sight(name: "trace", text: TraceReport(steps).text(columns: nil).string)]
    }
}
