internal import ArgumentParser

struct Tap: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap a row, a button or a tab.",
        discussion: """
            Tap a row or an item by its number, and other objects by their titles. A button in a row has both: tap \
            Note 2. The back button is called back, or has the title of the previous screen. Tap a control without a \
            title by its outlet, or by its place from the top: tap at 3.
            """,
        aliases: ["select"])

    @Argument(help: "A row number (from 0), or a title on the screen, in upper or lower case.")
    var name: [String]

    func run(in session: ExampleSession) throws {
        try session.tap(name.joined(separator: " "))
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.touchables.filter { $0.gesture == .tap }.map { String($0.command.dropFirst("tap ".count)) }
    }
}
