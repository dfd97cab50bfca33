import Foundation

nonisolated extension Difference {
    /// Compares a text with what a file of `Tests/Recorded` has; nil if they are the same.
    ///
    ///     #expect(try Difference(of: page, fromRecorded: "page.txt") == nil)
    ///
    /// What is shown as a whole is compared as a whole: a word, a place or a colour that changes is seen. With `RECORD`
    /// in the environment the file is written anew; what differed is still answered, so that somebody reads it.
    ///
    /// - Throws: What Foundation throws if the file can't be read or written.
    public init?(of text: String, fromRecorded name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Recorded/\(name)")
        // Escapes are to be read, and no line to end in blanks that an editor takes away.
        let lines = text.replacing("\u{1B}", with: "␛").split(separator: "\n", omittingEmptySubsequences: false)
        let readable = lines.map { $0.hasSuffix(" ") ? $0 + "⏎" : $0 }.joined(separator: "\n")
        let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil
        let written = try? String(contentsOf: file, encoding: .utf8)
        if isRecording { try Data((readable + "\n").utf8).write(to: file) }
        self.init(of: readable + "\n", from: written ?? "")
    }
}
