import Foundation
import Handbook

/// Runs the programs, and takes down what their screens look like.
struct Recorder {
    private let programs: URL
    private let folder: URL

    init(programs: URL) throws {
        self.programs = programs.standardizedFileURL
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    }

    /// The screens of a chapter: the first, and one behind each of its commands.
    func shots(of chapter: Chapter) throws -> [Shot] {
        let commands = chapter.steps.flatMap(\.transcript).map(\.command)
        // What shows the screen, or what only measures, leaves it as it is.
        let isTyped = commands.map { !Step.isShownByItself($0) && !$0.contains("--compare") }
        var shots = try record(["show"] + zip(commands, isTyped).filter(\.1).map(\.0), in: chapter).shots[...]
        var all = [shots.removeFirst()]
        for isTyped in isTyped { all.append(isTyped ? shots.removeFirst() : all.last!) }
        return all
    }

    /// Something that is broken, what can be seen of it, and what it may be; throws ``SiteError`` if the program asks
    /// nothing, or takes no answer for the right one.
    func mystery(_ clue: Mystery.Clue, in chapters: [Chapter]) throws -> Mystery {
        guard let chapter = chapters.first(where: { $0.number == clue.chapter }) else {
            throw SiteError("no chapter \(clue.chapter) is there to draw a mystery from")
        }
        let answers = (1...5).map(String.init)
        // What one command has done isn't to be seen in what the next one shows.
        let (shots, texts) = try record([clue.line] + clue.commands.flatMap { [$0, "reset"] } + answers, in: chapter)
        let options = texts[0].compactMap { $0.wholeMatch(of: #/ +\d+  (.+?)\.?/#).map { String($0.1) } }
        let right = texts.suffix(answers.count).firstIndex { $0.contains { $0.hasPrefix("Correct. ") } }
        guard let right, options.count > 2 else {
            throw SiteError("\(chapter.program) asks nothing after \"\(clue.line)\", or nothing is right")
        }
        let entries = clue.commands.enumerated().map { index, command in
            Mystery.Entry(command: command, output: texts[2 * index + 1], shot: shots[2 * index + 1])
        }
        return Mystery(
            chapter: chapter, shot: shots[0], entries: entries, options: options,
            right: right - (texts.count - answers.count))
    }

    /// What nobody types: that it is unknown is said between what lines print.
    private static let mark = "~"

    /// Types lines; answers the screen behind each, and the lines that it printed.
    private func record(_ lines: [String], in chapter: Chapter) throws -> (shots: [Shot], texts: [[String]]) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = programs.appendingPathComponent(chapter.program)
        process.currentDirectoryURL = folder
        // What is remembered is nobody's, and begins here.
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
        process.arguments =
            chapter.arguments + (chapter.arguments.isEmpty ? [] : ["--time-zone", "GMT"])
            + lines.enumerated().flatMap { index, line in
                ["-c", line, "-c", "snapshot \(index).svg --notes", "-c", Self.mark]
            }
        let output = folder.appendingPathComponent("output.txt")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let handle = try FileHandle(forWritingTo: output)
        // What is mistaken, or ends a process, says so: the handbook has such lines, too.
        (process.standardOutput, process.standardError) = (handle, handle)
        try process.run()
        process.waitUntilExit()
        let shots = try lines.indices.map { index in
            let file = folder.appendingPathComponent("\(index).svg")
            guard let svg = try? String(contentsOf: file, encoding: .utf8) else {
                throw SiteError("\(chapter.program) makes no picture after \"\(lines[index])\"")
            }
            return try Shot(svg: svg)
        }
        let printed = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
        let texts = printed.dropLast().split(omittingEmptySubsequences: false) {
            $0.hasPrefix("-c:") && $0.contains("unknown command \"\(Self.mark)\"")
        }
        return (shots, texts.map { $0.map { $0.replacing(#/^-c:\d+: /#, with: "") } })
    }
}
