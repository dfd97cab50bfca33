import Foundation

/// The mark of a picture in README or the handbook. It is in the line below the picture: `<!-- picture table-cell -c
/// "scroll 3" --notes -->`, the program's options and commands, then those of `snapshot`.
struct PictureMark {
    /// The picture's file.
    let file: URL
    /// The program that it shows.
    let program: String
    /// The options that the program is started with.
    let arguments: [String]
    /// The lines that the program runs first.
    let commands: [String]
    /// The options of `snapshot`, after the file's name.
    let options: String

    /// The files to make, and the options for each: DocC shows a picture's dark twin on a dark page.
    var files: [(file: URL, options: String)] {
        let folder = file.deletingLastPathComponent()
        guard folder.pathExtension == "docc" else { return [(file, options)] }
        let twin = file.deletingPathExtension().lastPathComponent + "~dark.svg"
        return [(file, options), (folder.appendingPathComponent(twin), options + " --dark")]
    }

    /// The marks of a page.
    static func all(in page: URL) throws -> [PictureMark] {
        let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
        return zip(lines, lines.dropFirst()).compactMap { shown, mark in
            guard mark.contains("<!-- picture "), let words = mark.wholeMatch(of: #/ *<!-- picture ([a-z-]+)(.*) -->/#),
                let name = shown.firstMatch(of: #/[("]([^("]+\.svg)[)"]/#)
            else { return nil }
            return PictureMark(
                file: page.deletingLastPathComponent().appendingPathComponent(String(name.1)),
                program: String(words.1), rest: String(words.2))
        }
    }

    private init(file: URL, program: String, rest: String) {
        self.file = file
        self.program = program
        let commands = rest.matches(of: #/ -c (?:"([^"]*)"|(\S+))/#)
        self.commands = commands.map { String($0.1 ?? $0.2 ?? "") }
        let start =
            commands.first?.range.lowerBound ?? rest.firstRange(of: #/ --(notes|of)\b/#)?.lowerBound ?? rest.endIndex
        arguments = rest[..<start].split(separator: " ").map(String.init)
        options = String(rest[(commands.last?.range.upperBound ?? start)...])
    }
}
