import Foundation
import Handbook
import REPL
import TerminalTesting
import Testing

@testable import Exercises

/// The pages of an exercise, and the errors about parts that aren't in form.
struct ExercisePiecesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private let mark = "<!-- exercise 7 chapter=3 claims=T6,T7 minutes=12 edit=A.swift,Nibs/B.xib stub=1 -->"
    private let screen = "<!-- screen MoonsViewController(style: .plain) -->"
    private let hints = "# Hints\n\n## 1\n\nOne.\n\n## 2\n\nTwo.\n\n## 3\n\nThree.\n\n## what else passes\n\nMore.\n"

    /// An exercise of these pages, or what is wrong with them.
    private func exercise(_ readme: String, hints: String? = nil, name: String = "07-of-the-moon") -> Result<
        Exercise, any Error
    > {
        Result {
            let url = URL(fileURLWithPath: folder.path + "/" + name)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try readme.write(to: url.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
            try (hints ?? self.hints).write(
                to: url.appendingPathComponent("hints.md"), atomically: true, encoding: .utf8)
            return try Exercise(in: url)
        }
    }

    private func fault(_ readme: String, hints: String? = nil) -> String {
        switch exercise(readme, hints: hints) {
        case .success(let exercise): "\(exercise.number) \(exercise.chapter) \(exercise.hints.count) \(exercise.screen)"
        case .failure(let error): "\(error)"
        }
    }

    @Test("The pages of an exercise have its mark, title, task, hints and other solutions")
    func whole() throws {
        // Given
        let page = "# The Moon\n\n\(mark)\n\n\(screen)\n\nLook up.\n\nThen down.\n"

        // When
        let exercise = try exercise(page).get()
        let own = try Exercise(in: exercise.folder, own: URL(fileURLWithPath: "/mine/07-of-the-moon"))

        // Then
        #expect((exercise.number, exercise.chapter, exercise.minutes, exercise.title) == (7, 3, 12, "The Moon"))
        expect(exercise.claims == ["T6", "T7"] && exercise.files == ["A.swift", "Nibs/B.xib"])
        expect(exercise.screen == "MoonsViewController(style: .plain)" && exercise.name == "07-of-the-moon")
        expect(exercise.module == "OfTheMoon" && exercise.task.count == 2 && exercise.hints.map(\.count) == [1, 1, 1])
        expect(exercise.alternatives.count == 1 && exercise.solution.lastPathComponent == "Solution")
        expect(exercise.stub == exercise.original && own.stub.path == "/mine/07-of-the-moon/Stub")
        expect(own.original == exercise.original && own.solution == exercise.solution)
    }

    @Test("An incomplete mark, a page without a title, and too many or too few hints are reported with their file")
    func faults() throws {
        // Given
        let title = "# The Moon\n\n"
        let parts = ["exercise 7", "chapter=3", "claims=T6", "minutes=12", "edit=A.swift", "stub=1"]
        func marked(_ parts: [String]) -> String { title + "<!-- \(parts.joined(separator: " ")) -->\n\n\(screen)\n" }

        // When
        let missing = parts.indices.map { index in fault(marked(Array(parts[..<index] + parts[(index + 1)...]))) }
        let odd = [
            marked(["exercise x"] + parts.dropFirst()), marked(["exercise 7", "chapter=x"] + parts.dropFirst(2)),
            marked(["exercise 7", "chapter"] + parts.dropFirst(2)), marked(parts.dropLast() + ["stub=-1"]),
            marked(parts.dropLast() + ["stub=4294967296"]), marked(parts.map { $0 == "claims=T6" ? "claims=," : $0 }),
            title + mark, title + mark + "\n\n<!-- screen  -->\n", title + mark + "\n\n<!-- screens A() -->\n",
            "The Moon.\n\n\(mark)\n\n\(screen)\n", "## The Moon\n\n\(mark)\n\n\(screen)\n", "",
            title + "\(mark)\n\n\(screen)\n\n<!-- exercise 8 chapter=1 claims=T1 minutes=1 edit=B stub=2 -->\n",
        ].map { fault($0) }
        let page = "\(title)\(mark)\n\n\(screen)\n"
        let sections = (0...6).map { count in
            fault(page, hints: "# Hints\n\n" + (0..<count).map { "## \($0)\n\nText.\n\n" }.joined())
        }

        // Then
        let text = (["— missing"] + missing + ["— odd"] + odd + ["— hints"] + sections).joined(separator: "\n")
        try expect(text, isRecordedIn: "Faults-of-exercises.txt")
    }

    @Test("The checksum of code is that of the cksum program, over Swift files and nibs in the order of their paths")
    func checksum() throws {
        // Given
        let exercise = try exercise("# The Moon\n\n\(mark)\n\n\(screen)\n").get()
        func write(_ files: [String: String]) throws -> UInt32 {
            try? FileManager.default.removeItem(at: exercise.stub)
            for (name, text) in files {
                try Files.write(Data(text.utf8), to: exercise.stub.appendingPathComponent(name))
            }
            return exercise.checksum
        }

        // When
        let sums = [
            try write([:]), try write(["A.swift": "123456789"]), try write(["A.swift": "12345", "B.xib": "6789"]),
            try write(["A.swift": "12345", "B/C.swift": "6789", "B/C.txt": "x"]),
            try write(["A.swift": "6789", "B.xib": "12345"]),
        ]

        // Then
        expect(sums[..<4] == [4_294_967_295, 930_766_865, 930_766_865, 930_766_865] && sums[4] != sums[3])
        try expect(!exercise.isUntouched && !exercise.isChanged())
    }

    @Test("A Swift string literal is written and read without changes", arguments: HostileText.names)
    func literals(_ text: String) {
        // Given, When
        let literal = text.literal
        let content = literal.unicodeScalars.dropFirst().dropLast()
        let back = String(readingLiteral: String(String.UnicodeScalarView(content)))
        var isEscaped = false
        let ends = content.contains { scalar in
            defer { isEscaped = scalar == "\\" && !isEscaped }
            return scalar == "\"" && !isEscaped || scalar == "\n" || scalar == "\r"
        }

        // Then
        expect(Array(back.utf8), equals: Array(text.utf8))
        expect(!ends && !isEscaped)
    }

    @Test("The manifest names the libraries' folder or address in SwiftPM's form")
    func sources() throws {
        // Given
        let places = [
            "/home/me/Moons", "https://example.org/Moon/Moons.git", "git@example.org:moons", "", "/", "/a \"b\"\\c",
        ]

        // When
        let lines = places.map {
            "\(Workplace.dependency(on: $0)) \(Workplace.packageName(of: $0)) "
                + "\(Workplace.identity(of: $0)) \($0.literal)"
        }
        let place = ExerciseFolder(url: URL(fileURLWithPath: folder.path))
        let workplace = try Workplace(root: URL(fileURLWithPath: "/project"), folder: place)

        // Then
        expect(
            lines,
            equals: [
                #".package(name: "ReusableViews", path: "/home/me/Moons") ReusableViews moons "/home/me/Moons""#,
                ".package(url: \"https://example.org/Moon/Moons.git\", exact: \"\(Release.version)\") moons moons "
                    + "\"https://example.org/Moon/Moons.git\"",
                ".package(url: \"git@example.org:moons\", exact: \"\(Release.version)\") git@example.org:moons "
                    + "git@example.org:moons \"git@example.org:moons\"",
                ".package(url: \"\", exact: \"\(Release.version)\")   \"\"",
                #".package(name: "ReusableViews", path: "/") ReusableViews  "/""#,
                #".package(name: "ReusableViews", path: "/a \"b\"\\c") ReusableViews a "b"\c "/a \"b\"\\c""#,
            ])
        expect(workplace.sources == "/project" && workplace.scratch.path == "/project/.build")
        expect(workplace.packageFolder.path, equals: "/project/.build/checked-exercise")
        expect(workplace.products.path, equals: "/project/.build/debug")
        expect(workplace.pinnedVersions.path, equals: "/project/Package.resolved")
        #expect(throws: CommandError.self) { try Workplace(root: nil, folder: place) }
    }

    @Test(
        "A played screen is named after its exercise or its folder, and its source is the changed class"
    )
    func played() throws {
        // Given
        let exercise = try exercise("# The Moon\n\n\(mark)\n\n\(screen)\n").get()
        let onlyNibs = try self.exercise(
            "# Sea\n\n\(mark.replacing("A.swift,", with: ""))\n\n<!-- screen Sea_2(of: rains) -->\n", name: "08-sea"
        ).get()
        let own = URL(fileURLWithPath: folder.path + "/Nights")
        try Files.write(Data("# Nights\n\n\(screen)\n".utf8), to: own.appendingPathComponent("README.md"))

        // When
        let codes = [
            PlayedCode(exercise, in: exercise.stub), PlayedCode(onlyNibs, in: onlyNibs.solution),
            try PlayedCode(in: own),
        ]

        // Then
        expect(codes.map(\.name) == ["exercise-7", "exercise-7", "nights"] && codes.allSatisfy { $0.solution == nil })
        expect(codes.map(\.title), equals: ["The Moon", "Sea", "The screen of Nights."])
        expect(codes.map(\.module), equals: ["OfTheMoon", "Sea", "Nights"])
        expect(codes.map(\.source), equals: ["A", "Sea_2", "MoonsViewController"])
        expect(codes.map(\.folder.lastPathComponent), equals: ["Stub", "Solution", "Nights"])
        let nothing = #expect(throws: CommandError.self) { try PlayedCode(in: own.appendingPathComponent("no")) }
        expect("\(nothing!)".hasPrefix("there is no screen \"no\" to play"))
    }

    @Test(
        "A regular file is read, only a changed file is written, and a folder is copied whole, once")
    func files() throws {
        // Given
        let place = URL(fileURLWithPath: folder.path + "/files")
        let file = place.appendingPathComponent("a/b.swift")

        // When
        try Files.write(Data("one".utf8), to: file)
        let state = FolderState(of: place)
        try Files.write(Data("one".utf8), to: file)
        let same = FolderState(of: place)
        try Files.write(Data("three".utf8), to: file)
        try Files.write(["c.xib": Data("c".utf8), "d.txt": Data("d".utf8)], to: place.appendingPathComponent("e"))
        try Files.write(["c.xib": Data("c2".utf8)], to: place.appendingPathComponent("e"))
        let copy = URL(fileURLWithPath: folder.path + "/copy")
        try Files.copyWhole(place, to: copy)
        try Files.write(Data("later".utf8), to: file)
        try Files.copyWhole(place, to: copy)

        // Then
        expect(state == same && state != FolderState(of: place) && FolderState(of: copy) != FolderState(of: place))
        try expect(Files.contents(of: copy), equals: ["a/b.swift": Data("three".utf8), "e/c.xib": Data("c2".utf8)])
        expect(Files.code(in: place).keys.sorted(), equals: ["a/b.swift", "e/c.xib"])
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), equals: ["copy", "files"])
        func fault(_ work: () throws -> Void) -> String {
            do { try work() } catch { return "\(error)".replacing(folder.path, with: "FOLDER") }
            return "none"
        }
        let none = place.appendingPathComponent("none")
        expect(
            fault { _ = try Files.data(of: none) }, equals: "can't read FOLDER/files/none: no such file")
        expect(fault { _ = try Files.data(of: place) }, equals: "can't read FOLDER/files: it is a folder")
        expect(
            fault { try Files.write(Data(), to: file.appendingPathComponent("x")) }.hasPrefix(
                "can't write FOLDER/files/a/b.swift: "))
        expect(
            fault { try Files.copyWhole(none, to: copy.appendingPathComponent("x")) }.hasPrefix(
                "can't write FOLDER/copy/x: "))
        try expect(FileManager.default.contentsOfDirectory(atPath: copy.path).sorted(), equals: ["a", "e"])
        truncate(file.path, (16 << 20) + 1)
        expect(
            fault { _ = try Files.data(of: file) }, equals: "can't read FOLDER/files/a/b.swift: it has more than 16 MB"
        )
        truncate(file.path, 16 << 20)
        expect(fault { _ = try Files.data(of: file) } == "none" && FolderState(of: none) == FolderState(of: none))
    }

    @Test("The files of a folder are read up to 16 MB together")
    func largeFolder() throws {
        // Given
        let place = URL(fileURLWithPath: folder.path)
        for name in ["a.swift", "b.swift", "c.swift"] {
            try Data(count: 6 << 20).write(to: place.appendingPathComponent(name))
        }

        // When
        let error = #expect(throws: CommandError.self) { try Files.contents(of: place) }
        let code = Files.code(in: place)

        // Then
        expect(error.map { "\($0)" }, equals: "can't read \(folder.path): it has more than 16 MB")
        expect(code.keys.sorted(), equals: ["a.swift", "b.swift"])
    }
}
