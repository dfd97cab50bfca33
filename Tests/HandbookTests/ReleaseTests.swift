import Foundation
import TerminalTesting
import Testing

/// The versions that released programs print.
@Suite(.talkingToPrograms)
nonisolated struct ReleaseTests {
    @Test(
        "Each program prints the first version in the changelog",
        arguments: ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker", "exercises"])
    func version(program: String) throws {
        // Given
        let file = Pages.package.appendingPathComponent(".github/CHANGELOG.md")
        let changelog = try String(contentsOf: file, encoding: .utf8)
        let newest = try #require(changelog.firstMatch(of: /\n## \[(\d[^\]]*)\]/)?.1)

        // When
        let run = try Executable(program).run(["--version"])

        // Then
        expect(run.output, equals: "\(newest)\n")
        expect(run.exit, equals: .status(0))
    }
}
