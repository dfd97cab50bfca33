import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// The bytes of a terminal that reach the line.
struct UTF8KeysTests {
    @Test(
        "Only bytes that aren't UTF-8 are left out",
        arguments: [
            (Array("aé漢🌕".utf8), "aé漢🌕"), ([0xFF, 0xFE, 0x61], "a"), ([0xC3, 0x61], "a"), ([0xE6, 0xBC], ""),
            ([0x80, 0xBF, 0x1B, 0x77], "\u{1B}w"), ([0xC0, 0xAF, 0x62], "b"), ([0xED, 0xA0, 0x80, 0x63], "c"),
        ] as [([UInt8], String)])
    func bytes(typed: [UInt8], text: String) throws {
        // Given
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(typed))
        try pipe.fileHandleForWriting.close()
        var keys = UTF8Keys(descriptor: pipe.fileHandleForReading.fileDescriptor)

        // When
        var read: [UInt8] = []
        while let byte = keys.next() { read.append(byte) }

        // Then
        expect(String(decoding: read, as: UTF8.self), equals: text)
    }

    @Test(
        "An unfinished paste is ended at the end of the input, because readline reads on",
        arguments: [
            ("a\u{1B}[200~b", "\u{1B}[201~"), ("\u{1B}[200~\u{1B}[201~c", ""), ("\u{1B}[200", ""),
            ("\u{1B}[200~b\u{1B}[201~\u{1B}[200~\u{1B}[201", "\u{1B}[201~"),
        ])
    func paste(typed: String, end: String) throws {
        // Given
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(typed.utf8))
        try pipe.fileHandleForWriting.close()
        var keys = UTF8Keys(descriptor: pipe.fileHandleForReading.fileDescriptor)

        // When
        var read: [UInt8] = []
        while let byte = keys.next() { read.append(byte) }

        // Then
        expect(String(decoding: read, as: UTF8.self), equals: typed + end)
    }

    @Test("A signal interrupts waiting for a byte, as readline does for the end of a paste")
    func interruption() throws {
        // Given
        let (typed, signals) = (Pipe(), Pipe())
        var keys = UTF8Keys(
            descriptor: typed.fileHandleForReading.fileDescriptor,
            interruption: signals.fileHandleForReading.fileDescriptor)

        // When
        try signals.fileHandleForWriting.write(contentsOf: Data([2]))
        let nothing = keys.next()
        try typed.fileHandleForWriting.write(contentsOf: Data("a".utf8))
        let key = keys.next()

        // Then
        expect(nothing, equals: nil)
        expect(key, equals: UInt8(ascii: "a"))
    }

    @Test(
        "Keys that were typed during the terminal's answer are read, and its late answer isn't",
        arguments: [
            ("ab", "c\u{1B}]11;rgb:ffff/ffff/dddd\u{7}d", "abcd"), ("", "\u{1B}]11;rgb:00/00/00\u{1B}\\x", "x"),
            ("a\u{1B}]11;rgb:ff", "ff/00/00\u{1B}\\é", "aé"), ("\u{1B}", "[A\u{1B}]1x", "\u{1B}[A\u{1B}]1x"),
            ("é", "", "é"),
        ])
    func lateAnswer(before: String, typed: String, text: String) throws {
        // Given
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(typed.utf8))
        try pipe.fileHandleForWriting.close()
        var keys = UTF8Keys(descriptor: pipe.fileHandleForReading.fileDescriptor)

        // When
        keys.take(TerminalGround(typed: Array(before.utf8)))
        var read: [UInt8] = []
        while let byte = keys.next() { read.append(byte) }

        // Then
        expect(String(decoding: read, as: UTF8.self), equals: text)
    }
}
