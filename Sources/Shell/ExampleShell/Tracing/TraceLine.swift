internal import PlainText
internal import TerminalUIKit

/// A line of a ``TraceReport``: one step, or several of a kind in a row.
struct TraceLine {
    /// The number of columns for the kind of step.
    static let textStart = 12

    /// Returns the indent of continuation lines. It is smaller if little room would remain.
    static func indent(_ columns: Int?) -> Int { columns.map { $0 < 60 ? 2 : textStart } ?? textStart }

    private(set) var steps = 1
    private(set) var cells: [Int] = []
    /// The rows or items that a cell was put into.
    private(set) var places: [String] = []

    private let label: StyledText
    /// The object of the steps, if it is named once.
    private let head: StyledText
    private var items: [StyledText]
    /// The text between the items, or nil if a line has only one.
    private let separator: StyledText?
    private let load: Int?
    private let depth: Int
    /// A Boolean value that indicates whether a unit that repeats may begin here.
    let beginsUnit: Bool

    /// The beginning of a load, whose file has just been read, or was kept.
    init(beginning load: NibLoad, wasRead: Bool) {
        label = StyledText("nib", .made)
        head = ""
        let owner = load.owner.map { "owner = \($0.name)" } ?? "no owner"
        let objects = load.objects == 1 ? "1 object" : "\(load.objects) objects"
        let details = [objects, owner] + (wasRead ? [] : ["not read again"])
        items = [StyledText(load.file, .bold) + StyledText("  " + details.joined(separator: ", "), .dim)]
        separator = nil
        self.load = load.number
        depth = load.depth
        // The event that tells of reading is not shown apart from this line.
        steps = wasRead ? 1 : 0
        beginsUnit = true
    }

    init(_ event: TraceEvent) {
        let text = TraceStepText(event)
        (label, head, items, separator) = (text.label, text.head, [text.item], text.separator)
        load = event.load?.number
        depth = event.load.map { $0.depth + 1 } ?? 0
        cells = [event.subject, event.counterpart].compactMap { $0.flatMap { $0.isCell ? $0.number : nil } }
        let isPut = [.make, .show].contains(event.event)
        places = isPut ? [event.place?.description].compactMap(\.self) : []
        beginsUnit = depth == 0 && !isPut && event.event != .reuse
    }

    /// Returns a Boolean value that indicates whether another line's step fits into this line.
    func canTake(_ line: TraceLine) -> Bool {
        separator != nil && label == line.label && head == line.head && load == line.load
    }

    mutating func take(_ line: TraceLine) {
        items += line.items
        steps += line.steps
        cells += line.cells
        places += line.places
    }

    private static let numbers = #/#\d+|(row|item) \d+/#

    /// The text that the line has in common with similar lines: all but the numbers of objects, rows and items.
    var pattern: String {
        "\(depth) \(label.string) \(body.string)".replacing(Self.numbers, with: "#")
    }

    /// The line, or as many as it needs.
    func text(columns: Int?) -> StyledText {
        let beginning = StyledText(String(repeating: " ", count: min(depth, 4))) + label
        let line = beginning.padded(to: Self.textStart - 1) + " " + body
        return line.wrapped(to: columns, indent: Self.indent(columns))
    }

    private var body: StyledText { head + items.joined(by: separator ?? "") }
}
