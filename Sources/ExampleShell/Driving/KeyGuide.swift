internal import PlainText

/// What the keys are for at this moment: in a line, and at length.
struct KeyGuide {
    private let focus: Touchable?
    private let isList: Bool
    private let hasPast: Bool
    private let overlay: Driver.Overlay?
    private let panelScrolls: Bool
    /// Whether a key can be told from the rest of a word.
    private let marksKeys: Bool

    init(_ driver: Driver) {
        focus = driver.focus
        isList = driver.session.shownList != nil
        hasPast = driver.timeline.count > 0
        overlay = driver.overlay
        panelScrolls = driver.panelScrolls
        marksKeys = driver.session.appearance.style.attributes
    }

    // MARK: In a line

    /// A key and a word for what it does.
    private struct Hint {
        let keys: String
        let meaning: String
        /// Hints with higher numbers are left out first.
        let rank: Int

        /// The key and the word; the word alone where that begins with the key and may be merged with it.
        func text(merging merges: Bool) -> StyledText {
            merges && meaning.hasPrefix(keys) && keys.count == 1
                ? StyledText(keys, .bold) + StyledText(String(meaning.dropFirst()))
                : StyledText(keys, .bold) + StyledText(" \(meaning)")
        }
    }

    private static let gap = StyledText("  ")

    /// As many hints as there is room for.
    func line(columns: Int) -> StyledText {
        var hints = hints
        func line() -> StyledText { hints.map { $0.text(merging: marksKeys) }.joined(by: Self.gap) }
        while line().columns > columns, hints.count > 1 {
            let last = hints.map(\.rank).max()!
            hints.remove(at: hints.lastIndex { $0.rank == last }!)
        }
        return line()
    }

    private var hints: [Hint] {
        switch overlay {
        case .panel:
            return (panelScrolls ? [Hint(keys: "↑↓", meaning: "scroll", rank: 1)] : [])
                + [Hint(keys: "Enter", meaning: "close", rank: 0)]
        case .choice:
            return [
                Hint(keys: "↑↓", meaning: "choose", rank: 1), Hint(keys: "Enter", meaning: "begin", rank: 0),
                Hint(keys: "Esc", meaning: "cancel", rank: 0),
            ]
        case .field:
            return [
                Hint(keys: "Enter", meaning: "run", rank: 0), Hint(keys: "Tab", meaning: "complete", rank: 1),
                Hint(keys: "Esc", meaning: "cancel", rank: 0),
            ]
        case nil:
            return screenHints
        }
    }

    private var screenHints: [Hint] {
        var hints: [Hint] = []
        if let focus, focus.gesture == .turn {
            hints.append(Hint(keys: "↑↓", meaning: focus.command, rank: 1))
        } else if isList {
            hints.append(Hint(keys: "↑↓", meaning: "scroll", rank: 1))
            hints.append(Hint(keys: "PgUp PgDn", meaning: "page", rank: 8))
        }
        hints.append(Hint(keys: "Tab", meaning: "focus", rank: 2))
        if let focus, focus.gesture == .tap { hints.append(Hint(keys: "Enter", meaning: focus.command, rank: 2)) }
        if isList {
            hints.append(Hint(keys: "i", meaning: "insert", rank: 6))
            hints.append(Hint(keys: "x", meaning: "delete", rank: 6))
            hints.append(Hint(keys: "r", meaning: "reload", rank: 7))
        }
        if hasPast { hints.append(Hint(keys: "[ ]", meaning: "back, forth", rank: 5)) }
        return hints + [
            Hint(keys: "e", meaning: "experiment", rank: 4), Hint(keys: "t", meaning: "technique", rank: 5),
            Hint(keys: "c", meaning: "compare", rank: 5),
            Hint(keys: ":", meaning: "command", rank: 3), Hint(keys: "?", meaning: "keys", rank: 0),
            Hint(keys: "q", meaning: "prompt", rank: 0),
        ]
    }

    // MARK: At length

    /// All keys, a line each, with the commands they stand for.
    var text: String {
        let rows = (isList ? Self.listKeys : []) + Self.keys
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { keys, meaning in keys.padded(to: width) + "  " + meaning }.joined(separator: "\n")
    }

    private static let listKeys = [
        ("↑ ↓", "scroll -1, scroll 1 (or the mouse wheel)"),
        ("PgUp PgDn", "scroll by a screenful"),
        ("Home End", "goto the first or the last row"),
        ("i", "insert at the focus, or at the top"),
        ("x", "delete there"),
        ("r", "reload"),
    ]

    private static let keys = [
        ("Tab Shift-Tab", "move the focus"),
        ("Enter Space", "tap it (or click)"),
        ("↑ ↓ ← →", "turn it, if it is a wheel"),
        ("[ ]", "step back to what was before a command, and forth"),
        ("e t", "choose an experiment, a technique"),
        ("c", "choose an experiment, and see it beside the whole screen"),
        (":", "type any command"),
        ("q Esc", "back to the prompt"),
    ]
}
