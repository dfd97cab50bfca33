internal import Canvases

/// A list of names of which one is chosen.
struct NameChoice {
    /// One of the names.
    struct Entry {
        /// What is typed.
        let name: String
        /// What is known of it before: that it is in use, or was.
        let mark: String
        /// What it stands for.
        let text: StyledText
    }

    /// The command that the name is for.
    let command: String
    private let title: String
    private let entries: [Entry]
    private var selected: Int

    /// One of the names is chosen at first.
    init(_ command: String, title: String, _ entries: [Entry], selecting name: String?) {
        self.command = command
        self.title = title
        self.entries = entries
        selected = entries.firstIndex { $0.name == name } ?? 0
    }

    /// The command for the name that is chosen.
    var line: String { "\(command) \(entries[selected].name)" }

    /// Chooses another name, if that is what the key is for.
    mutating func move(_ key: TerminalKey) {
        let step: Int
        switch key {
        case .up, .backTab, .wheel(up: true, _, _): step = -1
        case .down, .tab, .wheel(up: false, _, _): step = 1
        case .pageUp, .home: step = -entries.count
        case .pageDown, .end: step = entries.count
        default: return
        }
        selected = min(max(selected + step, 0), entries.count - 1)
    }

    /// Chooses the name in a line, counted from the title, and says whether there is one.
    mutating func select(row: Int, in area: DriverArea) -> Bool {
        let names = visible(in: area)
        guard names.indices.contains(names.lowerBound + row - 1) else { return false }
        selected = names.lowerBound + row - 1
        return true
    }

    /// The names, and what the chosen one stands for.
    func lines(in area: DriverArea, style: TerminalStyle) -> [TerminalLine] {
        let names = visible(in: area).map { index in
            let entry = entries[index]
            let isSelected = index == selected
            return StyledText(isSelected ? "▶ " : "  ", .bold) + StyledText(entry.name, isSelected ? .bold : .plain)
                + StyledText(entry.mark.isEmpty ? "" : "  \(entry.mark)", .dim)
        }
        let lines = [StyledText(title, .dim)] + names + [""] + entries[selected].text.wrapped(to: area.columns).lines
        return lines.map { TerminalLine($0.text(in: style)) }
    }

    /// The names there is room for, with the chosen one among them.
    private func visible(in area: DriverArea) -> Range<Int> {
        // The title, an empty line, and what the longest text takes.
        let texts = entries.map { $0.text.wrapped(to: area.columns).lines.count }.max() ?? 0
        let room = max(1, area.rows - 2 - texts)
        let first = min(max(0, selected - room / 2), max(0, entries.count - room))
        return first..<min(first + room, entries.count)
    }
}
