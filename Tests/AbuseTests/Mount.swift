import Foundation

/// A folder that behaves like a disk of its own, where that is allowed: on Linux, as root.
struct Mount {
    private let folder: String

    /// Makes a folder read-only, or returns nil if that is not allowed.
    init?(readOnly folder: String) {
        self.init(folder, "mount --bind '\(folder)' '\(folder)' && mount -o remount,ro,bind '\(folder)'")
    }

    /// Mounts an empty disk of 64 KB on a folder, or returns nil if that is not allowed.
    init?(small folder: String) {
        self.init(folder, "mount -t tmpfs -o size=64k tmpfs '\(folder)'")
    }

    private init?(_ folder: String, _ command: String) {
        self.folder = folder
        guard Self.run("[ $(id -u) = 0 ] && \(command)") else { return nil }
    }

    /// Makes the folder what it was.
    func end() {
        _ = Self.run("umount -l '\(folder)'")
    }

    private static func run(_ command: String) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
