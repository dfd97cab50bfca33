internal import TerminalUIKit

extension SlowScroll {
    /// The typed line, and which of its moments this is.
    var heading: StyledText {
        StyledText(line, .bold) + StyledText(": \(position + 1) of \(moments.count)", .dim)
    }

    /// The event of this moment, in a sentence, and its result.
    var sentences: (StyledText, StyledText) {
        let events = now.events
        let isOne = events.count == 1
        switch now.phase {
        case .left:
            let edge = isUpward ? "at the bottom" : "at the top"
            let places = places(of: events)
            let drops = events.contains { $0.key == nil }
            let fate =
                isOne
                ? drops ? "Its cell has no identifier, so it is dropped." : "Its cell waits, unchanged."
                : drops ? "Cells without an identifier are dropped." : "The cells wait, unchanged."
            return (
                StyledText("\(places.capitalizedFirst) \(isOne ? "leaves" : "leave") \(edge).", .bold),
                StyledText(fate, .dim)
            )
        case .asked:
            let asked = events.count { $0.event == .dequeue }
            let found = events.count { $0.event == .dequeue && $0.subject != nil }
            let reads = events.contains { $0.event == .load }
            let need = asked > 1 ? "\(asked.inWords.capitalizedFirst) cells are needed" : "A cell is needed"
            let supply = found > 1 ? "\(found.inWords) wait" : found == 1 ? "one waits" : "none waits"
            let read =
                asked > 1
                ? "So the nib is read, once for each \(found > 0 ? "other" : "cell")."
                : "So the nib is read, which makes one."
            let fate =
                reads ? read : found > 0 ? "No nib is read." : asked > 1 ? "So they are made." : "So one is made."
            return (StyledText("\(need), and \(supply).", .bold), StyledText(fate, .dim))
        case .filled:
            let cells = events.compactMap(\.subject?.number).map { "#\($0)" }.inWords
            let isNew = events.contains { $0.event == .make }
            let subject = isOne ? "Cell \(cells) is" : "Cells \(cells) are"
            return (
                StyledText("\(subject) \(isNew ? "new" : "back"), in \(places(of: events)).", .bold),
                StyledText("The data source returned \(isOne ? "it" : "them").", .dim)
            )
        }
    }

    /// The calls that this moment is, in order.
    var callLines: [StyledText] {
        func line(_ call: String, _ event: TraceEvent, _ end: StyledText = "") -> StyledText {
            StyledText(call) + " " + (event.subject?.number.map { CellBadge.text($0) } ?? "") + end
        }
        let events = now.events
        switch now.phase {
        case .left: return calls.left.map { call in events.map { line(call, $0) } } ?? []
        case .asked:
            return [StyledText(calls.asks)]
                + events.compactMap { event in
                    switch event.event {
                    case .dequeue:
                        let result = event.subject == nil ? StyledText("→ nil") : StyledText("→")
                        return StyledText(calls.dequeues) + " " + result
                            + (event.subject?.number.map { " " + CellBadge.text($0) } ?? "")
                    case .reuse: return line("prepareForReuse()", event)
                    case .load: return StyledText("loadNibNamed  ") + StyledText(event.object, .made)
                    case .awakeFromNib: return event.subject?.isCell == true ? line("awakeFromNib()", event) : nil
                    default: return nil
                    }
                }
        case .filled:
            return events.flatMap { event in
                let place = StyledText("  \(event.place?.description ?? "")", event.event == .make ? .made : .reused)
                return [line("\(calls.asks) →", event, place), line(calls.shows, event)]
            }
        }
    }

    /// The reuse queue at this moment.
    var queue: StyledText {
        guard !now.waiting.isEmpty else { return StyledText("empty", .dim) }
        return now.waiting.map { identifier, numbers in
            numbers.map { CellBadge.text($0) }.joined(by: " ") + StyledText("  \"\(identifier)\"", .name)
        }.joined(by: "  ")
    }

    var counts: StyledText {
        StyledText("\(now.made)", .bold) + " made   " + StyledText("\(now.reused)", .bold) + " reused"
    }

    /// The text beside the phone at this moment, in lines of some columns.
    func lines(columns: Int) -> [StyledText] {
        let title = StyledText("── the reuse queue ", .dim)
        let rule = title + StyledText(String(repeating: "─", count: max(0, columns - title.columns)), .dim)
        let (sentence, consequence) = sentences
        let texts = [heading, "", sentence, consequence, "", rule, queue, "", counts, ""]
        let list = callLines.isEmpty ? [] : [StyledText("calls", .dim)] + callLines.map { "  " + $0 }
        return texts.flatMap { $0.wrapped(to: columns).lines }
            + list.flatMap { $0.wrapped(to: columns, indent: 4).lines }
    }

    /// The text of this moment for a script.
    var told: StyledText {
        let (sentence, consequence) = sentences
        let queue = StyledText("  reuse queue: ") + queue
        return ([heading, "  " + sentence + " " + consequence, queue] + callLines.map { "  " + $0 }).joined(by: "\n")
    }

    /// `row 0`, `items 0, 1 and 2`.
    private func places(of events: [TraceEvent]) -> String {
        let places = events.compactMap(\.place)
        guard let first = places.first, places.count > 1 else { return places.first?.description ?? "a cell" }
        return "\(first.itemName)s " + places.map { "\($0.item)" }.inWords
    }
}

extension [String] {
    /// `a, b and c`
    fileprivate var inWords: String {
        count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
