import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ReusableTableViewCellExample

/// The program `nib`, and the same as a command of the others.
@Suite(.talkingToPrograms)
nonisolated struct NibProgramTests {
    private let program: Executable
    private let folder: TemporaryFolder

    init() throws {
        program = try Executable("nib")
        folder = try TemporaryFolder()
    }

    @Test("Every subcommand has help, and every prompt has the same subcommands")
    func help() throws {
        // Given
        let names = ["show", "tree", "text", "json", "lint", "diff", "snapshot", "merge", "git-setup"]

        // When
        let list = try program.run()
        let prompt = try Executable("table-cell").run(["nib", "--help"])
        let pages = try names.map { try program.run([$0, "--help"]) }
        let asked = try program.run(["help", "lint"])

        // Then
        expect(list.exit == .status(0) && list.output.contains("USAGE: nib <subcommand>"))
        expect(list.output, equals: prompt.output)
        for (name, page) in zip(names, pages) {
            expect(list.output, contains: "\n  \(name) ")
            expect(page.exit == .status(0) && page.output.contains("USAGE: nib \(name)"))
        }
        expect(asked, equals: pages[4])
        try expect(program.run(["--version"]).output, contains: ".")
    }

    @Test(
        "A file without a subcommand is shown, and each old option is also a subcommand",
        arguments: [
            (["Menu.xib"], ["show", "Menu.xib"]), (["--json", "Menu.xib"], ["json", "Menu.xib"]),
            (["Menu.xib", "--text"], ["text", "Menu.xib"]),
            (["--lint", "--json", "Menu.xib"], ["lint", "Menu.xib", "--json"]),
            (["--diff", "Menu.xib", "/dev/null"], ["diff", "Menu.xib", "/dev/null"]),
        ])
    func spellings(old: [String], new: [String]) throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)
        func run(_ program: Executable, _ words: [String]) throws -> Run {
            try program.run(words.map { $0 == "Menu.xib" ? path : $0 })
        }

        // When
        let runs = try [
            run(program, old), run(program, new), run(Executable("table-cell"), ["nib"] + old),
            run(Executable("table-cell"), ["nib"] + new),
        ]

        // Then
        expect(runs.allSatisfy { $0 == runs[0] })
        expect(!runs[0].output.isEmpty && runs[0].errors.isEmpty)
    }

    @Test("tree lists all objects, or one with its contents, and suggests the nearest for an unknown id")
    func tree() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)

        // When
        let all = try program.run(["tree", path])
        let one = try program.run(["tree", path, "--object", "Lab-el-001"])
        let wrong = try program.run(["tree", path, "--object", "Lab-el-010"])

        // Then
        expect(all.output.hasPrefix("view  320×568  outlet view  iN0-l3-epB\n├─ label"))
        expect(one.output.hasPrefix("label  8,22 120×22  outlet dish  \"Soup\""))
        expect(one.output.split(separator: "\n").count, equals: 1)
        expect(wrong.exit, equals: .status(1))
        expect(wrong.errors, equals: "error: there is no object \"Lab-el-010\"; did you mean \"Lab-el-001\"?\n")
    }

    @Test("A picture is printed or saved, and two versions are marked where they differ")
    func snapshot() throws {
        // Given
        let old = try folder.file("Old.xib", NibFixture.menu)
        let new = try folder.file("New.xib", NibFixture.menu.replacing("Soup", with: "Stew"))
        let picture = folder.path + "/both.svg"

        // When
        let printed = try program.run(["snapshot", old])
        let written = try program.run(["snapshot", old, new, "-o", picture])
        let again = try program.run(["snapshot", old, new, "-o", picture])
        let wrong = try program.run(["snapshot", old, "-o", "menu.gif"])

        // Then
        expect(printed.output.hasPrefix("<svg") && printed.output.contains(">Soup<"))
        expect(written.exit, equals: .status(0))
        let svg = try String(contentsOfFile: picture, encoding: .utf8)
        expect(svg.contains(">Soup<") && svg.contains(">Stew<") && svg.contains(">~</text>"))
        expect(again.errors, equals: "error: \(picture) exists already; --force overwrites it\n")
        expect(wrong.errors.hasPrefix("error: --output takes a name that ends in .svg or .png, not \"menu.gif\""))
    }

    @Test(
        "Each missing or wrong argument gets one line",
        arguments: [
            (["diff", "Menu.xib"], "error: nib diff compares two files; name another one beside Menu.xib"),
            (["diff", "a", "b", "c"], "error: nib diff compares two files, not 3; name both"),
            (["text"], "error: nib text needs <file>: the file, or - for standard input"),
            (["text", "Menu.xib", "--json"], "error: nib text has no option \"--json\"; it has --limit"),
            (
                ["lint", "a", "--format", "sarf"],
                "error: --format takes one of text, json, github, gitlab, sarif, junit, checkstyle, not \"sarf\";"
            ),
            (["snapshot", "a", "b", "c"], "error: a picture is of one file or of two versions; name no more"),
        ])
    func refusals(words: [String], message: String) throws {
        // Given, When
        let run = try program.run(words)

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.output == "" && run.errors.hasPrefix(message), "\(run.errors)")
        expect(run.errors.split(separator: "\n").count, equals: 1)
    }

    @Test("A file that exceeds its limit ends with the reason, and none removes the limit")
    func limit() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)
        func run(_ limit: String) throws -> Run { try program.run(["tree", path, "--limit", limit]) }

        // When
        let (ended, lifted, long) = try (run("0"), run("none"), run("3600"))
        let wrong = try run("soon")

        // Then
        expect(ended.exit == .status(1) && ended.output == "")
        expect(ended.errors.hasPrefix("error: \(path): more than 0 s of computing time, most of it for "))
        expect(ended.errors.hasSuffix("ing; --limit none lets it go on\n"))
        expect(lifted.exit == .status(0) && lifted == long)
        expect(wrong.errors.hasPrefix("error: --limit takes <seconds>, not \"soon\""))
    }

    private func nib(of views: [String]) -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(views.joined())</objects></document>"
    }

    @Test("In a low terminal, long output goes through the pager")
    func pager() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)

        // When
        let terminal = try PseudoTerminal(
            program, [path], environment: ["NO_COLOR": "1", "PAGER": "echo read in a pager"], columns: 60, rows: 15)

        // Then
        try terminal.expect("read in a pager")
    }

    @Test(
        "less names the keys that continue, and no key in it writes a file or runs a command",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/less")), arguments: ["", "RFX"])
    func less(options: String) throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)
        let own = options.isEmpty ? [:] : ["LESS": options]
        let environment = ["TERM": "xterm", "NO_COLOR": "1", "PATH": "/usr/bin:/bin", "LESSSECURE": "0"]
        let script = try folder.file("make", "#!/bin/sh\necho made >'\(folder.path)/made'\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
        let terminal = try PseudoTerminal(
            program, [path], environment: environment.merging(own) { $1 }, columns: 60, rows: 15)

        // When
        try terminal.expect(options.isEmpty ? "Space shows more, q goes back" : ":")
        // If less takes neither key, it searches for the text that follows, and waits for Enter.
        terminal.send("s\(folder.path)/log\r\r")
        terminal.send("!\(script)\r\r")
        terminal.send("q")
        _ = try terminal.waitForExit()

        // Then
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        expect(files.contains("make") && !files.contains("log") && !files.contains("made"))
    }

    @Test("A program doesn't wait for a load that takes too long")
    func limitWithin() throws {
        // Given
        let path = try folder.file("Long.xib", nib(of: (0..<20_000).map { #"<label id="l\#($0)"/>"# }))

        // When
        let run = try program.run(["text", path, "--limit", "0.01"])

        // Then
        expect(run.exit == .status(1) && run.output == "")
        expect(run.errors.hasPrefix("error: \(path): more than 0.01 s of computing time, most of it for "))
    }

    @Test("A file that takes too much memory ends with the reason")
    func memory() throws {
        // Given
        let side = 4096
        let png = try #require(
            Bitmap(width: side, height: side, bytes: Array(repeating: 0, count: 4 * side * side)).png)
        let images = (0..<10).map { "moon\($0)" }
        for name in images { try png.write(to: URL(fileURLWithPath: "\(folder.path)/\(name).png")) }
        let views = images.map {
            #"<imageView image="\#($0)" id="\#($0)"><rect key="frame" x="0" y="0" width="30" height="30"/></imageView>"#
        }
        let path = try folder.file(
            "Moons.xib", nib(of: [#"<view id="v"><subviews>\#(views.joined())</subviews></view>"#]))

        // When
        let run = try program.run(["show", path, "--limit", "3600"])

        // Then
        expect(run.exit == .status(1) && run.output == "")
        expect(run.errors.hasPrefix("error: \(path): more than 512 MB of memory, the last of it for "))
        expect(run.errors.hasSuffix("ing; --limit none lets it go on\n"))
    }

    @Test("The memory of a parent process doesn't count as a file's")
    func memoryOfOthers() throws {
        // Given
        let path = try folder.file("Labels.xib", nib(of: (0..<1_000).map { #"<label id="l\#($0)"/>"# }))
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 600 << 20, alignment: 1)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 1)

        // When
        let run = try program.run(["tree", path, "--limit", "3600"])

        // Then
        expect(run.exit == .status(0) && run.errors == "")
    }

    @Test("Of more than a hundred top-level views, a hundred are drawn and the others counted")
    func manyScreens() throws {
        // Given
        let labels = (0..<150).map { number in
            #"<label id="l\#(number)"><rect key="frame" x="0" y="0" width="40" height="40"/></label>"#
        }
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        let text = "<document type=\"\(type)\"><objects>\(labels.joined())</objects></document>"
        let path = try folder.file("Many.xib", text)

        // When
        let shown = try program.run([path]).output

        // Then
        expect(shown.split(separator: "\n").count { $0.hasPrefix("╭") }, equals: 100)
        expect(shown, contains: "\n50 more are not drawn\n")
    }

    @Test("A file name may begin with a hyphen, and a folder means its nibs that aren't hidden")
    func files() throws {
        // Given
        for name in ["-dash.xib", "b/Menu.storyboard", ".hidden.xib", "b/.build/Menu.xib", "Menu.txt"] {
            let url = URL(fileURLWithPath: folder.path + "/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("<<<".utf8).write(to: url)
        }

        // When
        let run = try Executable(at: "/bin/sh").run([
            "-c", "cd '\(folder.path)' && '\(program.path)' lint -dash.xib; '\(program.path)' lint .",
        ])

        // Then
        let message = ":1:2: error: not well-formed XML: a name is missing after < or & [unreadable]\n"
        expect(run.output, equals: ["-dash.xib", "-dash.xib", "b/Menu.storyboard"].map { $0 + message }.joined())
    }

    @Test("Problems become annotations for a workflow, and results of a SARIF log with valid URIs")
    func formats() throws {
        // Given
        let path = try folder.file("Menu, 100%.xib", "<<<")

        // When
        let github = try program.run(["lint", "--format", "github", path])
        let sarif = try program.run(["lint", "--format", "sarif", path])

        // Then
        let place = "file=\(folder.path)/Menu%2C 100%25.xib,line=1,col=2,title=unreadable"
        expect(github.output, equals: "::error \(place)::not well-formed XML: a name is missing after < or &\n")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
        expect(log["version"] as? String, equals: "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        expect(result["ruleId"] as? String == "unreadable" && result["level"] as? String == "error")
        expect(sarif.output, contains: "\"uri\":\"file://\(folder.path)/Menu,%20100%25.xib\"")
        expect(sarif.output, contains: "\"region\":{\"startColumn\":2,\"startLine\":1}")
    }

    @Test("A shell completes subcommands, options, devices, rules and a file's ids", .enabled(if: bash != nil))
    func completion() throws {
        // Given
        let path = try folder.file("Menu.storyboard", NibFixture.storyboard)
        let script = folder.path + "/nib.bash"
        let bash = try #require(Self.bash)
        func complete(_ words: [String]) throws -> [String] {
            let quoted = words.map { "'\($0)'" }.joined(separator: " ")
            let run = try bash.run(
                [
                    "--norc", "-c",
                    """
                    source \(script); PATH=\((program.path as NSString).deletingLastPathComponent):$PATH
                    COMP_WORDS=(\(quoted)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="${COMP_WORDS[*]}"
                    COMP_POINT=${#COMP_LINE}; COMP_TYPE=9
                    _nib nib "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                    printf '%s\\n' "${COMPREPLY[@]}"
                    """,
                ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
            return run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }

        // When
        try Data(program.run(["--generate-completion-script", "bash"]).output.utf8).write(
            to: URL(fileURLWithPath: script))

        // Then
        try expect(complete(["nib", "li"]), equals: ["lint"])
        try expect(complete(["nib", "lint", "--for"]), contains: "--format")
        try expect(complete(["nib", "lint", "--format", "sa"]), equals: ["sarif"])
        try expect(complete(["nib", "show", "--device", "retina4_7"]), contains: "retina4_7")
        try expect(complete(["nib", "lint", "--rule", "missing-o"]), equals: ["missing-outlet"])
        try expect(complete(["nib", "show", path, "--scene", "Sce-ne-003"]), equals: ["Sce-ne-003"])
        try expect(complete(["nib", "tree", path, "--object", "Vc2-00-001"]), contains: "Vc2-00-001-l")
    }

    @Test("Usual values of a new object are only counted, and so is its frame if constraints determine it")
    func added() throws {
        // Given
        let label = """
            <label opaque="NO" userInteractionEnabled="NO" text="Stew" textAlignment="center" tag="3" \
            translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-009">
                <rect key="frame" x="8" y="8" width="40" height="20"/></label>
            """
        let old = try folder.file("Menu.xib", NibFixture.menu)
        let new = try folder.file(
            "Later.xib", NibFixture.menu.replacing("<subviews>", with: "<subviews>\(label)"))

        // When
        let lines = try program.run(["diff", old, new]).output.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }

        // Then
        expect(lines.contains { $0.hasPrefix("+ label \"Stew\" (Lab-el-009)") })
        expect(
            Array(lines.suffix(4)),
            equals: [
                "tag: 3", "text: \"Stew\"", "textAlignment: center", "4 more as in any new object",
            ])
    }

    @Test("A prompt completes subcommands, then files and options")
    @MainActor func prompt() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)
        let session = TableCellSession(rows: 3)

        // When
        let words = [
            "nib t", "nib lint --for", "nib show --device retina4_7", "nib \(folder.path)/",
            "nib tree \(folder.path)/M", "nib lint --rule missing-o",
        ].map { session.completions(for: $0).words }

        // Then
        expect(words[0], equals: ["text", "tree"])
        expect(words[1], equals: ["--format"])
        expect(words[2], contains: "retina4_7")
        expect(words[3] == [path] && words[4] == [path])
        expect(words[5], equals: ["missing-outlet"])
    }

    private static let bash = ["/bin/bash", "/usr/bin/bash"].first(where: FileManager.default.isExecutableFile)
        .map(Executable.init(at:))
}
