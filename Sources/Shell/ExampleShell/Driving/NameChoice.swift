package import Canvases

/// A list of names of which one is chosen.
package struct NameChoice {
    package struct Entry {
        package let name: String
        /// The mark before the name, which tells that it is in use, or was.
        package let mark: String
        let text: StyledText
        /// The heading of the entries from here on, or empty for no heading.
        let group: String

        package init(name: String, mark: String, text: StyledText, group: String = "") {
            (self.name, self.mark, self.text, self.group) = (name, mark, text, group)
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
        let lines = visible(in: area)
        guard lines.indices.contains(row - 1), case .entry(let index) = lines[row - 1] else { return false }
        selected = index
        return true
    }

    package func lines(in area: DriverArea, style: TerminalStyle) -> [TerminalLine] {
        let names = visible(in: area).map { line in
            switch line {
            case .heading(let group): return StyledText(group, .dim)
            case .more(let count, let isAbove): return StyledText("  \(isAbove ? "↑" : "↓") \(count) more", .dim)
            case .entry(let index):
                let (entry, isSelected) = (entries[index], index == selected)
                let mark = StyledText(entry.mark.isEmpty ? "" : "  \(entry.mark)", .dim)
                let name = StyledText(entry.name, isSelected ? .bold : .plain)
                return StyledText(isSelected ? "▶ " : "  ", .bold) + name.cut(to: area.columns - 2 - mark.columns)
                    + mark
            }
        }
        let text = entries.isEmpty ? [] : [""] + entries[selected].text.wrapped(to: area.columns).lines
        return ([StyledText(title, .dim)] + names + text).map { TerminalLine($0.text(in: style)) }
    }

    private enum Line {
        case heading(String)
        case entry(Int)
        case more(Int, isAbove: Bool)

        var isEntry: Bool { if case .entry = self { true } else { false } }
    }

    /// The lines for which there is room, around the selected name. The first and the last say how many names are above
    /// and below.
    private func visible(in area: DriverArea) -> [Line] {
        var all: [Line] = []
        for (index, entry) in entries.enumerated() {
            if !entry.group.isEmpty, index == 0 || entries[index - 1].group != entry.group {
                all.append(.heading(entry.group))
            }
            all.append(.entry(index))
        }
        // The entries leave room for the title, an empty line, and the longest text.
        let texts = entries.map { $0.text.wrapped(to: area.columns).lines.count }.max() ?? 0
        let room = max(1, area.rows - 2 - texts)
        guard all.count > room else { return all }
        let place = all.firstIndex { if case .entry(selected) = $0 { true } else { false } } ?? 0
        let first = min(max(0, place - room / 2), all.count - room)
        var shown = Array(all[first..<first + room])
        let above = all[..<(first + 1)].count(where: \.isEntry)
        let below = all[(first + room - 1)...].count(where: \.isEntry)
        if room < 3 { return shown }
        if first > 0 { shown[0] = .more(above, isAbove: true) }
        if first + room < all.count { shown[room - 1] = .more(below, isAbove: false) }
        return shown
    }
}
