internal import ArgumentParser

/// `quit`: ends the session.
struct Quit: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Leave.", aliases: ["exit"])

    func run(in session: Session) {
        session.end()
    }
}
