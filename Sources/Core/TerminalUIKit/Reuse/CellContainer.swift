/// A view that shows cells from a ``CellRecycler``.
@preconcurrency @MainActor public protocol CellContainer: UIScrollView {
    /// The type of the indexes of cells.
    associatedtype Index: CellIndex
    /// The class of its cells.
    associatedtype Cell: ReusableCell

    /// The cells on screen and in the reuse queue.
    var recycler: CellRecycler<Index, Cell> { get }
}

extension CellContainer {
    /// The counts of its cells.
    public var reuseCounts: ReuseCounts { recycler.counts }
    /// The cells on screen, in order.
    public var cellsOnScreen: [CellOnScreen] { recycler.cellsOnScreen }

    /// The cells in the reuse queue, by identifier, each in the order in which they came.
    public var cellsWaiting: [(identifier: String, cells: [any ReusableCell])] {
        recycler.waiting.map { ($0.identifier, $0.cells) }
    }
}
