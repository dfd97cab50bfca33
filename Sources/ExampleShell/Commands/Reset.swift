internal import ArgumentParser

/// `reset`: makes the screen anew, whole.
struct Reset: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make it anew, whole.")
    static let purpose = CommandPurpose.change

    func run(in session: ExampleSession) {
        let experiment = session.experiment
        session.use(session.technique)
        let ended = experiment.map { $0.kind == .worksAfterAll ? ", without \($0.name)" : ": \($0.name) is mended" }
        session.remark("\(session.technique.name) has made the screen anew\(ended ?? "").")
    }

    func effect(in session: ExampleSession) -> CommandEffect { .changes }
}
