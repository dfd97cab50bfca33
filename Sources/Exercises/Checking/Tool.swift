internal import Foundation

/// A program that is run, and what it writes.
struct Tool {
    /// What `env` answers when there is no such program.
    static let notFound: Int32 = 127

    private let words: [String]
    private let environment: [String: String]

    /// Describes what to run.
    ///
    /// - Parameters:
    ///   - words: The program, looked for where the shell looks, and its arguments.
    ///   - environment: What to add to this process's environment.
    init(_ words: [String], environment: [String: String] = [:]) {
        self.words = words
        self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }

    /// Runs it until it ends.
    ///
    /// - Parameter line: Is given each line as it is written, to standard output or standard error.
    /// - Returns: The exit status.
    /// - Throws: What Foundation throws if it can't be started.
    @discardableResult
    func run(_ line: (String) -> Void = { _ in }) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        var rest = Data()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line(String(decoding: rest[..<end], as: UTF8.self))
                rest = rest[(end + 1)...]
            }
        }
        if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Runs it until it ends, and answers with what it wrote.
    ///
    /// - Throws: ``ExerciseError`` with that if it failed.
    @discardableResult
    func output() throws -> String {
        var lines: [String] = []
        guard try run({ lines.append($0) }) == 0 else {
            throw ExerciseError.toolFailed(
                words.prefix(3).joined(separator: " "), output: lines.joined(separator: "\n"))
        }
        return lines.joined(separator: "\n")
    }
}
