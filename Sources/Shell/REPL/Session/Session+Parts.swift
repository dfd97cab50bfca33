internal import Canvases
internal import PlainText

extension Session {
    /// Writes the text before the first prompt.
    package func greet() { _ = allParts.reversed().contains { $0.greet() } }

    /// The line that runs for a line that was typed.
    package func line(for typed: String) -> String { allParts.reversed().reduce(typed) { $1.line(for: $0) } }

    /// The text before a line to type: the name of the program, as changed by parts.
    public var prompt: StyledText {
        allParts.reduce(StyledText("\(name)>", .bold) + " ") { $1.prompt($0) }
    }

    /// The line that an empty one stands for, or nil.
    package var suggestion: String? { allParts.reversed().lazy.compactMap(\.suggestion).first }

    /// A Boolean value that indicates whether a part writes the output of a line once all of it is known.
    package var holdsOutput: Bool { allParts.contains { $0.holdsOutput } }

    /// The text to redraw after a resize, or nil if there isn't one.
    package func redraw() -> String? { first { $0.redraw() } }

    private func first(_ text: (any SessionPart) -> String?) -> String? {
        // A lazy sequence would ask twice.
        for part in allParts.reversed() { if let text = text(part) { return text } }
        return nil
    }

    /// The time between two turns of a waiting prompt in milliseconds, or -1 if no time passes.
    package var turn: Int32 { allParts.contains(where: \.passesTime) ? 100 : -1 }

    /// Lets the time since the last turn pass. Text that the screen's own code prints meanwhile is kept, up to 64 KB.
    package func passTime() {
        printed = String((printed + PrintedText.collect { inContext { tell(.waited) } }).suffix(1 << 16))
    }

    /// Returns the lines that the screen's own code has printed while the prompt waited, and forgets them.
    package func takePrinted() -> String {
        defer { printed = "" }
        let lines = printed.printableLines
        return lines.isEmpty || lines.hasSuffix("\n") ? lines : lines + "\n"
    }

    /// Lets time pass, and returns the text to draw because the screen has changed by itself, or nil.
    func textOfChange() -> String? {
        passTime()
        return inContext { first { $0.drawChange() } }
    }

    /// Writes a command's output, in the session's own way if no part writes it.
    func write(_ pieces: [OutputPiece], of line: ParsedLine, outcome: Outcome) {
        if allParts.reversed().contains(where: { $0.write(pieces, of: line, outcome: outcome) }) { return }
        let text = pieces.compactMap { self.text(of: $0) }.map { $0 + "\n" }.joined()
        if !text.isEmpty { output(text) }
    }
}
