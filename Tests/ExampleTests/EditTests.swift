import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample
@testable import TerminalUIKit
@testable import Teaching

/// Experiments of a learner, who changes nibs.
@Suite(.talkingToPrograms)
nonisolated struct EditTests {
    static let cell = "ReusableTableViewCell"

    func run(_ lines: String...) throws -> Run {
        try Executable("table-cell").run(lines.flatMap { ["-c", $0] })
    }

    @Test("An edit that removes the identifier acts like the experiment: a cell is never reused")
    func withoutIdentifier() throws {
        // Given
        let steps = ["scroll 50", "stats --json"]

        // When
        let own = try run("edit ReusableTableViewCell --remove reuseIdentifier", steps[0], steps[1])
        let prepared = try run("experiment no-identifier", steps[0], steps[1])

        // Then
        let stats = [own, prepared].map { $0.output.split(separator: "\n").last }
        expect(stats[0], equals: stats[1])
        expect(own.output, contains: "warning: a cell without a reuse identifier")
    }

    @Test(
        "A change that ends the program on iOS ends another process, in UIKit's words, and the last good screen stays")
    func ending() throws {
        // Given
        let change = #"edit ReusableTableViewCell --find 'tableViewCell"' --replace 'tableViewCel"'"#

        // When
        let run = try run(change, "stats --json", "edit --list")

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: "no outlet `tableViewCel` on ReusableTableViewCellExampleViewController; did you")
        expect(run.output, contains: "'NSUnknownKeyException'")
        expect(run.output, contains: #""made":7,"#)
        expect(run.output, contains: "Not in force; \"edit --again\" makes it so.")
    }

    @Test("A change that can't be read isn't kept among the learner's own")
    func refusedChange() throws {
        // Given
        let change = "edit ReusableTableViewCell --set phaseLabel.text Moon"

        // When
        let run = try run(change, "edit ReusableTableViewCell --set dateLabel.frame.x abc", "edit --list")

        // Then
        expect(run.errors, contains: "expected a finite number")
        expect(run.output.contains("Moon") && !run.output.contains("abc"), "\(run.output)")
        expect(run.output, contains: "In force; \"reset\" ends it.")
    }

    @Test("edit --list lists only a learner's own edits, with any technique, or those of one nib")
    func listing() throws {
        // Given
        let change = "edit ReusableTableViewCell --set phaseLabel.text Moon"

        // When
        let run = try run(
            "experiment no-identifier", change, "technique code", "edit ReusableTableViewCell --list",
            "edit LunarCells --list")

        // Then
        let list = run.output.components(separatedBy: "builds its labels").last ?? ""
        expect(list.contains("text=\"Moon\"") && !list.contains("reuseIdentifier"))
        expect(run.errors, contains: "error: LunarCells was not changed; changed: ReusableTableViewCell")
    }

    @Test("Removing an object also removes its outlets, and constraints from either side")
    @MainActor func removing() throws {
        // Given
        let text = """
            <document><objects><view id="Vie-w0-001"><subviews>
            <label id="Lab-el-001"/><label id="Lab-el-002"/></subviews><constraints>
            <constraint firstItem="Lab-el-001" firstAttribute="top" secondItem="Lab-el-002" id="Con-st-001"/>
            <constraint firstItem="Lab-el-002" firstAttribute="top" secondItem="Lab-el-001" id="Con-st-002"/>
            <constraint firstItem="Lab-el-002" firstAttribute="width" constant="8" id="Con-st-003"/></constraints>
            <connections><outlet property="moon" destination="Lab-el-001" id="Out-le-001"/>
            <outlet property="sun" destination="Lab-el-002" id="Out-le-002"/></connections></view></objects></document>
            """

        // When
        let left = try EditableNib(text, file: "Moon.xib").removing("Lab-el-001")

        // Then
        let ids = left.matches(of: #/ id="([^"]*)"/#).map(\.1)
        expect(ids, equals: ["Vie-w0-001", "Lab-el-002", "Con-st-003", "Out-le-002"])
    }

    @Test("An edit that ends the program at a later tap also ends another process")
    func endingLater() throws {
        // Given
        let change = "edit SettingsViewController --remove view"

        // When
        let run = try Executable("date-picker").run(["-c", change, "-c", "tap settings", "-c", "stats --json"])

        // Then
        expect(run.errors, contains: "this ends the program on iOS; it was tried in a process of its own, and not here")
        expect(run.output, contains: "\"nibReads\"")
    }

    @Test("compare reports that an edit ends the program, at once or after its steps, and the session continues")
    func comparingWhatEnds() throws {
        // Given
        let atOnce = ["edit HomeViewController --remove view", "compare edit", "reset"]
        let later = ["edit SettingsViewController --remove view", "compare edit 'tap settings'", "stats --json"]

        // When
        let run = try Executable("date-picker").run((atOnce + later).flatMap { ["-c", $0] })

        // Then
        expect(run.errors.components(separatedBy: "this ends the program on iOS").count, equals: 3)
        expect(run.output, contains: "\"nibReads\"")
    }

    @Test("Without its data source, a table is empty and no row can be scrolled to")
    func withoutDataSource() throws {
        // Given
        let lines = ["assign tableView.dataSource nil", "reload", "goto 3", "stats --json"]

        // When
        let run = try Executable("table-cell").run(lines.flatMap { ["-c", $0] })

        // Then
        expect(run.errors, contains: "there is no row 3; the list is empty")
        expect(run.output, contains: #""visible":0,"#)
    }

    @Test("After reset, edits begin with the original nibs, even if the last edit made no screen")
    func dropping() throws {
        // Given
        let ending = "edit ReusableTableViewCell --remove tableViewCell"
        let harmless = ["--remove phaseLabel", "--remove dateLabel"].map { "edit \(Self.cell) \($0)" }

        // When
        let run = try run(ending, "reset", harmless[0], "reset", harmless[1], "edit --list")

        // Then
        let list = run.output.components(separatedBy: "ReusableTableViewCell.xib\n").last ?? ""
        expect(list.contains("property=\"dateLabel\"") && list.contains("In force"))
        expect(!list.contains("property=\"phaseLabel\"") && !list.contains("property=\"tableViewCell\""))
    }

    @Test("compare shows an edit after the commands since, and describes an impossible edit in words")
    func sinceTheChange() throws {
        // Given
        let change = "edit \(Self.cell) --remove reuseIdentifier"

        // When
        let run = try run(change, "scroll 3", "compare edit", "edit --keep /no/such/file")

        // Then
        expect(run.output, contains: "ReusableTableViewCell.xib changed by hand. After \"scroll 3\":")
        expect(run.errors, contains: "can't write /no/such/file: no such folder")
    }

    @Test("After an invisible edit, a line still says that the screen was rebuilt")
    @MainActor func unseen() throws {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)
        screen.session.executable = try URL(fileURLWithPath: Executable("table-cell").path)

        // When
        let said = screen.type("edit ReusableTableViewCell --set phaseLabel.text Moon")

        // Then
        expect(said, contains: "The screen was built again, and looks as before.")
    }

    @Test("An edit of a nib that the screen doesn't load is reported, with the nibs that it loads")
    @MainActor func unread() throws {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)
        screen.session.executable = try URL(fileURLWithPath: Executable("table-cell").path)
        screen.type("technique register-nib")

        // When
        let said = screen.type("edit ReusableTableViewCell --set Qf3-mN-7xK.reuseIdentifier Other")

        // Then
        let words = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        expect(
            words,
            contains: "looks as before: it loaded ReusableTableViewCellExampleViewController.xib and "
                + "RegisteredTableViewCell.xib, but hasn't loaded the changed ReusableTableViewCell.xib yet.")
    }

    @Test("Without its module, the class of a cell isn't found, and both of iOS's messages appear")
    func withoutModule() throws {
        // Given
        let change = "edit RegisteredTableViewCell --remove Rg8-tW-4hC.customModule"

        // When
        let run = try run("technique register-nib", change)

        // Then
        let messages = run.output.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let first = messages.firstIndex(of: "Unknown class RegisteredTableViewCell in Interface Builder file.")
        let second = messages.firstIndex {
            $0.contains("'NSUnknownKeyException', reason: '[<UITableViewCell #1> setValue:forUndefinedKey:]")
        }
        try expect(#require(first) < #require(second))
    }

    @Test("xib, source --diff, compare and snapshot show an edit, and reset ends it")
    func known() throws {
        // Given
        let change = "edit ReusableTableViewCell --set phaseLabel.frame.x 90"

        // When
        let run = try run(
            change, "source --diff", "compare edit", "reset", "edit --list", "edit --again", "edit --list")

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: "+ <rect key=\"frame\" x=\"90\" y=\"11\" width=\"264\" height=\"22\"/>")
        expect(run.output, contains: "│  ●   New Moon")
        expect(run.output, contains: "│  ●        New Moon")
        let states = run.output.matches(of: #/(Not in|In) force/#).map { String($0.0) }
        expect(states, equals: ["Not in force", "In force"])
    }

    @Test("edit makes one change at a time, takes a negative number, and overwrites no file unasked")
    @MainActor func oneAtATime() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = folder.path + "/notes.txt"
        try "my notes".write(toFile: file, atomically: true, encoding: .utf8)
        let script = ScriptedSession(TableCellSession(rows: 100))
        script.session.executable = try URL(fileURLWithPath: Executable("table-cell").path)
        let edit = "edit ReusableTableViewCell"

        // When
        let twice = script.run("\(edit) --remove dateLabel --remove phaseLabel")
        let both = script.run("\(edit) --set dateLabel.text Sun --set phaseLabel.text Moon")
        let words = script.run("\(edit) --set dateLabel.text Blue Moon")
        script.run("\(edit) --set dateLabel.frame.x -50")
        let list = script.run("edit --list")
        let kept = script.run("edit --keep \(file)")
        let notes = try String(contentsOfFile: file, encoding: .utf8)
        script.run("edit --keep \(file) --force")

        // Then
        expect(twice, contains: "one change at a time")
        expect(both, contains: "one change at a time")
        expect(words, contains: "--set takes one value; write \"Blue Moon\" in quotation marks")
        expect(list, contains: "x=\"-50\"")
        expect(kept, contains: "exists already; --force overwrites it")
        expect(notes, equals: "my notes")
        expect(try String(contentsOfFile: file, encoding: .utf8), contains: "x=\"-50\"")
    }

    @Test("A technique that ends an edit says so, and edit --again applies it")
    @MainActor func endedByTechnique() throws {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))
        script.session.executable = try URL(fileURLWithPath: Executable("table-cell").path)
        script.run("edit ReusableTableViewCell --set phaseLabel.text Moon")

        // When
        let ended = script.run("technique code")
        let again = script.run("edit --again", "technique code")

        // Then
        expect(ended, contains: "Your edit isn't in force any more; \"edit --again\" applies it here.")
        expect(again, contains: "Your edit isn't in force any more")
        expect(!script.run("technique code").contains("edit"))
    }

    @Test("Edits add up, also on an experiment, and --keep saves them to a file, but never to the nib itself")
    @MainActor func addUp() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = folder.path + "/Mine.xib"
        let script = ScriptedSession(TableCellSession(rows: 100))
        script.session.executable = try URL(fileURLWithPath: Executable("table-cell").path)

        // When
        script.run("experiment no-identifier", "edit ReusableTableViewCell --set phaseLabel.text Moon")
        script.run("edit ReusableTableViewCell --remove dateLabel", "edit --keep \(file)")
        let kept = try String(contentsOfFile: file, encoding: .utf8)

        // Then
        expect(script.session.experiment?.name, equals: "edit")
        expect(kept, contains: "text=\"Moon\"")
        expect(!kept.contains("property=\"dateLabel\"") && !kept.contains("reuseIdentifier"))
        expect(
            script.session.stepsFromStart,
            equals: [
                "technique owner-outlet", "experiment no-identifier",
                "edit ReusableTableViewCell --set phaseLabel.text Moon",
                "edit ReusableTableViewCell --remove dateLabel",
            ])
    }

    @Test(
        "The error about an impossible edit says why, and the nib stays as it was",
        arguments: [
            ("--find zzz --replace a", "does not contain \"zzz\""),
            ("--find label --replace a", "times; take in more of what is around it"),
            ("--set phaseLable.text a", "did you mean \"phaseLabel\"?"),
            ("--set phaseLabel.frme.x 1", "did you mean \"frame\"?"),
            ("--set phaseLabel a", "names no attribute; write phaseLabel.ATTRIBUTE; it has opaque,"),
            ("--set label.text a", "\"label\" could be phaseLabel or dateLabel; name one of them"),
            ("--set text a", "\"text\" could be phaseLabel.text or dateLabel.text; name one of them"),
            ("--set reuseIdentifer a", "did you mean \"reuseIdentifier\"?"),
            ("--set hidden YES", "names no attribute; write OBJECT.ATTRIBUTE, such as phaseLabel.text"),
            (
                "--set cell.reuseIdentifier X",
                "has no \"cell\"; it has \"File's Owner\", \"First Responder\", tableViewCell, tableViewCellContentView, "
            ),
            ("--set phaseLabel.moon.x 1", "has no \"moon\"; it has frame, autoresizingMask, fontDescription,"),
            (
                "--editor",
                "can't open an editor here: it opens only at the prompt; \"edit ReusableTableViewCell\" lists"
            ),
            (#"--find tableViewCell" --replace tableViewCel""#, "did you mean `tableViewCell`?"),
            ("--remove reuseidentifier", "did you mean \"reuseIdentifier\"?"),
            ("--find '</objects>' --replace ''", "not well-formed XML: the end tag does not match <objects>"),
        ])
    @MainActor func impossible(_ options: String, _ reason: String) throws {
        // Given
        let session = TableCellSession(rows: 100)
        let script = ScriptedSession(session)
        session.executable = try URL(fileURLWithPath: Executable("table-cell").path)

        // When
        let said = script.run("edit \(Self.cell) \(options)")

        // Then
        expect(said, contains: reason)
        #expect(session.experiment == nil)
    }

    @Test("An unused attribute is reported with the nearest name, and the screen is still made")
    @MainActor func unknownAttribute() throws {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))
        script.session.executable = URL(fileURLWithPath: try Executable("table-cell").path)

        // When
        let unknown = script.run("edit ReusableTableViewCell --set phaseLabel.txt Moon")
        let known = script.run("edit ReusableTableViewCell --set phaseLabel.text Moon")

        // Then
        expect(
            unknown, contains: "nothing reads the attribute txt of a label; did you mean `text`? (object Lc1-r9-JoE)")
        expect(!known.contains("warning"))
        expect(script.session.experiment?.name, equals: "edit")
    }

    @Test("During a mystery, edit is refused, because it would show the fault")
    @MainActor func mystery() throws {
        // Given
        let session = TableCellSession(rows: 100)
        let script = ScriptedSession(session)
        let fault = Fault(session.experimentsByName.first { $0.name == "stale-content" }!, from: 2)
        try session.begin(fault.experiment)
        session.tutorial.mystery = Mystery(.met, faults: [fault], fault: fault, choices: [fault], where: "")

        // When
        let said = script.run("edit ReusableTableViewCell --remove reuseIdentifier")

        // Then
        expect(said, contains: "can't run edit during a mystery: it gives the answer away")
        expect(!said.contains("stale-content") && session.tutorial.mystery != nil)
    }

    @Test(
        "An edit quotes as many lines above it as its place needs to be unique",
        arguments: [
            ("b\nc", "a\nb\nc", ["b→a\nb"]), ("x\ny\nx\nz", "w\ny\nx\nz", ["x\ny→w\ny"]),
            ("x\ny\nx\nz", "x\ny\nw\nz", ["y\nx→y\nw"]), ("a\nb\nc", "a\nc", ["a\nb→a"]),
            ("a\nb\nc", "b\nc", ["a\nb→b"]), ("a\nb\nc", "a\nb\nc", []), ("a\nb", "c\nd", ["a\nb→c\nd"]),
            ("a\nb\nc\nd", "A\nb\nc\nD", ["d→D", "a→A"]), ("a\na\na", "a\na", ["a\na\na→a\na"]),
        ])
    func edits(old: String, new: String, expected: [String]) {
        // Given, When
        let edits = NibEdit.edits(of: "Moon", from: old, to: new)

        // Then
        expect(edits.map { "\($0.find)→\($0.replacement)" }, equals: expected)
        expect(edits.allSatisfy { $0.nib == "Moon" })
    }
}
