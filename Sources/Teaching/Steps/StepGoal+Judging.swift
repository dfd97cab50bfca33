internal import ExampleShell
internal import Handbook

extension StepGoal {
    /// Judges a postcondition by a line's effects, with changes counted from a moment of the step. What is shown is
    /// called by the names of the chapter, if it has others.
    init(
        _ postcondition: Postcondition, observation: StepObservation, since start: Situation,
        names: [String: String] = [:]
    ) {
        let now = observation.situation
        switch postcondition {
        case .count(let count, let relation, let amount):
            self.init(count, relation, amount, now: now, since: start)
        case .technique(let name):
            self.init(
                demand: "the technique is `\(name)`", isReached: now.technique == name,
                missing: "The technique is `\(now.technique)`; this step needs `\(name)`.",
                remedies: ["technique \(name)"])
        case .experiment(let name?):
            self.init(
                demand: "the experiment `\(name)` is on", isReached: now.experiment == name,
                missing: "The experiment `\(name)` isn't on.", remedies: ["experiment \(name)"])
        case .experiment(nil):
            self.init(
                demand: "nothing is broken", isReached: now.experiment == nil,
                missing: "The experiment `\(now.experiment ?? "")` is still on.", remedies: ["reset"])
        case .edited(let nib, let part):
            let isEdited = now.editedNibs.contains(nib) && part.map(now.editedParts.contains) ?? true
            let base = isEdited ? now.editedOver : nil
            self.init(
                demand: "`\(nib).xib` is changed by `edit`, and nothing else is broken",
                isReached: isEdited && base == nil,
                missing: base.map { "The experiment `\($0)` is also on. Make your change again after `reset`." }
                    ?? "Use `edit` to change \(part.map { "one `\($0)` in " } ?? "")`\(nib).xib`.",
                remedies: base == nil ? [] : ["reset"])
        case .property(let path, let value):
            let current = now.properties[path]
            self.init(
                demand: "`\(path)` is \(value)", isReached: current == value,
                missing: current.map { "`\(path)` is \($0); this step asks for \(value)." }
                    ?? "This screen has no `\(path)`.")
        case .changed(let place):
            let (old, new) = (start.places[place], now.places[place])
            self.init(
                demand: "`\(place)` changes", isReached: new != nil && old != new,
                missing: "`\(place)` still says \(old ?? "nothing").")
        case .screen(let words):
            self.init(
                demand: "the screen shows “\(words.withoutFrames)”", isReached: now.screen.says(words),
                missing: "“\(words.withoutFrames)” isn't on the screen.")
        case .shown(let name, let words):
            let outputs = observation.outputs.filter { $0.name.lowercased() == name.lowercased() }
            self.init(shown: names[name] ?? name, words, outputs: outputs, in: now)
        case .ended(let name, let words):
            self.init(ended: name, words, crash: observation.crash)
        }
    }

    private init(shown name: String, _ words: String?, outputs: [ShownOutput], in now: Situation) {
        let command = name == "trace" ? "trace last" : name
        let isGesture = ["tap", "pull", "query"].contains { name.hasPrefix($0) }
        let missing =
            if !outputs.isEmpty {
                "What `\(command)` shows doesn't contain “\((words ?? "").withoutFrames)”."
            } else if name == "tap" {
                "You haven't tapped anything on this screen."
            } else if name == "trace" {
                "You haven't seen the steps yet."
            } else {
                isGesture ? "You haven't typed `\(command)` on this screen." : "The step ends with `\(command)`."
            }
        let isReached = outputs.contains { words.map($0.text.says) ?? true }
        // If it was shown without the words, to show it again doesn't help, and neither if there is nothing to show.
        let helps = isReached || outputs.isEmpty && (name != "trace" || now.hasSteps) ? [command] : []
        self.init(
            demand: "`\(command)` is typed" + (words.map { ", and shows “\($0.withoutFrames)”" } ?? ""),
            isReached: isReached, missing: missing,
            remedies: name == "trace" && !now.isTracing ? ["trace on"] : isGesture ? [] : helps, isAboutOutput: true)
    }

    private init(ended name: String?, _ words: String?, crash: Crash?) {
        let what = name.map { "the program ends by `\($0)`" } ?? "the program ends"
        let isMeant = crash.map { name ?? $0.experiment == $0.experiment } == true
        let isSaid = crash.map { words.map($0.message.says) ?? true } == true
        let missing =
            crash == nil
            ? "This step ends the program, which hasn't ended."
            : isMeant
                ? "The program ended, but its message doesn't contain “\(words ?? "")”."
                : "The program ended, but not by `\(name ?? "")`."
        self.init(
            demand: what + (words.map { ", and its message contains “\($0)”" } ?? ""), isReached: isMeant && isSaid,
            missing: missing, remedies: name.map { $0 == NibEditing.name ? [] : ["experiment \($0)"] } ?? [])
    }

