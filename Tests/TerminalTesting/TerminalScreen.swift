/// The contents of a terminal's screen after some bytes, with as much of xterm as full-screen programs need.
public nonisolated struct TerminalScreen: Equatable, Sendable {
    /// A cell: its character, and the colors and weights that were in force when it was written.
    public struct Cell: Equatable, Sendable {
        /// The character.
        public var character: Character = " "
        /// The parameters of the escape sequences in force, each alone: `1`, `31`.
        public var looks: [String] = []
    }

    /// The cells, row by row.
    public private(set) var cells: [[Cell]]
    /// The position of the cursor, counted from 0.
    public private(set) var cursor = (column: 0, row: 0)
    /// The modes that are switched on: `?1049` for the other screen.
    public private(set) var modes: Set<String> = ["?7", "?25"]
    /// The number of lines that scrolled off at the top since the cursor was last in the first line.
    public private(set) var scrolledLines = 0
    private var looks: [String] = []

    /// Makes an empty screen.
    public init(columns: Int, rows: Int) {
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// The lines, without blanks at their ends.
    public var lines: [String] {
        cells.map { row in String(row.map(\.character).reversed().drop { $0 == " " }.reversed()) }
    }

    /// Compares the visible contents.
    public static func == (first: TerminalScreen, second: TerminalScreen) -> Bool {
        first.cells == second.cells && first.modes == second.modes
            && (!first.modes.contains("?25") || first.cursor == second.cursor)
    }

    /// Shows a program's output.
    public mutating func write(_ text: String) {
        var rest = Substring(text)
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}":
                guard rest.popFirst() == "[" else { continue }
                let parameters = rest.prefix { !("@"..."~").contains($0) }
                rest = rest.dropFirst(parameters.count)
                if let final = rest.popFirst() { obey(final, String(parameters)) }
            case "\r": cursor.column = 0
            case "\n": feedLine()
            case "\r\n":
                cursor.column = 0
                feedLine()
            default: put(character)
            }
        }
    }

    private mutating func feedLine() {
        cursor.row += 1
        guard cursor.row == cells.count else { return }
        cursor.row -= 1
        scrolledLines += 1
        cells.append(cells.removeFirst())
        erase(cursor.row, from: 0)
    }

    private mutating func put(_ character: Character) {
        if cursor.column >= cells[0].count, modes.contains("?7") {
            cursor.column = 0
            feedLine()
        }
        // Without ?7, text beyond the last column is written over it.
        let seen = character == " " ? looks.filter(Self.isSeenInBlanks) : looks
        cells[cursor.row][min(cursor.column, cells[0].count - 1)] = Cell(character: character, looks: seen)
        cursor.column += 1
    }

    /// Returns a Boolean value that indicates whether a parameter affects blanks, which show only the background.
    private static func isSeenInBlanks(_ parameter: String) -> Bool {
        parameter.hasPrefix("4") || parameter.hasPrefix("10") || parameter == "7"
    }

    private mutating func obey(_ final: Character, _ parameters: String) {
        let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
        switch final {
        case "H":
            cursor = ((numbers.count > 1 ? numbers[1] : 1) - 1, (numbers.first ?? 1) - 1)
            if cursor.row == 0 { scrolledLines = 0 }
        case "A": cursor.row = max(0, cursor.row - (numbers.first ?? 1))
        case "C": cursor.column += numbers.first ?? 1
        case "D": cursor.column = max(0, cursor.column - (numbers.first ?? 1))
        case "J":
            let isWhole = parameters == "2"
            if !isWhole { erase(cursor.row, from: cursor.column) }
            for row in (isWhole ? 0 : cursor.row + 1)..<cells.count { erase(row, from: 0) }
        case "K": erase(cursor.row, from: cursor.column)
        case "h": modes.insert(parameters)
        case "l": modes.remove(parameters)
        case "m": take(parameters)
        default: break
        }
    }

    private mutating func erase(_ row: Int, from column: Int) {
        let blank = Cell(looks: looks.filter(Self.isSeenInBlanks))
        for column in cells[row].indices.dropFirst(column) { cells[row][column] = blank }
    }

    private mutating func take(_ parameters: String) {
        var rest = parameters.split(separator: ";").map(String.init)[...]
        while let parameter = rest.popFirst() {
            let number = Int(parameter) ?? 0
            switch number {
            case 0: looks = []
            case 22: looks.removeAll { ["1", "2"].contains($0) }
            case 23, 27: looks.removeAll { $0 == "\(number - 20)" }
            case 30...39, 90...97: set(parameter, &rest) { $0.hasPrefix("3") && $0.count > 1 || $0.hasPrefix("9") }
            case 40...49, 100...107: set(parameter, &rest) { $0.hasPrefix("4") || $0.hasPrefix("10") }
            default: looks.append(parameter)
            }
        }
        looks.sort()
    }

    private mutating func set(
        _ parameter: String, _ rest: inout ArraySlice<String>, inThePlaceOf isOld: (String) -> Bool
    ) {
        looks.removeAll(where: isOld)
        if ["39", "49"].contains(parameter) { return }
        guard ["38", "48"].contains(parameter) else { return looks.append(parameter) }
        let count = rest.first == "5" ? 2 : 4
        looks.append(([parameter] + rest.prefix(count)).joined(separator: ";"))
        rest = rest.dropFirst(count)
    }
}
