/// The updates batched between `beginUpdates()` and `endUpdates()`.
///
/// As in UIKit, deletions and reloads have indexes from before all of them, insertions from after.
struct ListUpdates {
    var depth = 0
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    /// Moved rows, from before to after.
    var moved: [IndexPath: IndexPath] = [:]
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    /// Moved sections, from before to after.
    var movedSections: [Int: Int] = [:]

    /// Adds other changes, told by the same indexes.
    mutating func add(_ other: ListUpdates) {
        deleted.formUnion(other.deleted)
        inserted.formUnion(other.inserted)
        reloaded.formUnion(other.reloaded)
        moved.merge(other.moved) { $1 }
        deletedSections.formUnion(other.deletedSections)
        insertedSections.formUnion(other.insertedSections)
        reloadedSections.formUnion(other.reloadedSections)
        movedSections.merge(other.movedSections) { $1 }
    }

    /// The index a section has after the updates, or nil if it is deleted.
    func newIndex(ofSection old: Int) -> Int? {
        if let target = movedSections[old] { return target }
        guard !deletedSections.contains(old) else { return nil }
        return Self.shifted(
            old, deleted: deletedSections.union(movedSections.keys),
            inserted: insertedSections.union(movedSections.values))
    }

    /// The index a row has after the updates, or nil if it is gone.
    func newIndex(of old: IndexPath) -> IndexPath? {
        if let target = moved[old] { return target }
        guard !deleted.contains(old), let section = newIndex(ofSection: old.section) else { return nil }
        let row = Self.shifted(
            old.row, deleted: rows(in: old.section, of: deleted.union(moved.keys)),
            inserted: rows(in: section, of: inserted.union(moved.values)))
        return IndexPath(row: row, section: section)
    }

    /// The index path that a section's header or footer has after the updates, or nil if it is reloaded.
    func newIndexOfView(at old: IndexPath) -> IndexPath? {
        guard !reloadedSections.contains(old.section) else { return nil }
        return newIndex(ofSection: old.section).map { IndexPath(item: old.item, section: $0) }
    }

    /// Returns a Boolean value that indicates whether a row is reloaded.
    func isReloaded(_ old: IndexPath) -> Bool {
        reloaded.contains(old) || reloadedSections.contains(old.section)
    }

    /// Returns the numbers of rows that come to a section and leave it, by its index before and after. Reloaded rows do
    /// both.
    func sum(from old: Int, to new: Int) -> (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int) {
        let reloads = rows(in: old, of: reloaded).count
        return (
            inserted: rows(in: new, of: inserted).count + reloads, deleted: rows(in: old, of: deleted).count + reloads,
            movedIn: moved.count { $0.key.section != old && $0.value.section == new },
            movedOut: moved.count { $0.key.section == old && $0.value.section != new }
        )
    }

    private func rows(in section: Int, of paths: Set<IndexPath>) -> Set<Int> {
        Set(paths.lazy.filter { $0.section == section }.map(\.row))
    }

    private static func shifted(_ old: Int, deleted: Set<Int>, inserted: Set<Int>) -> Int {
        inserted.sorted().reduce(old - deleted.count { $0 < old }) { $1 <= $0 ? $0 + 1 : $0 }
    }
}
