import Foundation
import TerminalTesting
import Testing

/// In a terminal of 80 columns and 24 lines, who does what is printed comes to the end of every chapter.
@Suite(.talkingToPrograms)
nonisolated struct ReaderTests {
    @Test(
        "Doing what is printed leads through all chapters of a part, from program to program, without a wrong step",
        arguments: [1...4, 5...7, 8...12, 13...Pages.numbers.upperBound])
    func part(chapters: ClosedRange<Int>) throws {
        // Given
        let folder = try TemporaryFolder()
        let reader = try Reader("table-cell", state: folder.path)
        let progress = folder.path + "/reusable-views/progress"

        // When
        try reader.type("tutorial \(chapters.lowerBound)")
        var count = 0
        while let lines = reader.advice(), count < 600, !isDone(chapters.upperBound, in: progress) {
            for line in lines {
                try reader.type(line)
                count += 1
                #expect(!reader.printed.contains("\nAsked: "), "\(reader.prompt)\n\(reader.printed)")
            }
        }

        // Then
        #expect(isDone(chapters.upperBound, in: progress), "\(reader.prompt)\n\(reader.printed)")
    }

    private func isDone(_ chapter: Int, in progress: String) -> Bool {
        (try? String(contentsOfFile: progress, encoding: .utf8))?.contains("\ndone \(chapter)\n") == true
    }

    @Test("Every line of the tutorial fits the window, and what a passage adds to a screen doesn't push it away")
    func window() throws {
        // Given
        let folder = try TemporaryFolder()
        let reader = try Reader("table-cell", state: folder.path)

        // When
        var heights: [Int] = []
        for line in ["tutorial", "stats", "", "1", "scroll 50", "", "scroll 3", ""] {
            try reader.type(line)
            heights.append(reader.printed.split(separator: "\n", omittingEmptySubsequences: false).count)
        }

        // Then
        #expect(heights.allSatisfy { $0 <= 24 }, "\(heights)")
        #expect(reader.prompt.hasPrefix("1.5 table-cell"), "\(reader.prompt)\n\(reader.printed)")
    }

    @Test("A killed program goes on where it was, and knows what was predicted")
    func killed() throws {
        // Given
        let folder = try TemporaryFolder()
        let reader = try Reader("table-cell", state: folder.path)
        for line in ["tutorial", "stats", ""] { try reader.type(line) }
        try reader.type(try #require(reader.number(of: "43, as seven are there")))

        // When
        reader.kill()
        let again = try Reader("table-cell", state: folder.path)
        try again.type("tutorial")
        let place = again.prompt
        try again.type("scroll 50")

        // Then
        #expect(place.hasPrefix("1.3 table-cell"), "\(place)\n\(again.printed)")
        #expect(again.printed.contains("\nYou said “43, as seven are there”: it was none."))
    }
}
