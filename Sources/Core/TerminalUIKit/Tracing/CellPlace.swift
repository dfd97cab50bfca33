/// The item of a list that a cell shows.
public nonisolated struct CellPlace: Hashable, Sendable, CustomStringConvertible {
    /// The name of an item of the list, such as `row`.
    public let itemName: String
    /// The number of the item in its section, from 0.
    public let item: Int
    /// The number of the section, from 0.
    public let section: Int

    /// Creates the place of an item.
    public init(_ itemName: String, _ item: Int, section: Int = 0) {
        (self.itemName, self.item, self.section) = (itemName, item, section)
    }

    /// The place in words, such as `row 3`, or `row 3 of section 1`.
    public var description: String { "\(itemName) \(item)" + (section > 0 ? " of section \(section)" : "") }
}
