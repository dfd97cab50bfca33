internal import PlainText

/// The keys and what they do at this moment: in a line, and at length.
struct KeyGuide {
    private let focus: Touchable?
    private let isList: Bool
    private let editsList: Bool
    private let commands: [KeyCommand]
    private let hasPast: Bool
    private let hasExperiments: Bool
    private let hasTechniques: Bool
    private let scrollsScreen: Bool
    private let isTooWide: Bool
    private let overlay: Driver.Overlay?
    private let panelScrolls: Bool
    private let scrollsSlowly: Bool
    /// A Boolean value that indicates whether a key can be told apart from the rest of a word.
    private let marksKeys: Bool

    init(_ driver: Driver) {
        focus = driver.focus
        isList = driver.session.frontList != nil
        editsList = driver.editsList
        commands = driver.keyCommands
        hasPast = driver.timeline.count > 0
        hasExperiments = driver.hasExperiments
        hasTechniques = driver.hasTechniques
        scrollsScreen = driver.scrollsScreen
        isTooWide = driver.isTooWide
        overlay = driver.overlay
        panelScrolls = driver.panelScrolls
        scrollsSlowly = driver.scrollsSlowly
        marksKeys = driver.session.appearance.style.attributes
    }

    // MARK: In a line

    func line(columns: Int) -> StyledText { hints.line(columns: columns, marksKeys: marksKeys) }

    private var hints: [KeyHint] {
        switch overlay {
        case .panel:
            return (panelScrolls ? [KeyHint("↑↓", "scroll", rank: 1)] : [])
                + [KeyHint("Enter", "close", rank: 0)]
        case .choice:
            return [
                KeyHint("↑↓", "choose", rank: 1), KeyHint("Enter", "begin", rank: 0),
                KeyHint("Esc", "cancel", rank: 0),
            ]
        case .field(let field):
            return [
                KeyHint("Enter", field.typesText ? "type" : "run", rank: 0),
                KeyHint("Tab", field.typesText ? "type, next" : "complete", rank: 1),
                KeyHint("Esc", "cancel", rank: 0),
            ]
        case nil:
            return screenHints
        }
    }

    private var screenHints: [KeyHint] {
        var hints: [KeyHint] = []
        if let focus, focus.gesture == .turn {
            hints.append(KeyHint("↑↓", focus.command.replacing(" --by", with: ""), rank: 1))
        } else if isList {
            hints.append(KeyHint("↑↓", "scroll", rank: 1))
            hints.append(KeyHint("s", scrollsSlowly ? "fast" : "slowly", rank: 3))
            hints.append(KeyHint("PgUp PgDn", "page", rank: 8))
        } else if scrollsScreen {
            hints.append(KeyHint("↑↓", "scroll", rank: 1))
        }
        if isTooWide { hints.append(KeyHint("←→", "see the rest", rank: 3)) }
        hints.append(KeyHint("Tab", "focus", rank: 2))
        if let focus, focus.gesture != .turn { hints.append(KeyHint("Enter", focus.command, rank: 2)) }
        hints += commands.filter { !$0.word.isEmpty }.map { KeyHint($0.keyName, $0.word, rank: 3) }
        if editsList {
            hints.append(KeyHint("i", "insert", rank: 6))
            hints.append(KeyHint("x", "delete", rank: 6))
        }
        if isList { hints.append(KeyHint("r", "reload", rank: 7)) }
        if hasPast { hints.append(KeyHint("[ ]", "back, forth", rank: 5)) }
        if hasExperiments { hints.append(KeyHint("e", "experiment", rank: 4)) }
        if hasTechniques { hints.append(KeyHint("t", "technique", rank: 5)) }
        if hasExperiments { hints.append(KeyHint("c", "compare", rank: 5)) }
        return hints + [
            KeyHint(":", "command", rank: 3), KeyHint("?", "keys", rank: 0),
            KeyHint("q", "prompt", rank: 0),
        ]
    }

    // MARK: At length

    /// All keys, with the commands they stand for: a line each, as far as a width in columns allows.
    func text(columns: Int?) -> String {
        let screenKeys = scrollsScreen ? [("↑ ↓ PgUp PgDn", "scroll (or the mouse wheel)")] : []
        let wideKeys = isTooWide ? [("← →", "see the rest of a phone wider than the window")] : []
        let cancels = commands.contains { $0.key == .escape }
        let rows =
            (isList ? Self.listKeys + (editsList ? Self.editKeys : []) + Self.reloadKey : screenKeys)
            + wideKeys + Self.keys + commands.map { ($0.keyName, $0.meaning) }
            + (hasExperiments ? Self.choiceKeys : [])
            + [(":", "type any command"), (cancels ? "q" : "q Esc", "back to the prompt")]
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { keys, meaning in
            (keys.padded(to: width) + "  " + meaning).wrapped(to: columns, indent: width + 2)
        }.joined(separator: "\n")
    }

    private static let listKeys = [
        ("↑ ↓", "scroll -1, scroll 1 (or wheel, or drag)"),
        ("s", "scroll slowly with ↑ ↓: → shows the next moment, ← the one before"),
        ("PgUp PgDn", "scroll by a screenful"),
        ("Home End", "goto the first or the last row"),
    ]

    private static let editKeys = [
        ("i", "insert at the focus, or at the top"),
        ("x", "delete there"),
    ]

    private static let reloadKey = [("r", "reload")]

    private static let keys = [
        ("Tab Shift-Tab", "move the focus"),
        ("Enter Space", "tap it (or click)"),
        ("↑ ↓ ← →", "turn it, if it is a wheel"),
        ("[ ]", "step back to what was before a command, and forth"),
    ]

    private static let choiceKeys = [
        ("e t", "choose an experiment, a technique"),
        ("c", "choose an experiment, and see it beside the working screen"),
    ]
}
