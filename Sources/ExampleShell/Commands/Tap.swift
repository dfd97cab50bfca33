internal import ArgumentParser

/// `tap`: does what a finger does.
struct Tap: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap what is on the screen.",
        discussion: """
            A row or item by its number, anything else by what is written on it. A button in a row is named with the \
            row: tap Note 2. The button that leads back is called back, or by the name of the screen it leads to.
            """,
        aliases: ["select"])

    @Argument(help: "A number, counted from 0, or what is written there, case aside.")
    var name: [String]

    func run(in session: ExampleSession) throws {
        try session.tap(name.joined(separator: " "))
        session.window.layoutIfNeeded()
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.touchables.filter { $0.gesture == .tap }.map { String($0.command.dropFirst("tap ".count)) }
    }
}
