internal import InterfaceBuilder
internal import REPL

extension IBDifference {
    /// The changes in words: `+` before what came, `−` before what went, `~` before what is different. Without a name
    /// for the file both versions are named.
    func text(name: String?, ascii: Bool, columns: Int?) -> StyledText {
        let arrow = ascii ? "->" : "→"
        let heading = StyledText(name ?? "\(old) \(arrow) \(new)", .bold)
        guard !changes.isEmpty else {
            return heading + StyledText("\n  no object or connection has changed", .dim)
        }
        let lines = changes.flatMap { change in
            [change.line(ascii: ascii)] + change.toldChanges.map { $0.line(arrow: arrow) }
        }
        return ([heading] + lines).map { $0.wrapped(to: columns, indent: 6) }.joined(by: "\n")
    }
}

extension IBDifference.Change {
    fileprivate func line(ascii: Bool) -> StyledText {
        let title = ascii ? item.title.replacing("→", with: "->") : item.title
        switch kind {
        case .added: return StyledText("+ \(title)", .reused)
        case .removed: return StyledText("\(ascii ? "-" : "−") \(title)", .broken)
        case .changed:
            // What a connection or constraint says is its title.
            let was = item.kind == .object ? "" : oldTitle.map { "\n    was \($0)" } ?? ""
            return StyledText("~ \(title)", .bold) + StyledText(was)
        }
    }
}

extension IBDifference.Change.PropertyChange {
    fileprivate func line(arrow: String) -> StyledText {
        let begin = StyledText("    \(name): ", .dim)
        switch (old, new) {
        case (let old?, let new?): return begin + StyledText("\(old) \(arrow) \(new)")
        case (let old?, nil): return begin + StyledText("no longer \(old)")
        case (nil, let new): return begin + StyledText(new ?? "")
        }
    }
}
