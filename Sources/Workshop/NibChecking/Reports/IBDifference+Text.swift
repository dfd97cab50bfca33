package import InterfaceBuilder
package import REPL

extension IBDifference {
    /// The changes in words: `+` before what came, `−` before what went, `~` before what is different. Without a name
    /// for the file both versions are named.
    package func text(name: String?, ascii: Bool, columns: Int?) -> StyledText {
        let arrow = ascii ? "->" : "→"
        let heading = StyledText(name ?? "\(old) \(arrow) \(new)", .bold)
        let told = changes.filter { !$0.follows }
        var lines = told.flatMap { change -> [StyledText] in
            let values = change.chosenChanges.map { $0.line(arrow: arrow) }
            let effects = change.effects.map { StyledText("    \($0)") }
            return [change.line(ascii: ascii)] + values + change.rest + effects
        }
        if told.isEmpty { lines.append(StyledText("  no object or connection has changed", .dim)) }
        let following = changes.count - told.count
        if following > 0 {
            lines.append(StyledText("  \(following == 1 ? "1 frame follows" : "\(following) frames follow")", .dim))
        }
        return ([heading] + lines).map { $0.wrapped(to: columns, indent: 6) }.joined(by: "\n")
    }
}

extension IBDifference.Change {
    fileprivate func line(ascii: Bool) -> StyledText {
        func plain(_ title: String) -> String { ascii ? title.replacing("→", with: "->") : title }
        let title = plain(item.title)
        let sign: StyledText
        switch kind {
        case .added: sign = StyledText("+ \(title)", .reused)
        case .removed: sign = StyledText("\(ascii ? "-" : "−") \(title)", .broken)
        case .changed: sign = StyledText("~ \(title)", .bold)
        }
        // The title of a connection or constraint already has its contents.
        let was = item.kind == .object ? "" : oldTitle.map { "\n    was \(plain($0))" } ?? ""
        return sign + StyledText(position, .dim) + StyledText(was)
    }

    fileprivate var rest: [StyledText] {
        let count = toldChanges.count - chosenChanges.count
        return count == 0 ? [] : [StyledText("    \(count) more as in any new object", .dim)]
    }

    /// The position in the file and in the document.
    private var position: String {
        guard item.kind != .document else { return "" }
        return "  \(kind == .removed ? "was in " : "")line \(item.line)" + (place.map { ", in \($0)" } ?? "")
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
