import Foundation
import Handbook

/// Runs the programs, and has them write down what happens.
struct Recorder {
    private let programs: URL
    private let folder: URL

    init(programs: URL) throws {
        self.programs = programs.standardizedFileURL
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    }

    /// The recording of a chapter, and its moments: the first, and one behind each of its commands.
    func recording(of chapter: Chapter) throws -> (Recording, moments: [Int]) {
        let commands = chapter.steps.flatMap(\.transcript).map(\.command)
        // What shows the screen, or what only measures, leaves it as it is.
        let isTyped = commands.map { !Step.isShownByItself($0) && !$0.contains("--compare") }
        let recording = try record(zip(commands, isTyped).filter(\.1).map(\.0), in: chapter)
        var (typed, moments) = (0, [recording.moment(afterLines: 0)])
        for isTyped in isTyped {
            typed += isTyped ? 1 : 0
            moments.append(recording.moment(afterLines: typed))
        }
        return (recording, moments)
    }

    /// Returns a mystery with its clues and options.
    ///
    /// Throws ``SiteError`` if the program asks no question, or takes no answer as right.
    func mystery(_ clue: Mystery.Clue, in chapters: [Chapter]) throws -> Mystery {
        guard let chapter = chapters.first(where: { $0.number == clue.chapter }) else {
            throw SiteError("no chapter \(clue.chapter) is there to draw a mystery from")
        }
        let answers = (1...5).map(String.init)
        // What one command has done isn't to be seen in what the next one shows.
        let lines = [clue.line] + clue.commands.flatMap { [$0, "reset"] }
        let recording = try record(lines, in: chapter)
        let texts = try texts(of: lines + answers, in: chapter)
        let options = Self.options(in: texts[0])
        let right = texts.suffix(answers.count).firstIndex { $0.contains { $0.hasPrefix("Correct. ") } }
        guard let right, options.count > 2 else {
            throw SiteError("\(chapter.program) asks nothing after \"\(clue.line)\", or nothing is right")
        }
        let entries = clue.commands.enumerated().map { index, command in
            Mystery.Entry(
                command: command, output: texts[2 * index + 1], start: recording.moment(afterLines: 2 * index + 1),
                moment: recording.moment(afterLines: 2 * index + 2))
        }
        return Mystery(
            chapter: chapter, recording: recording, moment: recording.moment(afterLines: 1), entries: entries,
            options: options, right: right - (texts.count - answers.count))
    }

    /// The options of a question. The further lines of an option begin below its words.
    private static func options(in lines: [String]) -> [String] {
        let options = lines.reduce(into: [String]()) { options, line in
            if let first = line.wholeMatch(of: #/ +\d+  (.+)/#) {
                options.append(String(first.1))
            } else if !options.isEmpty, let more = line.wholeMatch(of: #/ {5}(.+)/#) {
                options[options.count - 1] += " \(more.1)"
            }
        }
        return options.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    }

    /// The data of the page with a list to drag.
    func touch() throws -> String {
        try inFolder {
            _ = try run("table-cell", ["-c", "snapshot touch.html --of drive"])
            let page = try String(contentsOf: folder.appendingPathComponent("touch.html"), encoding: .utf8)
            guard let data = page.firstMatch(of: #/id="data">(.*)<\/script>/#) else {
                throw SiteError("no data is where it was: see TouchPage")
            }
            return String(data.1)
        }
    }

    // MARK: Running

    private func record(_ lines: [String], in chapter: Chapter) throws -> Recording {
        try inFolder {
            let script = folder.appendingPathComponent("lines.txt")
            try lines.map { $0 + "\n" }.joined().write(to: script, atomically: true, encoding: .utf8)
            let said = try run(
                chapter.program, Self.arguments(of: chapter) + ["-c", "snapshot lines.json --of \"drive lines.txt\""])
            let file = folder.appendingPathComponent("lines.json")
            guard let data = try? Data(contentsOf: file) else {
                throw SiteError("\(chapter.program) records nothing: \(said)")
            }
            return try Recording(data)
        }
    }

    private static func arguments(of chapter: Chapter) -> [String] {
        chapter.arguments + (chapter.arguments.isEmpty ? [] : ["--time-zone", "GMT"])
    }

    /// A word that is no command. The error about it separates the outputs of two lines.
    private static let mark = "%"

    /// Types lines, and returns the lines that each of them printed.
    private func texts(of lines: [String], in chapter: Chapter) throws -> [[String]] {
        try inFolder {
            let said = try run(
                chapter.program,
                Self.arguments(of: chapter) + ["--width", "80"] + lines.flatMap { ["-c", $0, "-c", Self.mark] })
            let texts = said.split(separator: "\n").map(String.init).split(omittingEmptySubsequences: false) {
                $0.hasPrefix("-c:") && $0.contains("unknown command \"\(Self.mark)\"")
            }
            return texts.dropLast().map { $0.map { $0.replacing(#/^-c:\d+: /#, with: "") } }
        }
    }

    private func inFolder<Result>(_ work: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try work()
    }

    /// Runs a program, and returns what it printed.
    private func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = programs.appendingPathComponent(program)
        process.currentDirectoryURL = folder
        // No learner's progress is read or changed.
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
        process.arguments = arguments
        let output = folder.appendingPathComponent("output.txt")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let handle = try FileHandle(forWritingTo: output)
        // The handbook also has lines that fail, so errors are part of the output.
        (process.standardOutput, process.standardError) = (handle, handle)
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: output, encoding: .utf8)
    }
}
