internal import ExampleShell

extension Tutorial {
    /// Whether the window is the tutorial's: the phone keeps its place in it, and all that is said has one, too.
    var hasWindow: Bool {
        session.isInteractive && session.front == nil && !window.told.isBelowProcess
            && (place != nil || !reading.isEmpty)
    }

    /// Says passages of the handbook, the first never without its heading. They are written when the line is done, as
    /// far as the window has room for them, and those that only say how to go on not again.
    func tell(_ passages: [Saying], under heading: Saying? = nil, isPassing: Bool = false) {
        for (index, passage) in passages.enumerated() {
            reading.add((index == 0 ? heading.map { [$0] } ?? [] : []) + [passage], isPassing: isPassing)
        }
    }

    /// Lays out what is to be read, and how to go on if that isn't all. With what was read it has the rest of the room;
    /// otherwise it stands below other things.
    func turn(rows: Int, columns: Int, withOld: Bool) -> [StyledText] {
        let lines = reading.turn(rows: rows, columns: columns, isWhole: !withOld, withOld: withOld)
        if reading.isEmpty { return lines }
        let isAnswered = lines.isEmpty && tutor?.isWaiting == true
        let way = StyledText(isAnswered ? "That is it. Enter says why." : "Enter shows more.", .dim)
        return lines + (lines.isEmpty ? [] : [""]) + [way]
    }

    /// Says which command runs that nobody typed.
    func echo(_ command: String) {
        let text = passage.text("`\(command)`")
        if session.isInteractive { window.told.sayings.append(text) } else { session.say(text) }
    }

    /// Writes what was told, where nobody has a window for it.
    func writeReading() {
        guard reading.isDue else { return }
        for line in reading.turn(rows: nil, columns: session.appearance.proseColumns) { session.print(line) }
    }
}
