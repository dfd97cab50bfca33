internal import ArgumentParser

struct Quit: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Leave.", discussion: "The next prompt remembers the last \(History.capacity) lines that you typed.",
        aliases: ["exit"])
    static let purpose = CommandPurpose.session

    func run(in session: Session) { session.end() }

    func effect(in session: Session) -> CommandEffect { .nothing }
}
