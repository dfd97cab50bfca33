import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Mysteries where few screens differ from the whole one, or can't be made.
struct MysteryShortageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns the result of a line, with a script that makes the looks of screens. In the script, `$all` is the number
    /// of looks so far. The script sets `$look`, or empties it for a screen that can't be made.
    private func drawn(_ line: String, behind number: Int = 1, looks: String) throws -> String {
        let chapters = try Pages.chapters.get()
        let program = try Program(for: chapters[0])
        let session = program.session
        let place = folder.path + "/\(UUID().uuidString)"
        let progress = try folder.file(
            "progress-\(UUID().uuidString)", (1...number).map { "done \($0)\n" }.joined())
        session.tutorial.readProgress = { LearnerProgress(at: progress) }
        session.tutorial.readChapters = { chapters }
        let nibs = session.nibs.map { "\\\"\($0)\\\"" }.joined(separator: ",")
        let stop = #"{\"counts\":[$look],\"screen\":[],\"places\":[],\"said\":\"\"}"#
        let script = """
            #!/bin/sh
            while [ $# -gt 0 ]; do [ "$1" = --tours ] && f=$2; shift; done
            n=$(grep -o '"edits"' "$f" | wc -l)
            all=$(cat \(place) 2>/dev/null || echo 0)
            for i in $(seq "$n"); do
                all=$((all + 1)); look=$all
                \(looks)
                if [ "$look" ]; then
                    echo "{\\"lines\\":[],\\"stops\\":[\(stop)],\\"nibs\\":[\(nibs)]}"
                else
                    echo nothing
                fi
            done
            echo $all >\(place)

            """
        let file = try folder.file("program-\(UUID().uuidString)", script)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file)
        session.executable = URL(fileURLWithPath: file)
        let said = program.type(line)
        guard let mystery = session.tutorial.mystery else { return said }
        return
            "\(mystery.choices.count) of \(mystery.faults.count), \(mystery.hints.count): \(session.technique.name)\n"
    }

    @Test("With at most one visible fault there is no mystery, and few faults make few questions")
    func shortage() throws {
        // Given
        let looks = [
            ("none can be made", "look="), ("one is otherwise", "[ $all = 3 ] || look=1"),
            ("two are", "[ $all -lt 4 ] || look=1"),
            ("the whole can't be made", "[ $all != 1 ] || look="),
        ]

        // When
        let told = try looks.map { name, script in "\(name): \(try drawn("mystery 1 --seed 1", looks: script))" }

        // Then
        try expect(told.joined(), isRecordedIn: "Mysteries-of-few.txt")
    }

    @Test(
        "Only seen faults are drawn, and an experiment of a chapter counts as seen")
    func met() throws {
        // Given
        let program = try Program("table-cell", arguments: [])
        program.session.tutorial.readProgress = { LearnerProgress(at: nil) }
        program.session.tutorial.readChapters = { try Pages.chapters.get() }
        let tutorial = program.session.tutorial
        let chapters = try Pages.chapters.get()

        // When
        let nothing = program.type("mystery")
        let before = chapters.map { tutorial.faultsMet(in: $0).sorted() }
        program.type("experiment no-identifier", "experiment stale-content", "experiment duplicate-tag", "reset")
        let after = chapters.map { tutorial.faultsMet(in: $0).sorted() }

        // Then
        let offer = "Type \"mystery 2\" for a fault that chapter 2 explains"
        expect(!nothing.contains("error") && nothing.replacing("\n", with: " ").contains(offer))
        expect(before.allSatisfy(\.isEmpty) && after[0].contains("no-identifier"))
        let told = zip(chapters, after).map { "\($0.number): \($1.joined(separator: ", "))" }
        try expect(told.joined(separator: "\n"), isRecordedIn: "Faults-met.txt")
    }
}
