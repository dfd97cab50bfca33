import Foundation
import TerminalTesting
import Testing

@testable import Handbook

/// The files that `.ci/new` writes, in a copy of the sources.
@Suite(.talkingToPrograms)
nonisolated struct NewTests {
    private let copy: TemporaryFolder
    private let script: Executable

    init() throws {
        copy = try TemporaryFolder()
        for name in [".ci", ".swift-format", "Package.swift", "Sources", "Examples", "Tests", "Tutorials"] {
            try FileManager.default.copyItem(atPath: Pages.package.path + "/" + name, toPath: copy.path + "/" + name)
        }
        script = Executable(at: copy.path + "/.ci/new")
    }

    /// Runs it with the words of a line.
    private func new(_ line: String) throws -> Run {
        try script.run(
            line.split(separator: " ").map(String.init),
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"]!])
    }

    /// The files that are not in the copy as they were.
    private func changes() throws -> Set<String> {
        let roots = [copy.path, Pages.package.path]
        var files: Set<String> = []
        for folder in ["Sources", "Examples", "Tests", "Tutorials"] {
            for root in roots {
                let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
                files.formUnion(paths.filter { $0.contains(".") }.map { "\(folder)/\($0)" })
            }
        }
        return files.filter { file in
            !FileManager.default.contentsEqual(atPath: "\(roots[0])/\(file)", andPath: "\(roots[1])/\(file)")
        }
    }

    private func text(_ file: String) throws -> String {
        try String(contentsOfFile: copy.path + "/" + file, encoding: .utf8)
    }

    @Test("A new technique or experiment begins as a copy with a test, and lists what is left to do")
    func programs() throws {
        // When
        let technique = try new("technique table-cell/code begun-by-a-test")
        let experiment = try new("experiment date-picker ended-by-a-test")

        // Then
        let table = "Examples/ReusableTableViewCellExample/"
        let picker = "Examples/ReusableDatePickerViewExample/"
        expect(technique.errors + experiment.errors, equals: "")
        let changed = try changes().sorted()
        expect(
            changed,
            equals: [
                picker + "DatePickerSession+Experiments.swift",
                picker + "Experiments/EndedByATestViewController.swift",
                table + "TableCellSession+Techniques.swift", table + "Techniques/BegunByATestViewController.swift",
                "Tests/ExampleTests/Looks/FollowedLook+OtherPrograms.swift",
                "Tests/ReferenceTests/BegunByATestTests.swift",
            ])
        expect(
            technique.output,
            contains: "/BegunByATestViewController.swift:3: this is a copy of CodeTableViewController; ")
        try expect(
            text(table + "TableCellSession+Techniques.swift"),
            contains: #""begun-by-a-test", BegunByATestViewController.self, showing: calendar, claims: [],"#)
        try expect(
            text(picker + "DatePickerSession+Experiments.swift"),
            contains: "makeController: { tabs { EndedByATestViewController(date: $0, calendar: $1) } }),")
    }

    @Test("A view has its rows in the tables, its test and its overrides")
    func view() throws {
        // When
        let run = try new("view Controls UIBegunByATest")

        // Then
        expect(run.errors, equals: "")
        let changes = try changes()
        for name in [
            "/Controls/UIBegunByATest.swift", "/Controls/UIBegunByATestTests.swift", "/LoggedBegunByATest.swift",
        ] {
            expect(changes.contains { $0.hasSuffix(name) }, "\(name)")
        }
        let rows = try changes.map(text)
        expect(rows.contains { $0.contains("\n            \"begunByATest\": \"UIBegunByATest\",\n") })
        expect(rows.contains { $0.contains("\n| `UIBegunByATest` | same | nib | ") })
    }

    @Test("A new chapter, exercise or claim has the right form, and is listed")
    @MainActor func handbook() throws {
        // Given
        let number = Pages.numbers.upperBound + 1
        let claim = "G\(try Pages.handbook().claims.count { $0.name.hasPrefix("G") } + 1)"

        // When
        let runs = try [
            "chapter grid-cell BegunByATest", "claim \(number) \(claim)", "exercise \(number) begun-by-a-test",
        ]
        .map(new)

        // Then
        expect(runs.map(\.errors), equals: ["", "", ""])
        let folder = URL(fileURLWithPath: copy.path)
        let handbook = try Handbook(at: folder.appendingPathComponent("Tutorials/Handbook.docc"))
        let chapter = try #require(try handbook.chapters().last)
        #expect((chapter.number, chapter.title, chapter.claims) == (number, "Begun by a test?", [claim]))
        expect(chapter.steps.flatMap(\.commands), equals: ["stats"])
        expect(handbook.claims.last { $0.name.hasPrefix("G") }?.name, equals: claim)
        try expect(
            changes().contains {
                $0.hasSuffix("-begun-by-a-test/README.md")
                    && (try? text($0).contains(
                        "chapter=\(number) claims=\(claim) minutes=10 edit=BegunByATestController.swift stub=0 -->"))
                        == true
            })
        try expect(text("Tutorials/Handbook.docc/Handbook.md"), contains: "| [Begun by a test?](\(chapter.file)) |")
        try expect(text("Tests/ReferenceTests/GridCellTests.swift"), contains: "@Test(\"\(claim): ")
    }

    @Test("The error about a taken or wrong name has the right form, and no file is written")
    func refusals() throws {
        // Given
        let messages = [
            "technique table-cel begun-by-a-test": "there is no program \"table-cel\"; did you mean \"table-cell\"?",
            "technique table-cell/cod begun-by-a-test":
                "there is no technique of table-cell \"cod\"; did you mean \"code\"?",
            "technique table-cell code": "technique of table-cell \"code\" is there already",
            "technique table-cell ../x": "\"../x\" is not of the form that such names have: by-hand",
            "experiment grid-cell no-identifier": "experiment of grid-cell \"no-identifier\" is there already",
            "view Control UIBegunByATest": "there is no section \"Control\"; did you mean \"Controls\"?",
            "view Controls UILabel": "there is a type UILabel already, in Sources/",
            "claim 4 T99": "the last is T",
            "claim 0 T9": "there is no chapter 0; there are 1 to ",
            "exercise 3 begun-by-a-test": "exercises follow the chapters; the last is of chapter ",
            "chapter grid-cell WhoMadeTheCells": "page \"WhoMadeTheCells\" is there already",
            "viev Controls UIBegunByATest": "there is no kind of thing \"viev\"; did you mean \"view\"?",
        ]

        for (line, message) in messages {
            // When
            let run = try new(line)

            // Then
            expect(run.exit, equals: .status(1))
            expect(run.errors.hasPrefix(message) && run.errors.count { $0.isNewline } == 1, "\(line): \(run.errors)")
        }
        try expect(changes(), equals: [])
    }

    @Test("A failure of .ci/new in the middle is undone")
    func failure() throws {
        // Given
        let folder = copy.path + "/Tests/TerminalUIKitTests/ThirdParty/Overrides"
        try FileManager.default.removeItem(atPath: folder)
        try "".write(to: URL(fileURLWithPath: folder), atomically: true, encoding: .utf8)
        let before = try changes()

        // When
        let run = try new("view Controls UIBegunByATest")

        // Then
        expect(run.exit != .status(0))
        try expect(changes(), equals: before)
    }
}
