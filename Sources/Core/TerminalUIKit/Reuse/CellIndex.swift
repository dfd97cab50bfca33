/// The index of an item in a list of cells.
public nonisolated protocol CellIndex: Hashable, Comparable {
    /// Returns the place of the item's cell in a list.
    ///
    /// - Parameter itemName: The name of an item of the list, such as `row`.
    func place(itemName: String) -> CellPlace
}

nonisolated extension Int: CellIndex {
    /// Returns the place of the cell of the item with this number, in a list without sections.
    public func place(itemName: String) -> CellPlace { CellPlace(itemName, self) }
}

nonisolated extension IndexPath: CellIndex {
    /// Returns the place of the cell of the item with this index path.
    public func place(itemName: String) -> CellPlace { CellPlace(itemName, item, section: section) }
}
