internal import InterfaceBuilder

/// What changed between two versions of a file, as `nib --diff --json` prints it.
struct NibDifference: Encodable {
    /// A fact that changed.
    struct Fact: Encodable {
        let name: String
        let old: String?
        let new: String?
    }

    /// Something that came, went or changed.
    struct Change: Encodable {
        let change: String
        let kind: String
        let id: String
        let title: String
        let oldTitle: String?
        let facts: [Fact]
    }

    let old: String
    let new: String
    let changes: [Change]

    /// Compares two documents.
    init(from old: IBDocument, to new: IBDocument) {
        self.old = old.file
        self.new = new.file
        changes = IBDifference(from: old, to: new).changes.map { change in
            let isNew = change.kind == .added
            let facts =
                isNew ? change.item.facts.map { Fact(name: $0, old: nil, new: $1) }.sorted { $0.name < $1.name } : []
            return Change(
                change: change.kind.rawValue, kind: change.item.kind.rawValue, id: change.item.key,
                title: change.item.title, oldTitle: change.oldTitle,
                facts: facts + change.facts.map { Fact(name: $0.name, old: $0.old, new: $0.new) })
        }
    }

    /// The changes in words: `+` before what came, `−` before what went, `~` before what is different.
    ///
    /// - Parameters:
    ///   - name: What the file is called; nil to name both versions.
    ///   - ascii: Whether only ASCII characters may be written.
    ///   - columns: How long lines may be; nil for any length.
    func text(name: String?, ascii: Bool, columns: Int?) -> StyledText {
        let arrow = ascii ? "->" : "→"
        let heading = StyledText(name ?? "\(old) \(arrow) \(new)", .bold)
        guard !changes.isEmpty else {
            return heading + StyledText("\n  nothing has changed that a program would notice", .dim)
        }
        let lines = changes.flatMap { change in
            [change.line(ascii: ascii)] + change.facts.map { $0.line(arrow: arrow) }
        }
        return ([heading] + lines).map { $0.wrapped(to: columns, indent: 6) }.joined(by: "\n")
    }
}

extension NibDifference.Change {
    fileprivate func line(ascii: Bool) -> StyledText {
        let title = ascii ? title.replacing("→", with: "->") : title
        switch change {
        case "added": return StyledText("+ \(title)", .cameBack)
        case "removed": return StyledText("\(ascii ? "-" : "−") \(title)", .broken)
        default:
            // What a connection or constraint says is its title.
            let was = kind == "object" ? "" : oldTitle.map { "\n    was \($0)" } ?? ""
            return StyledText("~ \(title)", .bold) + StyledText(was)
        }
    }
}

extension NibDifference.Fact {
    fileprivate func line(arrow: String) -> StyledText {
        let begin = StyledText("    \(name): ", .dim)
        switch (old, new) {
        case (let old?, let new?): return begin + StyledText("\(old) \(arrow) \(new)")
        case (let old?, nil): return begin + StyledText("no longer \(old)")
        case (nil, let new): return begin + StyledText(new ?? "")
        }
    }
}
