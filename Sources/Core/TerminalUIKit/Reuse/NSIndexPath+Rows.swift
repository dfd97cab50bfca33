extension NSIndexPath {
    /// Creates the index path of a table's row.
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// Creates the index path of a collection's item.
    public convenience init(item: Int, section: Int) {
        let path = [section, item]
        self.init(indexes: path, length: path.count)
    }

    /// The section's number.
    public var section: Int { index(atPosition: 0) }
    /// The row's number in its section.
    public var row: Int { index(atPosition: 1) }
    /// The item's number in its section.
    public var item: Int { index(atPosition: 1) }
}
