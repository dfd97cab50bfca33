internal import Foundation

/// The Swift files that make a program, for a learner to read. Each holds the type it is named after.
struct SourceFiles {
    private let folders: [URL]

    /// The files beside a file of the program, and those of the shared core.
    init(besides file: String) {
        let program = URL(fileURLWithPath: file).deletingLastPathComponent()
        let package = program.deletingLastPathComponent().deletingLastPathComponent()
        folders = [program, package.appendingPathComponent("Sources/ReusableViews")]
    }

    /// The names of all files, without their extension.
    var names: [String] { files.keys.sorted() }

    /// The text of a file.
    ///
    /// - Throws: ``ExampleError`` if there is no such file, or the sources are not on this machine.
    func text(named name: String) throws -> String {
        let files = files
        guard !files.isEmpty else { throw ExampleError.noSources(folders[0].path) }
        guard let file = files[name] else {
            throw ExampleError.unknown("source", name, among: files.keys.sorted())
        }
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// How many lines the function has in which a type answers with a cell, or the type, if it has no such function.
    ///
    /// Blank lines and comments do not count. 0 where the sources are not on this machine.
    func answerLines(of type: String) -> Int {
        guard let text = try? text(named: type) else { return 0 }
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
        guard let start = lines.firstIndex(where: { $0.contains("func ") && $0.contains("cellFor") }) else {
            return lines.count
        }
        var depth = 0
        for (index, line) in lines.enumerated().dropFirst(start) {
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth == 0, line.contains("}") { return index - start + 1 }
        }
        return lines.count - start
    }

    private var files: [String: URL] {
        var found: [String: URL] = [:]
        for folder in folders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                found[file.deletingPathExtension().lastPathComponent] = file
            }
        }
        return found
    }
}
