extension Tutorial {
    /// Says passages of the handbook. They are written when the line is done, as far as the window has room for them.
    ///
    /// - Parameters:
    ///   - passages: What to read, each in as many lines as it needs.
    ///   - heading: What stands above the first, and never without it.
    func tell(_ passages: [String], under heading: String? = nil) {
        guard let heading else { return reading.add(passages) }
        reading.add([([heading] + passages.prefix(1)).joined(separator: "\n\n")] + passages.dropFirst())
    }

    /// Writes what was told and not read so far: all of it, or what there is room for below what stands there.
    func writeReading() {
        guard reading.isDue else { return }
        // The prompt wants a line, too.
        let (isInteractive, height) = (session.isInteractive, session.shown.height)
        // What is asked about a screen is to be seen at once, whatever goes off the top for it.
        let room = isInteractive && mystery == nil && task == nil ? session.appearance.size.rows - 1 - height : nil
        var lines = reading.next(lines: room, isBelow: isInteractive && height > 0)
        if !reading.isEmpty {
            let isDone = tutor?.isWaiting == true
            let more = lines.isEmpty && isDone ? "That is it. Enter says why." : "Enter continues."
            lines += (lines.isEmpty ? [] : [""]) + [passage.text(more, .dim)]
        }
        session.print(styled: lines.joined(separator: "\n"))
    }
}
