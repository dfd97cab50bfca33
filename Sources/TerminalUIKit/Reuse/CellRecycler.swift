/// The cells on screen and those waiting to come back: what a table, a grid and a collection have in common.
///
/// It holds no more cells than are visible plus those queued, whatever the number of items.
public final class CellRecycler<Index: Hashable & Comparable, Cell: ReusableCell> {
    /// The cells on screen, by index.
    public private(set) var visible: [Index: Cell] = [:]
    private var queue = ReuseQueue<Cell>()

    private var created = 0
    private var reused = 0

    /// What has become of the cells.
    public var counts: ReuseCounts {
        var counts = ReuseCounts()
        counts.visible = visible.count
        counts.created = created
        counts.reused = reused
        counts.queued = queue.count
        return counts
    }

    /// Makes a recycler without cells.
    public init() {}

    /// The cells on screen in the order of their indexes.
    public var visibleInOrder: [(index: Index, cell: Cell)] {
        visible.sorted { $0.key < $1.key }.map { (index: $0.key, cell: $0.value) }
    }

    /// The index of a cell on screen, or nil.
    public func index(of cell: Cell) -> Index? {
        visible.first { $0.value === cell }?.key
    }

    /// The cells on screen with the row or item each shows, in order.
    public var places: [(cell: UIView, place: String)] {
        visibleInOrder.map { (cell: $0.cell, place: describe($0.index)) }
    }

    /// Takes a cell with an identifier from the queue and prepares it, or answers nil if none waits.
    public func dequeue(withIdentifier identifier: String) -> Cell? {
        let cell = queue.take(withIdentifier: identifier)
        if cell != nil { reused += 1 }
        return cell
    }

    /// Brings the cells on screen to the wanted indexes: queues those that left, then asks for the missing.
    ///
    /// - Parameters:
    ///   - wanted: The indexes to be on screen, in order.
    ///   - make: Gives the cell for an index, from the queue or new.
    ///   - place: Called with every cell that has come on screen.
    ///   - ended: Called with every cell that has left.
    /// - Complexity: O(*v*), where *v* is the number of visible cells, before and after.
    public func show(
        _ wanted: [Index], make: (Index) -> Cell, place: (Cell, Index) -> Void, ended: (Cell, Index) -> Void
    ) {
        let kept = Set(wanted)
        if visible.keys.contains(where: { !kept.contains($0) }) {
            for (index, cell) in visibleInOrder where !kept.contains(index) {
                visible[index] = nil
                recycle(cell, from: index)
                ended(cell, index)
            }
        }
        for index in wanted where visible[index] == nil {
            let cell = make(index)
            if !cell.hasBeenShown {
                cell.hasBeenShown = true
                created += 1
                Trace.emit(.create, cell, at: describe(index), "a new cell for \(describe(index))")
            } else {
                Trace.emit(.show, cell, at: describe(index), "on screen again, in \(describe(index))")
            }
            visible[index] = cell
            place(cell, index)
        }
    }

    /// Queues every cell on screen, so that all are asked for again.
    public func recycleAll() {
        for (index, cell) in visibleInOrder { recycle(cell, from: index) }
        visible = [:]
    }

    /// Gives the cells on screen new indexes after items came, went or moved.
    ///
    /// - Parameter newIndex: The index an old one has become, or nil if its item is gone: then the cell is queued.
    public func reindex(_ newIndex: (Index) -> Index?) {
        var result: [Index: Cell] = [:]
        for (index, cell) in visibleInOrder {
            if let new = newIndex(index) { result[new] = cell } else { recycle(cell, from: index) }
        }
        visible = result
    }

    private func recycle(_ cell: Cell, from index: Index) {
        cell.removeFromSuperview()
        let identifier = queue.add(cell)
        let fate = identifier.map { "waits as \"\($0)\"" } ?? "it has no identifier, so it is dropped"
        Trace.emit(.queue, cell, key: identifier, at: describe(index), "left \(describe(index)); \(fate)")
    }

    private func describe(_ index: Index) -> String {
        if let path = index as? IndexPath {
            return "row \(path.row)" + (path.section > 0 ? " of section \(path.section)" : "")
        }
        return "item \(index)"
    }
}
