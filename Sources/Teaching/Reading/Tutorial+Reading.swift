internal import ExampleShell

extension Tutorial {
    /// A Boolean value that indicates whether the tutorial uses the whole window, in which the phone and all output
    /// have their places.
    var hasWindow: Bool {
        session.isInteractive && session.front == nil && !window.lineOutput.isBelowProcess
            && (place != nil || !reading.isEmpty)
    }

    /// Says passages of the handbook, the first never without its heading. They are written when the line is done, as
    /// far as the window has room for them, and those that only say how to go on not again.
    func tell(_ passages: [OutputPiece], under heading: OutputPiece? = nil, isPassing: Bool = false) {
        for (index, passage) in passages.enumerated() {
            reading.add((index == 0 ? heading.map { [$0] } ?? [] : []) + [passage], isPassing: isPassing)
        }
    }

    /// Lays out what is to be read, and how to go on if that isn't all. With what was read it has the rest of the room.
    /// Otherwise it stands below other things.
    func turn(rows: Int, columns: Int, withOld: Bool) -> [StyledText] {
        let isNew = reading.isDue
        let lines = reading.turn(rows: rows, columns: columns, isWhole: !withOld, withOld: withOld)
        if reading.isEmpty { return lines }
        let isAnswered = isNew && lines.isEmpty && tutor?.isWaiting == true
        let way = StyledText(isAnswered ? "This step is done. Enter says why." : "Enter shows more.", .dim)
        return lines + (lines.isEmpty ? [] : [""]) + [way]
    }

    /// Prints a command that runs without being typed.
    func echo(_ command: String) {
        let text = passage.text("`\(command)`")
        if session.isInteractive { window.lineOutput.pieces.append(text) } else { session.say(text) }
    }

    /// Writes the text to read if no window shows it.
    func writeReading() {
        guard reading.isDue else { return }
        for line in reading.turn(rows: nil, columns: session.appearance.proseColumns) { session.print(line) }
    }
}
