public import TerminalUIKit

/// A user's own screen: the code that makes it, and the places of its nibs and its code.
@_spi(Exercises) public struct OwnScreen {
    let title: String
    /// The module with its classes and nibs.
    let module: String
    /// The type to read first.
    let source: String
    /// A file in the folder with its code.
    let file: String
    let makeController: () -> UIViewController

    /// Describes a screen.
    public init(
        title: String, module: String, source: String, file: String, makeController: @escaping () -> UIViewController
    ) {
        self.title = title
        self.module = module
        self.source = source
        self.file = file
        self.makeController = makeController
    }
}
