import Foundation
import TerminalTesting
import Testing

@testable import Exercises

struct LineSplitterTests {
    @Test("Lines are complete, in whatever pieces they arrive, and the last one needs no line break")
    func pieces() {
        // Given
        let text = "Waxing, half\n\nfull Moon\nwaning"
        var splitter = LineSplitter()

        // When
        var lines = text.utf8.flatMap { splitter.lines(addedBy: Data([$0])) }
        if let line = splitter.lastLine() { lines.append(line) }

        // Then
        expect(lines, equals: ["Waxing, half", "", "full Moon", "waning"])
        expect(splitter.lastLine(), equals: nil)
    }

    @Test("The rest of an overlong line is left out")
    func long() {
        // Given
        var splitter = LineSplitter()
        let piece = Data(repeating: UInt8(ascii: "x"), count: 1 << 16)

        // When
        for _ in 1...48 { _ = splitter.lines(addedBy: piece) }
        let lines = splitter.lines(addedBy: Data("\nshort\n".utf8))

        // Then
        expect(lines, equals: [String(repeating: "x", count: 1 << 14) + " …", "short"])
    }
}
