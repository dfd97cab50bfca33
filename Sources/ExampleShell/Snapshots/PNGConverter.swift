internal import Foundation

/// Makes PNG of SVG with librsvg's program, if it is there: no library of this package's knows how.
nonisolated enum PNGConverter {
    private static let program = "rsvg-convert"

    /// Two pixels to a point, as screens have them.
    ///
    /// - Throws: ``ExampleError`` if the program is not there, or fails.
    static func png(of svg: String) throws -> Data {
        guard let executable else {
            throw ExampleError(
                "PNG needs rsvg-convert: apt-get install librsvg2-bin, or brew install librsvg; SVG works without")
        }
        func failure(_ reason: String) -> ExampleError { ExampleError("rsvg-convert failed: \(reason)") }
        let process = Process()
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = executable
        process.arguments = ["--zoom", "2", "--unlimited"]
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        do { try process.run() } catch { throw failure(error.localizedDescription) }
        // Written beside the reading: a pipe holds little.
        let writer = Thread {
            try? input.fileHandleForWriting.write(contentsOf: Data(svg.utf8))
            try? input.fileHandleForWriting.close()
        }
        writer.start()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, !data.isEmpty else {
            let lines = String(decoding: message, as: UTF8.self).split(separator: "\n")
            throw failure(lines.first.map(String.init) ?? "status \(process.terminationStatus)")
        }
        return data
    }

    private static var executable: URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { URL(fileURLWithPath: $0).appendingPathComponent(program) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
