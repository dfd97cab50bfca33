internal import Foundation

final class MergeWriter {
    typealias Nodes = ThreeWays<MergeNode>

    enum Side { case ours, theirs }

    /// An element as it is written, and the comment before it, if it is in conflict.
    private struct Written {
        var note: [UInt8] = []
        var text: [UInt8] = []
    }

    /// The elements whose order doesn't matter.
    private static let unordered: Set = [
        "connections", "constraints", "dependencies", "document", "mask", "objects", "resources", "scenes", "variation",
    ]
    /// The attributes that name an object.
    private static let references: Set = [
        "destination", "firstItem", "secondItem", "reference", "initialViewController",
    ]

    private let trees: Nodes
    /// The nodes that stay the same wherever they are moved, by their keys.
    private let objects: ThreeWays<[String: MergeNode]>
    /// The nodes in which something was moved, or is in conflict for a reason elsewhere, so they can't be copied whole.
    private let touched: Set<ObjectIdentifier>
    private let forced: [String: Side]
    private var conflicts: [NibMerge.Conflict] = []
    /// The ids of the views whose frames both sides changed, because both changed what these follow from.
    private(set) var openFrames: Set<String> = []

    /// Prepares to merge. `forced` has the places where one side's version is in force, because of its changes
    /// elsewhere.
    init(_ trees: Nodes, forced: [String: Side]) {
        self.trees = trees
        self.forced = forced
        let nodes = trees.map(\.withDescendants)
        let objects = nodes.map { nodes in
            Dictionary(nodes.filter(\.hasID).map { ($0.key, $0) }) { first, _ in first }
        }
        self.objects = objects
        let moved = Set(
            objects.all.flatMap(\.keys).filter { key in
                Set(objects.all.compactMap { $0[key]?.parent?.place }).count > 1
            })
        let touching = nodes.all.joined().filter { moved.contains($0.key) || forced[$0.place] != nil }
        touched = Set(touching.flatMap { $0.ancestors.map(ObjectIdentifier.init) })
    }

    func merge() -> NibMerge {
        let text = element(trees).text
        return NibMerge(text: String(decoding: text, as: UTF8.self), conflicts: conflicts)
    }

    /// Returns the places of references to an object that one side has deleted, with that side.
    func danglers(in text: String) -> [String: Side] {
        func ids(_ node: MergeNode?) -> Set<String> { Set((node?.withDescendants ?? []).compactMap { $0["id"] }) }
        let written = MergeNode.tree(of: text)
        let (known, ours, theirs) = (ids(written), ids(trees.ours), ids(trees.theirs))
        var danglers: [String: Side] = [:]
        for node in written.withDescendants {
            for attribute in node.attributes
            where Self.references.contains(attribute.name) && !known.contains(attribute.value) {
                if theirs.contains(attribute.value) {
                    danglers[node.place] = .ours
                } else if ours.contains(attribute.value) {
                    danglers[node.place] = .theirs
                }
            }
        }
        return danglers
    }

    // MARK: Elements

