import Foundation
import TerminalTesting

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Follows a chapter in its program, and compares the transcripts with the output.
struct Recorder {
    private let chapter: Chapter
    /// The differences, as patches.
    private(set) var differences: [String] = []
    /// The steps that aren't done by what their transcripts type, or are without.
    private(set) var unfulfilled: [String] = []
    /// The new lines for ranges of old ones.
    private var changes: [(lines: Range<Int>, new: [String])] = []

    init(_ chapter: Chapter) {
        self.chapter = chapter
    }

    /// A Boolean value that indicates whether the output differs.
    var hasChanges: Bool { !changes.isEmpty }

    /// Types everything, from top to bottom.
    mutating func follow(_ program: Program) throws {
        for step in chapter.steps where step.mark != .predict && step.mark != .say {
            var attempt = step.begun(in: program.session)
            for (index, entry) in step.transcript.enumerated() {
                let isBeforeLast = step.transcript[index...].contains { $0.command == step.commands.last }
                if attempt.isDone, isBeforeLast {
                    unfulfilled.append(
                        """
                        \(chapter.file):\(entry.line): done before \(entry.command) is typed: its mark is to name what \
                        only that command does or shows, or it gets a step of its own
                        """)
                }
                let lines = program.lines(typing: entry.command)
                compare(lines, with: entry)
                let session = program.session
                attempt.observe(
                    StepObservation(
                        situation: Situation(of: session, for: step.mark.postconditions),
                        outputs: session.parse(entry.command).shown.map {
                            ShownOutput(name: $0, text: lines.joined(separator: "\n"))
                        },
                        crash: session.crash))
            }
            if !attempt.isDone {
                let goals = attempt.goals.filter { !$0.isReached }.map(\.missing)
                unfulfilled.append("\(chapter.file):\(step.line): \(goals.joined(separator: " "))")
            }
            for block in step.why where attempt.stating(block) != block.replacingNumbers({ $1 }) {
                let so = attempt.stating(block).map { "\($0.content)" } ?? "a number isn't there"
                unfulfilled.append("\(chapter.file):\(block.line): says other numbers than the transcript: \(so)")
            }
        }
    }

    private mutating func compare(_ lines: [String], with entry: ConsoleEntry) {
        guard !Self.matches(lines[...], entry.output[...]) else { return }
        let text = Difference(of: lines.joined(separator: "\n"), from: entry.output.joined(separator: "\n"))
        differences.append("\(chapter.file):\(entry.line): \(entry.command)\n\(text?.description ?? "")")
        changes.append((entry.line..<entry.line + entry.output.count, Self.elided(lines, as: entry.output)))
    }

    /// Returns a Boolean value that indicates whether lines are as expected, where `…` may be any lines.
    private static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return lines.isEmpty }
        let rest = expected.dropFirst()
        guard first == ConsoleEntry.elision else {
            return lines.first == first && matches(lines.dropFirst(), rest)
        }
        return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
    }

    /// Lines with as many left out as before: those between the first and the last that are shown.
    private static func elided(_ lines: [String], as old: [String]) -> [String] {
        guard let index = old.firstIndex(of: ConsoleEntry.elision) else { return lines }
        let (head, tail) = (index, old.count - index - 1)
        guard head + tail < lines.count else { return lines }
        return lines.prefix(head) + [ConsoleEntry.elision] + lines.suffix(tail)
    }

    /// Writes the chapter with what came.
    func write(to folder: URL) throws {
        let file = folder.appendingPathComponent(chapter.file)
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        for (range, new) in changes.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
            lines.replaceSubrange(range, with: new)
        }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
