import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook

/// The transcripts of the chapters, which must be the output of the programs.
///
/// `WORKSHOP=1 RECORD=1 swift test --filter TranscriptTests` writes it into the chapters anew. Then the tests fail, so that
/// somebody reads what has changed.
struct TranscriptTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

    @Test(
        "The output of every transcript in a chapter is what the program prints",
        arguments: Pages.numbers)
    func transcripts(number: Int) throws {
        // Given
        let chapter = try #require(try Pages.chapters.get().first { $0.number == number })
        var recorder = Recorder(chapter)

        // When
        try recorder.follow(Program(for: chapter))

        // Then
        if Self.isRecording, recorder.hasChanges {
            try recorder.write(to: Pages.folder)
            Issue.record("\(chapter.file) was recorded anew: read what has changed")
        }
        expect(recorder.differences.isEmpty, "\n\(recorder.differences.joined(separator: "\n"))")
        expect(recorder.unfulfilled.isEmpty, "\n\(recorder.unfulfilled.joined(separator: "\n"))")
    }
}
