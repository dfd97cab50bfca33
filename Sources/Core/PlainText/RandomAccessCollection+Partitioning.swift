package nonisolated extension RandomAccessCollection where Index == Int {
    /// The first index whose element fulfils a condition that, once true, stays true, or the end.
    ///
    /// - Complexity: O(log *n*).
    func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
