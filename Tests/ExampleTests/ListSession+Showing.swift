import TerminalUIKit

@testable @_spi(Exercises) import ExampleShell

extension ListSession {
    /// A session of somebody's own screen, written in a file of these tests.
    static func showing(_ makeController: @escaping () -> UIViewController) -> ListSession {
        let screen = OwnScreen(
            title: "A screen.", module: "ExampleTests", source: "Screen", file: #filePath,
            makeController: makeController)
        return ListSession(.ownScreen("mine", screen, solution: nil))
    }
}
