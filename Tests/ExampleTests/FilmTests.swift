import Canvases
import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample
@testable import Recordings

/// `snapshot --of` a script: a picture that moves.
struct FilmTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a line, and answers what went wrong.
    @discardableResult
    private func run(_ line: String, in session: ExampleSession) -> String {
        var errors = ""
        session.output = { _ in }
        session.errors = { errors += $0 }
        session.run(line)
        return errors.replacing(folder.path + "/", with: "")
    }

    /// The film of a script, or of a comparison.
    private func film(
        _ lines: String..., comparing experiment: String? = nil, options: String = "", in session: ExampleSession
    ) throws -> String {
        let script = try folder.file("steps.txt", lines.map { $0 + "\n" }.joined())
        let path = folder.path + "/film.svg"
        let line = experiment.map { "compare \($0) \(script)" } ?? "drive \(script)"
        expect(run("snapshot \(path) --force --of \"\(line)\" \(options)", in: session), equals: "")
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    /// Returns the error of a film of a script.
    private func error(_ script: String, of line: String = "drive", file: String = "film.svg") throws -> String {
        let steps = try folder.file("steps.txt", script)
        return run(
            "snapshot \(folder.path)/\(file) --of \"\(line) \(steps)\"", in: TableCellSession(rows: 100))
    }

    private func table() -> TableCellSession { TableCellSession(rows: 100) }

    /// The texts of a picture that are seen at the end, those that were defined once included, with plain spaces.
    private func texts(in svg: String) -> [String] {
        svg.matches(of: #/<text [^>]*>([^<]*)</#).map { String($0.1).replacing("\u{A0}", with: " ") }
    }

    @Test("The film tells the way of its cells, and the counts at its end")
    func words() throws {
        // Given, When
        let svg = try film("scroll 3", comparing: "no-identifier", in: table())

        // Then
        let description = try #require(svg.firstMatch(of: #/<desc>(.*)<\/desc>/#)?.1)
        expect(
            description,
            equals: """
                A cell leaves, waits in the queue, and comes back with new text. In the end 7 made, 3 reused, 7 nib \
                reads. A cell leaves, is dropped: it has no name, and the next row gets a new one. In the end 10 made, \
                0 reused, 10 nib reads.
                """)
        expect(svg, contains: "<title>table-cell: working and no-identifier</title>")
        expect(texts(in: svg), contains: "✗ The cell in the xib has no reuse identifier.")
    }

    @Test("At the end of a list, a touch adds no more moments to a recording, and a film is refused")
    func ends() throws {
        // Given
        let session = TableCellSession(rows: 8)
        var recorder = try Recorder(
            technique: session.technique, breaking: nil, like: session, on: SVGCanvas(size: .zero),
            learningScrolling: true)
        let script = try folder.file("long.txt", "scroll 310\n")

        // When
        try recorder.play(Script(["scroll 500", "scroll -500"]), most: 10)
        let error = run("snapshot film.svg --of \"drive \(script)\"", in: session)

        // Then
        expect(recorder.recording.moments.count <= 8)
        expect(error, contains: "error: long.txt:1: a film has 30 steps at most")
    }

    @Test("The film draws each row once, as the app drew it, however many cells and phones show it")
    func rowsOnce() throws {
        // Given, When
        let svg = try film("scroll 3", comparing: "no-identifier", in: table())

        // Then
        let dates = texts(in: svg).filter { $0.contains(":") && $0.hasPrefix("201") }
        expect(dates.count, equals: 10)
        expect(Set(dates).count, equals: 10)
    }

    @Test("In a film, a cell that isn't configured is reused with its old text")
    func stale() throws {
        // Given, When
        let svg = try film("scroll 3", comparing: "stale-content", in: table())

        // Then
        expect(
            texts(in: svg).filter { $0.hasPrefix("still ") },
            equals: ["still 2011.10.26, row 0", "still 2011.11.02, row 1", "still 2011.11.10, row 2"])
        expect(texts(in: svg), contains: "3  and comes back with old text.")
        expect(texts(in: svg), contains: "3  and comes back with new text.")
    }

    @Test("The same input gives the same bytes, in every program")
    func sameBytes() throws {
        // Given
        let date = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        let programs: [(make: () throws -> ExampleSession, script: String)] = [
            (table, "scroll 2"), ({ GridCellSession(items: 90) }, "goto 6"),
            ({ try DatePicker.makeSession(.parse(date)) }, "push"),
            ({ try IgnorableDatePicker.makeSession(.parse(date)) }, "set start 2012-01-01"),
        ]

        for program in programs {
            // When
            let films = try (0..<2).map { _ in try film(program.script, in: try program.make()) }

            // Then
            expect(films[0], equals: films[1])
            expect(films[0], contains: "@keyframes")
        }
    }

    @Test("The film's times and places are as recorded")
    func recorded() throws {
        // Given, When
        let films = [
            "comparing": try film("scroll 2", "scroll -1", comparing: "mismatched-identifier", in: table()),
            "changes": try film(
                "goto 40", "delete 41", "experiment no-identifier", "scroll 1", in: table()),
            "grid": try film("scroll 1", "goto 6", options: "--dark", in: GridCellSession(items: 90)),
            "table": try film(
                "insert 2", "scroll -1", "reload", "scroll 9", "technique code", "scroll 1", "goto 0",
                in: table()),
            "columns": try film(
                "scroll 1", "columns 2", "delete 3", "goto 80", comparing: "duplicate-tag",
                in: GridCellSession(items: 90)),
        ]

        // Then
        for (name, svg) in films {
            let drawn = svg.replacing(#/"data:[^"]*"/#, with: "\"\"")
            try expect(drawn, isRecordedIn: "Film-of-\(name).txt")
        }
    }

    @Test("A film of one phone is at most 400 points high; on a narrow page the queue is below the phone")
    func forms() throws {
        // Given, When
        let forms = try ["", "--narrow"].map { options in
            let svg = try film("scroll 2", options: options, in: table())
            return try #require(svg.firstMatch(of: #/width="([\d.]+)" height="([\d.]+)"/#))
        }

        // Then
        expect(forms[0].2, equals: "400")
        let (width, height) = (Double(forms[1].1) ?? 0, Double(forms[1].2) ?? 0)
        expect(width < 500 && height > width)
    }

    @Test("A film of three rows has less than 28,000 bytes with two phones, and 20,000 with one")
    func size() throws {
        // Given, When
        let one = try film("scroll 3", in: table())
        let two = try film("scroll 3", comparing: "no-identifier", in: table())

        // Then
        expect(one.utf8.count < 20_000)
        expect(two.utf8.count < 28_000)
    }

    @Test("One style sheet moves everything, with equal times, and without motion the film shows its end")
    func styleSheet() throws {
        // Given, When
        let svg = try film("scroll 3", in: table())

        // Then
        let style = try #require(svg.firstMatch(of: #/<style>\n(.*?)<\/style>/#.dotMatchesNewlines())?.1)
        expect(style.hasPrefix("g{animation:10.3s ease-in-out infinite}\n"))
        expect(style.hasSuffix("@media(prefers-reduced-motion:reduce){g{animation:none!important}}\n"))
        expect(!style.contains("delay") && !svg.contains("<script") && !svg.contains("<animate"))
        expect(svg, contains: "transform=\"translate(0 -187)\"")
        let counts = svg.matches(of: #/(<g [^>]*>\n)?<text [^>]*font-size="60"[^>]*>(\d+)</#)
        let shown = counts.filter { $0.1?.contains("opacity") != true }.map { $0.2 }
        expect(shown, equals: ["100", "7", "3"])
    }

    @Test("A dark page has other colors, but the app looks the same")
    func dark() throws {
        // Given, When
        let light = try film("scroll 1", in: table())
        let dark = try film("scroll 1", options: "--dark", in: table())

        // Then
        let definitions = [light, dark].map { $0.split(separator: "</defs>")[0].split(separator: "<defs>").last }
        expect(light != dark)
        expect(definitions[0], equals: definitions[1])
    }

    @Test("A film's words describe the reuse of its cells")
    func lessons() throws {
        // Given, When
        func told(_ svg: String) -> String { String(svg.firstMatch(of: #/<desc>(.*)<\/desc>/#)?.1 ?? "") }
        let lessons = try ["mismatched-identifier", "no-identifier", "stale-content"].map { experiment in
            let words = told(try film("scroll 1", comparing: experiment, in: table()))
            return words.components(separatedBy: "nib reads. ")[1].components(separatedBy: " In the end")[0]
        }
        let none = try film("tap 1", in: table())
        let last = try film("delete 0", in: TableCellSession(rows: 3))
        let date = try film(
            "push", in: try DatePicker.makeSession(.parse(["--now", "2011-10-29", "--locale", "en_US"])))

        // Then
        expect(
            lessons,
            equals: [
                "A cell leaves, waits in the queue, and the next row gets a new one.",
                "A cell leaves, is dropped: it has no name, and the next row gets a new one.",
                "A cell leaves, waits in the queue, and comes back with old text.",
            ])
        expect(!texts(in: none).contains { $0.contains("reuse") })
        expect(told(last), contains: "A cell leaves, waits in the queue. In the end ")
        expect(date.contains("<desc>After push.</desc>") && !texts(in: date).contains("The reuse queue"))
    }

    @Test("In a film, a new screen covers the old one, and the command for the first screen isn't a step")
    func remade() throws {
        // Given, When
        let svg = try film(
            "technique code", "scroll 1", "experiment no-identifier", "scroll 1", "reset", in: table())

        // Then
        let seconds = svg.firstMatch(of: #/g\{animation:([\d.]+)s/#)?.1
        expect(seconds, equals: "10.3")
        let commands = texts(in: svg).filter { $0.hasPrefix("&gt; ") }
        expect(commands, equals: ["&gt; scroll 1", "&gt; experiment no-identifier", "&gt; scroll 1", "&gt; reset"])
        expect(svg, contains: "6 made, 0 reused, 6 nib reads")
    }

    @Test("A film leaves out commands that only look, ends with quit, and spends no time on commands without effect")
    func skipped() throws {
        // Given
        let other = folder.path + "/other.svg"

        // When
        let svg = try film(
            "# a comment", "", "stats", "snapshot \(other)", "drive", "scroll -1", "scroll 1", "exit", "scroll 9",
            in: table())

        // Then
        expect(svg, contains: "g{animation:6.1s ")
        expect(!FileManager.default.fileExists(atPath: other))
    }

    @Test("A film has no effect on the session, and begins with a fresh screen, whole or broken like this one")
    func noEffect() throws {
        // Given
        let session = table()
        session.run("experiment no-identifier")
        session.run("scroll 5")
        let before = session.stats

        // When
        let svg = try film("scroll 1", in: session)

        // Then
        expect(session.stats, equals: before)
        expect(session.experiment?.name, equals: "no-identifier")
        expect(svg, contains: "In the end 8 made, 0 reused, 8 nib reads")
        expect(texts(in: svg), contains: "✗ The cell in the xib has no reuse identifier.")
    }

    @Test("A script that can't be filmed gets an error with the line, and no file is left")
    func errors() throws {
        // Given, When
        let errors = [
            try error("scroll 1\n\nscrol 1\n"), try error("scroll 31\n"), try error("scroll 1\nexperiment no-outlet\n"),
            try error("stats\n"), try error("scroll 1\n", of: "compare no-outlet"),
            try error("scroll 1\n", file: "film.txt"),
            run("snapshot film.svg --of \"drive \(folder.path)/none.txt\"", in: table()),
            run("snapshot film.svg --of \"compare no-identifier \(folder.path)/none.txt\"", in: table()),
            run("snapshot film.svg --of \"drive /dev/zero\"", in: table()),
        ]

        // Then
        expect(
            errors,
            equals: [
                "error: steps.txt:3: unknown command \"scrol\"; did you mean \"scroll\"?\n",
                "error: steps.txt:1: a film has 30 steps at most, and each row that is scrolled past is one; "
                    + "scroll less far, or use goto\n",
                "error: steps.txt:2: no-outlet ends the program, so a film can't go on; "
                    + "\"compare no-outlet\" shows how it ends\n",
                "error: the script changes nothing on the screen, so there is nothing to film\n",
                "error: no-outlet ends the program, so a film can't go on; "
                    + "\"compare no-outlet\" shows how it ends\n",
                "error: a film is .svg, or .png for its last picture, and a recording .json, not .txt\n",
                "error: can't read none.txt: no such file\n",
                "error: can't read none.txt: no such file\n",
                "error: can't read /dev/zero: it is not a regular file\n",
            ])
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["steps.txt"])
    }

    @Test("Hostile text stays text in a film")
    func hostile() throws {
        // Given
        let session = ExampleSession(.hostile)

        // When
        let svg = try film("tap '<b>&'", in: session)

        // Then
        expect(!svg.contains("<script") && !svg.contains("<b>"))
        expect(svg, contains: "<title>hostile</title>")
        expect(texts(in: svg), contains: "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;")
        expect(texts(in: svg), contains: "&gt; tap '&lt;b&gt;&amp;'")
        let parser = XMLParser(data: Data(svg.utf8))
        expect(parser.parse())
    }

    @Test("drive plays a script until a line fails, and compare runs a script in both screens")
    func scripts() throws {
        // Given
        let script = try folder.file("steps.txt", "\u{FEFF}scroll 2\r\n# no more\r\n  scroll 1\nscrol\nscroll 9")
        let fingers = Fingers(table())
        var compared = ""
        let session = table()
        session.output = { compared += $0 }

        // When
        let steps = try Script(script)
        fingers.driver.drive { fingers.driver.play(steps) }
        session.run("compare no-identifier \(try folder.file("three.txt", "scroll 3\n"))")

        // Then
        expect(fingers.driver.session.stats.reused, equals: 3)
        expect(fingers.seen.joined(), contains: "steps.txt:4: error:")
        expect(compared, contains: "After \"scroll 3\":")
    }
}

/// A screen with only a button, whose title changes with a tap.
private final class HostileController: UIViewController {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("<b>&", for: .normal)
        button.addTarget(self, action: HostileController.change, for: .touchUpInside)
        view.addSubview(button)
    }

    func change() {
        button.setTitle("</text><script>alert(1)</script>", for: .normal)
    }
}

/// A program that shows it.
extension ExampleProgram {
    fileprivate static var hostile: ExampleProgram {
        ExampleProgram(
            name: "hostile",
            techniques: [
                Technique(name: "<style>", summary: "A button.", claims: [], source: "FilmTests") {
                    HostileController()
                }
            ], counting: CountedClasses(UILabel.self))
    }
}
