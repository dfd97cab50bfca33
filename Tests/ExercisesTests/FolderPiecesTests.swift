import Foundation
import REPL
import TerminalTesting
import Testing

@testable import Exercises

/// A learner's folder: its mark, its files, resetting them, and the problems in them.
struct FolderPiecesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: folder.path + "/" + path) }

    @Test("A learner's folder is recognized by the mark in its manifest, also from a folder inside")
    func known() throws {
        // Given
        let mark = "// Swift\n// Written by \"exercises init\", and again when something in it is another.\n"
        let manifests = [
            "", mark, mark + ".package(name: \"ReusableViews\", path: \"/a b\"),",
            mark + ".package(url: \"https://x.org/y\", exact",
            ".package(url: \"https://x.org/y\"", mark + ".package(name: \"Other\", path: \"/a\")",
            mark + ".package(path: \"\")",
            mark + ".package(url: \"one\", .package(url: \"two\"",
        ]

        // When
        let sources = try manifests.map { manifest in
            _ = try folder.file("Package.swift", manifest)
            return ExerciseFolder(url: url("")).sources
        }
        try Files.write(Data(), to: url("a/b/c"))
        let around = ExerciseFolder.around(url("a/b"))?.url.path
        try FileManager.default.removeItem(at: url("Package.swift"))

        // Then
        expect(sources, equals: [nil, nil, "/a b", "https://x.org/y", nil, nil, nil, "one"])
        expect(around == url("").standardizedFileURL.path && ExerciseFolder(url: url("")).sources == nil)
        expect(ExerciseFolder(url: url("none")).isEmpty && !ExerciseFolder(url: url("a")).isEmpty)
        let top = "/" + folder.path.split(separator: "/")[0]
        expect(url("a/../b").withParents.map(\.path).suffix(2), equals: [top, "/"])
        expect(url("a/../b").withParents.first { _ in true }?.path, equals: url("b").path)
        let here = FileManager.default.currentDirectoryPath
        let paths = [here + "/a/b", here, here + "x/a", "/"].map { URL(fileURLWithPath: $0).typedPath }
        expect(paths, equals: ["a/b", here, here + "x/a", "/"])
    }

    @Test("A file in place of a folder is reported in a line that names it")
    func fileForFolder() throws {
        // Given
        let file = try folder.file("taken", "text")

        // When
        let error = #expect(throws: CommandError.self) { try Files.write(Data(), to: url("taken/Package.swift")) }

        // Then
        expect(error.map { "\($0)" }, equals: "can't write \(url("taken").path): file exists")
        try expect(String(contentsOfFile: file, encoding: .utf8), equals: "text")
    }

    @Test("Placeholders in a file for exercises, program and sources are filled in, and the rest stays")
    func filled() throws {
        // Given
        let exercises = Array(try ExerciseFolders.all.get().prefix(2))

        // When
        let text = ExerciseFolder.filled(
            "a PROJECT PACKAGE\nFOLDERS\nPROGRAMS", for: exercises, sources: "https://x.org/Moon.git")
        let none = ExerciseFolder.filled("FOLDERS PROJECTS", for: [], sources: "/x")

        // Then
        let names = exercises.map { "    \"\($0.name)\",\n" }.joined()
        expect(
            text.hasPrefix(
                "a .package(url: \"https://x.org/Moon.git\", exact: \"\(Release.version)\") \"moon\"\n[\n\(names)]\n'/")
        )
        expect(text.hasSuffix("'S") && none == "[\n] .package(name: \"ReusableViews\", path: \"/x\")S")
    }

    @Test("A strict unarchiver in code is reported, but not in a comment")
    func unarchivers() throws {
        // Given
        let original = try #require(try ExerciseFolders.all.get().first { $0.number == 15 })
        let make = "let a = try NSKeyedUnarchiver(forReadingFrom: data)"
        let texts = [
            "", make, "import Foundation\n\n  \(make)\n\(make)", "\(make)\na.requiresSecureCoding = false",
            "\(make)\na.requiresSecureCoding=false", "\(make)\na.requiresSecureCoding  =  true", "// \(make)",
            "let b = 1 // \(make)",
            "\(make) // requiresSecureCoding = false", "NSKeyedUnarchiver.unarchiveObject(with: data)",
        ]

        // When
        let reviews = try texts.map { text in
            let exercise = try Exercise(in: original.folder, own: url(original.name))
            try Files.write(Data(text.utf8), to: exercise.stub.appendingPathComponent("CellFactory.swift"))
            let review = Review(of: exercise)
            expect(review.remarks.count == (review.refusal == nil ? 0 : 1) && review.remarks.first == review.refusal)
            return review.refusal.map { String($0.prefix { $0 != " " }) } ?? "–"
        }
        try FileManager.default.removeItem(at: url(original.name))
        let gone = Review(of: try Exercise(in: original.folder, own: url(original.name)))

        // Then
        let first = "CellFactory.swift:1:1:"
        expect(reviews, equals: ["–", first, "CellFactory.swift:3:1:", "–", "–", first, "–", "–", first, "–"])
        expect(gone.remarks == [] && gone.refusal == nil)
    }

    @Test("Misspellings are reported first, and an unreadable nib with its place")
    func nibs() throws {
        // Given
        let original = try #require(try ExerciseFolders.all.get().first { $0.number == 1 })
        let exercise = try Exercise(in: original.folder, own: url(original.name))
        let solution = try String(
            contentsOf: exercise.solution.appendingPathComponent("Nibs/PhaseCell.xib"), encoding: .utf8)
        func review(_ text: String) throws -> [String] {
            try Files.write(Data(text.utf8), to: exercise.stub.appendingPathComponent("Nibs/PhaseCell.xib"))
            let review = Review(of: exercise)
            return ["— \(review.refusal ?? "no refusal")"] + review.remarks
        }

        // When
        let blank = solution.replacing("reuseIdentifier=\"PhaseCell\"", with: "reuseIdentifier=\"PhaseCell \"")
        let texts = try [
            solution, blank,
            blank.replacing("selectionStyle", with: "selectionstyle").replacing(
                "</document>", with: "<nothing/></document>"),
            "<document>", "", "no nib", String(solution.prefix(400)),
            solution.replacing("</objects>", with: "</object>"),
        ].flatMap(review)

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Reviews-of-nibs.txt")
    }

    @Test("A changed exercise is saved once for each time, and only if it changed")
    func reset() throws {
        // Given
        let session = try ExerciseFolders.session(in: folder)
        let own = try #require(session.folder)
        let exercise = session.exercises[2]
        let file = exercise.stub.appendingPathComponent(exercise.files[0])
        let before = try Data(contentsOf: file)

        // When
        let nothing = try own.reset(exercise)
        let copies = try [1, 2].map { count in
            try Files.write(Data("change \(count)".utf8), to: file)
            return try own.reset(exercise)?.path
        }

        // Then
        let kept = own.url.path + "/.kept/\(exercise.name)-"
        try expect(nothing == nil && copies == [kept + "1", kept + "2"] && Data(contentsOf: file) == before)
        try expect(
            Data(contentsOf: URL(fileURLWithPath: kept + "2/" + exercise.files[0])), equals: Data("change 2".utf8))
    }
}
