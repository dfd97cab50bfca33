internal import Handbook
internal import PlainText
internal import TerminalUIKit

extension [HandbookEntry] {
    /// The entry of a kind with a name, case and the kind of apostrophe aside.
    func entry(_ kind: String, named name: String) throws -> HandbookEntry {
        let name = name.replacing("’", with: "'")
        if let entry = first(where: { $0.name.lowercased() == name.lowercased() }) { return entry }
        throw CommandError.unknown(kind, name, among: map(\.name))
    }
}

extension Session {
    /// Prints entries in two columns, under their headings: some with their texts, others only with their names, and a
    /// hint how to show those.
    func printEntries(_ entries: [HandbookEntry], where isShown: (HandbookEntry) -> Bool, hint: String) {
        let columns = appearance.proseColumns
        let width = entries.map(\.name.count).max() ?? 0
        var groups: [[HandbookEntry]] = []
        for entry in entries {
            if groups.last?[0].heading != entry.heading { groups.append([]) }
            groups[groups.count - 1].append(entry)
        }
        var lines: [StyledText] = []
        var others: [StyledText] = []
        let showsAny = entries.contains(where: isShown)
        for group in groups {
            let shown = group.filter(isShown)
            if shown.isEmpty, showsAny {
                let names = group.count == 1 ? group[0].name : "\(group[0].name)–\(group[group.count - 1].name)"
                others.append((StyledText("\(group[0].heading)  ") + StyledText(names, .name)).unbroken)
                continue
            }
            let title = [group[0].heading, group[0].introduction].filter { !$0.isEmpty }.joined(separator: ". ")
            if !lines.isEmpty, !shown.isEmpty { lines.append("") }
            lines.append(StyledText(title, .bold).wrapped(to: columns))
            lines += shown.map { entry in
                (StyledText("  " + entry.name.padded(to: width), .name) + StyledText("  " + entry.text))
                    .wrapped(to: columns, indent: width + 4)
            }
            let names = group.filter { !isShown($0) }.map { StyledText($0.name, .name).unbroken }
            if !names.isEmpty { lines.append(("  " + names.joined(by: "  ")).wrapped(to: columns, indent: 2)) }
        }
        if !others.isEmpty { lines.append(others.joined(by: StyledText(" · ", .dim)).wrapped(to: columns)) }
        if !entries.allSatisfy(isShown) { lines.append(StyledText(hint, .dim).wrapped(to: columns)) }
        page(lines.joined(by: "\n"))
    }
}