    private init(
        _ count: Postcondition.Count, _ relation: Postcondition.Relation, _ amount: Postcondition.Amount,
        now: Situation, since start: Situation
    ) {
        let number = now.counts[count]
        let shown = number ?? 0
        let change = shown - (start.counts[count] ?? 0)
        let (limit, asked, missing): (Int?, String, String) =
            switch amount {
            case .number(let limit):
                (
                    limit, "\(count.subject) is \(relation.asking("\(limit)"))",
                    count.missing(relation, limit, now: shown)
                )
            case .count(let other):
                (
                    now.counts[other], "\(count.subject) is \(relation.asking(other.subject))",
                    "\(count.subject.capitalizedSentence) is \(shown), and \(other.subject) is "
                        + "\(now.counts[other] ?? 0); this step asks for \(relation.asking("that"))."
                )
            case .change(let wanted):
                (
                    start.counts[count].map { $0 + wanted },
                    wanted == 0
                        ? "\(count.subject) doesn't change"
                        : "\(count.subject) \(wanted < 0 ? "falls" : "grows") by \(relation.asking("\(abs(wanted))"))",
                    count.missing(relation, change: wanted, now: change)
                )
            }
        self.init(
            demand: asked, isReached: number != nil && limit.map { relation.holds(shown, $0) } ?? false,
            missing: number == nil ? "This screen has no list." : missing,
            remedies: count == .top ? limit.map { ["goto \($0)"] } ?? [] : [])
    }
}

extension Postcondition.Relation {
    fileprivate func holds(_ number: Int, _ limit: Int) -> Bool {
        switch self {
        case .equal: number == limit
        case .atLeast: number >= limit
        case .more: number > limit
        }
    }

    fileprivate func asking(_ amount: String) -> String {
        switch self {
        case .equal: amount
        case .atLeast: "at least \(amount)"
        case .more: "more than \(amount)"
        }
    }
}

extension Postcondition.Count {
    /// The subject of a sentence about the number.
    fileprivate var subject: String {
        switch self {
        case .visible, .made, .reused, .waiting, .live: "`\(rawValue)`"
        case .nibReads: "`nib reads`"
        case .wrong: "the number of wrong cells"
        case .top: "the row at the top"
        case .selected: "the number of selected rows"
        case .returned: "the number of selected rows that left and came back"
        case .resized: "the number of cells of another size"
        case .overflowing: "the number of views that stick out"
        }
    }

    /// Returns a sentence about a number that isn't as asked.
    fileprivate func missing(_ relation: Postcondition.Relation, _ limit: Int, now: Int) -> String {
        switch self {
        case .wrong where now == 0: "Nothing on the screen is wrong."
        case .returned: "Nothing that is selected has left the screen and come back."
        case .resized: "What is in the cells is as wide as before."
        case .overflowing: "Nothing sticks out of the view it is in."
        default: "\(subject.capitalizedSentence) is \(now); this step asks for \(relation.asking("\(limit)"))."
        }
    }

    /// Returns a sentence about a number that hasn't changed as asked.
    fileprivate func missing(_ relation: Postcondition.Relation, change: Int, now: Int) -> String {
        switch (self, change, now) {
        case (.made, 0, 1...): return "The table made \(now == 1 ? "a new cell" : "\(now) new cells")."
        case (.made, 1..., 0):
            return "The table has made no cell since this step began, or since the screen was built again."
        case (.reused, 1..., 0): return "No cell has been reused since this step began."
        default:
            let verb = now == 0 ? "hasn't changed" : "has \(now < 0 ? "fallen" : "grown") by \(abs(now))"
            let asked =
                change == 0
                ? "not change" : "\(change < 0 ? "fall" : "grow") by \(relation.asking("\(abs(change))"))"
            return "\(subject.capitalizedSentence) \(verb) since this step began; it must \(asked)."
        }
    }
}

extension String {
    /// Returns a Boolean value that indicates whether it contains words, however many spaces are between them.
    fileprivate func says(_ words: String) -> Bool { squeezed.contains(words.squeezed) }

    fileprivate var squeezed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The words without the lines and brackets that are drawn around them on the screen.
    fileprivate var withoutFrames: String { String(map { "│|[]()".contains($0) ? " " : $0 }).squeezed }

    fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
