extension NSDiffableDataSourceSnapshot {
    /// A section that shows no items inside others.
    func sectionSnapshot(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if indexOfSection(section) != nil { snapshot.append(itemIdentifiers(inSection: section)) }
        return snapshot
    }

    /// The same with other items in one section, which comes last if it is new.
    func replacing(_ section: SectionIdentifierType, with items: [ItemIdentifierType]) -> Self {
        var snapshot = self
        if indexOfSection(section) == nil { snapshot.appendSections([section]) }
        snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section))
        snapshot.appendItems(items, toSection: section)
        return snapshot
    }

    /// The same with an item at another place.
    func moving(_ item: ItemIdentifierType, to target: IndexPath) -> Self {
        var snapshot = self
        snapshot.deleteItems([item])
        let section = snapshot.sectionIdentifiers[target.section]
        let items = snapshot.itemIdentifiers(inSection: section)
        if items.indices.contains(target.item) {
            snapshot.insertItems([item], beforeItem: items[target.item])
        } else {
            snapshot.appendItems([item], toSection: section)
        }
        return snapshot
    }
}
