import Foundation

/// A program built from this package, to be run as a user runs it.
public nonisolated struct Executable: Sendable {
    /// The path of the program.
    public let path: String

    /// Finds a product in the folder that the environment variable `PROGRAMS` names, in a release build of the
    /// project's current files, or beside the running tests.
    /// - Parameter product: The product's name, such as `table-cell`.
    /// - Throws: `TerminalError` if it is in none.
    public init(_ product: String) throws {
        let folders = [ProcessInfo.processInfo.environment["PROGRAMS"], ReleaseBuild.folder]
        if let file = folders.compactMap({ $0.map { "\($0)/\(product)" } }).first(where: {
            FileManager.default.isExecutableFile(atPath: $0)
        }) {
            path = file
            return
        }
        // Xcode puts the tests some folders deeper than the products, SwiftPM beside them.
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
        #if os(macOS)
            if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
                folder = bundle.bundleURL
            }
        #endif
        repeat {
            folder.deleteLastPathComponent()
            let file = folder.appendingPathComponent(product).path
            if FileManager.default.isExecutableFile(atPath: file) {
                path = file
                return
            }
        } while folder.path != "/"
        throw TerminalError("no executable \(product) beside \(CommandLine.arguments[0])")
    }

    /// Takes a program that is somewhere else.
    /// - Parameter path: Where it is.
    public init(at path: String) {
        self.path = path
    }

    /// Runs the program without a terminal, and waits until it ends.
    /// - Parameters:
    ///   - arguments: The arguments, without the program's name.
    ///   - input: The bytes for standard input.
    ///   - environment: The whole environment.
    public func run(
        _ arguments: [String] = [], input: String = "", environment: [String: String] = ["TERM": "xterm"]
    ) throws -> Run {
        try run(arguments, input: Data(input.utf8), environment: environment)
    }

    /// Runs the program without a terminal, with any bytes as its input, and waits until it ends.
    public func run(
        _ arguments: [String] = [], input: Data, environment: [String: String] = ["TERM": "xterm"]
    ) throws -> Run {
        // Files can't fill up as pipes do, so there is no need to write and read at the same time.
        let folder = try TemporaryFolder()
        let inputFile = folder.path + "/input"
        try input.write(to: URL(fileURLWithPath: inputFile))
        let outputs = ["output", "errors"].map { folder.path + "/" + $0 }
        let process = try ChildProcess(path, arguments, environment: environment) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, inputFile, O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, outputs[0], O_WRONLY | O_CREAT, 0o600)
            posix_spawn_file_actions_addopen(&actions, 2, outputs[1], O_WRONLY | O_CREAT, 0o600)
        }
        let exit = process.wait()
        let texts = try outputs.map { String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self) }
        return Run(exit: exit, output: texts[0], errors: texts[1], seconds: process.seconds)
    }
}
