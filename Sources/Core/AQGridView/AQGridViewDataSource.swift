/// The methods that a grid calls on its data source. In the library the method with a default here is optional.
@preconcurrency @MainActor public protocol AQGridViewDataSource: AnyObject {
    /// Asks the data source for the number of items.
    func numberOfItems(in gridView: AQGridView) -> Int
    /// Asks the data source for the cell of an item: a reused one or a new one, configured.
    func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell
    /// Asks the data source for the size of the square around each cell, in points. The width grows until columns fill
    /// the grid's width.
    func portraitGridCellSize(for gridView: AQGridView) -> CGSize
}

extension AQGridViewDataSource {
    /// Returns the grid's current size of a cell, which is 96×128 points at first.
    public func portraitGridCellSize(for gridView: AQGridView) -> CGSize { gridView.layout.desiredCellSize }
}
