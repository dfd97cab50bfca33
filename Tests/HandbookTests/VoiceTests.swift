import ExampleShell
import Foundation
import TerminalTesting
import Testing

/// The programs and the pages have one voice: one word for a thing, one form for an error, and plain sentences.
struct VoiceTests {
    /// The words that texts for people must not have, and the words in their place.
    private static let words: [(pattern: Pattern, instead: String)] = [
        // A cell may also come back somewhere: "came back below".
        (#"\b(?:\d+|none|nothing|never|cell|that|to) (?:came|comes?) back\b(?! (?:in|at|to|below|above)\b)"#, "reused"),
        (#"\bused again\b"#, "reused"),
        (#"\b(?:queued|nibLoads)\b|`created`"#, "waiting, nib reads, made"),
        (#"\baside\b"#, "except; wait; in any case"),
        (#"\bis no <|\bis none of\b"#, "takes …, not …"),
    ]
    /// The words of the style's list, which no text for people has.
    private static let style: [(pattern: Pattern, instead: String)] = [
        (#"(?i)\banew\b"#, "again, rebuild, reload"),
        (#"(?i)\b(?:for ever|besides)\b"#, "forever; also"),
        (#"(?i)\b(?:whoever|whom)\b"#, "the reader, the user, the object"),
        (#"(?i)\bmend(?:s|ed|ing)?\b"#, "fix, repair"),
        (#"(?i)\b(?:wakes?|woken)\b"#, "receives awakeFromNib()"),
        (#"(?i)\bremarks?\b"#, "problem, warning, note"),
        (#"(?i)\b\w*(?:colour|grey|neighbour|recognis|initialis|behaviour|centred)\w*"#, "American spelling"),
    ]
    /// The words for people and their doings, of which pages have better ones.
    private static let people: [(pattern: Pattern, instead: String)] = [
        (#"(?i)\b(?:nobody|somebody|anybody|everybody)\b"#, "no object, nothing, you"),
        (#"\b(?:is|are|was|were) (?:told|said)\b"#, "receives, says"),
    ]
    /// The comments that begin with these words don't name their subject.
    private static let openings: Set<Substring> = ["What", "How", "Where", "Whether", "Has", "Is", "It"]

    /// The options that other tests give to the world that all share.
    private static let dates = ["--now", "2011-10-29", "--locale", "en_US"]

    private func faults(in text: String, _ list: [(pattern: Pattern, instead: String)]) -> [String] {
        list.flatMap { word in word.pattern.matches(in: text).map { "“\($0)”: \(word.instead)" } }
    }

    @Test(
        "Help, experiments and techniques use the words of the glossary",
        arguments: ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"])
    func program(name: String) throws {
        // Given
        let session = try Program(name, arguments: Self.dates).session
        var texts = [try Executable(name).run(["--help"]).output]

        // When
        session.output = { texts.append($0) }
        session.errors = session.output
        // The first program's help covers the commands of all programs.
        let own = session.ownCommands.map { $0.commandName }
        var pages = texts
        for line in session.completions(for: "help ").words {
            let count = texts.count
            session.run("help \(line)")
            if name == "table-cell" || own.contains(line) { pages += texts[count...] }
        }
        texts += session.program.experiments.flatMap { [$0.broken, $0.look, $0.outcome] }
        texts += session.program.techniques.flatMap { [$0.summary, $0.today ?? ""] }

        // Then
        expect(texts.count > 40)
        for text in texts { expect(faults(in: text, Self.words + Self.style + Self.people), equals: [], "\(text)") }
        if name != "table-cell" {
            let common = Set(try Executable("table-cell").run(["--help"]).output.components(separatedBy: "\n"))
            pages[0] = pages[0].components(separatedBy: "\n").filter { !common.contains($0) }.joined(separator: "\n")
        }
        try expect(pages.joined(separator: "\n"), isRecordedIn: "Help-of-\(name).txt")
    }

    @Test(
        "Help describes each command and argument in whole sentences",
        arguments: ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"])
    func help(name: String) throws {
        // Given
        let session = try Program(name, arguments: Self.dates).session
        let commands = session.ownCommands + session.commonCommands

        // When
        let faults = try commands.flatMap { try HelpText(json: $0.toolInfo).faults }

        // Then
        let texts = try commands.map { try HelpText(json: $0.toolInfo).words }
        expect(commands.count > 30)
        expect(faults, equals: [])
        expect(texts.flatMap { Prose(markdown: $0).sentences(longerThan: 30) }, equals: [])
        expect(texts.flatMap { Prose(markdown: $0).openings }, equals: [])
    }

    /// The files in a folder of the package, and below it, with an extension.
    private func files(in folder: String, _ kind: String) throws -> [URL] {
        let place = Pages.package.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter {
            $0.pathExtension == kind && !$0.path.contains("/.build/")
        }.sorted { $0.path < $1.path }
    }

    /// The pages of the whole package by their paths in it, without the recorded texts.
    private func allPages() throws -> [String: String] {
        let inFolders = try ["Sources", "Examples", "Tests", "Tutorials", ".github"].flatMap { try files(in: $0, "md") }
        let pages = inFolders + [Pages.package.appendingPathComponent("README.md")]
        return try Dictionary(
            uniqueKeysWithValues: pages.map {
                (
                    String($0.path.dropFirst(Pages.package.path.count + 1)),
                    try String(contentsOf: $0, encoding: .utf8)
                )
            })
    }

    @Test("The pages use the words of the glossary and of the style")
    func pages() throws {
        // Given
        let pages = try allPages()
        let texts = try files(in: "Tutorials", "txt").map {
            ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        }

        // When
        let faults = (pages.map { ($0.key, $0.value) } + texts).flatMap { name, text in
            // This page tells what keys were called before.
            let words = name.hasSuffix("JSON.md") || !name.hasPrefix("Tutorials") ? [] : Self.words
            // Blocks of text quote messages, which are as Apple wrote them.
            let plain = text.replacing(/(?s)```text\n.*?```/, with: "")
            return self.faults(in: plain, words + Self.style + Self.people).map { "\(name): \($0)" }
        }

        // Then
        expect(pages.count > 100)
        expect(faults.sorted(), equals: [])
    }

    @Test("No statement on a page begins with What, and denials and semicolons are rare")
    func statements() throws {
        // Given
        let pages = try allPages().mapValues(Prose.init(markdown:))

        // When
        let words = pages.values.reduce(0) { $0 + $1.wordCount }
        let denials = pages.values.reduce(0) { $0 + $1.denials }
        let semicolons = pages.values.reduce(0) { $0 + $1.semicolons }

        // Then
        expect(words > 50_000)
        expect(pages.flatMap { page in page.value.openings.map { "\(page.key): \($0)" } }, equals: [])
        expect(denials * 2_000 <= words * 3, "\(denials) in \(words) words")
        expect(semicolons * 1_000 <= words, "\(semicolons) in \(words) words")
    }

    @Test("No sentence of the README, the handbook and the exercises has more than 30 words")
    func sentences() throws {
        // Given
        let pages = try allPages().filter { $0.key == "README.md" || $0.key.hasPrefix("Tutorials/") }

        // When
        let long = pages.flatMap { name, text in
            Prose(markdown: text).sentences(longerThan: 30).map { "\(name): \($0)" }
        }

        // Then
        expect(pages.count > 70)
        expect(long, equals: [])
    }

    @Test("Comments that document code name their subject first, and use the words of the style")
    func comments() throws {
        // Given
        let sources = try ["Sources", "Examples"].flatMap { try files(in: $0, "swift") }
        var (begun, words, denials, semicolons) = (0, 0, 0, 0)
        var unnamed: [String] = []
        var faults: [String] = []

        // When
        for file in sources {
            let text = try String(contentsOf: file, encoding: .utf8)
            let prose = Prose(documentationOf: text)
            words += prose.wordCount
            denials += prose.denials
            semicolons += prose.semicolons
            faults += self.faults(in: prose.sentences.joined(separator: "\n"), Self.style).map {
                "\(file.lastPathComponent): \($0)"
            }
            var isInside = false
            for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
                defer { isInside = line.hasPrefix("///") }
                guard line.hasPrefix("/// "), !isInside else { continue }
                begun += 1
                if Self.openings.contains(line.dropFirst(4).prefix { $0.isLetter }) {
                    unnamed.append("\(file.lastPathComponent): \(line)")
                }
            }
        }

        // Then
        expect(begun > 7_000)
        expect(unnamed.count * 100 <= begun, "\(unnamed)")
        expect(faults, equals: [])
        expect(denials * 2_000 <= words * 3, "\(denials) in \(words) words")
        expect(semicolons * 1_000 <= words, "\(semicolons) in \(words) words")
    }

    @Test(
        "An error is one line that begins with a small letter and has no full stop",
        arguments: [
            (
                "table-cell",
                ["shwo", "show \"", "show \\", "scroll", "scroll x", "scroll 1 2", "scroll --x", "quit --x"]
            ),
            ("table-cell", ["goto 999", "tap 50", "tap nothing", "press 1", "swipe 50", "delete x", "insert -1"]),
            (
                "table-cell",
                ["technique x", "experiment x", "claim x", "term x", "xib x", "why x", "tree 99", "help x"]
            ),
            (
                "table-cell",
                ["tree 1 --ib", "trace x", "trace on --json", "trace on --all", "source x", "source --diff"]
            ),
            ("table-cell", ["source x --list", "technique code --compare", "technique --json", "compare x", "drive"]),
            (
                "table-cell",
                ["drive --force", "trace last", "technique code", "xib ReusableTableViewCell", "why phaseLabl"]
            ),
            ("table-cell", ["snapshot a", "snapshot a.gif", "snapshot /no/a.svg", "snapshot a.html --of stats"]),
            ("table-cell", ["snapshot a.svg --notes --of stats", "snapshot a.svg --of nothing"]),
            ("table-cell", ["hint", "next", "answer 1", "expected", "tutorial 99", "tutorial 1 --list", "mystery"]),
            (
                "table-cell",
                ["nib", "nib no.xib", "nib a b", "nib --diff a", "nib --lint --text a", "nib --text --json a"]
            ),
            ("table-cell", ["nib - --size x", "nib - --size 1x1 --device x", "nib --lint --scene x a"]),
            ("grid-cell", ["columns 9", "columns x", "select 999", "press 1", "goto -5", "technique y"]),
            ("date-picker", ["spin day 1", "set x", "from x", "tap nothing", "present", "push", "set 9999-12-31"]),
            (
                "ignorable-date-picker",
                ["ignore x on", "spin launch day 1", "widgets 1 2", "widgets 1 1", "set start x"]
            ),
            (
                "ignorable-date-picker",
                ["spin end day 1", "tap ignore", "experiment created-in-code", "spin start day 1"]
            ),
        ])
    func errors(program: String, lines: [String]) throws {
        // Given
        let session = try Program(program, arguments: Self.dates).session
        var complaints: [String] = []
        session.output = { _ in }
        session.errors = { complaints.append($0) }

        // When
        for line in lines { session.run(line) }

        // Then
        expect(complaints.count >= lines.count / 2)
        for complaint in complaints { expect(Self.isInForm(complaint), "\(complaint)") }
    }

    @Test("Before anything was traced, the error of \"trace last\" says how to trace")
    func untraced() throws {
        // Given
        let session = try Program("table-cell", arguments: Self.dates).session
        var complaint = ""
        session.errors = { complaint += $0 }

        // When
        session.run("trace last")

        // Then
        let told = "error: nothing has been traced; type \"trace on\", then a command such as \"reset\"\n"
        expect(complaint, equals: told)
    }

    @Test("No error in the sources is written with a capital or a full stop")
    func sources() throws {
        // Given
        let parts = try FileManager.default.contentsOfDirectory(
            atPath: Pages.package.appendingPathComponent("Sources/Workshop").path)
        // A package of its own reports problems as compilers do, and these parts of UIKit in UIKit's words.
        let own = parts.filter { !["Port", "UIKitExtras"].contains($0) }.map { "Sources/Workshop/\($0)" }
        let folders = ["Sources/Shell", "Sources/Teaching", "Examples"] + own

        // When
        let faults = try folders.flatMap { folder in
            try files(in: folder, "swift").flatMap { file in
                let text = try String(contentsOf: file, encoding: .utf8)
                let thrown = text.matches(of: /ValidationError\(\s*"(?:[A-Z][^"]*|[^"]*\.)"\)/).map { String($0.0) }
                let type = text.firstMatch(of: /(?:enum|struct) \w+: Error\b/).map { text[$0.range.lowerBound...] }
                let told = (type ?? "").matches(of: /"[^"\n]*[a-z]\."/).map { String($0.0) }
                return (thrown + told).map { "\(file.lastPathComponent): \($0)" }
            }
        }

        // Then
        expect(faults, equals: [])
    }

    /// Returns a Boolean value that indicates whether the text is `error: ` and a sentence, without a capital or a full
    /// stop. A name may begin the sentence.
    nonisolated fileprivate static func isInForm(_ complaint: String) -> Bool {
        let line = complaint.trimmingCharacters(in: .newlines)
        return line.contains(/error: (?:[^A-Z]|PNG|SwiftPM|[A-Z]\w*\.(?:xib|storyboard))/) && !line.hasSuffix(".")
            && !line.contains(/\. +[A-Z]/)
    }
}

/// Errors about options have the form of all errors.
@Suite(.talkingToPrograms)
nonisolated struct OptionVoiceTests {
    @Test("Help of programs with subcommands is recorded", arguments: ["nib", "exercises"])
    func subcommands(program: String) throws {
        // Given, When
        let description = try Executable(program).run(["--experimental-dump-help"]).output

        // Then
        let words = try HelpText(json: description).words
        try expect(words, isRecordedIn: "Help-of-\(program).txt")
        let prose = words.split(separator: "\n").map { Prose(markdown: String($0)) }
        expect(prose.flatMap { $0.sentences(longerThan: 30) + $0.openings }, equals: [])
    }

    @Test(
        "An error of a program's own options, and of the exercises, has the form of all errors",
        arguments: [
            ("table-cell", ["--width", "0"]), ("table-cell", ["--rows", "-1"]), ("table-cell", ["--technique", "x"]),
            ("table-cell", ["--experiment", "x"]), ("table-cell", ["-c", "help", "--script", "x"]),
            ("table-cell", ["--x"]),
            ("table-cell", ["--script", "/no/file"]), ("table-cell", ["-c", "help", "stats"]), ("table-cell", ["shwo"]),
            ("grid-cell", ["--items", "x"]), ("date-picker", ["--now", "x"]), ("date-picker", ["--locale", "x1"]),
            ("date-picker", ["--time-zone", "x"]), ("exercises", ["x"]), ("exercises", ["check", "99"]),
            ("exercises", ["check", "x"]), ("exercises", ["watch"]), ("exercises", ["reset"]),
            ("exercises", ["list", "x"]), ("exercises", ["play", "x"]), ("exercises", ["new", "x"]),
            ("exercises", ["edit", "1"]),
        ] as [(String, [String])])
    func options(program: String, arguments: [String]) throws {
        // When
        let run = try Executable(program).run(arguments)

        // Then
        expect(run.exit != .status(0))
        expect(VoiceTests.isInForm(run.errors), "\(run.errors)")
    }
}
