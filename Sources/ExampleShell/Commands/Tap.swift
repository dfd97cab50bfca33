public import ArgumentParser
internal import TerminalUIKit

/// `tap`: taps what is on the screen by what is written on it. For the programs whose screens have buttons.
public struct Tap: SessionCommand {
    /// What help says of it.
    public static let configuration = CommandConfiguration(
        abstract: "Tap a button on the screen by what is written on it.",
        discussion: "The button that leads back is called back, or by the name of the screen it leads to.")

    @Argument(help: "What is written on it, case aside.")
    var title: [String]

    /// Creates a command to be parsed.
    public init() {}

    /// Taps.
    /// - Throws: ``TapError`` if there is no such button, or it is disabled.
    public func run(in session: ExampleSession) throws {
        try session.window.tap(title.joined(separator: " "))
    }

    /// What can be tapped now.
    public static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.window.tappableTitles.map { $0.lowercased() }
    }
}
