internal import ArgumentParser

struct Quit: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Leave.", aliases: ["exit"])
    static let purpose = CommandPurpose.session

    func run(in session: Session) { session.end() }

    func effect(in session: Session) -> CommandEffect { .nothing }
}
