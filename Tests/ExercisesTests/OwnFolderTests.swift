import ExampleShell
import Foundation
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// A learner's own folder: how it is made, found, and completed.
struct OwnFolderTests {
    private let folder: TemporaryFolder
    private let place: URL

    init() throws {
        folder = try TemporaryFolder()
        place = URL(fileURLWithPath: folder.path + "/MyExercises")
    }

    private func session(root: URL? = ExerciseFolders.package, progress: String? = nil) throws -> ExerciseSession {
        try ExerciseSession(root: root, progress: .init(at: progress))
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("init makes a package of all stubs and their tests, without the solutions")
    func begin() throws {
        // Given
        let session = try session()

        // When
        try session.begin(in: place)

        // Then
        for exercise in session.exercises {
            let own = place.appendingPathComponent(exercise.name)
            expect(exercise.stub == own.appendingPathComponent("Stub") && exercise.isUntouched)
            try expect(FileManager.default.contentsOfDirectory(atPath: own.path).sorted(), equals: ["Stub", "Tests"])
        }
        let manifest = try text("Package.swift")
        expect(session.exercises.allSatisfy { manifest.contains("\"\($0.name)\",") })
        expect(manifest, contains: #".package(name: "ReusableViews", path: "\#(ExerciseFolders.package.path)")"#)
        expect(FileManager.default.isExecutableFile(atPath: place.path + "/exercises"))
        try expect(text(".gitignore"), contains: ".build/")
    }

    @Test("Without a name, init creates MyExercises in the current folder, or beside the project, and says so")
    func usualPlace() throws {
        // Given
        let project = try LoopFolder()
        let program = try project.program()
        try FileManager.default.createDirectory(at: project.file("Desk"), withIntermediateDirectories: true)
        func told(in folder: String, _ command: String) throws -> String {
            let script = "cd '\(project.file(folder).path)' && '\(program.path)' \(command)"
            let environment = ["TERM": "xterm", "XDG_STATE_HOME": project.file("State").path]
            let run = try Executable(at: "/bin/sh").run(["-c", script], environment: environment)
            let text = String((run.output + run.errors).prefix { $0 != "\n" })
            return text.replacing(project.file("").standardizedFileURL.path, with: "")
        }

        // When
        let texts = try [
            told(in: "Project/Tutorials", "init Moons"), told(in: "Project/Tutorials", "init"),
            told(in: "Desk", "init"),
            told(in: "Desk/MyExercises/01-name-the-cell", "init"),
        ]

        // Then
        expect(
            texts,
            equals: [
                "error: can't make /Project/Tutorials/Moons: it is in the project's folder; name a folder elsewhere, "
                    + "such as ../Moons",
                "Your exercises are in /MyExercises, beside the project's folder.",
                "Your exercises are in /Desk/MyExercises.", "Your exercises are in /Desk/MyExercises.",
            ])
    }

    @Test("In a learner's folder, init adds missing files and keeps the code")
    func again() throws {
        // Given
        let session = try session()
        try session.begin(in: place)
        let (mine, missing) = (session.exercises[0], session.exercises[1])
        let cell = mine.stub.appendingPathComponent("PhaseCell.swift")
        try "mine".write(to: cell, atomically: true, encoding: .utf8)
        try "mine".write(to: place.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(at: missing.stub)
        let halfCopied = place.appendingPathComponent(missing.name + "/.Stub.new")
        try FileManager.default.createDirectory(at: halfCopied, withIntermediateDirectories: true)

        // When
        try self.session().begin(in: place)

        // Then
        try expect(String(contentsOf: cell, encoding: .utf8), equals: "mine")
        try expect(text("README.md"), equals: "mine")
        expect(missing.isUntouched)
        expect(!FileManager.default.fileExists(atPath: halfCopied.path))
    }

    @Test("init leaves a folder with other contents alone, and creates none with the project's name")
    func other() throws {
        // Given
        let session = try session()

        // When, Then
        let namesake = URL(fileURLWithPath: folder.path + "/" + ExerciseFolders.package.lastPathComponent.uppercased())
        #expect(throws: CommandError.self) { try session.begin(in: namesake) }
        _ = try folder.file("Package.swift", "let package = Package(\n    name: \"Exercises\",\n")
        #expect(throws: CommandError.self) { try session.begin(in: URL(fileURLWithPath: folder.path)) }
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["Package.swift"])
    }

    @Test("The folder is found from a folder inside, and elsewhere the last one is used, if it exists")
    func found() throws {
        // Given
        let progress = try folder.file("progress", "")
        let other = URL(fileURLWithPath: folder.path + "/An other")
        for place in [place, other] { try session(progress: progress).begin(in: place) }

        // When
        let around = ExerciseFolder.around(place.appendingPathComponent("01-name-the-cell/Stub"))
        let last = try session(progress: progress).folder
        try FileManager.default.removeItem(at: other)
        let gone = try session(progress: progress).folder

        // Then
        expect(around?.url.path, equals: place.path)
        #expect(ExerciseFolder.around(URL(fileURLWithPath: folder.path)) == nil)
        expect(last?.url.path, equals: other.path)
        #expect(gone == nil)
    }

    @Test("An installed program builds with its own sources, and remembers them")
    func installed() throws {
        // Given
        let address = "https://example.org/moon/Reusable-Views.git"

        // When
        let refused = #expect(throws: CommandError.self) { try session(root: nil).begin(in: place) }
        try session(root: nil).begin(in: place, from: address)
        try session(root: nil).begin(in: place)

        // Then
        expect("\(try #require(refused))", contains: "by \"--from\"")
        let manifest = try text("Package.swift")
        expect(manifest, contains: ".package(url: \"\(address)\", exact: \"\(Release.version)\")")
        expect(manifest, contains: "package: \"reusable-views\"")
        let workplace = try Workplace(root: nil, folder: ExerciseFolder(url: place))
        expect(workplace.sources == address && workplace.scratch.path == place.path + "/.build")
    }

    @Test("Names with special characters of shells and Swift are quoted")
    func names() throws {
        // Given
        let sources = "/home/me/the \"new\" sources"

        // When
        let text = ExerciseFolder.filled("dependencies: [PROJECT]", for: [], sources: sources)

        // Then
        expect(text, equals: #"dependencies: [.package(name: "ReusableViews", path: "/home/me/the \"new\" sources")]"#)
    }

    @Test("Two builds in one folder run one after the other")
    func alone() throws {
        // Given
        let workplace = try Workplace(root: URL(fileURLWithPath: folder.path), folder: ExerciseFolder(url: place))
        func isLocked() -> Bool {
            let file = open(workplace.scratch.path, O_RDONLY)
            defer { close(file) }
            return flock(file, LOCK_EX | LOCK_NB) != 0
        }

        // When
        let during = try workplace.alone { isLocked() }

        // Then
        expect(during && !isLocked())
    }

    @Test("The build has the current code, the program's tests, and no other exercise")
    func built() throws {
        // Given
        let session = try session()
        try session.begin(in: place)
        let (first, second) = (session.exercises[0], session.exercises[1])
        let workplace = try Workplace(
            root: nil, folder: ExerciseFolder(url: place))
        try "// mine".write(
            to: second.stub.appendingPathComponent("DiaryCell.swift"), atomically: true, encoding: .utf8)
        let tests = place.appendingPathComponent(second.name + "/Tests")
        try FileManager.default.removeItem(at: tests)

        // When
        try ExerciseBuild(of: [first], \.solution, in: workplace).writePackage()
        let solution = try Files.contents(of: workplace.packageFolder.appendingPathComponent(first.name + "/Stub"))
        try ExerciseBuild(of: [second], \.stub, in: workplace).writePackage()

        // Then
        try expect(solution, equals: Files.contents(of: first.solution))
        let names = try FileManager.default.contentsOfDirectory(atPath: workplace.packageFolder.path).sorted()
        expect(names, equals: [second.name, "Package.swift"])
        let built = try Files.contents(of: workplace.packageFolder.appendingPathComponent(second.name))
        expect(built["Stub/DiaryCell.swift"], equals: Data("// mine".utf8))
        expect(built.keys.contains { $0.hasPrefix("Tests/") })
    }
}
