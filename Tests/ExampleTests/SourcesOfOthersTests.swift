import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell

/// The code of a program that somebody else wrote: which files there are, what differs, what answers with a cell.
struct SourcesOfOthersTests {
    private let folder: TemporaryFolder
    private var sources: SourceFiles

    private static let old = """
        import UIKit

        final class Moons: UITableViewController {
            let count = 3

            // Answers with a cell.
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                // What waits is reused.
                let cell = tableView.dequeueReusableCell(withIdentifier: "Moon", for: path)
                if path.row > 0 {
                    cell.tag = 1
                }

                return cell
            }

            func more() {}
        }
        """

    init() throws {
        folder = try TemporaryFolder()
        let files = FileManager.default
        for name in ["Experiments", "Solution"] {
            try files.createDirectory(atPath: folder.path + "/\(name)", withIntermediateDirectories: true)
        }
        let new = Self.old.replacing("Moons", with: "Suns").replacing("tag = 1", with: "tag = 2")
        for (name, text) in [
            ("Moons.swift", Self.old), ("Experiments/Suns.swift", new),
            ("Experiments/Else.swift", "final class Else {}\nlet other = 1\n"), ("Tool.swift", "import ExampleShell\n"),
            ("Moons+More.swift", "extension Moons { struct Crater {} }"), ("Notes.txt", "class Nothing {}"),
            ("Solution/Moons.swift", "// solved"), ("Short.swift", "func a() -> Int { cellForOne() }"),
            ("Open.swift", "func cellFor() {\n    {"),
        ] {
            _ = try folder.file(name, text)
        }
        sources = SourceFiles(besides: folder.path + "/Moons.swift")
    }

    private func file(_ name: String) throws -> SourceFile { try sources.file(named: name) }

    @Test("A source file is found by its name, by the end of its path, and by its declarations")
    func found() throws {
        // Given
        let own = sources.names.filter {
            ["Moons", "Suns", "Else", "Tool", "Short", "Open", "Moons+More"].contains($0)
        }

        // When
        let paths = try ["Moons", "@Moons", "Experiments/Suns", "Solution/Moons", "Crater", "Moons+More", "Tool"].map {
            try file($0).path.replacing(folder.path + "/", with: "").split(separator: "/").suffix(2).joined(
                separator: "/")
        }

        // Then
        expect(own, equals: ["Else", "Moons", "Moons", "Open", "Short", "Suns"])
        let names = paths.map { $0.split(separator: "/").last ?? "" }
        expect(
            names,
            equals: [
                "Moons.swift", "Moons.swift", "Suns.swift", "Moons.swift", "Moons+More.swift", "Moons+More.swift",
                "Tool.swift",
            ])
        expect(paths[3].hasPrefix("Solution/") && !paths[0].hasPrefix("Solution/"))
        #expect(throws: CommandError.self) { try file("Cra(ter") }
        expect(sources.names.contains("OwnerOutletViewController") || sources.names.count > own.count)
    }

    @Test("A difference has two lines of context, and an experiment is compared with the original code")
    func differences() throws {
        // Given
        let (new, other) = (try file("Suns"), try file("Else"))

        // When
        let difference = try #require(try sources.difference(of: new, fromThatOf: "Moons"))
        let texts = [nil, 80, 40].map { difference.text(columns: $0).string }
        let same = SourceDifference(of: try file("Moons"), from: try file("Moons"))

        // Then
        // Above stands where the files are.
        let text = texts.map { text in
            text.split(separator: "\n").drop { !$0.contains(/^ +\d/) }.joined(separator: "\n")
        }.joined(separator: "\n—\n")
        try expect(text, isRecordedIn: "Sources-that-differ.txt")
        expect(difference.isVariation && !difference.isEmpty && difference.common == 16)
        expect(same.isEmpty && same.common == 18 && same.isVariation)
        try expect(sources.difference(of: other, fromThatOf: "Moons") == nil)
        try expect(sources.difference(of: file("Moons"), fromThatOf: "Suns") == nil)
        expect(sources.isBroken("a/Experiments/b") && !sources.isBroken("a/Solution/b"))
        var solved = sources
        solved.solution = folder.path + "/Solution/Moons.swift"
        expect(solved.isBroken("a/Solution/b") && !solved.isBroken("Experiments/b"))
    }

    @Test("The number of lines counts only meaningful lines of the code that returns a cell")
    func answers() throws {
        // Given
        let names = ["Moons", "Suns", "Else", "Short", "Open", "No(body"]

        // When
        let counts = names.map { sources.answerLines(of: $0) }
        let ranges = try names.dropLast().map { try file($0).answer }
        let moons = try file("Moons")
        let texts = [30, 60, 120].map { columns in
            moons.text(of: 5..<9, columns: columns).map(\.string).joined(separator: "\n")
        }

        // Then
        expect(counts, equals: [7, 7, 2, 1, 2, 0])
        expect(ranges, equals: [6..<15, 6..<15, nil, 0..<1, 0..<2])
        let whole = [nil, 50].map { columns in
            moons.text(columns: columns).string.split(separator: "\n").drop { !$0.contains("import UIKit") }
                .joined(separator: "\n")
        }
        let text = (texts + whole.map { String($0) }).joined(separator: "\n—\n")
        try expect(text, isRecordedIn: "Sources-with-numbers.txt")
    }

    @Test("A claim's tests are found by the id in their titles, with their lines")
    func claims() throws {
        // Given
        let tests = folder.path + "/Tests/ReferenceTests"
        try FileManager.default.createDirectory(atPath: tests, withIntermediateDirectories: true)
        let text = #"""
            import Testing

            @Test("T1: A cell is \"reused\"")
            func one() {}
            @Test("T1b: Another") func two() {}
            @Test(
                "T1: A long \
                sentence", arguments: [1])
            func three() {}
            @Test("T1 without a colon")
            """#
        _ = try folder.file("Tests/ReferenceTests/B.swift", text)
        _ = try folder.file("Tests/ReferenceTests/A.swift", "@Test(\"T1: First\") func a() {}")
        _ = try folder.file("Tests/ReferenceTests/C.txt", "@Test(\"T1: Not this\")")
        let reference = ReferenceTests(package: URL(fileURLWithPath: folder.path))

        // When
        let found = try ["T1", "T1b", "T2"].map { try reference.tests(of: $0).map { "\($0.place) \($0.sentence)" } }

        // Then
        expect(
            found,
            equals: [
                ["A.swift:1 First", "B.swift:3 A cell is \"reused\"", "B.swift:6 A long sentence"],
                ["B.swift:5 Another"], [],
            ])
        #expect(throws: CommandError.self) { try ReferenceTests(package: URL(fileURLWithPath: "/no")).tests(of: "T1") }
    }
}
