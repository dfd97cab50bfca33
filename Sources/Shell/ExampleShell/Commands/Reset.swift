internal import ArgumentParser

struct Reset: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start over, nothing broken.")
    static let purpose = CommandPurpose.change

    func run(in session: ExampleSession) {
        let experiment = session.experiment
        if session.hidesExperiment {
            session.restart()
            return session.remark("The screen was made again; what is broken still is.")
        }
        session.use(session.technique)
        session.editing.drop()
        let ended = experiment.map {
            $0.kind == .worksAfterAll || $0.name == NibEditing.name
                ? ", without \($0.name)" : "; \($0.name) is mended"
        }
        session.remark("The screen was made again by \(session.technique.name)\(ended ?? "").")
    }

    func effect(in session: ExampleSession) -> CommandEffect { .changes }
}
