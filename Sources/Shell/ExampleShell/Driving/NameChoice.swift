package import Canvases

/// A list of names of which one is chosen.
package struct NameChoice {
    package struct Entry {
        package let name: String
        /// The mark before the name, which tells that it is in use, or was.
        package let mark: String
        let text: StyledText

        package init(name: String, mark: String, text: StyledText) {
            (self.name, self.mark, self.text) = (name, mark, text)
        }
    }

    let command: String
    private let title: String
    private let entries: [Entry]
    private var selected: Int

    package init(_ command: String = "", title: String, _ entries: [Entry], selecting name: String?) {
        self.command = command
        self.title = title
        self.entries = entries
        selected = entries.firstIndex { $0.name == name } ?? 0
    }

    var line: String { "\(command) \(name ?? "")" }

    package var name: String? { entries.isEmpty ? nil : entries[selected].name }

    package mutating func move(_ key: TerminalKey) {
        let step: Int
        switch key {
        case .up, .backTab, .wheel(up: true, _, _): step = -1
        case .down, .tab, .wheel(up: false, _, _): step = 1
        case .pageUp, .home: step = -entries.count
        case .pageDown, .end: step = entries.count
        default: return
        }
        selected = max(min(selected + step, entries.count - 1), 0)
    }

    /// Chooses the name in a line, counted from the title, and says whether there is one.
    mutating func select(row: Int, in area: DriverArea) -> Bool {
        let names = visible(in: area)
        guard names.indices.contains(names.lowerBound + row - 1) else { return false }
        selected = names.lowerBound + row - 1
        return true
    }

    package func lines(in area: DriverArea, style: TerminalStyle) -> [TerminalLine] {
        let names = visible(in: area).map { index in
            let entry = entries[index]
            let isSelected = index == selected
            return StyledText(isSelected ? "▶ " : "  ", .bold) + StyledText(entry.name, isSelected ? .bold : .plain)
                + StyledText(entry.mark.isEmpty ? "" : "  \(entry.mark)", .dim)
        }
        let text = entries.isEmpty ? [] : [""] + entries[selected].text.wrapped(to: area.columns).lines
        return ([StyledText(title, .dim)] + names + text).map { TerminalLine($0.text(in: style)) }
    }

    private func visible(in area: DriverArea) -> Range<Int> {
        // The entries leave room for the title, an empty line, and the longest text.
        let texts = entries.map { $0.text.wrapped(to: area.columns).lines.count }.max() ?? 0
        let room = max(1, area.rows - 2 - texts)
        let first = min(max(0, selected - room / 2), max(0, entries.count - room))
        return first..<min(first + room, entries.count)
    }
}
