public import ArgumentParser
public import TerminalUIKit

/// A program that shows a screen of your own, with the commands that the four programs have.
///
/// The last line of a `main.swift` that imports `ExampleShell` and `TerminalUIKit`. The controller and its nibs are in
/// the same target:
///
///     OwnScreenProgram.main(named: "squares") { SquaresViewController(style: .plain) }
public nonisolated struct OwnScreenProgram: ShellProgram {
    private nonisolated(unsafe) static var name = ""
    private nonisolated(unsafe) static var make: @MainActor () -> ExampleSession = { preconditionFailure() }

    /// The name of the program.
    public static var configuration: CommandConfiguration {
        .program(
            name, abstract: "Look at a screen of your own.",
            examples: [(#"-c "scroll 50" -c stats"#, "Run two commands and leave.")])
    }

    /// The options of every program.
    @OptionGroup public var shell: ShellOptions

    /// Creates options to be parsed.
    public init() {}

    /// Makes the session that shows the screen.
    @MainActor public static func makeSession(_ options: Self?) -> ExampleSession { make() }

    /// Parses the command line and runs the program of some name, which shows the screen that a controller makes. The
    /// file is one of the module that has its classes and nibs, in the folder with its code.
    @MainActor public static func main(
        named name: String, fileID: String = #fileID, file: String = #filePath,
        makeController: @escaping () -> UIViewController
    ) {
        let module = String(fileID.prefix { $0 != "/" })
        main(
            named: name,
            showing: OwnScreen(
                title: "The screen in \(module).", module: module, source: "main", file: file,
                makeController: makeController))
    }

    /// Parses the command line and runs the program for an exercise.
    @_spi(Exercises) @MainActor public static func main(
        named name: String, showing screen: OwnScreen, solution: OwnScreen? = nil
    ) {
        self.name = name
        make = { ListSession(.ownScreen(name, screen, solution: solution)) }
        main()
    }
}
