import Foundation
import REPL
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The learner's folder, whose changes are undone, and which may be moved away.
extension LoopTests {
    @Test("Changes are undone only after yes")
    func reset() throws {
        // Given
        try folder.change(session.exercises[0])
        var loop = try loop()

        // When
        let asked = loop.press(.character("x"))
        let question = loop.seen
        let denied = loop.press(.enter)

        // Then
        #expect((asked, denied) == (nil, nil))
        expect(question[2], equals: "Undo your changes to exercise 1? A copy is saved.")
        expect(question.last, equals: "y yes  Enter no")
        expect(!session.exercises[0].isUntouched)
        _ = loop.press(.character("x"))
        expect(loop.press(.character("y")), equals: .stop)
        expect(loop.seen[1], equals: "▶ Reset")
        expect(session.exercises[0].isUntouched)
    }

    @Test("Undoing the changes of a solved exercise makes it unsolved")
    func resetSolved() throws {
        // Given
        try folder.change(session.exercises[0])
        var loop = try loop(at: 1)
        _ = loop.take(solved(1))
        let before = loop.seen[0]

        // When
        _ = loop.press(.character("x"))
        _ = loop.press(.character("Y"))

        // Then
        expect(before.hasSuffix("  1 of \(session.exercises.count) solved"))
        expect(loop.seen[0].hasSuffix("  0 of \(session.exercises.count) solved"))
        _ = loop.press(.escape)
        expect(loop.state == .unchecked && loop.seen[1].hasSuffix("Not checked yet"))
    }

    @Test("A folder that is moved away is named, not made again")
    func moved() throws {
        // Given
        var loop = try loop(at: 1)
        let (folder, elsewhere) = (folder.file("Mine"), folder.file("Elsewhere"))
        try FileManager.default.moveItem(at: folder, to: elsewhere)

        // When
        let request = loop.noticeSave()
        let seen = loop.seen.joined()
        _ = loop.press(.character("x"))
        _ = loop.press(.character("Y"))

        // Then
        expect(request, equals: .stop)
        expect(seen.contains("can't find your folder") && loop.seen.joined().contains("can't find your folder"))
        expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
