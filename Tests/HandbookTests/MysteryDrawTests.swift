import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Which fault is drawn: what was missed comes back, what was found comes last, and what a chapter taught comes first.
struct MysteryDrawTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Somebody who has done some chapters, in a program whose looks round are made up: each screen looks otherwise,
    /// but every fifth can't be made, and every seventh is as the whole one.
    private func learner(behind number: Int, _ more: String...) throws -> Learner {
        let chapter = try Pages.chapters.get()[number - 1]
        let lines = (1...number).map { "done \($0)" } + more
        try lines.map { $0 + "\n" }.joined().write(
            toFile: folder.path + "/progress", atomically: true, encoding: .utf8)
        let learner = try Learner(chapter, progressFile: folder.path + "/progress", isInteractive: false)
        let session = learner.program.session
        session.tutorial.tutor = nil
        let nibs = session.nibs.map { "\"\($0)\"" }.joined(separator: ",")
        let stop = #"{\"counts\":[$c],\"screen\":[],\"places\":[],\"said\":\"\"}"#
        let script = """
            #!/bin/sh
            while [ $# -gt 0 ]; do [ "$1" = --tours ] && f=$2; shift; done
            echo "$f" >>\(folder.path)/log
            n=$(grep -o '"edits"' "$f" | wc -l)
            all=$(cat \(folder.path)/count 2>/dev/null || echo 0)
            for i in $(seq "$n"); do
                all=$((all + 1)); c=$all
                [ $((all % 7)) = 0 ] && c=1
                line="{\\"lines\\":[],\\"stops\\":[\(stop)],\\"nibs\\":[\(nibs.replacing("\"", with: "\\\""))]}"
                if [ $((all % 5)) = 0 ]; then echo nothing; else echo "$line"; fi
            done
            echo $all >\(folder.path)/count

            """
        let program = try folder.file("program", script)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        session.executable = URL(fileURLWithPath: program)
        return learner
    }

    /// Returns the faults that a line draws, and the other choices.
    private func drawn(_ line: String, by learner: Learner) -> String {
        try? FileManager.default.removeItem(atPath: folder.path + "/count")
        let said = learner.type(line)
        guard let mystery = learner.program.session.tutorial.mystery else { return "> \(line): \(said)" }
        let faults = mystery.choices.map { choice in
            (mystery.faults.contains { $0.name == choice.name } ? "* " : "  ") + "\(choice.name) (\(choice.chapter))"
        }
        learner.program.session.tutorial.mystery = nil
        return "> \(line)\n\(faults.joined(separator: "\n"))\n\(mystery.hints.joined(separator: "\n"))\n"
    }

    @Test("A mystery about a cell's nib doesn't offer that another part of the screen is hidden", arguments: 1...4)
    func hidden(chapter: Int) throws {
        // Given
        let learner = try learner(behind: 4)

        for seed in 1...3 {
            // When
            let drawn = drawn("mystery \(chapter) --seed \(seed)", by: learner).split(separator: "\n")

            // Then
            let isAboutCell = drawn.contains { $0.hasPrefix("* ") && $0.contains(".ReusableTableViewCell.") }
            let hidden = drawn.filter { $0.contains(".isHidden.") && !$0.contains(".ReusableTableViewCell.") }
            expect(!isAboutCell || hidden.isEmpty, "\(drawn.joined(separator: "\n"))")
        }
    }

    @Test("Mysteries draw the chapter's faults first, missed ones before others, and found ones last")
    func ranks() throws {
        // Given
        let plain = try learner(behind: 4)
        var texts = [
            "mystery 1 --seed 1", "mystery 3 --seed 1", "mystery A --seed 3",
        ].map { drawn($0, by: plain) }
        let first = try #require(texts[1].firstMatch(of: #/\* (\S+)/#)?.1)

        // When: it was found, or missed, before
        let found = try learner(behind: 4, "mystery table-cell \(first) found 3")
        texts.append("found " + drawn("mystery 3 --seed 1", by: found))
        let missed = try learner(behind: 4, "mystery table-cell \(first) missed")
        texts.append("missed " + drawn("mystery 3 --seed 1", by: missed))
        let prepared = try learner(behind: 4, "mystery table-cell stale-content missed")
        texts.append("missed " + drawn("mystery --seed 1", by: prepared))
        let early = try learner(behind: 1)
        texts += ["mystery --seed 4", "mystery 2 --seed 4"].map { "early \(drawn($0, by: early))" }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Mysteries-drawn.txt")
        let files = try String(contentsOfFile: folder.path + "/log", encoding: .utf8).split(separator: "\n")
        expect(!files.isEmpty && files.allSatisfy { !FileManager.default.fileExists(atPath: String($0)) })
    }
}
