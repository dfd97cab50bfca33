extension Array {
    /// The first index whose element fulfils a condition that, once true, stays true; the count if none does.
    ///
    /// - Complexity: O(log *n*).
    func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
