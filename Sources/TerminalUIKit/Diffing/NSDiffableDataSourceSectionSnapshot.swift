/// What one section of a list is to show: items, and items inside others, by identifiers that are unique in it.
///
/// The items in another are shown while that is expanded. What the program gets wrong ends the process.
@preconcurrency @MainActor public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items, each before those inside it.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes a snapshot of nothing.
    public init() {}

    // MARK: Questions

    /// The items that are in no other.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// The items to be seen: those that are in none but expanded ones.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    /// Whether there is such an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    /// The place of an item among all; nil if there is none such.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// How many others an item, which must be there, is in.
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: require(item)).count }
    /// The item that another is in; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[require(child)] }
    /// Whether the items inside an item are shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is to be seen.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
    }

    /// The items inside an item, as a snapshot of their own.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = Self()
        let inside = items[endOfTree(at: place(of: parent))].filter { includingParent || $0 != parent }
        part.items = inside
        part.parents = parents.filter { inside.contains($0.key) && inside.contains($0.value) }
        part.expanded = expanded.intersection(inside)
        return part
    }

    /// The items in lines, those inside others indented, with a plus before what could be expanded.
    public var visualDescription: String {
        items.map { item in
            let sign = items.contains { parents[$0] == item } ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Items

    /// Puts items behind those inside an item; nil for behind all.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let end = parent.map { endOfTree(at: place(of: $0)).upperBound } ?? self.items.endIndex
        insert(items, at: end, in: parent)
    }

    /// Puts items before another, into what that is in.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: place(of: item), in: parents[item])
    }

    /// Puts items behind another and what is inside it, into what that is in.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, at: endOfTree(at: place(of: item)).upperBound, in: parents[item])
    }

    /// Puts another snapshot before an item.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        insert(snapshot, at: place(of: item), in: parents[item])
    }

    /// Puts another snapshot behind an item and what is inside it.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        insert(snapshot, at: endOfTree(at: place(of: item)).upperBound, in: parents[item])
    }

    /// Puts another snapshot in the place of what is inside an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        let tree = endOfTree(at: place(of: parent))
        delete(Array(items[tree].dropFirst()))
        insert(snapshot, at: place(of: parent) + 1, in: parent)
    }

    /// Takes items out, and all inside them; those that aren't there are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let index = index(of: item) else { continue }
            let tree = endOfTree(at: index)
            for gone in self.items[tree] {
                parents[gone] = nil
                expanded.remove(gone)
            }
            self.items.removeSubrange(tree)
        }
    }

    /// Takes all items out.
    public mutating func deleteAll() { self = Self() }

    /// Shows what is inside items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }

    /// Hides what is inside items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    // MARK: The one way in

    private mutating func insert(_ new: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?) {
        var seen = Set(items)
        let duplicates = new.filter { !seen.insert($0).inserted }
        guard duplicates.isEmpty else {
            let list = duplicates.map { "\($0)" }.joined(separator: ", ")
            UIKitException.inconsistency("Supplied identifiers are not unique. Duplicate identifiers: {(\(list))}")
                .raise()
        }
        items.insert(contentsOf: new, at: index)
        for item in new { parents[item] = parent }
    }

    private mutating func insert(_ snapshot: Self, at index: Int, in parent: ItemIdentifierType?) {
        insert(snapshot.items, at: index, in: parent)
        parents.merge(snapshot.parents) { $1 }
        expanded.formUnion(snapshot.expanded)
    }

    // MARK: Places

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(sequence(first: item) { parents[$0] }.dropFirst())
    }

    /// The place of an item and all inside it.
    private func endOfTree(at index: Int) -> Range<Int> {
        let level = level(of: items[index])
        let end = items[(index + 1)...].firstIndex { self.level(of: $0) <= level } ?? items.endIndex
        return index..<end
    }

    private func place(of item: ItemIdentifierType) -> Int { items.firstIndex(of: require(item))! }

    @discardableResult
    private func require(_ item: ItemIdentifierType) -> ItemIdentifierType {
        guard contains(item) else {
            UIKitException.inconsistency("Invalid parameter not satisfying: index != NSNotFound").raise()
        }
        return item
    }
}
