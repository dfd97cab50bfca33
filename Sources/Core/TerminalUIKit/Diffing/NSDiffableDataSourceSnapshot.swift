/// The content of a list: sections and their items, by identifiers that are unique in the whole.
///
/// A mistake of the program ends the process with UIKit's exceptions. In UIKit the snapshot can be used on any thread.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// The items to reload.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections to reload.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Questions

    /// The number of all items.
    public var numberOfItems: Int { sectionOfItem.count }
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// All items in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// Returns the number of items in a section.
    ///
    /// - Precondition: The section exists.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section.
    ///
    /// - Precondition: The section exists.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = items[identifier] else {
            UIKitException.inconsistency(
                "Section identifier was not found. You can verify the section exists by calling the "
                    + "indexOfSectionIdentifier API (which has O(1) performance)"
            ).raise()
        }
        return items
    }

    /// Returns the section that contains an item, or nil if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// Returns the index of an item among all items, or nil if there is no such item.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        sectionOfItem[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the index of a section, or nil if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Appends items to a section. Items that exist already are moved.
    ///
    /// - Parameters:
    ///   - identifiers: The items.
    ///   - sectionIdentifier: The section, or nil for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            UIKitException.inconsistency(
                "There are currently no sections in the data source. Please add a section first."
            ).raise()
        }
        require(items[section] != nil, "section")
        insert(identifiers, into: section) { $0.endIndex }
    }

    /// Inserts items before another item. Items that exist already are moved.
    ///
    /// - Precondition: The other item exists.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, distance: 0) }

    /// Inserts items after another item. Items that exist already are moved.
    ///
    /// - Precondition: The other item exists.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, distance: 1) }

    /// Deletes items. Items that don't exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for (section, gone) in Dictionary(grouping: identifiers, by: { sectionOfItem[$0] }) {
            guard let section else { continue }
            let gone = Set(gone)
            items[section]?.removeAll(where: gone.contains)
            for identifier in gone { sectionOfItem[identifier] = nil }
        }
        reloadedItemIdentifiers.removeAll { sectionOfItem[$0] == nil }
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another item.
    ///
    /// - Precondition: Both items exist.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        require(sectionOfItem[identifier] != nil, "fromIndex")
        require(sectionOfItem[toIdentifier] != nil, "toIndex")
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another item.
    ///
    /// - Precondition: Both items exist.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        require(sectionOfItem[identifier] != nil, "fromIndex")
        require(sectionOfItem[toIdentifier] != nil, "toIndex")
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Marks items to be reloaded.
    ///
    /// - Precondition: The items exist.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reload(identifiers, verb: "reload")
    }

    /// Marks items to be reconfigured. UIKit keeps the cell of an item. Here, it is reloaded.
    ///
    /// - Precondition: The items exist.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reload(identifiers, verb: "reconfigure")
    }

    private mutating func reload(_ identifiers: [ItemIdentifierType], verb: String) {
        if let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) {
            UIKitException.inconsistency(
                "Attempted to \(verb) item identifier that does not exist in the snapshot: \(missing)"
            ).raise()
        }
        reloadedItemIdentifiers += identifiers
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, distance: Int
    ) {
        guard let section = sectionOfItem[other] else { return require(false, "section") }
        refuse(other, among: identifiers)
        insert(identifiers, into: section) { $0.firstIndex(of: other)! + distance }
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType,
        at place: ([ItemIdentifierType]) -> Int
    ) {
        requireUnique(identifiers, "item")
        let reloaded = reloadedItemIdentifiers
        deleteItems(identifiers)
        reloadedItemIdentifiers = reloaded
        let index = place(items[section]!)
        items[section]!.insert(contentsOf: identifiers, at: index)
        for identifier in identifiers { sectionOfItem[identifier] = section }
    }

    // MARK: Sections

    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Inserts sections before another section.
    ///
    /// - Precondition: The other section exists.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: index(of: toIdentifier, "insertIndex")) }

    /// Inserts sections after another section.
    ///
    /// - Precondition: The other section exists.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: index(of: toIdentifier, "insertIndex") + 1) }

    /// Deletes sections with their items. Sections that don't exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            deleteItems(items[section] ?? [])
            items[section] = nil
        }
        sectionIdentifiers.removeAll { items[$0] == nil }
        reloadedSectionIdentifiers.removeAll { items[$0] == nil }
    }

    /// Moves a section before another section.
    ///
    /// - Precondition: Both sections exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, distance: 0) }

    /// Moves a section after another section.
    ///
    /// - Precondition: Both sections exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, distance: 1) }

    /// Marks sections to be reloaded.
    ///
    /// - Precondition: The sections exist.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        if let missing = identifiers.first(where: { items[$0] == nil }) {
            UIKitException.inconsistency(
                "Attempted to reload section identifier that does not exist in the snapshot: \(missing)"
            ).raise()
        }
        reloadedSectionIdentifiers += identifiers
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        requireUnique(identifiers, "section")
        let known = identifiers.filter { items[$0] != nil }
        guard known.isEmpty else {
            let plural = known.count == 1 ? "" : "s"
            UIKitException.inconsistency(
                "Diffable data source detected an attempt to insert or append \(known.count) section "
                    + "identifier\(plural) that already exist\(known.count == 1 ? "s" : "") in the snapshot. "
                    + "Identifiers in a snapshot must be unique. Section identifier\(plural) that already "
                    + "exist\(known.count == 1 ? "s" : ""): \(list(known))"
            ).raise()
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        for identifier in identifiers { items[identifier] = [] }
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, distance: Int
    ) {
        let from = index(of: identifier, "fromSection")
        _ = index(of: other, "toSection")
        refuse(other, among: [identifier])
        sectionIdentifiers.remove(at: from)
        sectionIdentifiers.insert(identifier, at: index(of: other, "toSection") + distance)
    }

    private func index(of section: SectionIdentifierType, _ parameter: String) -> Int {
        let index = indexOfSection(section)
        require(index != nil, parameter)
        return index!
    }

    // MARK: Refusing

    private func require(_ isFound: Bool, _ parameter: String) {
        guard !isFound else { return }
        UIKitException.inconsistency("Invalid parameter not satisfying: \(parameter) != NSNotFound").raise()
    }

    private func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
        var seen: Set<Identifier> = []
        let duplicates = identifiers.filter { !seen.insert($0).inserted }
        guard !duplicates.isEmpty else { return }
        UIKitException.inconsistency(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {\(list(duplicates))}"
        ).raise()
    }

    private func refuse<Identifier: Hashable>(_ destination: Identifier, among identifiers: [Identifier]) {
        guard identifiers.contains(destination) else { return }
        UIKitException.inconsistency(
            "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list "
                + "for update."
        ).raise()
    }

    /// As an `NSArray` describes itself, without its line breaks.
    private func list(_ identifiers: [some Hashable]) -> String {
        "(\(identifiers.map { "\($0)" }.joined(separator: ", ")))"
    }
}
