/// What a user has changed in one section of a list by moving items.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What it showed before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What it shows now.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// How its items have changed, as `Array.applying(_:)` takes it.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(
        _ section: SectionIdentifierType, from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        sectionIdentifier = section
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.items.difference(from: initial.items)
    }
}
