import Foundation
import TerminalTesting
import Testing

/// `nib`: any nib or storyboard is shown.
@Suite(.talkingToPrograms)
nonisolated struct NibTests {
    private let program: Executable
    private let folder: TemporaryFolder

    init() throws {
        program = try Executable("table-cell")
        folder = try TemporaryFolder()
    }

    private func nib(_ arguments: String..., input: String = "") throws -> Run {
        try program.run(["nib"] + arguments, input: input)
    }

    @Test("nib draws a xib as large as its device, then lists objects, connections, unknown parts and problems")
    func shown() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)

        // When
        let run = try nib(path)
        let unused = try nib(path, "--unused").output

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.errors, equals: "")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        expect(lines[0], equals: "\(path)  xib for iPhone SE (retina4_0), 320×568")
        expect(lines[1].hasPrefix("╭") && lines[1].count == 42)
        expect(lines.filter { $0.hasPrefix("│") && $0.hasSuffix("│") }.count, equals: 26)
        expect(lines.contains { $0.hasPrefix("│ Soup") })
        expect(
            run.output.hasSuffix(
                """
                Tree
                  view  320×568  outlet view  iN0-l3-epB
                  ├─ label  8,22 120×22  outlet dish  "Soup"  Lab-el-001
                  ├─ GlowButton  8,66 120×44  "Order"  But-to-001
                  └─ glkView  8,132 120×44  Map-00-001
                Connections
                  outlet File's Owner.dish → label "Soup" (Lab-el-001)
                  outlet File's Owner.view → view (iN0-l3-epB)
                  action GlowButton.order: (touchUpInside) → File's Owner (-1)
                Not here
                  line 13: class GlowButton is not in this program: a UIButton is shown
                  line 20: <glkView> has no class here: a frame stands for it
                Not understood
                  12:21: <gizmo> in view iN0-l3-epB › label Lab-el-001
                Findings
                  none

                """))
        expect(unused.hasSuffix("Read, but not used\n  label.glow  line 10\nFindings\n  none\n"), "\(unused)")
    }

    @Test("--size and --device set the size of a screen, and JSON contains all of the text, and frames")
    func sizes() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)

        // When
        let sized = try nib(path, "--size", "375x667", "--json")
        let device = try nib("--device", "iphone 8", "--json", path)

        // Then
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(sized.output.utf8)) as? [String: Any])
        expect(json["size"] as? [Double], equals: [375, 667])
        expect(device.output, contains: #""device":{"id":"retina4_7","name":"iPhone 8""#)
        let tree = try #require((json["tree"] as? [[String: Any]])?.first)
        expect(tree["frame"] as? [Double], equals: [0, 0, 375, 667])
        expect(tree["fileFrame"] as? [Double], equals: [0, 0, 320, 568])
        expect(tree["class"] as? String, equals: "view")
        expect(tree["outlet"] as? String, equals: "view")
        expect((tree["children"] as? [[String: Any]])?.first?["text"] as? String, equals: "Soup")
        expect((json["connections"] as? [[String: Any]])?.count, equals: 3)
        expect((json["findings"] as? [[String: Any]])?.isEmpty, equals: true)
        expect((json["unused"] as? [[String: Any]])?.first?["key"] as? String, equals: "glow")
        expect((json["unread"] as? [[String: Any]])?.first?["element"] as? String, equals: "gizmo")
        expect((json["standIns"] as? [[String: Any]])?.count, equals: 2)
    }

    @Test(
        "A storyboard lists its scenes and how to reach them, and shows the first, or the one of --scene"
    )
    func scenes() throws {
        // Given
        let path = try folder.file("Menu.storyboard", NibFixture.storyboard)

        // When
        let all = try nib(path).output
        let second = try nib(path, "--scene", "Sce-ne-002").output
        let byController = try nib(path, "--scene", "Vc2-00-001").output
        let byIdentifier = try nib(path, "--scene", "Dish").output
        let wrong = try nib(path, "--scene", "Dsih")

        // Then
        expect(
            all,
            contains: """
                Scenes
                  Sce-ne-001  viewController "Menu"            initial
                      show → pageViewController "Dish" “Dish”
                  Sce-ne-002  pageViewController "Dish"  Dish  a segue leads to it
                  Sce-ne-003  viewController "Lost"            nothing leads to it

                """)
        func picture(_ output: String) -> Substring { output[...].split(separator: "Scenes")[0] }
        expect(picture(all).contains("Today's menu") && !picture(all).contains("A dish"))
        expect(picture(second).contains("A dish") && !second.contains("Today's menu"))
        expect(!second.contains("Not here"))
        expect(second, equals: byController)
        expect(second, equals: byIdentifier)
        expect(wrong.exit, equals: .status(1))
        expect(wrong.errors, equals: "error: there is no scene \"Dsih\"; did you mean \"Dish\"?\n")
    }

    @Test("In color, an unreachable scene is red like a problem, and the ways to the others are dim")
    func unreachableScene() throws {
        // Given
        let path = try folder.file("Menu.storyboard", NibFixture.storyboard)
        let kept = folder.path + "/scenes.ans"

        // When
        let run = try program.run(["snapshot", kept, "--dark", "--of", "nib \(path)"])

        // Then
        expect(run.exit, equals: .status(0))
        let text = try String(contentsOfFile: kept, encoding: .utf8)
        expect(text, contains: "\u{1B}[38;2;255;123;114mnothing leads to it\u{1B}[0m")
        expect(text, contains: "\u{1B}[38;2;145;152;161minitial\u{1B}[0m")
        expect(text, contains: "\u{1B}[38;2;145;152;161ma segue leads to it\u{1B}[0m")
    }

    @Test(
        "Each unreadable file gets one line",
        arguments: [
            (["nowhere.xib"], "error: can't read nowhere.xib: no such file\n", 1),
            (["/"], "error: /: a folder; expected a .xib or .storyboard file\n", 1),
            (["/dev/zero"], "error: /dev/zero: not a regular file; expected a .xib or .storyboard file\n", 1),
            (["-", "--size", "375"], "error: --size takes <size>, not \"375\": the size of the screens", 1),
            (["-", "--size", "0x9e99"], "error: --size takes <size>, not \"0x9e99\":", 1),
            (
                ["-", "--device", "iPhone 88"],
                "error: there is no device \"iPhone 88\"; did you mean \"iPhone 8\"?",
                1
            ),
            (
                ["-", "--device", "toaster"],
                "error: there is no device \"toaster\"; try --size 375x667, or iPhone 4s (retina3_5), ", 1
            ),
            (["-", "--scene", "x"], "error: standard input is a xib, which has no scenes\n", 1),
            (["show"], "error: nib show needs <file>: the file, or - for standard input", 1),
            (["a", "b"], "error: nib show takes one argument; \"b\" is one too many", 1),
            (["--lint", "--diff", "a", "b"], "error: nib lint has no option \"--diff\"; it has", 1),
            (["--diff", "a", "b", "c"], "error: nib diff compares two files, not 3; name both", 1),
            (["--size", "9x9", "--device", "x", "-"], "error: --size takes <size>, not \"9x9\"", 1),
        ])
    func refusals(arguments: [String], message: String, status: Int32) throws {
        // Given
        let input = NibFixture.menu

        // When
        let run = try program.run(["nib"] + arguments, input: input)

        // Then
        expect(run.exit, equals: .status(status))
        expect(run.output, equals: "")
        expect(run.errors.hasPrefix(message), "\(run.errors)")
        expect(run.errors.split(separator: "\n").count, equals: 1)
    }

    @Test("- is standard input, and too large a file is refused before it is read")
    func standardInput() throws {
        // Given
        let large = try folder.file("Large.xib", String(repeating: " ", count: 9 << 20))

        // When
        let read = try nib("-", input: NibFixture.menu)
        let refused = try nib(large)

        // Then
        expect(read.output.hasPrefix("standard input  xib for iPhone SE"))
        expect(refused.errors, equals: "error: \(large): a file of 9437184 bytes; at most 8388608 are read\n")
    }

    @Test("- isn't allowed if the commands come from standard input")
    func commands() throws {
        // Given
        let input = "nib -\nnib --lint -\nsnapshot page.svg --of \"nib -\"\necho\n"

        // When
        let run = try program.run([], input: input)

        // Then
        let why = "error: - is standard input, where the commands come from; name a file"
        expect(run.errors.components(separatedBy: why).count, equals: 4)
        expect(run.errors, contains: "standard input:4: error: unknown command \"echo\"")
    }

    @Test("A line shows the beginning of a long text")
    func longText() throws {
        // Given
        let text = String(repeating: "moon ", count: 1_000)
        let path = try folder.file("Long.xib", NibFixture.menu.replacing("text=\"Soup\"", with: "text=\"\(text)\""))

        // When
        let run = try nib(path)

        // Then
        expect(run.output, contains: "outlet dish  \"\(text.prefix(200))…\"  Lab-el-001\n")
        expect(run.output, contains: "→ label \"\(text.prefix(60))…\" (Lab-el-001)\n")
    }

    @Test("Control characters of a file never reach the terminal, in any format")
    func controlCharacters() throws {
        // Given
        let text = NibFixture.menu.replacing("Soup", with: "So&#x9B;2Jup").replacing("GlowButton", with: "Gl\u{202E}ow")
        let path = try folder.file("Menu.xib", text)

        // When
        let outputs = try [
            nib(path), nib(path, "--json"), nib("--lint", "--notes", path), nib("--text", path),
            nib("--diff", "/dev/null", path),
        ]
        .map { $0.output + $0.errors }

        // Then
        for output in outputs {
            expect(
                output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
            )
            expect(!output.contains("\u{202E}"))
            expect(output.count > 50)
        }
    }

    @Test("Every program has the command nib, also at its prompt, and help explains it")
    func everywhere() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)

        for name in ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"] {
            // When
            let program = try Executable(name)
            let shell = try program.run(["--ascii", "nib", path])
            let line = try program.run(["--ascii", "-c", "nib '\(path)'"])
            let help = try program.run(["nib", "--help"])

            // Then
            expect(shell.output, contains: "action GlowButton.order: (touchUpInside) -> File's Owner (-1)")
            expect(shell.output, equals: line.output)
            expect(help.output.contains("USAGE: nib") && help.exit == .status(0))
        }
    }

    @Test("Another subcommand can come first, and an unknown one is wrong usage")
    func anyCommand() throws {
        // Given, When
        let stats = try program.run(["--rows", "3", "stats", "--json"])
        let same = try program.run(["--rows", "3", "-c", "stats --json"])
        let wrong = try program.run(["statz"])
        let both = try program.run(["-c", "stats", "nib", "x"])

        // Then
        expect(stats, equals: same)
        expect(stats.output, contains: "\"visible\":3")
        expect(wrong.exit == .status(64) && both.exit == .status(64))
        expect(wrong.errors.hasPrefix("error: unknown command \"statz\"; did you mean \"stats\"?"))
        expect(both.errors.hasPrefix("error: give either a command or -c and --script, not both"))
    }

    @Test("nib snapshot saves a picture of the screen")
    func picture() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)
        let picture = folder.path + "/menu.svg"

        // When
        let run = try program.run(["snapshot", picture, "--of", "nib \(path) --size 375x667"])
        let wrong = try program.run(["snapshot", picture + ".svg", "--of", "nib \(path) --size 3"])

        // Then
        expect(run.exit, equals: .status(0))
        let svg = try String(contentsOfFile: picture, encoding: .utf8)
        expect(svg.contains(">Soup<") && svg.contains("Menu.xib"))
        expect(svg, contains: "width=\"423\"")
        expect(wrong.exit, equals: .status(1))
        expect(wrong.errors.hasPrefix("error: --size takes <size>, not \"3\""))
    }

    @Test("A xib without a view is loaded, too, and its unknown classes are reported")
    func withoutView() throws {
        // Given
        let path = try folder.file(
            "Gesture.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tapGestureRecognizer id="Tap-00-001" customClass="MoonRecognizer"/>
            </objects></document>
            """)

        // When
        let run = try nib(path)

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: "line 3: class MoonRecognizer is not in this program: nothing is shown for it\n")
    }

    @Test("All programs can show the nibs of all programs, without problems")
    func ownNibs() throws {
        // Given
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        // A project of their own, so that no program reads the sources of all of this one.
        let project = try TemporaryFolder()
        _ = try project.file("Package.swift", "")
        let copy = project.path + "/Examples"
        try FileManager.default.copyItem(atPath: examples.path, toPath: copy)
        let files = (FileManager.default.enumerator(atPath: copy)?.allObjects as? [String] ?? []).filter {
            $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
        }.map { copy + "/" + $0 }

        for name in ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"] {
            // When
            let run = try Executable(name).run(["nib", "--lint"] + files)

            // Then
            expect(run.output, equals: "")
            expect(run.exit, equals: .status(0))
        }
        expect(files.count > 20)
    }
}
