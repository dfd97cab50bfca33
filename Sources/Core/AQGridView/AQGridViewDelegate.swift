/// The methods that a grid calls on its delegate. In the library all its methods are optional.
@preconcurrency @MainActor public protocol AQGridViewDelegate: UIScrollViewDelegate {
    /// Tells the delegate that a cell is about to come on screen.
    func gridView(_ gridView: AQGridView, willDisplay cell: AQGridViewCell, forItemAt index: Int)
    /// Asks the delegate which item to select when a user selects one: the item, another one, or `NSNotFound` to select
    /// no item.
    func gridView(_ gridView: AQGridView, willSelectItemAt index: Int) -> Int
    /// Tells the delegate that a user is about to deselect an item. The result isn't used, as in the library.
    func gridView(_ gridView: AQGridView, willDeselectItemAt index: Int) -> Int
    /// Tells the delegate that a user has selected an item.
    func gridView(_ gridView: AQGridView, didSelectItemAt index: Int)
    /// Tells the delegate that a user has deselected an item, perhaps by selecting another.
    func gridView(_ gridView: AQGridView, didDeselectItemAt index: Int)
    /// Tells the delegate that insertions and deletions are complete.
    func gridViewDidEndUpdateAnimation(_ gridView: AQGridView)
    /// Asks the delegate for the frame of a cell, given its proposed frame and its square.
    func gridView(
        _ gridView: AQGridView, adjustCellFrame cellFrame: CGRect, withinGridCellFrame gridCellFrame: CGRect
    ) -> CGRect
}

extension AQGridViewDelegate {
    /// Does nothing.
    public func gridView(_ gridView: AQGridView, willDisplay cell: AQGridViewCell, forItemAt index: Int) {}
    /// Returns the same item.
    public func gridView(_ gridView: AQGridView, willSelectItemAt index: Int) -> Int { index }
    /// Returns the same item.
    public func gridView(_ gridView: AQGridView, willDeselectItemAt index: Int) -> Int { index }
    /// Does nothing.
    public func gridView(_ gridView: AQGridView, didSelectItemAt index: Int) {}
    /// Does nothing.
    public func gridView(_ gridView: AQGridView, didDeselectItemAt index: Int) {}
    /// Does nothing.
    public func gridViewDidEndUpdateAnimation(_ gridView: AQGridView) {}
    /// Returns the same frame.
    public func gridView(
        _ gridView: AQGridView, adjustCellFrame cellFrame: CGRect, withinGridCellFrame gridCellFrame: CGRect
    ) -> CGRect { cellFrame }
}
