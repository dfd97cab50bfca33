import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// The words that Tab offers.
struct CompletionTests {
    private let session = CounterSession()

    @Test(
        "Commands, options and values are completed at their places",
        arguments: [
            ("", ["count", "exit", "fail", "help", "paint", "quit"]),
            ("co", ["count"]),
            ("  'co", ["count"]),
            ("x", []),
            ("co 1", []),
            ("count -", ["--by", "--help", "--json", "-h"]),
            ("count 1 --j", ["--json"]),
            ("count ", ["7", "8"]),
            ("count 1 -2 8", ["8"]),
            ("count --by ", []),
            ("count --by 2 ", ["7", "8"]),
            ("paint ", ["green", "grey", "red"]),
            ("paint gr", ["green", "grey"]),
            ("help pa", ["paint"]),
            ("help paint ", []),
            ("quit ", []),
        ])
    func candidates(text: String, words: [String]) {
        // Given
        session.number = 7

        // When
        let completions = session.completions(for: text)

        // Then
        expect(completions, equals: Completions(words: words, arePaths: false))
    }

    @Test("Files are completed by their extension, and folders can be continued")
    func paths() throws {
        // Given
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/my nibs", withIntermediateDirectories: false)
        for name in ["my cell.xib", "my notes.txt", ".my hidden.xib", "your.xib"] {
            try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
        }

        // When
        let quoted = session.completions(for: "paint red '\(folder.path)/my")
        let escaped = session.completions(for: "paint red \(folder.path)/my\\ c")
        let absent = session.completions(for: "paint red \(folder.path)/none/")

        // Then
        expect(quoted.words, equals: [folder.path + "/my cell.xib", folder.path + "/my nibs/"])
        expect(quoted.arePaths)
        expect(escaped.words, equals: [folder.path + "/my cell.xib"])
        expect(absent.words, equals: [])
    }
}
