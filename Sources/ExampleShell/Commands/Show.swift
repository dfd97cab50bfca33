internal import ArgumentParser

/// `show`: draws the screen.
struct Show: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Draw the screen.")
    static let purpose = CommandPurpose.look

    func run(in session: ExampleSession) {
        session.print(styled: session.screenText)
    }
}
