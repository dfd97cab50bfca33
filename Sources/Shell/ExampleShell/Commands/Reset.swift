internal import ArgumentParser

struct Reset: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start over, with everything repaired.")
    static let purpose = CommandPurpose.change

    func run(in session: ExampleSession) {
        let experiment = session.experiment
        if session.hidesExperiment {
            session.restart()
            return session.remark("The screen was made again, and is still broken.")
        }
        session.use(session.technique)
        session.editing.drop()
        let ended = experiment.map {
            $0.kind == .worksAfterAll || $0.name == NibEditing.name
                ? ", without \($0.name)" : ", and \($0.name) is repaired"
        }
        session.remark("The screen was made again by \(session.technique.name)\(ended ?? "").")
    }

    func effect(in session: ExampleSession) -> CommandEffect { .changes }
}
