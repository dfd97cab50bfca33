import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample
@testable import Teaching

/// Comparisons with a screen that ends its program at once.
struct EndedComparisonTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A session whose other processes are a script.
    private func session(_ script: String) throws -> TableCellSession {
        let program = try folder.file("program", "#!/bin/sh\necho \"$@\" >>\(folder.path)/log\n\(script)\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let session = TableCellSession(rows: 30)
        session.executable = URL(fileURLWithPath: program)
        return session
    }

    private let crash = """
        echo '╭ a screen, as far as it came ╮'
        echo '*** Terminating app due to uncaught exception, reason: a long reason that takes some lines' >&2
        echo 'at a place' >&2; kill -ILL $$
        """

    @Test("compare shows the output of a screen that ends, its last words and the reason, without counts")
    func compared() throws {
        // Given
        let session = ScriptedSession(try session(crash))
        session.session.usesPager = false

        // When
        let texts = [(100, nil), (80, 24), (50, nil), (50, 16), (44, nil)].map { columns, rows -> String in
            session.session.appearance.fixedWidth = columns
            session.session.appearance.fixedHeight = rows
            session.session.isInteractive = rows != nil
            return "— \(columns)×\(rows.map(String.init) ?? "any")\n" + session.run("compare no-outlet \"scroll 2\"")
        }
        let log = try String(contentsOfFile: folder.path + "/log", encoding: .utf8)

        // Then
        try expect(texts.joined() + log, isRecordedIn: "Comparison-of-an-ending.txt")
    }

    @Test("A picture shows the message on an otherwise empty phone, without counts below it")
    func picture() throws {
        // Given
        let session = try session(crash)
        func picture(_ kind: SnapshotKind, isDark: Bool) throws -> String {
            let contents = SnapshotContents(
                session: session, line: "compare no-outlet", withNotes: false, isDark: isDark, isNarrow: false)
            return String(decoding: try session.inContext { try contents.data(kind) }, as: UTF8.self)
        }

        // When
        let svg = try picture(.svg, isDark: false)
        let html = try picture(.html, isDark: true)

        // Then
        try expect(svg, isRecordedIn: "Picture-of-ending.txt")
        expect(html.contains("<title>table-cell: compare no-outlet</title>") && html.contains("\n<svg "))
    }

    @Test("An experiment that ends the program shows its last words, or says that there were none, and how it ended")
    func experiments() throws {
        // Given
        let scripts = [
            crash, "kill -TRAP $$", "exit 3", "true", "echo one >&2; echo >&2; echo three >&2; kill -ABRT $$",
        ]

        // When
        let texts = try scripts.map { script in
            let session = ScriptedSession(try session(script))
            session.session.appearance.fixedWidth = 72
            let text = session.run("experiment no-outlet")
            expect(session.session.experiment == nil && session.session.seenExperiments == ["no-outlet"])
            expect(session.session.crash?.experiment, equals: "no-outlet")
            return text
        }

        // Then
        try expect(
            Difference(of: texts.joined(separator: "—\n"), fromRecorded: "Endings-of-experiments.txt"), equals: nil)
    }

    @Test("A process that takes too long, or writes without end, is ended, with the reason")
    func stopped() throws {
        // Given
        let shell = URL(fileURLWithPath: "/bin/sh")

        // When
        let slow = try CrashReport(running: shell, ["-c", "echo begun; exec sleep 60"], within: 0)
        let loud = try CrashReport(running: shell, ["-c", "exec cat /dev/zero"], within: 60)

        // Then
        expect(slow.message == "It did not come to an end in 0 seconds." && loud.message == "It wrote without end.")
        for report in [slow, loud] {
            expect(report.endedBySignal && !report.isRegular && report.ending == "by signal 9 (Killed)")
        }
    }

    @Test("A line that would end the program is reported, and doesn't run here")
    func refused() throws {
        // Given
        let reading = """
            while read -r line; do
                case "$line" in
                *scroll*) kill -SEGV $$ ;;
                show) printf - >&3 ;;
                *) printf + >&3 ;;
                esac
            done
            """
        let session = ScriptedSession(try session(reading))
        session.session.appearance.fixedWidth = 100

        // When
        let texts = [
            "assign phaseLabel.hidden true", "assign tableView.delegate nil", "tap 1", "scroll 1", "stats", "tree 1",
            "reset", "scroll 1", "edit ReusableTableViewCell --set phaseLabel.text Moon", "compare edit \"scroll 1\"",
            "goto 3", "scroll 2", "edit --list", "reset", "edit --again",
        ].map { "> \($0)\n" + session.run($0) }
        let log = try String(contentsOfFile: folder.path + "/log", encoding: .utf8)
            .replacing(#/--edits \S+/#, with: "--edits FILE")

        // Then
        let told = texts.joined() + "—\n" + log
        try expect(told, isRecordedIn: "Lines-that-end.txt")
        expect(session.session.crash == nil)
    }
}
