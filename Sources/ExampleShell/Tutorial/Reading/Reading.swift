/// What is to be read: passages, in as many turns as the window needs.
struct Reading {
    /// The lines of each passage that was not read so far.
    private var passages: [[String]] = []

    /// Whether somebody waits for the next of it.
    private(set) var isDue = false

    /// Whether all was read.
    var isEmpty: Bool { passages.isEmpty }

    /// Whether something remains before the last passage, which only says how to go on.
    var hidesMore: Bool { passages.count > 1 }

    /// The reader wants to go on.
    mutating func goOn() {
        isDue = !isEmpty
    }

    /// Adds passages, which an empty line sets apart.
    mutating func add(_ texts: [String]) {
        passages += texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        isDue = !isEmpty
    }

    /// Takes as many passages as there is room for, and two lines fewer if others remain: to say so.
    ///
    /// - Parameters:
    ///   - room: How many lines there is room for; nil for any number.
    ///   - isBelow: Whether other things stand above. Then it may be that no passage is taken; otherwise one that is
    ///     taller than the window is broken.
    /// - Returns: Their lines.
    mutating func next(lines room: Int?, isBelow: Bool) -> [String] {
        let room = room ?? .max
        isDue = false
        var page: [String] = []
        while let passage = passages.first {
            let gap = isBelow || !page.isEmpty ? [""] : []
            let reserve = passages.count > 1 ? 2 : 0
            if page.count + gap.count + passage.count > room - reserve {
                if page.isEmpty, isBelow, passages.count == 1, passage.count == 1 {
                    // To say that it remains would take as much room.
                    page = passages.removeFirst()
                } else if page.isEmpty, !isBelow {
                    let height = max(1, room - 2)
                    page = Array(passage.prefix(height))
                    passages[0].removeFirst(min(height, passage.count))
                    if passages[0].isEmpty { passages.removeFirst() }
                }
                break
            }
            page += gap + passage
            passages.removeFirst()
        }
        return page
    }
}
