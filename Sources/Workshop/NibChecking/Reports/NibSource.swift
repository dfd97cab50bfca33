package import Foundation
internal import Inspection
package import InterfaceBuilder
internal import REPL

/// The source of a nib file's text: a file, or standard input for `-`.
package nonisolated struct NibSource {
    /// The maximum number of bytes to read. One more is too much for a document.
    private static let maximumSize = 8 << 20 + 1

    /// The path as it was typed.
    package let path: String

    package init(path: String) { self.path = path }

    var name: String { path == "-" ? "standard input" : path }

    package var folder: URL {
        path == "-"
            ? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            : URL(fileURLWithPath: path).deletingLastPathComponent()
    }

    /// Reads the document, unless that would have to be typed.
    @MainActor package func document() throws -> IBDocument {
        let input = path == "-" ? try standardInput() : nil
        if input == nil, !FileManager.default.fileExists(atPath: path) {
            throw CommandError.unreadable(path, reason: IBDocument.reason(forMissing: path))
        }
        NibWatch.shared.open(name)
        return try NibWatch.shared.run(.reading) {
            try input.map { try IBDocument(data: $0, file: name) }
                ?? IBDocument(contentsOf: URL(fileURLWithPath: path), as: name)
        }
    }

    private func standardInput() throws -> Data {
        if isatty(STDIN_FILENO) == 1 { throw CommandError("- is standard input, which is your keyboard; name a file") }
        return try FileHandle.standardInput.read(upToCount: Self.maximumSize) ?? Data()
    }

    /// The bytes as they are; nil if they can't be read, or would have to be typed.
    package var data: Data? { path == "-" ? nil : URL(fileURLWithPath: path).contents(atMost: 256 << 20) }

    /// The contents of the file: its text, or its length and a checksum (FNV-1a). Nil if it can't be read.
    package var contents: String? {
        data.map { data in
            if let text = String(data: data, encoding: .utf8) { return text }
            let sum = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            return "\(data.count) bytes, checksum \(String(sum, radix: 16))"
        }
    }

    /// The comments with which merges have left something to decide.
    var undecided: [String] {
        (contents ?? "").matches(of: #/(?s)<!--\n<<<<<<< ours\n.*?\n>>>>>>> theirs\n-->/#).map { String($0.output) }
    }

    /// The files of a path: itself, or, of a folder, the xibs and storyboards in it that aren't hidden, by their names.
    package static func all(at path: String) -> [NibSource] {
        var isFolder: ObjCBool = false
        guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        else { return [NibSource(path: path)] }
        var files: [String] = []
        FolderWalk.visit(path) { name, kind in
            if kind == .file, name.hasSuffix(".xib") || name.hasSuffix(".storyboard") { files.append(name) }
            return .enter
        }
        return files.sorted().map { NibSource(path: path == "." ? String($0.dropFirst(2)) : $0) }
    }
}
