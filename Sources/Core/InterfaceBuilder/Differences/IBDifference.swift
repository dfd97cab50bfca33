import Foundation

/// The changes from one version of a document to another, as objects, connections and constraints.
public nonisolated struct IBDifference: Equatable, Sendable, Encodable {
    /// A change of an item.
    public struct Change: Equatable, Sendable, Encodable {
        /// The kinds of changes.
        public enum Kind: String, Sendable, Encodable {
            /// The item is new.
            case added
            /// The item was removed.
            case removed
            /// The item has changed.
            case changed
        }

        /// A property that changed.
        public struct PropertyChange: Equatable, Sendable, Encodable {
            /// The name: `frame`.
            public let name: String
            /// The old value, or `nil` if there wasn't one.
            public let old: String?
            /// The new value, or `nil` if there isn't one.
            public let new: String?
        }

        /// The kind of the change.
        public let kind: Kind
        /// The changed item, as it is now, or as it was if it is gone.
        public let item: IBItem
        /// The old title of a connection or constraint, if its title has changed.
        public let oldTitle: String?
        /// The changed properties, by name, or empty for an item that was added or removed.
        public let propertyChanges: [PropertyChange]
        /// The items that contain the item, from the outside in. An item whose title says its place has only the scene.
        public let place: String?
        /// The consequences for the program: API that code can't rely on any more, and API that it must have now.
        public internal(set) var effects: [String] = []
        /// A Boolean value that indicates whether the change is only a frame that layout computes from another change.
        public internal(set) var follows = false

        /// The changes to report: the changed properties, or all properties of a new item.
        package var toldChanges: [PropertyChange] {
            guard kind == .added else { return propertyChanges }
            return item.properties.sorted { $0.key < $1.key }.map {
                PropertyChange(name: $0.key, old: nil, new: $0.value)
            }
        }

        private enum CodingKeys: String, CodingKey {
            case change, kind, id, title, oldTitle, place, line, effects, follows
            case propertyChanges = "facts"
        }

        /// Writes the change and the kind of the item.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(kind, forKey: .change)
            try values.encode(item.kind.rawValue, forKey: .kind)
            try values.encode(item.key, forKey: .id)
            try values.encode(item.title, forKey: .title)
            try values.encodeIfPresent(oldTitle, forKey: .oldTitle)
            try values.encodeIfPresent(place, forKey: .place)
            try values.encode(item.line, forKey: .line)
            try values.encode(toldChanges, forKey: .propertyChanges)
            try values.encode(effects, forKey: .effects)
            try values.encode(follows, forKey: .follows)
        }
    }

    /// The name of the old version's file.
    public let old: String
    /// The name of the new version's file.
    public let new: String
    /// The changes, in the order of the new version, followed by removed items in the order of the old version.
    public private(set) var changes: [Change]

    /// Creates the differences of two versions of a document.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects, except for lists whose order changed.
    @MainActor public init(from old: IBDocument, to new: IBDocument) {
        (self.old, self.new) = (old.file, new.file)
        let oldItems = old.items
        let newItems = new.items.keyed(like: oldItems)
        let (before, now) = (IBVersion(oldItems), IBVersion(newItems))
        var changed: [Change] = []
        for item in newItems {
            guard let other = before.byKey[item.key], other.kind == item.kind else {
                changed.append(
                    Change(kind: .added, item: item, oldTitle: nil, propertyChanges: [], place: now.place(of: item)))
                continue
            }
            var propertyChanges = Self.propertyChanges(from: other.properties, to: item.properties)
            if let index = propertyChanges.firstIndex(where: { $0.name == "frame" }),
                let numbers = Self.frameChanges(from: other.frame, to: item.frame)
            {
                propertyChanges.replaceSubrange(index...index, with: numbers)
            }
            if other.parent != item.parent {
                propertyChanges.append(.init(name: "in", old: before.title(other.parent), new: now.title(item.parent)))
            }
            if let order = Self.order(of: item.key, before, now) { propertyChanges.append(order) }
            let saysOtherwise = other.meaning != item.meaning
            guard !propertyChanges.isEmpty || saysOtherwise else { continue }
            changed.append(
                Change(
                    kind: .changed, item: item, oldTitle: saysOtherwise ? other.title : nil,
                    propertyChanges: propertyChanges, place: now.place(of: item)))
        }
        let removed = oldItems.filter { item in now.byKey[item.key].map { $0.kind != item.kind } ?? true }
        changes =
            changed
            + removed.map {
                Change(kind: .removed, item: $0, oldTitle: nil, propertyChanges: [], place: before.place(of: $0))
            }
        for index in changes.indices {
            changes[index].effects = Self.effects(of: changes[index], before, now)
            changes[index].follows = changes[index].isOfLayout(before, now)
        }
    }

    /// Returns the guarantees that code has lost, and its new requirements. Guarantees that another object keeps, and
    /// requirements that existed before, are left out. So are those about a deleted object.
    private static func effects(of change: Change, _ before: IBVersion, _ now: IBVersion) -> [String] {
        let (old, new) = (before.byKey[change.item.key], now.byKey[change.item.key])
        let isWithOwner = new == nil && change.item.kind == .connection && now.byKey[change.item.parent] == nil
        let gone = isWithOwner ? [] : (old?.promises ?? []).filter { !now.promises.contains($0) }
        return gone + (new?.demands ?? []).filter { !before.demands.contains($0) }
    }

    private static func propertyChanges(from old: [String: String], to new: [String: String]) -> [Change.PropertyChange]
    {
        Set(old.keys).union(new.keys).sorted().compactMap { name in
            old[name] == new[name] ? nil : Change.PropertyChange(name: name, old: old[name], new: new[name])
        }
    }

    /// Returns the changes of a frame by its numbers, if no more than two of them changed, or nil if more did.
    private static func frameChanges(from old: CGRect?, to new: CGRect?) -> [Change.PropertyChange]? {
        guard let old, let new else { return nil }
        let numbers = [
            ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
            ("height", old.height, new.height),
        ].filter { $0.1 != $0.2 }
        guard (1...2).contains(numbers.count) else { return nil }
        return numbers.map { name, old, new in
            Change.PropertyChange(name: "frame.\(name)", old: IBValue.brief(old), new: IBValue.brief(new))
        }
    }

    /// Returns the change of the order of an item's children, if those that stayed have another order.
    private static func order(of key: String, _ before: IBVersion, _ now: IBVersion) -> Change.PropertyChange? {
        let (old, new) = (before.children[key] ?? [], now.children[key] ?? [])
        let stayed = Set(old).intersection(new)
        let (first, second) = (old.filter(stayed.contains), new.filter(stayed.contains))
        guard first != second else { return nil }
        func list(_ keys: [String], _ version: IBVersion) -> String {
            keys.map { version.title($0) ?? $0 }.joined(separator: ", ")
        }
        return Change.PropertyChange(name: "order", old: list(first, before), new: list(second, now))
    }
}
