/// Says what a grid shows. In the library the method with a default here is optional.
@preconcurrency @MainActor public protocol AQGridViewDataSource: AnyObject {
    /// How many items there are.
    func numberOfItems(in gridView: AQGridView) -> Int
    /// The cell for an item: a reused one or a new one, configured.
    func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell
    /// The size in points of the square each cell lies in; the width grows until columns fill the grid's width.
    func portraitGridCellSize(for gridView: AQGridView) -> CGSize
}

extension AQGridViewDataSource {
    /// The size it is: 96×128 points at first.
    public func portraitGridCellSize(for gridView: AQGridView) -> CGSize { gridView.layout.desiredCellSize }
}
