extension NSDiffableDataSourceSnapshot {
    /// The item at a place, or nil if there isn't one.
    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, let section = section(at: indexPath.section) else { return nil }
        let items = itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// The section at a place, or nil if there isn't one.
    func section(at index: Int) -> SectionIdentifierType? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }

    /// The place of an item, or nil if there is no such item.
    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section),
            let row = itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: row, section: index)
    }

    /// Returns the snapshot with an item at another place.
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
