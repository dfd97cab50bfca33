extension [IBItem] {
    /// Returns the items with the keys of another version for connections and constraints that only got another id.
    ///
    /// Interface Builder gives a new id to a connection that was made again, which means the same to the program.
    func keyed(like others: [IBItem]) -> [IBItem] {
        func isLine(_ item: IBItem) -> Bool { item.kind == .connection || item.kind == .constraint }
        let (known, own) = (Set(others.map(\.key)), Set(map(\.key)))
        // The keys of the other version that are gone, by what they are about.
        var free = Dictionary(grouping: others.filter { isLine($0) && !own.contains($0.key) }) {
            [$0.parent, $0.meaning]
        }
        return map { item in
            guard isLine(item), !known.contains(item.key), let old = free[[item.parent, item.meaning]]?.first
            else { return item }
            free[[item.parent, item.meaning]]?.removeFirst()
            var item = item
            item.key = old.key
            return item
        }
    }
}
