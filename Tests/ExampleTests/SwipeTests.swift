import Foundation
import TerminalTesting
import Testing

/// Rows of `table-cell` are swiped away.
@Suite(.talkingToPrograms)
nonisolated struct SwipeTests {
    @Test("A swipe deletes the row if the data source commits it, and its cell waits")
    func swipe() throws {
        // Given
        let program = try Executable("table-cell")

        // When
        let run = try program.run(["--rows", "3", "-c", "swipe 0 --whole", "-c", "stats --json"])

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output.contains(#""waiting":1"#) && run.output.contains(#""visible":2"#))
    }

    @Test("A row that isn't on the screen can't be swiped")
    func nothingToSwipe() throws {
        // Given
        let program = try Executable("table-cell")

        // When
        let run = try program.run(["--rows", "3", "-c", "swipe 7"])

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.errors, contains: "they go from 0 to 2")
    }

    @Test("Half a swipe shows the delete button, and a tap on it deletes the row")
    func half() throws {
        // Given
        let program = try Executable("table-cell")

        // When
        let run = try program.run([
            "--rows", "3", "-c", "swipe 1", "-c", "show", "-c", "tap delete", "-c", "stats --json",
        ])

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output.contains("Delete") && run.output.contains(#""visible":2"#))
    }
}
