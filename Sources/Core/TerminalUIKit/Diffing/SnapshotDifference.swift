/// The changes between two snapshots, as a list that shows one and is to show the other needs them.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    let old: NSDiffableDataSourceSnapshot<Section, Item>
    let new: NSDiffableDataSourceSnapshot<Section, Item>

    /// The changes. Each is listed once, and reloaded items are not moved as well.
    ///
    /// - Complexity: O(*n* + *d*²) for *n* items, *d* of which are in another order.
    var updates: ListUpdates {
        var updates = ListUpdates()
        addSections(to: &updates)
        addItems(to: &updates)
        return updates
    }

    private func addSections(to updates: inout ListUpdates) {
        let before = places(old.sectionIdentifiers)
        let after = places(new.sectionIdentifiers)
        updates.deletedSections = Set(old.sectionIdentifiers.filter { after[$0] == nil }.map { before[$0]! })
        updates.insertedSections = Set(new.sectionIdentifiers.filter { before[$0] == nil }.map { after[$0]! })
        for section in moved(from: old.sectionIdentifiers, to: new.sectionIdentifiers) {
            updates.movedSections[before[section]!] = after[section]!
        }
        for section in new.reloadedSectionIdentifiers {
            guard let index = before[section] else { continue }
            if let target = updates.movedSections.removeValue(forKey: index) {
                updates.deletedSections.insert(index)
                updates.insertedSections.insert(target)
            } else {
                updates.reloadedSections.insert(index)
            }
        }
    }

    private func addItems(to updates: inout ListUpdates) {
        let before = paths(in: old, without: updates.deletedSections.union(updates.reloadedSections))
        let reloadedAfter = updates.reloadedSections.compactMap { updates.newIndex(ofSection: $0) }
        let after = paths(in: new, without: updates.insertedSections.union(reloadedAfter))
        updates.deleted = Set(before.filter { after[$0.key] == nil }.values)
        updates.inserted = Set(after.filter { before[$0.key] == nil }.values)
        for (item, path) in before {
            guard let target = after[item], new.sectionIdentifier(containingItem: item) != section(of: item) else {
                continue
            }
            updates.moved[path] = target
        }
        for section in old.sectionIdentifiers where new.indexOfSection(section) != nil {
            let kept = { (item: Item) in
                before[item] != nil && after[item] != nil && self.section(of: item) == section
                    && new.sectionIdentifier(containingItem: item) == section
            }
            let order = old.itemIdentifiers(inSection: section).filter(kept)
            for item in moved(from: order, to: new.itemIdentifiers(inSection: section).filter(kept)) {
                updates.moved[before[item]!] = after[item]!
            }
        }
        for item in new.reloadedItemIdentifiers {
            guard let path = before[item], after[item] != nil else { continue }
            if let target = updates.moved.removeValue(forKey: path) {
                updates.deleted.insert(path)
                updates.inserted.insert(target)
            } else {
                updates.reloaded.insert(path)
            }
        }
    }

    private func section(of item: Item) -> Section? { old.sectionIdentifier(containingItem: item) }

    /// Returns the elements of both lists that have to be moved, as few as possible, to change one order into the
    /// other.
    private func moved<Element: Hashable>(from old: [Element], to new: [Element]) -> [Element] {
        let (before, after) = (Set(old), Set(new))
        let kept = new.filter(before.contains).difference(from: old.filter(after.contains))
        return kept.insertions.map { change in
            switch change {
            case .insert(_, let element, _), .remove(_, let element, _): element
            }
        }
    }

    private func places<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
        Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($0.element, $0.offset) })
    }

    private func paths(
        in snapshot: NSDiffableDataSourceSnapshot<Section, Item>, without sections: Set<Int>
    ) -> [Item: IndexPath] {
        var paths: [Item: IndexPath] = [:]
        for (index, section) in snapshot.sectionIdentifiers.enumerated() where !sections.contains(index) {
            for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
                paths[item] = IndexPath(item: row, section: index)
            }
        }
        return paths
    }
}
