nonisolated extension [String] {
    /// Returns the differences between these lines and others, from top to bottom: the removed lines, and those in
    /// their place.
    ///
    /// - Complexity: O(*n* · *d*), where *n* is the number of lines, and *d* is the number of differences.
    package func changes(from old: [String]) -> [(old: Range<Int>, new: Range<Int>)] {
        let difference = difference(from: old)
        let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
        let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
        var changes: [(old: Range<Int>, new: Range<Int>)] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < count {
            let (oldStart, newStart) = (oldIndex, newIndex)
            while removed.contains(oldIndex) { oldIndex += 1 }
            while inserted.contains(newIndex) { newIndex += 1 }
            if (oldStart, newStart) != (oldIndex, newIndex) {
                changes.append((oldStart..<oldIndex, newStart..<newIndex))
            } else {
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return changes
    }
}
