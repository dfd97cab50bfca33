import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// Which lines are tried in another process before they run here: those that could end the program on iOS.
struct TrialTests {
    @Test("A line is tried in another process after the earlier lines, until the screen is rebuilt")
    func triedOnce() throws {
        // Given
        let folder = try TemporaryFolder()
        let (log, program) = (folder.path + "/log", folder.path + "/table-cell")
        let script = """
            #!/bin/sh
            echo started >>\(log)
            while read -r line; do
                echo "$line" >>\(log)
                case "$line" in show) printf - >&3 ;; *) printf + >&3 ;; esac
            done

            """
        try script.write(toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let session = ScriptedSession(TableCellSession(rows: 20))
        session.session.executable = URL(fileURLWithPath: program)
        let change = "edit ReusableTableViewCell --set phaseLabel.hidden YES"

        // When
        for line in [change, "scroll 1", "stats", "tap 2", "reset", "scroll 2", "edit --again", "scroll 3"] {
            session.run(line)
        }
        let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)

        // Then
        expect(
            lines,
            equals: [
                "started", "show", "scroll 1", "show", "tap 2", "show", "started", "show", "scroll 3", "show",
            ])
    }

    @Test("After an edit, lines that tap the screen are tried first, and lines that only look aren't")
    func tried() throws {
        // Given
        let folder = try TemporaryFolder()
        let (log, program) = (folder.path + "/log", folder.path + "/table-cell")
        try "#!/bin/sh\necho \"$*\" >>\(log)\n".write(toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let session = ScriptedSession(TableCellSession(rows: 20))
        session.session.executable = URL(fileURLWithPath: program)
        let lines = [
            "scroll 1", "tap 2", "experiment no-identifier", "scroll 1", "tap 2", "reset", "assign #1.tag 3", "tap 2",
            "assign tableView.delegate nil", "tap 2", "stats", "scroll 1", "reset", "tap 2",
            "edit ReusableTableViewCell --set phaseLabel.hidden YES", "stats", "tap 2", "scroll 1", "compare edit",
            "reset", "tap 2", "edit --again",
        ]

        // When
        let tried = lines.map { line in
            try? FileManager.default.removeItem(atPath: log)
            session.run(line)
            let written = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            return "> \(line)\n" + written.replacing(#/--edits \S+/#, with: "--edits FILE")
        }

        // Then
        try expect(tried.joined(), isRecordedIn: "Trials.txt")
    }
}
