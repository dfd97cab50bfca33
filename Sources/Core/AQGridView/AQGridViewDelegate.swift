/// The methods that a grid calls on its delegate. In the library all its methods are optional.
@preconcurrency @MainActor public protocol AQGridViewDelegate: UIScrollViewDelegate {
    /// A cell is about to come on screen.
    func gridView(_ gridView: AQGridView, willDisplay cell: AQGridViewCell, forItemAt index: Int)
    /// A user is about to select an item: the item to select instead, or `NSNotFound` for none.
    func gridView(_ gridView: AQGridView, willSelectItemAt index: Int) -> Int
    /// A user is about to deselect an item. The answer is not used: neither does the library.
    func gridView(_ gridView: AQGridView, willDeselectItemAt index: Int) -> Int
    /// A user has selected an item.
    func gridView(_ gridView: AQGridView, didSelectItemAt index: Int)
    /// A user has deselected an item, perhaps by selecting another.
    func gridView(_ gridView: AQGridView, didDeselectItemAt index: Int)
    /// Insertions and deletions have been made.
    func gridViewDidEndUpdateAnimation(_ gridView: AQGridView)
    /// The frame a cell is to have, given the one it would have and its square.
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