    private func element(_ nodes: Nodes) -> Written {
        if let side = nodes.all.first.flatMap({ forced[$0.place] }) {
            let kept = side == .ours ? nodes.ours : nodes.theirs
            return conflict(nodes.map(\.text), of: nodes.all[0], keeping: kept, "it refers to what is gone")
        }
        noteFrame(nodes)
        if !nodes.all.contains(where: { touched.contains(ObjectIdentifier($0)) }),
            let result = nodes.merged(by: { $0.text == $1.text })
        {
            return Written(text: Array(result?.text ?? []))
        }
        guard let ours = nodes.ours ?? nodes.base ?? nodes.theirs, let theirs = nodes.theirs ?? nodes.base ?? nodes.ours
        else { return Written() }
        if ours.text != theirs.text, ours.isDerived && theirs.isDerived || ours.isSizeOfContents(like: theirs) {
            return Written(text: Array(ours.text.lexicographicallyPrecedes(theirs.text) ? theirs.text : ours.text))
        }
        let isLeaf = nodes.all.allSatisfy(\.children.isEmpty)
        if Set(nodes.all.map(\.name)).count > 1 || nodes.all.contains(where: \.isOpaque)
            || isLeaf && nodes.map(\.tail).merged == nil
        {
            return conflict(nodes.map(\.text), of: ours, keeping: ours, "both changed it")
        }
        let (tag, doubtful) = tag(ThreeWays(base: nodes.base, ours: ours, theirs: theirs))
        var note: [UInt8] = []
        if !doubtful.isEmpty {
            let words = "both changed \(doubtful.joined(separator: ", "))"
            note = conflict(nodes.map(\.tag), of: ours, keeping: nil, words).note
        }
        let (children, order) = children(of: nodes)
        if children.isEmpty, nodes.base != nil, nodes.ours == nil || nodes.theirs == nil { return Written() }
        let full = nodes.all.first { !$0.isEmpty && (children.isEmpty || !$0.children.isEmpty) }
        let tail = nodes.map { $0.isEmpty || !children.isEmpty && $0.children.isEmpty ? nil : $0.tail }
        let rest = (tail.merged ?? nil) ?? tail.all.min { $0.lexicographicallyPrecedes($1) } ?? []
        let isEmpty = children.isEmpty && ((nodes.map(\.isEmpty).merged ?? nil) ?? ours.isEmpty)
        guard let full, !isEmpty else { return Written(note: note + order, text: tag + ours.emptyClose) }
        return Written(note: note + order, text: tag + full.close + children + rest + full.endTag)
    }

    /// Notes a frame that layout has to compute: both sides changed it, and something else in the view.
    private func noteFrame(_ nodes: Nodes) {
        guard let base = nodes.base, let ours = nodes.ours, let theirs = nodes.theirs, ours.isFrame,
            ours.text != base.text, theirs.text != base.text, ours.parent?.text != theirs.parent?.text,
            ours.isDerived && theirs.isDerived || ours.isSizeOfContents(like: theirs), let id = ours.parent?["id"]
        else { return }
        openFrames.insert(id)
    }

    /// A start tag but for its end, and the attributes that both sides changed.
    private func tag(_ nodes: Nodes) -> (text: [UInt8], doubtful: [String]) {
        let names = nodes.map { $0.attributes.map(\.name) }
        var doubtful: [String] = []
        var texts: [String: ArraySlice<UInt8>] = [:]
        for name in Set(names.all.joined()) {
            let versions = nodes.map { $0.attributes.first { $0.name == name } }
            if let one = versions.merged(by: { $0.value == $1.value }) {
                texts[name] = one?.text
            } else if let ours = versions.ours, let theirs = versions.theirs, name.hasSuffix("ersion") || name == "id" {
                // The later Xcode has seen both. Of two new ids for one outlet, either will do.
                let isLess = ours.value.compare(theirs.value, options: .numeric) == .orderedAscending
                texts[name] = isLess == (name == "id") ? ours.text : theirs.text
            } else {
                texts[name] = (versions.ours ?? versions.theirs)?.text
                doubtful.append(name)
            }
        }
        let tag = names.order(of: Set(texts.keys)).names.flatMap { texts[$0]! }
        return (Array(nodes.all[0].opening) + tag, doubtful.sorted())
    }

    // MARK: Children

