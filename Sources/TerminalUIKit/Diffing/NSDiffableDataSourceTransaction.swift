/// What a user has changed in a list by moving items.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// What the list showed before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What it shows now.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// How the items have changed, as `Array.applying(_:)` takes it.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The same for each section that has changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        sectionTransactions = initial.sectionIdentifiers.compactMap { section in
            let (old, new) = (initial.sectionSnapshot(of: section), final.sectionSnapshot(of: section))
            guard old.items != new.items else { return nil }
            return NSDiffableDataSourceSectionTransaction(section, from: old, to: new)
        }
    }
}
