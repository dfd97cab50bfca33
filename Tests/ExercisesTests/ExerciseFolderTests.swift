import Foundation
import Handbook
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The files and the code of every exercise. `.ci/exercises` checks that stubs fail and solutions pass.
struct ExerciseFolderTests {
    private func exercises() throws -> [Exercise] { try ExerciseFolders.all.get() }

    @Test("Exercises are numbered from 1 without gaps, like their folders, and follow the chapters to the capstone")
    func numbers() throws {
        // Given
        let exercises = try exercises()

        // When
        let numbers = exercises.map(\.number)

        // Then
        let gapless = Array(1...numbers.count)
        expect(numbers, equals: gapless)
        expect(exercises.map { Int($0.name.prefix(2)) }, equals: numbers)
        let capstone = try #require(exercises.firstIndex { $0.name.hasSuffix("-a-badge-of-your-own") })
        let road = exercises[...capstone].map(\.chapter)
        expect(road, equals: road.sorted())
    }

    @Test("An exercise needs only claims of its chapter or earlier ones")
    func claims() throws {
        // Given
        let chapters = try Handbook(at: ExerciseFolders.package.appendingPathComponent("Tutorials/Handbook.docc"))
            .chapters()

        // When
        let early = try exercises().flatMap { exercise in
            exercise.claims.filter { claim in
                !chapters.contains { $0.number <= exercise.chapter && $0.claims.contains(claim) }
            }.map { "\(exercise.name): \($0)" }
        }

        // Then
        expect(early, equals: [])
    }

    @Test("Stub and solution differ only in the files to change, and only the stub says TODO, in each of them")
    func stubs() throws {
        for exercise in try exercises() {
            // Given
            let stub = try ExerciseFolders.files(in: exercise.stub)
            let solution = try ExerciseFolders.files(in: exercise.solution)

            // When
            let changed = stub.keys.filter { stub[$0] != solution[$0] }

            // Then
            expect(stub.keys.sorted(), equals: solution.keys.sorted(), "\(exercise.name)")
            expect(changed.sorted(), equals: exercise.files.sorted(), "\(exercise.name)")
            expect(exercise.files.allSatisfy { stub[$0]?.contains("TODO") == true }, "\(exercise.name)")
            expect(!solution.values.contains { $0.contains("TODO") }, "\(exercise.name)")
        }
    }

    @Test("The mark of an exercise contains its stub's checksum, which changes with any file")
    func untouched() throws {
        for exercise in try exercises() {
            // Given, When
            let isUntouched = exercise.isUntouched

            // Then
            expect(isUntouched, "\(exercise.name)/README.md: stub=\(exercise.checksum)")
        }
    }

    @Test("No hint contains a line of the solution")
    func hints() throws {
        for exercise in try exercises() {
            // Given
            let page = try String(contentsOf: exercise.folder.appendingPathComponent("hints.md"), encoding: .utf8)
            let hints = try #require(page.components(separatedBy: "## what else passes").first)
            let stub = try ExerciseFolders.files(in: exercise.stub).values.joined(separator: "\n")

            // When
            let lines = try exercise.files.flatMap { file in
                try #require(try ExerciseFolders.files(in: exercise.solution)[file]).split(separator: "\n")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
            }

            // Then
            let pasted = lines.filter { $0.contains(" ") && $0.count > 12 && !stub.contains($0) && hints.contains($0) }
            expect(pasted, equals: [], "\(exercise.name)")
        }
    }

    @Test("An exercise lists other solutions that work, and others that don't")
    func alternatives() throws {
        for exercise in try exercises() {
            // Given, When
            let blocks = exercise.alternatives.map(\.content)

            // Then
            expect(blocks.count, equals: 4, "\(exercise.name)")
            guard case .paragraph("Also works:") = blocks[0], case .list(let right) = blocks[1],
                case .paragraph("Doesn't work:") = blocks[2], case .list(let wrong) = blocks[3]
            else {
                Issue.record("\(exercise.name): \(blocks)")
                continue
            }
            expect((right + wrong).allSatisfy { $0.hasSuffix(".") }, "\(exercise.name)")
        }
    }