    /// Returns the contents of an element, and a comment if both sides have put them in different orders.
    private func children(of nodes: Nodes) -> (text: [UInt8], order: [UInt8]) {
        let lists = nodes.map { $0.children.map(\.key) }
        let place = nodes.all[0].place
        var found: [String: Nodes] = [:]
        for key in Set(lists.all.joined()) {
            let child = nodes.map { node in node.children.first { $0.key == key } }
            let versions = child.all[0].hasID ? objects.map { $0[key] } : child
            if remains(versions, in: place) { found[key] = versions }
        }
        var notes: [String: [UInt8]] = [:]
        for (slot, keys) in Dictionary(grouping: found.keys, by: { found[$0]!.map { $0["key"] }.merged ?? nil })
        where slot != nil && keys.count > 1 {
            // Each side has put something else there. The node that theirs has moved there stays in its old place.
            guard let ours = keys.first(where: { found[$0]!.ours?["key"] == slot }) else { continue }
            for key in keys where key != ours {
                let (kept, other) = (found[ours]!, found[key]!)
                found[key] = other.ours.map { ThreeWays(base: $0, ours: $0, theirs: $0) }
                let texts = ThreeWays(base: nil, ours: kept.ours?.text, theirs: other.theirs?.text)
                notes[ours, default: []] += conflict(texts, of: kept.all[0], keeping: nil, "both filled it").note
            }
        }
        let (order, isInDoubt) = lists.order(of: Set(found.keys))
        var text: [UInt8] = []
        for key in order {
            let child = found[key]!
            let lead = lead(of: child)
            var written = isKeptWhole(child) ?? element(child)
            written.note += notes[key] ?? []
            if child.map({ $0.parent?.place }).merged == nil, child.ours != nil, child.theirs != nil {
                let places = child.map { $0.parent.map { ArraySlice($0.title.utf8) } }
                written.note += conflict(places, of: child.all[0], keeping: nil, "both moved it").note
            }
            if written.text.isEmpty, written.note.isEmpty { continue }
            text += lead + written.note
            if !written.note.isEmpty, !written.text.isEmpty {
                text += [UInt8(ascii: "\n")] + lead.reversed().prefix { " \t".utf8.contains($0) }
            }
            text += written.text
        }
        guard isInDoubt, let ours = nodes.ours, !Self.unordered.contains(ours.name) else { return (text, []) }
        let orders = lists.map { ArraySlice($0.filter(order.contains).joined(separator: "\n").utf8) }
        return (text, conflict(orders, of: ours, keeping: nil, "both changed its order").note)
    }

    /// Returns a Boolean value that indicates whether an element should be in a place. It should if one side has moved
    /// it there, unless one side has deleted it and the other hasn't changed it.
    private func remains(_ versions: Nodes, in place: String) -> Bool {
        let places = versions.map { $0.parent?.place }
        let merged = places.merged ?? (places.ours ?? places.theirs)
        if let merged { return merged == place }
        return isChangedAndDeleted(versions) && places.all[0] == place
    }

    private func isChangedAndDeleted(_ versions: Nodes) -> Bool {
        guard let base = versions.base, let one = versions.ours ?? versions.theirs,
            versions.ours == nil || versions.theirs == nil
        else { return false }
        return !one.isDerived && (!base.saysTheSame(as: one) || base.parent?.place != one.parent?.place)
    }

    /// Returns the element that one side has deleted and the other changed, as a conflict, or nil if there is no
    /// conflict, or if the element only contains others.
    private func isKeptWhole(_ versions: Nodes) -> Written? {
        guard isChangedAndDeleted(versions), let one = versions.ours ?? versions.theirs,
            !one.attributes.isEmpty || one.children.isEmpty
        else { return nil }
        return conflict(versions.map(\.text), of: one, keeping: one, "one side deleted it, the other changed it")
    }

    private func lead(of nodes: Nodes) -> ArraySlice<UInt8> {
        let leads = nodes.map(\.lead)
        return (leads.merged ?? nil) ?? leads.all.min { $0.lexicographicallyPrecedes($1) } ?? []
    }

    // MARK: Conflicts

    /// Notes a conflict: both versions in a comment, in which there can be no two hyphens side by side.
    private func conflict(
        _ texts: ThreeWays<ArraySlice<UInt8>>, of node: MergeNode, keeping kept: MergeNode?, _ why: String
    ) -> Written {
        conflicts.append(NibMerge.Conflict(about: node.title, why: why))
        func lines(_ text: ArraySlice<UInt8>?) -> String {
            guard let text, !text.isEmpty else { return "" }
            return String(decoding: text, as: UTF8.self).replacing(#/-(?=-)/#, with: "- ") + "\n"
        }
        let note = "<!--\n<<<<<<< ours\n\(lines(texts.ours))=======\n\(lines(texts.theirs))>>>>>>> theirs\n-->"
        return Written(note: Array(note.utf8), text: kept.map { Array($0.text) } ?? [])
    }
}
