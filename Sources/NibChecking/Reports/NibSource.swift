internal import Foundation
internal import InterfaceBuilder

/// Where the text of a nib file comes from: a file, or standard input for `-`.
nonisolated struct NibSource {
    /// What is read at most, in bytes; one more is too much for a document.
    private static let most = 8 << 20 + 1

    /// As it was typed.
    let path: String

    /// What messages call it.
    var name: String { path == "-" ? "standard input" : path }

    /// The folder it is in.
    var folder: URL {
        path == "-"
            ? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            : URL(fileURLWithPath: path).deletingLastPathComponent()
    }

    /// Reads the document, unless somebody would have to type it.
    @MainActor func document() throws -> IBDocument {
        guard path == "-" else { return try IBDocument(contentsOf: URL(fileURLWithPath: path), as: name) }
        return try IBDocument(data: standardInput(), file: name)
    }

    private func standardInput() throws -> Data {
        if isatty(STDIN_FILENO) == 1 { throw NibFileError("- is standard input, which is your keyboard; name a file") }
        return try FileHandle.standardInput.read(upToCount: Self.most) ?? Data()
    }

    /// The text as it is, whatever it says; nil if it can't be read, or is none.
    var text: String? {
        let data = path == "-" ? nil : try? Data(contentsOf: URL(fileURLWithPath: path))
        return data.flatMap { String(data: $0, encoding: .utf8) }
    }
}
