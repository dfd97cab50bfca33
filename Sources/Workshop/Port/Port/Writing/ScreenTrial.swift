import Foundation

/// The first picture of a screen, in a process of its own: whether there is one, and what the log says meanwhile.
struct ScreenTrial {
    let screen: Screen
    /// The reason why the program ended, or nil if it showed the screen.
    let end: String?
    /// The first line of the log, and how many come after it.
    let log: String?

    /// Shows a screen of a package that was built.
    init(of screen: Screen, by script: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", "30", script.path, "-c", "show"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SCREEN": screen.name, "BUILT": "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let errors = Pipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
        try process.run()
        let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = output.split(separator: "\n").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
        self.screen = screen
        let cause = lines.first { $0.contains("Fatal error") || $0.hasPrefix("***") } ?? lines.last ?? "no reason"
        switch process.terminationStatus {
        case 0: end = nil
        case 124: end = "it isn't there after 30 seconds"
        default: end = cause
        }
        let more = lines.count > 1 ? " (and \(lines.count - 1) more lines)" : ""
        log = process.terminationStatus == 0 ? lines.first.map { $0 + more } : nil
    }

    /// The lines for the report.
    var lines: [String] {
        let name = screen.name.inOneLine
        return [end.map { "\(name) ends at its start: \($0.inOneLine)" }, log.map { "\(name) says: \($0.inOneLine)" }]
            .compactMap(\.self)
    }
}
