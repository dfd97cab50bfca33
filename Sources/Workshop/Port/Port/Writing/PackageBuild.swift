import Foundation

/// An error, as the compiler tells it.
struct CompileError: Hashable {
    let path: String
    /// The line and column in the file, counted from 1, the column in UTF-8.
    let line: Int, column: Int
    let message: String
}

/// Builds a package where this repository is built, so that its libraries are there already.
struct PackageBuild {
    let package: URL
    let scratch: URL
    /// The name of the program.
    let name: String

    var arguments: [String] {
        ["--package-path", package.path, "--scratch-path", scratch.path, "--disable-build-manifest-caching"]
    }

    /// Returns the errors of the compiler. Throws ``PortError`` if the build fails without a reason.
    ///
    /// Before that it compiles everything again: after a cut, Swift may link a file that it compiled before.
    func errors() throws -> [CompileError] {
        try errors { _ in
            try? FileManager.default.removeItem(at: scratch.appendingPathComponent("debug/\(name).build"))
            return try errors { throw PortError.build($0) }
        }
    }

    private func errors(otherwise: (String) throws -> [CompileError]) throws -> [CompileError] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "build"] + arguments
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return [] }
        let errors = Self.errors(in: output)
        return errors.isEmpty
            ? try otherwise(output.split(separator: "\n").suffix(20).joined(separator: "\n")) : errors
    }

    /// The errors that a compiler's output has, each once.
    static func errors(in output: String) -> [CompileError] {
        var seen: Set<CompileError> = []
        return output.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/) else { return nil }
            let error = CompileError(
                path: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, message: String(match.4))
            return seen.insert(error).inserted ? error : nil
        }
    }
}
