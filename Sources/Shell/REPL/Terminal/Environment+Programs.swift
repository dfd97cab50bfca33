internal import Foundation

extension [String: String] {
    /// Returns a Boolean value that indicates whether a folder of `PATH` has a program with a name.
    func hasProgram(_ name: String) -> Bool {
        let folders = (self["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
}
