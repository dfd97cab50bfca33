/// A comparison of changes with the numbers of rows or items before and after them. UIKit compares them too, and ends
/// the program if they don't fit.
struct UpdateCheck {
    let changes: ListUpdates
    /// The number of items in each section before the changes.
    let before: [Int]
    /// The number of items in each section after the changes.
    let after: [Int]
    /// The name of an item, `row`.
    let item: String
    /// The name of the list, `table view`.
    let list: String

    /// Ends the process if the changes don't fit.
    func raise() {
        if let fault { UIKitException.inconsistency(fault).raise() }
    }

    /// The first fault in UIKit's words, in the order in which UIKit looks for them.
    var fault: String? {
        clash ?? wrongDeletion ?? wrongInsertion ?? wrongMove ?? wrongNumberOfSections ?? wrongNumberOfItems
    }

    // MARK: One thing changed in two ways

    private var clash: String? {
        let leaving = changes.deleted.union(changes.reloaded)
        if let path = changes.deleted.intersection(changes.reloaded).min() {
            return "attempt to delete and reload the same index path (\(Self.describe(path)))"
        }
        if let section = changes.deletedSections.intersection(changes.reloadedSections).min() {
            return "attempt to delete and reload the same section (\(section))"
        }
        if let path = leaving.intersection(changes.moved.keys).min() {
            return "attempt to perform a delete and a move from the same index path (\(Self.describe(path)))"
        }
        if let path = changes.inserted.intersection(changes.moved.values).min() {
            return "attempt to perform an insert and a move to the same index path (\(Self.describe(path)))"
        }
        let leavingSections = changes.deletedSections.union(changes.reloadedSections)
        if let section = leavingSections.intersection(changes.movedSections.keys).min() {
            return "attempt to perform a delete and a move from the same section (\(section))"
        }
        if let section = changes.insertedSections.intersection(changes.movedSections.values).min() {
            return "attempt to perform an insert and a move to the same section (\(section))"
        }
        return nil
    }

    // MARK: Missing items

    // A reloaded item is deleted and inserted: UIKit's words for it are those of a deletion.
    private var wrongDeletion: String? {
        let end = "there are only \(before.count) sections before the update"
        let sections = changes.deletedSections.union(changes.reloadedSections)
        if let section = sections.filter({ !before.indices.contains($0) }).min() {
            return "attempt to delete section \(section), but \(end)"
        }
        guard let path = changes.deleted.union(changes.reloaded).filter({ !contains($0, before) }).min() else {
            return nil
        }
        let attempt = "attempt to delete \(item) \(path.item) from section \(path.section)"
        guard before.indices.contains(path.section) else { return "\(attempt), but \(end)" }
        return "\(attempt) which only contains \(before[path.section]) \(item)s before the update"
    }

    private var wrongInsertion: String? {
        let end = "there are only \(after.count) sections after the update"
        if let section = changes.insertedSections.filter({ !after.indices.contains($0) }).min() {
            return "attempt to insert section \(section) but \(end)"
        }
        guard let path = changes.inserted.filter({ !contains($0, after) }).min() else { return nil }
        let attempt = "attempt to insert \(item) \(path.item) into section \(path.section), but"
        guard after.indices.contains(path.section) else { return "\(attempt) \(end)" }
        return "\(attempt) there are only \(after[path.section]) \(item)s in section \(path.section) after the update"
    }

    private var wrongMove: String? {
        for (old, new) in changes.movedSections.sorted(by: <) {
            guard before.indices.contains(old) else {
                return "attempt to move section \(old), but there are only \(before.count) sections before the update"
            }
            guard after.indices.contains(new) else {
                return "attempt to move section \(old) to section \(new), but there are only \(after.count) sections "
                    + "after the update"
            }
        }
        for (old, new) in changes.moved.sorted(by: { $0.key < $1.key }) {
            guard contains(old, before) else {
                return "attempt to move index path (\(Self.describe(old))) that does not exist - "
                    + contents(of: old.section, before) + " before the update"
            }
            guard contains(new, after) else {
                return "attempt to move index path (\(Self.describe(old))) to index path (\(Self.describe(new))) "
                    + "that does not exist - \(contents(of: new.section, after)) after the update"
            }
        }
        return nil
    }

    private func contents(of section: Int, _ counts: [Int]) -> String {
        counts.indices.contains(section)
            ? "there are only \(counts[section]) \(item)s in section \(section)"
            : "there are only \(counts.count) sections"
    }

    // MARK: Sums

    private var wrongNumberOfSections: String? {
        let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
        guard after.count != before.count + inserted - deleted else { return nil }
        return "Invalid update: invalid number of sections.  The number of sections contained in the \(list) after the "
            + "update (\(after.count)) must be equal to the number of sections contained in the \(list) before the "
            + "update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) "
            + "inserted, \(deleted) deleted)."
    }

    private var wrongNumberOfItems: String? {
        for (old, count) in before.enumerated() where !changes.reloadedSections.contains(old) {
            guard let new = changes.newIndex(ofSection: old), after.indices.contains(new) else { continue }
            let sum = changes.sum(from: old, to: new)
            guard after[new] != count + sum.inserted - sum.deleted + sum.movedIn - sum.movedOut else { continue }
            return "Invalid update: invalid number of \(item)s in section \(new).  The number of \(item)s contained in "
                + "an existing section after the update (\(after[new])) must be equal to the number of \(item)s "
                + "contained in that section before the update (\(count)), plus or minus the number of \(item)s "
                + "inserted or deleted from that section (\(sum.inserted) inserted, \(sum.deleted) deleted) and plus "
                + "or minus the number of \(item)s moved into or out of that section (\(sum.movedIn) moved in, "
                + "\(sum.movedOut) moved out)."
        }
        return nil
    }

    private func contains(_ path: IndexPath, _ counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    /// As `NSIndexPath` describes itself, without an address.
    static func describe(_ path: IndexPath) -> String {
        "<NSIndexPath> {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
    }
}
