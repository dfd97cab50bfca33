import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// Lines from a pipe.
struct LineReaderTests {
    private func lines(of bytes: [UInt8]) throws -> [String] {
        let pipe = Pipe()
        let writing = pipe.fileHandleForWriting
        DispatchQueue.global().async {
            try? writing.write(contentsOf: Data(bytes))
            try? writing.close()
        }
        var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
        var lines: [String] = []
        while let line = try reader.next() { lines.append(line) }
        return lines
    }

    @Test("Only the beginning of an endless line is kept, and the next line is complete")
    func endless() throws {
        // Given
        let bytes = [UInt8](repeating: 97, count: 10_000_000) + Array("\nshow\n".utf8)

        // When
        let lines = try lines(of: bytes)

        // Then
        expect(lines.count, equals: 2)
        expect((LineReader.maximumLength + 1...LineReader.maximumLength * 3), contains: lines[0].utf8.count)
        expect(lines[1], equals: "show")
    }

    @Test("A line of the greatest length is whole")
    func longest() throws {
        // Given
        let line = String(repeating: "a", count: LineReader.maximumLength)

        // When
        let lines = try lines(of: Array((line + "\n" + line).utf8))

        // Then
        expect(lines, equals: [line, line])
    }
}
