import Foundation
import TerminalTesting
import Testing

@testable import Exercises

/// The review of wrong solutions, before any test runs.
struct ReviewTests {
    /// Reviews an exercise in whose stub a file is the solution's, with something replaced.
    private func review(_ number: Int, _ file: String, _ pairs: (String, String)...) throws -> Review {
        let original = try #require(try ExerciseFolders.all.get().first { $0.number == number })
        let folder = try TemporaryFolder()
        let copy = URL(fileURLWithPath: folder.path).appendingPathComponent(original.name)
        try FileManager.default.copyItem(at: original.folder, to: copy)
        let exercise = try Exercise(in: copy)
        let url = exercise.stub.appendingPathComponent(file)
        var text = try String(contentsOf: exercise.solution.appendingPathComponent(file), encoding: .utf8)
        for (old, new) in pairs {
            try #require(text.contains(old))
            text = text.replacing(old, with: new)
        }
        try text.write(to: url, atomically: true, encoding: .utf8)
        return withExtendedLifetime(folder) { Review(of: exercise) }
    }

    @Test(
        "A review finds no problems in the solution",
        arguments: [1, 3, 5, 8, 12, 15, 16, 18, 22, 24])
    func solutions(number: Int) throws {
        // Given
        let exercise = try #require(try ExerciseFolders.all.get().first { $0.number == number })

        // When
        let reviews = try exercise.files.map { try review(number, $0) }

        // Then
        expect(reviews.flatMap(\.remarks), equals: [])
    }

    @Test("A review suggests the nearest name for an unknown attribute")
    func misspelt() throws {
        // Given, When
        let review = try review(1, "Nibs/PhaseCell.xib", ("reuseIdentifier", "reuseidentifier"))

        // Then
        expect(
            review.remarks,
            equals: [
                "PhaseCell.xib:16:9: nothing reads the attribute reuseidentifier of a tableViewCell; "
                    + "did you mean `reuseIdentifier`? (object d3T-Rk-0Wm)"
            ])
        expect(review.refusal, equals: nil)
    }

    @Test("A review says nothing of an attribute that has no effect here, as the baseline of a new label")
    func withoutEffect() throws {
        // Given, When
        let review = try review(1, "Nibs/PhaseCell.xib", ("g7S-Xe-2hD", "aB1-cD-2eF"))

        // Then
        expect(review.remarks, equals: [])
    }

    @Test("A review finds a blank at the end of an identifier")
    func blank() throws {
        // Given, When
        let review = try review(1, "Nibs/PhaseCell.xib", (#""PhaseCell" rowHeight"#, #""PhaseCell " rowHeight"#))

        // Then
        expect(
            review.remarks,
            equals: [
                "PhaseCell.xib:16:9: reuseIdentifier `PhaseCell ` ends with a blank (object d3T-Rk-0Wm)"
            ])
    }

    @Test(
        "A connection is reported if its destination is missing, or if its id is missing or shared",
        arguments: [
            (
                #"destination="qCD-Br-GTx" id="aB1-cD-2eF""#, "which nothing in the document has as its id; did you",
                false
            ),
            (#"destination="qCD-Br-GTg" id="rdk-Fk-lNX""#, "the id `rdk-Fk-lNX` is used twice, also in line", true),
            (#"destination="qCD-Br-GTg" id="w9j-Zh-Ebj""#, "the id `w9j-Zh-Ebj` is used twice, also in line", true),
            (#"destination="qCD-Br-GTg""#, "outlet card has no id", true),
        ])
    func connections(attributes: String, words: String, isRefused: Bool) throws {
        // Given
        let url = try #require(try ExerciseFolders.all.get().first { $0.number == 5 }).solution
        let solution = try String(contentsOf: url.appendingPathComponent("Nibs/MoonCard.xib"), encoding: .utf8)
        let line = try #require(solution.split(separator: "\n").first { $0.contains(#"property="card""#) })

        // When
        let review = try review(5, "Nibs/MoonCard.xib", (String(line), #"<outlet property="card" \#(attributes)/>"#))

        // Then
        expect(review.remarks.contains { $0.contains(words) }, "\(review.remarks)")
        expect((review.refusal != nil), equals: isRefused)
    }

    @Test("A class without its module is a problem, because a phone wouldn't find it")
    func module() throws {
        // Given, When
        let review = try review(
            16, "Nibs/StarCell.xib", (#" customModule="SmartCell" customModuleProvider="target""#, ""))

        // Then
        expect(review.refusal, contains: "class `StarCell` has no module")
    }

    @Test("The project's own class instead of the learner's is refused, even if only a type of the module is imported")
    func ownModule() throws {
        // Given, When
        let reviews = try ["ReusableViews", "class ReusableViews.ViewFactory"].map {
            try review(15, "CellFactory.swift", ("import TerminalUIKit", "import TerminalUIKit\nimport \($0)"))
        }

        // Then
        for review in reviews {
            expect(review.refusal, contains: "CellFactory.swift:2:1: this project's module ReusableViews does what you")
        }
    }

    @Test("An unarchiver that requires secure coding, as on iOS by default, is reported at its line")
    func secureCoding() throws {
        // Given, When
        let review = try review(
            15, "CellFactory.swift", ("unarchiver.requiresSecureCoding = false", "// requiresSecureCoding = false"))

        // Then
        expect(review.refusal?.hasPrefix("CellFactory.swift:19:1: on iOS this unarchiver answers nil"), equals: true)
    }

    @Test("A review doesn't reveal the exercise's subject: a shared tag, a missing identifier")
    func task() throws {
        // Given, When
        let tag = try review(8, "Nibs/TaggedMoon.xib", (#"contentMode="left" text="Moon:""#, #"tag="2" text="Moon:""#))
        let name = try review(1, "Nibs/PhaseCell.xib", (#" reuseIdentifier="PhaseCell""#, ""))

        // Then
        expect(tag.remarks, equals: [])
        expect(name.remarks, equals: [])
    }
}