    @Test(
        "The task names the files to change, where they are, and how to check")
    func tasks() throws {
        for exercise in try exercises() {
            // Given
            let page = try String(contentsOf: exercise.folder.appendingPathComponent("README.md"), encoding: .utf8)

            // When
            let names = exercise.files.map { $0.split(separator: "/").last! }

            // Then
            expect(names.allSatisfy { page.components(separatedBy: "-->\n\n")[1].contains($0) }, "\(exercise.name)")
            expect(page, contains: "swift run exercises check \(exercise.number)\n", "\(exercise.name)")
            expect(page, contains: "\(exercise.name)/Stub", "\(exercise.name)")
        }
    }

    @Test("Every nib has a unique name, so that no program finds an exercise's nib by mistake")
    func nibNames() throws {
        // Given
        let folders = [ExerciseFolders.package.appendingPathComponent("Examples")] + (try exercises().map(\.stub))

        // When
        let names = try folders.flatMap { try ExerciseFolders.files(in: $0).keys }.filter { $0.hasSuffix(".xib") }
            .compactMap { $0.split(separator: "/").last }

        // Then
        expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted(), equals: [])
    }

    @Test("The program has the same initial files as the sources")
    func carried() throws {
        // Given
        let own = ExerciseFolders.package.appendingPathComponent("Tutorials/Exercises")

        // When
        let carried = try ExerciseSession(root: nil, progress: .init(at: nil)).catalog.folder

        // Then
        for name in try exercises().map(\.name) + ["Yours", "Blank"] {
            let contents = try [own, carried].map { try Files.contents(of: $0.appendingPathComponent(name)) }
            expect(contents[0], equals: contents[1], "\(name)")
        }
    }

    @Test("Each chapter links its exercises, and each exercise links its chapter")
    func chapters() throws {
        // Given
        let handbook = ExerciseFolders.package.appendingPathComponent("Tutorials/Handbook.docc")
        let chapters = try Handbook(at: handbook).chapters()

        for exercise in try exercises() {
            // When
            let chapter = try #require(chapters.first { $0.number == exercise.chapter })
            let page = try String(contentsOf: handbook.appendingPathComponent(chapter.file), encoding: .utf8)

            // Then
            expect(
                page, contains: "[\(exercise.title)](../../Tutorials/Exercises/\(exercise.name)/README.md)",
                "\(exercise.name)")
        }
    }

    @Test("The page of all exercises lists each one with its chapter and its minutes")
    func list() throws {
        // Given
        let file = ExerciseFolders.package.appendingPathComponent("Tutorials/Exercises/README.md")

        // When
        let page = try String(contentsOf: file, encoding: .utf8)

        // Then
        for exercise in try exercises() {
            let link = "| \(exercise.number) | [\(exercise.title)](\(exercise.name)/README.md) | \(exercise.chapter) |"
            let row = page.split(separator: "\n").first { $0.hasPrefix(link) }
            expect(row?.hasSuffix("| \(exercise.minutes) |"), equals: true, "\(exercise.name)")
        }
    }

    @Test("The first pages give the number of exercises, and the time for everything")
    func pageNumbers() throws {
        // Given
        let tutorials = ExerciseFolders.package.appendingPathComponent("Tutorials")
        let pages = try ["Exercises/README.md", "Handbook.docc/Handbook.md"].map {
            try String(contentsOf: tutorials.appendingPathComponent($0), encoding: .utf8)
        }

        // When
        let count = try exercises().count
        let minutes = pages.joined().matches(of: /\.md\) \|.* (\d+) \|\n/).compactMap { Int($0.1) }
        let hours = (Double(minutes.reduce(0, +)) / 60).rounded()

        // Then
        let words = ["six", "seven", "eight", "nine", "ten"]
        expect(pages[0], contains: " \(count) exercises, ")
        expect(minutes.count, equals: 17 + count)
        expect(pages[1], contains: "everything takes about \(words[Int(hours) - 6]) hours")
    }

    @Test("The recorded output of each stub is compared with the real one")
    func unsolved() throws {
        for exercise in try exercises() {
            // Given
            let file = exercise.folder.appendingPathComponent("unsolved.txt")

            // When
            let text = try String(contentsOf: file, encoding: .utf8)

            // Then
            expect(text, contains: "Exercise \(exercise.number) · \(exercise.title)\n", "\(exercise.name)")
            expect(text, contains: "Not solved yet, as it should be.", "\(exercise.name)")
        }
    }
}
