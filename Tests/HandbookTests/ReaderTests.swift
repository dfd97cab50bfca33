import Foundation
import TerminalTesting
import Testing

/// The progress that the tutorial keeps after its program has ended.
@Suite(.talkingToPrograms)
nonisolated struct ReaderTests {
    @Test("A killed program continues at its place, and knows the predictions")
    func killed() throws {
        // Given
        let folder = try TemporaryFolder()
        let reader = try Reader("table-cell", state: folder.path)
        for line in ["tutorial", "stats", ""] { try reader.type(line) }
        try reader.type(try #require(reader.number(of: "43, because seven exist already")))

        // When
        reader.kill()
        let again = try Reader("table-cell", state: folder.path)
        try again.type("tutorial")
        let place = again.prompt
        try again.type("scroll 50")

        // Then
        expect(place.hasPrefix("1.3 table-cell"), "\(place)\n\(again.printed)")
        expect(again.printed, contains: "\nYou said “43, because seven exist already”. Not quite. The table made")
    }
}
