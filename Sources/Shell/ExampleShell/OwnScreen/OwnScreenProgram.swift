public import ArgumentParser
internal import InterfaceBuilder
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
    private nonisolated(unsafe) static var ownDevice: IBDevice?

    /// The name of the program.
    public static var configuration: CommandConfiguration {
        .program(
            name, abstract: "Look at a screen of your own.",
            examples: [(#"-c "scroll 50" -c stats"#, "Run two commands and leave.")])
    }

    /// The options of every program.
    @OptionGroup public var shell: ShellOptions

    @Option(help: ArgumentHelp("The device to show the screen on, such as \"iPhone 8\".", valueName: "name"))
    var device: String?

    @Flag(help: "Turn the device on its side.")
    var landscape = false

    /// Creates options to be parsed.
    public init() {}

    /// Throws `ValidationError` if there is no such device.
    public func validate() throws {
        guard let device, IBDevice(named: device) == nil else { return }
        let nearest = IBDevice.nearestName(to: device).map { "did you mean \"\($0)\"?" } ?? "\"iPhone 8\" is one"
        throw ValidationError("there is no device \"\(device)\"; \(nearest)")
    }

    /// Makes the session that shows the screen.
    @MainActor public static func makeSession(_ options: Self?) -> ExampleSession {
        let session = make()
        session.program.isLandscapeOnly = ownDevice?.isLandscape == true
        let given = options?.device.flatMap { IBDevice(named: $0) }
        if let device = given ?? ownDevice ?? (options?.landscape == true ? IBDevice(id: "retina3_5") : nil) {
            let isTurned = options?.landscape == true || session.program.isLandscapeOnly
            session.use(IBDevice(id: device.id, isLandscape: isTurned))
        }
        return session
    }

    /// Parses the command line and runs the program of some name, which shows the screen that a controller makes. The
    /// file is one of the module that has its classes and nibs, in the folder with its code. The device has a name such
    /// as `retina4_7`, or is a phone of 2011. It is on its side if the app supports landscape only.
    @MainActor public static func main(
        named name: String, device: String? = nil, landscape: Bool = false, fileID: String = #fileID,
        file: String = #filePath, makeController: @escaping () -> UIViewController
    ) {
        let module = String(fileID.prefix { $0 != "/" })
        let known = device.flatMap { IBDevice(named: $0) } ?? (landscape ? IBDevice(id: "retina3_5") : nil)
        ownDevice = known.map { IBDevice(id: $0.id, isLandscape: landscape) }
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
