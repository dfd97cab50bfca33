/// A view that shows cells from a ``CellRecycler``.
@preconcurrency @MainActor public protocol CellReusing: UIView {
    /// By what its cells are told apart.
    associatedtype Index: Hashable & Comparable
    /// The class of its cells.
    associatedtype Cell: ReusableCell

    /// The cells on screen and those that wait.
    var recycler: CellRecycler<Index, Cell> { get }
}

extension CellReusing {
    /// What has become of its cells.
    public var reuseCounts: ReuseCounts { recycler.counts }

    /// The cells on screen, in order, and how each came there.
    public var cellsOnScreen: [CellOnScreen] { recycler.cellsOnScreen }

    /// Lets ``cellsOnScreen`` tell only what happens from now on, once something does.
    public func forgetChanges() { recycler.forgetChanges() }

    /// Forgets what ``forgetChanges()`` was to forget, also if nothing has happened since.
    public func settleChanges() { recycler.settleChanges() }
}
