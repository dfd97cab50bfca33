@preconcurrency import CReadline
import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// The history of typed lines.
struct HistoryTests {
    @Test("Lines are added to the history, except blank and repeated ones")
    func kept() throws {
        // Given
        let folder = try TemporaryFolder()
        let environment = ["XDG_STATE_HOME": folder.path]
        let path = try #require(try UserState.file(named: "history-moons", environment: environment))
        try Data("first\nhalf".utf8).write(to: URL(fileURLWithPath: path))
        var warnings: [String] = []
        clear_history()
        var history = History(name: "moons", environment: environment) { warnings.append($0) }

        // When
        for line in ["half", "", "  ", "one", "one", "two", "one"] { history.add(line) }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        for line in ["three", "four"] { history.add(line) }

        // Then
        expect(text, equals: "first\nhalf\nhalf\none\ntwo\none\n")
        expect(warnings.count, equals: 1)
        expect(warnings.first?.hasPrefix("your commands are not saved: can't write \(path)"), equals: true)
        expect(history_length, equals: 7)
    }

    @Test("The history keeps the last thousand lines")
    func capacity() throws {
        // Given
        let folder = try TemporaryFolder()
        let environment = ["XDG_STATE_HOME": folder.path]
        let path = try #require(try UserState.file(named: "history-moons", environment: environment))
        let lines = (1...1002).map { "scroll \($0)\n" }
        try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: path))
        clear_history()

        // When
        _ = History(name: "moons", environment: environment) { _ in }

        // Then
        try expect(String(contentsOfFile: path, encoding: .utf8), equals: lines.suffix(1000).joined())
        expect(history_length, equals: 1000)
        clear_history()
    }
}
