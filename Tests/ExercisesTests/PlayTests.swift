import Foundation
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The code that `play` shows, and a learner's own screen. `.ci/exercises` checks that it is built and runs.
struct PlayTests {
    private let session: ExerciseSession
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        session = try ExerciseFolders.session(in: folder)
        session.appearance.fixedWidth = 100
    }

    private func type(_ line: String) -> String {
        var written = ""
        session.output = { written += $0 }
        session.errors = { written += $0 }
        session.run(line)
        return written
    }

    @Test("An exercise is played in its current state, and beside its solution only after an attempt")
    func solution() throws {
        // Given
        let untried = try session.playedCode("1")

        // When
        session.progress.add(.exercise(1, .tried))
        let tried = try session.playedCode("1")

        // Then
        expect(untried.folder.path.hasSuffix("01-name-the-cell/Stub") && untried.solution == nil)
        expect(tried.solution?.path.hasSuffix("01-name-the-cell/Solution"), equals: true)
        expect(tried.module == "NameTheCell" && tried.screen == "PhasesViewController(style: .plain)")
    }

    @Test("The screen named in a README is a class of the exercise")
    func screens() throws {
        for exercise in try ExerciseFolders.all.get() {
            // Given
            let files = try ExerciseFolders.files(in: exercise.stub).values

            // When
            let type = exercise.screen.prefix { $0.isLetter }

            // Then
            expect(files.contains { $0.contains("class \(type):") }, "\(exercise.name)")
        }
    }

    @Test("new makes a controller, a cell and a xib with a name, which play finds, and never overwrites a file")
    func new() throws {
        // Given, When
        let said = type("new Nights --in \(folder.path)")
        let again = type("new Nights --in \(folder.path)")

        // Then
        let place = folder.path + "/Nights"
        let files = try ExerciseFolders.files(in: URL(fileURLWithPath: place))
        expect(files.keys.sorted(), equals: ["Nibs/NightsCell.xib", "NightsCell.swift", "NightsViewController.swift"])
        expect(files.values.allSatisfy { $0.contains("Nights") && !$0.contains("Blank") })
        expect(said.replacing("\n", with: " "), contains: "swift run exercises play \(place)")
        expect(again, contains: "Nights is there already; give another name")
        let code = try session.playedCode(place)
        expect(code.module == "Nights" && code.screen == "NightsViewController(style: .plain)")
        expect(code.name == "nights" && code.solution == nil)
    }

    @Test("A screen whose nib isn't well-formed can't be built, as in Xcode")
    func unreadable() throws {
        // Given
        _ = type("new Nights --in \(folder.path)")
        let nib = folder.path + "/Nights/Nibs/NightsCell.xib"
        let text = try String(contentsOfFile: nib, encoding: .utf8)
        try text.replacing("</label>", with: "", maxReplacements: 1).write(
            toFile: nib, atomically: true, encoding: .utf8)

        // When
        let said = type("play \(folder.path)/Nights").replacing(/\s+/, with: " ")

        // Then
        expect(said, contains: "✘ It can't be built")
        expect(said, contains: "NightsCell.xib:26:28: error: not well-formed XML: the end tag does not match <label>")
    }

    @Test("The error about an impossible play or new says why")
    func refusals() {
        // Given, When, Then
        expect(type("play Nowhere"), contains: "there is no screen \"Nowhere\" to play")
        expect(type("play 99"), contains: "there is no exercise 99")
        expect(type("new nights"), contains: "a word that begins with an uppercase letter")
        expect(type("edit 1"), contains: "watch needs a terminal")
    }

    @Test("A played program spells commands for its own prompt")
    func typedElsewhere() throws {
        // Given
        let environment = [
            "TERM": "xterm", "XDG_STATE_HOME": folder.path, "EXERCISES_TYPED_AS": "exercise",
        ]

        // When
        let run = try Executable("exercises").run(["next", "1"], environment: environment)

        // Then
        expect(run.output, contains: "    exercise check 1\n")
        expect(!run.output.contains("swift run"))
    }
}
