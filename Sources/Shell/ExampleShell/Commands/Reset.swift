internal import ArgumentParser

struct Reset: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start over, with everything repaired.")
    static let purpose = CommandPurpose.change

    func run(in session: ExampleSession) {
        let experiment = session.experiment
        if session.hidesExperiment {
            session.restart()
            return session.remark("The screen was built again, and is still broken.")
        }
        session.use(session.technique)
        session.editing.drop()
        let ended = experiment.map {
            $0.name == NibEditing.name ? " Your changes by `edit` are undone." : " The experiment `\($0.name)` is over."
        }
        let words = "The screen was built again with the technique `\(session.technique.name)`.\(ended ?? "")"
        session.remark(StyledText(markdown: words, in: session.appearance.style))
    }

    func effect(in session: ExampleSession) -> CommandEffect { .changes }
}
