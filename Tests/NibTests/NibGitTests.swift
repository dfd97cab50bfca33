import Foundation
import REPL
import TerminalTesting
import Testing

/// Git with `nib` as its diff and merge driver.
@Suite(.talkingToPrograms)
nonisolated struct NibGitTests {
    private let program: Executable
    private let folder: TemporaryFolder

    init() throws {
        program = try Executable("nib")
        folder = try TemporaryFolder()
    }

    @Test("git diff and git log show renamed, broken and binary files, and names with a hyphen")
    func differences() throws {
        // Given
        for name in ["Old.xib", "Bad.xib", "Binary.xib", "-dash.xib", "Zoo.xib"] {
            _ = try folder.file(name, NibFixture.menu.replacing("Menu", with: name))
        }
        try git("init -q . && '\(program.path)' git-setup --yes && git add -A && \(Self.commit) one")

        // When
        try git("git mv Old.xib Renamed.xib && sed -i.bak s/Soup/Stew/ Renamed.xib Zoo.xib ./-dash.xib && rm ./*.bak")
        try Data([0xFF, 0xFE, 0]).write(to: URL(fileURLWithPath: folder.path + "/Binary.xib"))
        _ = try folder.file("Bad.xib", "<<<")
        let diff = try git("git add -A && git --no-pager diff --cached -M")
        let log = try git("\(Self.commit) two && git --no-pager log -p -M -1")

        // Then
        let change = "~ label \"Stew\" (Lab-el-001)  line 10, in view (iN0-l3-epB)\n    text: \"Soup\" → \"Stew\"\n"
        expect(
            diff,
            equals: """
                -dash.xib
                \(change)Bad.xib: the bytes differ
                  the new version is no nib: not well-formed XML: a name is missing after < or &
                Binary.xib: the bytes differ
                  the new version is no nib: text in UTF-16; save it as UTF-8, as Xcode does; expected the XML source \
                of a .xib or .storyboard
                Old.xib → Renamed.xib (renamed)
                \(change)Zoo.xib
                \(change)
                """)
        expect(log.components(separatedBy: "-        text: \"Soup\"\n").count > 3)
        expect(log, contains: "rename to Renamed.xib")
        expect(log, contains: "\n+not well-formed XML: a name is missing after < or &\n+<<<\n")
        expect(log, contains: "\n+3 bytes, checksum ")
    }

    @Test("git merge joins the changes of two branches, reports a conflict, and leaves a valid nib")
    func merges() throws {
        // Given
        let path = try folder.file("Menu.xib", NibFixture.menu)
        try git("init -q -b main . && '\(program.path)' git-setup --yes && git add -A && \(Self.commit) one")
        func branch(_ name: String, _ changes: (String, String)...) throws {
            let text = changes.reduce(NibFixture.menu) { $0.replacing($1.0, with: $1.1) }
            try git("git checkout -q -b \(name) main")
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            try git("\(Self.commit) \(name) -a")
        }
        // Lines side by side, which git can't merge.
        try branch("soup", ("\"Soup\"", "\"Stew\""))
        try branch("button", ("\"8\" y=\"22\"", "\"9\" y=\"23\""), ("order:", "buy:"))
        try branch("sun", ("\"Soup\"", "\"Salad\""))

        // When
        let clean = try git("git checkout -q soup && git merge -q -m m button && git --no-pager diff main")
        let conflict = try git("git merge sun || git --no-pager diff; git --no-pager diff --cached")

        // Then
        expect(clean, contains: "    frame.x: 8 → 9\n    frame.y: 22 → 23\n")
        expect(clean.contains("text: \"Soup\" → \"Stew\"") && clean.contains("GlowButton.buy:"))
        expect(conflict, contains: "Menu.xib: conflict: <label> Lab-el-001: both changed text\n")
        expect(conflict, contains: "CONFLICT (content): Merge conflict in Menu.xib")
        expect(conflict, contains: "Menu.xib: its merge is unfinished, so there is nothing to compare it with")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        expect(text.contains("<<<<<<< ours\n<label text=\"Stew\"") && text.contains("=======\n<label text=\"Salad\""))
        expect(conflict, contains: "\n++<<<<<<< ours\n")
    }

    @Test("Files that can't be merged by objects are merged by lines, with the reason")
    func lines() throws {
        // Given
        let (base, mac) = ("a\nb\nc\nd\ne\n", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
        let paths = try [base, base.replacing("a", with: "A"), base.replacing("e", with: "E")].enumerated().map {
            try folder.file("\($0).xib", $1)
        }

        // When
        let merged = try program.run(["merge"] + paths + ["Menu.xib"], environment: Self.environment)
        let result = try String(contentsOfFile: paths[1], encoding: .utf8)
        try Data(mac.utf8).write(to: URL(fileURLWithPath: paths[1]))
        let conflict = try program.run(["merge"] + paths, environment: Self.environment)

        // Then
        expect(merged.exit == .status(0) && result == "A\nb\nc\nd\nE\n")
        expect(merged.output.hasPrefix("Menu.xib: merged by lines: "))
        expect(conflict.exit, equals: .status(1))
        try expect(String(contentsOfFile: paths[1], encoding: .utf8), contains: "<<<<<<< ours\n")
    }

    @Test("A version that isn't a file is refused with the reason, and the merge changes nothing")
    func versionsThatAreNoFiles() throws {
        // Given
        let nib = try folder.file("A.xib", "<document/>")
        let pipe = folder.path + "/pipe"
        mkfifo(pipe, 0o600)

        // When
        let runs = try [[pipe, nib, nib], [nib, folder.path, nib], [nib, nib, folder.path + "/none"]].map {
            try program.run(["merge"] + $0, environment: Self.environment)
        }

        // Then
        let reasons = ["\(pipe): it is not a regular file", "\(folder.path): it is a folder", "/none: no such file"]
        for (run, reason) in zip(runs, reasons) {
            expect(run.exit, equals: .status(1))
            expect(run.errors.hasPrefix("error: can't read ") && run.errors.hasSuffix(reason + "\n"), "\(run.errors)")
        }
        try expect(String(contentsOfFile: nib, encoding: .utf8), equals: "<document/>")
    }

    @Test("git-setup asks before it writes, and writes only once")
    func setup() throws {
        // Given
        try git("init -q . && printf '*.png binary' >.gitattributes")
        let setup = "'\(program.path)' git-setup"

        // When
        let asked = try git("\(setup) || true")
        let untouched = try git("cat .gitattributes; git config --get diff.nib.command || true")
        let printed = try git("\(setup) --print")
        let written = try git("\(setup) --yes >/dev/null; \(setup) --yes; cat .gitattributes")
        let outside = try program.run(
            ["git-setup", "--print"], environment: ["PATH": Self.path, "GIT_DIR": "/nowhere"])

        // Then
        expect(asked, contains: "error: can't ask without a terminal whether to write this; use --yes or --print")
        expect(untouched, equals: "*.png binary")
        expect(printed.contains("git config diff.nib.command ") && printed.contains(" diff'\n"))
        expect(
            written,
            equals: "Git uses nib in this repository already.\n*.png binary\n*.xib diff=nib merge=nib\n"
                + "*.storyboard diff=nib merge=nib\n")
        expect(outside.errors.hasPrefix("error: not a git repository"))
    }

    @Test("Git runs nib in any folder, and never runs code in the folder's name")
    func oddFolder() throws {
        // Given
        let odd = folder.path + "/it's \"x\" $(touch ran) `touch ran` '\u{301}$(touch ran)'\u{301} 50%A\nb"
        try FileManager.default.createDirectory(atPath: odd, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: program.path, toPath: odd + "/nib")
        let nib = Executable(at: odd + "/nib")
        _ = try folder.file("Menu.xib", NibFixture.menu)
        try git("init -q .")

        // When
        let printed = try git("\(nib.path.quotedForShell) git-setup --print | head -n 1")
        let setUp = try git("\(nib.path.quotedForShell) git-setup --yes >/dev/null && git config diff.nib.command")
        _ = try folder.file("print.sh", printed)
        let diff = try git(
            "git add -A && \(Self.commit) one && sed -i.bak s/Soup/Stew/ Menu.xib && git --no-pager diff; sh print.sh; ls"
        )
        let again = try git("git config diff.nib.command")

        // Then
        expect(diff, contains: "\"Soup\" → \"Stew\"")
        expect(!diff.contains("ran\n"))
        expect(setUp, equals: again)
    }

    @Test("git merge runs nib in a folder whose name contains Git's placeholders")
    func oddFolderMerges() throws {
        // Given
        let odd = folder.path + "/%A '%O%%"
        try FileManager.default.createDirectory(atPath: odd, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: program.path, toPath: odd + "/nib")
        _ = try folder.file("Menu.xib", NibFixture.menu)
        let setup = "\((odd + "/nib").quotedForShell) git-setup --yes >/dev/null"
        try git("echo '%*' >.gitignore && git init -q -b main . && \(setup)")
        try git("git add -A && \(Self.commit) one")

        // When
        try git("git checkout -q -b a && sed -i.bak s/Soup/Stew/ Menu.xib && rm Menu.xib.bak")
        try git("git add -A && \(Self.commit) two")
        let change = "sed -i.bak 's/id=\"Lab-el-001\"/id=\"Lab-el-001\" tag=\"7\"/' Menu.xib && rm -f Menu.xib.bak"
        try git("git checkout -q main && \(change) && git add -A && \(Self.commit) three")
        let merge = try git("git -c user.name=n -c user.email=n@localhost merge -q a 2>&1; cat Menu.xib")

        // Then
        expect(merge, contains: "Stew")
        expect(merge, contains: "tag=\"7\"")
        expect(!merge.contains("<<<<"))
    }

    @Test("nib review runs none of the programs that a repository's settings name")
    func hostileSettings() throws {
        // Given
        let program = try folder.file("run.sh", "#!/bin/sh\ntouch \(folder.path)/ran\ncat\n")
        let path = try folder.file("Menu.xib", NibFixture.menu)
        try git("chmod +x run.sh && git init -q . && git add -A && \(Self.commit) one")
        let settings = [
            "core.fsmonitor", "filter.a=b.clean", "filter.a=b.process", "diff.x.command", "diff.x.textconv",
            "diff.external", "core.pager", "core.sshCommand",
        ]
        for setting in settings { try git("git config '\(setting)' '\(program)'") }
        try git("git config 'filter.a=b.required' true && cp run.sh .git/hooks/post-index-change")
        _ = try folder.file(".gitattributes", "*.xib filter=a=b diff=x\n")
        try Data(NibFixture.menu.replacing("Soup", with: "Stew").utf8).write(to: URL(fileURLWithPath: path))

        // When
        let nib = self.program.path.quotedForShell
        let review = try git("\(nib) review HEAD; grep -q Stew review.html && echo shown; ls")

        // Then
        expect(review, contains: "shown\n")
        expect(!review.contains("ran\n"))
    }

    @Test("git-setup keeps every byte of existing attributes")
    func setupKeeps() throws {
        // Given
        try git(#"init -q . && printf '# Mond f\374r alle' >.gitattributes"#)

        // When
        let kept = try git("'\(program.path)' git-setup --yes >/dev/null; od -An -c .gitattributes | head -n 2")

        // Then
        expect(kept, contains: "f 374   r")
    }

    @Test("The GitHub action comments on each nib that a branch changed, and puts pictures on another branch")
    func review() throws {
        // Given
        let action = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(".github/actions/nib-review").path
        let programs = (program.path as NSString).deletingLastPathComponent
        let review = "PATH='\(programs)':$PATH '\(action)/review'"
        for name in ["The menu.xib", "Bad.xib", "Gone.xib"] { _ = try folder.file(name, NibFixture.menu) }
        try git("init -q -b main . && git add -A && \(Self.commit) one && git checkout -q -b later")
        _ = try folder.file("The menu.xib", NibFixture.menu.replacing("Soup", with: "Stew"))
        _ = try folder.file("Bad.xib", "<<<")
        try git("git rm -q Gone.xib && \(Self.commit) two -a")

        // When
        try git("\(review) main later pictures https://example.org/7 && \(review) main main none")
        try git("git init -q --bare origin && git remote add origin \"$PWD/origin\"")
        let pushed = try git(
            "for n in 7 8; do '\(action)/publish' pictures $n; done; git -C origin ls-tree -r --name-only nib-review"
        )

        // Then
        let comment = try String(contentsOfFile: folder.path + "/pictures/comment.md", encoding: .utf8)
        expect(comment.contains("### `Bad.xib`\n\n<details>") && comment.contains("error: new/Bad.xib:1:2: not well-"))
        expect(comment, contains: "![Both versions](https://example.org/7/2.svg?raw=true)")
        expect(comment.contains("### `The menu.xib`") && comment.contains("text: \"Soup\" → \"Stew\""))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures").sorted()
        expect(files, equals: ["2.svg", "3.svg", "comment.md"])
        expect(pushed.hasSuffix("7/2.svg\n7/3.svg\n8/2.svg\n8/3.svg\n"))
        try expect(String(contentsOfFile: folder.path + "/pictures/3.svg", encoding: .utf8), contains: ">Stew<")
        expect(!FileManager.default.fileExists(atPath: folder.path + "/none/comment.md"))
    }

    @Test("nib review saves a page of changes with the project's pictures, and names in it are harmless")
    func page() throws {
        // Given
        let image = """
            <imageView image="Moon" id="Ima-ge-001"><rect key="frame" x="0" y="0" width="2" height="1"/></imageView>
            """
        let set = folder.path + "/Assets.xcassets/Moon.imageset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        let contents = #"{"images":[{"filename":"m.png","scale":"2x"}]}"#
        try Data(contents.utf8).write(to: URL(fileURLWithPath: set + "/Contents.json"))
        let png = try #require(Data(base64Encoded: Self.pixel))
        try png.write(to: URL(fileURLWithPath: set + "/m.png"))
        let old = NibFixture.menu.replacing("<label", with: image + "<label")
        _ = try folder.file("<img src=x>.xib", old)
        for name in ["Gone.xib", "Moved.xib"] { _ = try folder.file(name, Self.label(name)) }
        try git("init -q -b main . && git add -A && \(Self.commit) one")
        _ = try folder.file("<img src=x>.xib", old.replacing("Soup", with: "&lt;script>Stew"))
        for (name, text) in [("New.xib", Self.label("New")), ("Odd.xib", "<")] { _ = try folder.file(name, text) }
        try git("git rm -q Gone.xib && git mv Moved.xib Renamed.xib && git add -A")

        // When
        try git("'\(program.path)' review main -o page.html")
        let again = try program.run(["review", "main", "-o", folder.path + "/page.html"])

        // Then
        let page = try String(contentsOfFile: folder.path + "/page.html", encoding: .utf8)
        expect(again.exit, equals: .status(1))
        let headings = page.matches(of: #/<h2>(.*?)<\/h2>/#).map { String($0.1) }
        expect(
            headings,
            equals: [
                "&lt;img src=x&gt;.xib", "Gone.xib", "New.xib", "Odd.xib", "Moved.xib → Renamed.xib",
            ])
        expect(page, contains: "<li><a href=\"#file-1\">Gone.xib</a></li>")
        expect(page.components(separatedBy: "<img alt=\"Both versions of ").count, equals: 5)
        expect(page, contains: "<p class=\"broken\">It can’t be shown: Odd.xib:1:2: not well-formed XML")
        expect(page.contains("<h2>&lt;img src=x&gt;.xib</h2>") && page.contains("<h1>Nibs changed since main</h1>"))
        expect(!page.contains("<script") && !page.contains("<img src=x"))
        expect(page, contains: "text: </span>&quot;Soup&quot; → &quot;&lt;script&gt;Stew&quot;")
        let picture = try #require(page.firstMatch(of: #/src="data:image/svg\+xml;base64,([^"]*)"/#)?.1)
        let svg = String(decoding: try #require(Data(base64Encoded: String(picture))), as: UTF8.self)
        expect(svg.contains(">Soup<") && svg.contains(">&lt;script&gt;Stew<"))
        expect(svg.contains(">Before: ") && svg.contains(">After: "))
        expect(svg, contains: "data:image/png;base64,")
    }

    @Test("nib review names a commit that isn't there", arguments: ["nope..HEAD", "HEAD...nope", "nope"])
    func missingCommit(range: String) throws {
        // Given
        try git("init -q . && \(Self.commit) one --allow-empty")

        // When
        let said = try git("'\(program.path)' review \(range) || true")

        // Then
        expect(
            said,
            equals: """
                error: there is no commit "nope" in this repository; "git log --oneline" lists the commits

                """)
    }

    @Test("A command that writes a file names it where a terminal shows it, and says nothing to a script")
    func written() throws {
        // Given
        let nib = "'\(program.path)'"
        let menu = try folder.file("Menu.xib", NibFixture.menu)
        for name in ["Base.xib", "Theirs.xib"] { _ = try folder.file(name, NibFixture.menu) }
        let lines = [
            "\(nib) snapshot '\(menu)' -o menu.svg", "\(nib) merge Base.xib Menu.xib Theirs.xib",
            "\(nib) merge Base.xib Menu.xib Theirs.xib Menu.xib",
        ]
        let script = lines.map { "\($0) --force".replacing(/(merge.*) --force/) { $0.1 } }.joined(separator: " && ")

        // When
        let terminal = try PseudoTerminal(
            Executable(at: "/bin/sh"), ["-c", "cd '\(folder.path)' && { \(script); } </dev/null && echo done"])
        let shown = try terminal.expect("done")
        let silent = try git(script)

        // Then
        expect(shown, equals: "Saved in menu.svg.\r\nSaved in Menu.xib.\r\ndone")
        expect(silent, equals: "")
    }

    private static func label(_ text: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label text="\(text)" id="a"><rect key="frame" x="0" y="0" width="90" height="20"/></label></objects></document>
        """
    }

    /// A picture of one dark dot.
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="

    private static let commit = "git -c user.name=a -c user.email=a@b commit -q -m"
    private static let path = "/usr/local/bin:/usr/bin:/bin"
    private static let environment = ["PATH": path, "HOME": "/", "TERM": "dumb"]

    /// Runs commands in the folder, and returns their output. All must succeed. A line that begins with `init` runs
    /// Git.
    @discardableResult
    private func git(_ line: String) throws -> String {
        let line = line.hasPrefix("init") ? "git " + line : line
        let run = try Executable(at: "/bin/sh").run(
            ["-c", "cd '\(folder.path)' && { \(line); } 2>&1"],
            environment: Self.environment.merging([
                "HOME": folder.path, "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
                "GIT_COMMITTER_EMAIL": "a@b",
            ]) { $1 })
        expect(run.exit, equals: .status(0), "\(run.output)")
        return run.output
    }
}
