internal import Foundation

extension [String: String] {
    /// The variables of this process, as they were when somebody first asked.
    nonisolated static var ofProcess: Self { ProcessVariables.all }

    /// Returns a Boolean value that indicates whether a folder of `PATH` has a program with a name.
    func hasProgram(_ name: String) -> Bool {
        let folders = (self["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
}

/// The variables of this process. Foundation makes a new dictionary each time, in 350,000 instructions.
private nonisolated enum ProcessVariables {
    static let all = ProcessInfo.processInfo.environment
}
