import TerminalUIKit

@testable @_spi(Exercises) import ExampleShell

extension OwnScreenSession {
    /// A session of somebody's own screen, written in a file of these tests.
    static func showing(_ makeController: @escaping () -> UIViewController) -> OwnScreenSession {
        OwnScreenSession(
            name: "mine",
            screen: OwnScreen(
                title: "A screen.", module: "ExampleTests", source: "Screen", file: #filePath,
                makeController: makeController), solution: nil)
    }
}
