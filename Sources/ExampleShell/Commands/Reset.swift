internal import ArgumentParser

/// `reset`: makes the screen anew, whole.
struct Reset: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make the screen anew, with nothing broken.")
    static let purpose = CommandPurpose.change

    func run(in session: ExampleSession) {
        let mended = session.experiment.map {
            $0.kind == .worksAfterAll ? "without \($0.name)" : "\($0.name) is mended"
        }
        session.use(session.technique)
        session.remark("The screen is made anew by \(session.technique.name)\(mended.map { ", \($0)" } ?? "").")
    }
}
