internal import Canvases

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
    package func redraw() -> String? {
        // A lazy sequence would ask twice.
        for part in allParts.reversed() { if let text = part.redraw() { return text } }
        return nil
    }

    /// Writes a command's output, in the session's own way if no part writes it.
    func write(_ pieces: [OutputPiece], of line: ParsedLine, outcome: Outcome) {
        if allParts.reversed().contains(where: { $0.write(pieces, of: line, outcome: outcome) }) { return }
        let text = pieces.compactMap { self.text(of: $0) }.map { $0 + "\n" }.joined()
        if !text.isEmpty { output(text) }
    }
}
