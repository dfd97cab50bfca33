/// Something that was shown: `stats`, `xib ReusableTableViewCell`.
struct Sight {
    /// What it is, as a chapter's mark names it.
    let name: String
    /// What was to be read.
    let text: String
}

extension ExampleSession {
    /// The name of what a mark wants to have been seen. Where it is a line to type, that is what the line shows: for
    /// code the type, whatever the mark calls it.
    func sightName(of mark: String) -> String { parse(mark).shown.first ?? mark }
}

extension ShownScreen {
    /// What a prompt has shown by itself after a command.
    var sights: [Sight] {
        let screen = told.hasNews ? [Sight(name: "show", text: "")] : []
        let steps = session.recorder.current
        if steps.isEmpty || hidesSteps { return screen }
        return screen + [Sight(name: "trace", text: TraceReport(steps).text(columns: nil).string)]
    }
}
