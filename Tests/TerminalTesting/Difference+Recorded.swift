import Foundation

nonisolated extension Difference {
    /// Compares a text with a file of `Tests/Recorded`; nil if they are the same.
    ///
    ///     try expect(page, isRecordedIn: "page.txt")
    ///
    /// The whole text is compared, so a change of a word, a place or a color is found. With `RECORD` in the environment
    /// the file is written again; the difference is still returned, so that somebody reads it.
    ///
    /// - Throws: The errors of Foundation if the file can't be read or written.
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
