internal import ExampleShell

/// The passages to read, in as many turns as the window needs.
///
/// A passage that was read stays until another lesson is over, above the new ones while there is room.
struct Reading {
    private struct Passage {
        let pieces: [OutputPiece]
        /// A Boolean value that indicates whether the passage only says how to go on, which need not be read again.
        let isPassing: Bool

        /// The lines that separate the passage from the one above.
        var gap: [StyledText] { isPassing ? [] : [""] }

        /// A Boolean value that indicates whether the passage is code, which is further in than sentences.
        var isListing: Bool { lines(columns: nil).allSatisfy { $0.string.isEmpty || $0.string.hasPrefix("    ") } }

        func lines(columns: Int?) -> [StyledText] { pieces.flatMap { $0.texts(columns: columns) } }
    }

    /// A place between two passages, or within one that is taller than the window.
    private struct Place: Equatable {
        var passage = 0
        var line = 0
        /// The width of lines when they were counted.
        var columns: Int?
    }

    private var passages: [Passage] = []
    /// The place where this turn begins.
    private var start = Place()
    /// The place where this turn ends.
    private var end = Place()
    /// The number of passages of the lesson before.
    private var countBefore = 0

    /// A Boolean value that indicates whether the learner waits for new text.
    private(set) var isDue = false

    var isEmpty: Bool { end.passage >= passages.count }

    /// A Boolean value that indicates whether there is more to read than how to go on.
    var hidesMore: Bool { passages.dropFirst(end.passage).contains { !$0.isPassing } }

    mutating func goOn() {
        start = end
        isDue = !isEmpty
    }

    mutating func goBack() {
        (start, end) = (Place(), Place())
        isDue = true
    }

    /// Adds a passage, which an empty line sets apart, unless it only says how to go on.
    mutating func add(_ pieces: [OutputPiece], isPassing: Bool) {
        if isEmpty { goOn() }
        passages.append(Passage(pieces: pieces, isPassing: isPassing))
        isDue = true
    }

    /// Begins another lesson: the passages read stay, and those read before them are dropped.
    mutating func beginLesson() {
        let wasRead = isEmpty
        passages.removeFirst(countBefore)
        passages.removeAll(where: \.isPassing)
        countBefore = passages.count
        start = Place(passage: wasRead ? passages.count : 0)
        end = start
    }

    /// Begins the turn with the lesson again if all of it was read, so that the task stays in the window: without the
    /// text before the lesson, and with the beginning of the lesson if some rows are enough for all of it.
    mutating func returnToLesson(columns: Int, rows: Int) {
        guard isEmpty, !isDue else { return }
        var lesson = self
        lesson.start = Place(passage: countBefore)
        if start.passage < countBefore || lesson.height(columns: columns) <= rows { self = lesson }
    }

    /// Returns the number of lines of the text, including the text read before if that counts.
    func height(columns: Int?, withOld: Bool = false) -> Int {
        let passages = passages.dropFirst(withOld ? 0 : start.passage)
        return passages.reduce(-(passages.first?.gap.count ?? 0)) {
            $0 + $1.gap.count + $1.lines(columns: columns).count
        }
    }

    /// Returns the number of lines of the new text and of the code above it, about which it speaks.
    func heightWithListing(columns: Int?) -> Int {
        let height = height(columns: columns)
        guard start.line == 0, start.passage > 0, passages[start.passage - 1].isListing else { return height }
        return height + passages[start.passage - 1].lines(columns: columns).count + 1
    }

    /// Returns the passages read before the new text, as far back as there is room for them. Code of the lesson before
    /// isn't the first of them, because the sentence about it is missing.
    private func old(columns: Int?, rows: Int) -> [StyledText] {
        let texts = passages[..<start.passage].filter { !$0.isPassing }.map { ($0, $0.lines(columns: columns) + [""]) }
        var first = texts.count
        var room = rows
        while first > 0, texts[first - 1].1.count <= room {
            first -= 1
            room -= texts[first].1.count
        }
        let isEarlier = start.passage >= countBefore
        while isEarlier, first < min(countBefore, texts.count), texts[first].0.isListing { first += 1 }
        return texts[first...].flatMap(\.1)
    }

    /// Lays out the new text: as many passages as there is room for, and two lines fewer if others remain, to say so. A
    /// passage without room is left for later if it must stay whole, and broken otherwise. Passages read before are
    /// above if they are wanted and there is room.
    mutating func turn(rows: Int?, columns: Int?, isWhole: Bool = false, withOld: Bool = false) -> [StyledText] {
        let rows = rows ?? .max
        isDue = false
        let hasRoom = height(columns: columns) <= rows
        // If lines have another width, or all text has room, the turn begins with the whole passage.
        if start.columns != columns || hasRoom { start.line = 0 }
        end = start
        var lines: [StyledText] = []
        while end.passage < passages.count {
            let rest = passages[end.passage].lines(columns: columns).dropFirst(end.line)
            let gap = lines.isEmpty ? [] : passages[end.passage].gap
            let reserve = hasRoom || end.passage + 1 == passages.count ? 0 : 2
            guard lines.count + gap.count + rest.count <= rows - reserve else {
                if lines.isEmpty, !isWhole {
                    lines = Array(rest.prefix(max(1, rows - 2)))
                    end =
                        lines.count == rest.count
                        ? Place(passage: end.passage + 1)
                        : Place(passage: end.passage, line: end.line + lines.count, columns: columns)
                }
                break
            }
            lines += gap + rest
            end = Place(passage: end.passage + 1)
        }
        if isEmpty, withOld, start.line == 0 { lines = old(columns: columns, rows: rows - lines.count) + lines }
        return lines
    }
}
