import PlainText

/// The cells on screen and in the reuse queue. Tables, grids and collections use it.
///
/// The recycler holds no more cells than are visible plus those queued, whatever the number of items.
public final class CellRecycler<Index: CellIndex, Cell: ReusableCell> {
    /// The cells on screen, in the order of their indexes.
    public private(set) var visible: [(index: Index, cell: Cell)] = []
    private var queue = ReuseQueue<Cell>()
    /// The name of an item, `row`.
    private let itemName: String
    /// A Boolean value that indicates whether cells are being asked for.
    private(set) var isShowing = false
    /// The number of reloads in a row that came while cells were being asked for.
    private var nestedReloads = 0

    private var made = 0
    private var reused = 0

    /// The counts of the cells.
    public var counts: ReuseCounts {
        var counts = ReuseCounts()
        counts.visible = visible.count
        counts.made = made
        counts.reused = reused
        counts.waiting = queue.count
        return counts
    }

    /// Creates a recycler without cells.
    ///
    /// - Parameter itemName: The name for an item of the list in messages.
    public init(itemName: String = "item") {
        self.itemName = itemName
    }

    /// Returns the cell on screen at an index, or nil.
    ///
    /// - Complexity: O(log *v*), where *v* is the number of visible cells.
    public func cell(at index: Index) -> Cell? {
        let place = place(of: index)
        return place < visible.count && visible[place].index == index ? visible[place].cell : nil
    }

    /// Returns the position that the cell of an index has, or would have, among those on screen.
    private func place(of index: Index) -> Int {
        // Most come and go at the ends, and to ask whether two are equal costs less than which is first.
        guard !visible.isEmpty, visible[0].index != index else { return 0 }
        guard index <= visible[visible.count - 1].index else { return visible.count }
        return visible.partitioningIndex { index <= $0.index }
    }

    /// The cells in the reuse queue, by identifier, each in the order in which they came.
    public var waiting: [(identifier: String, cells: [Cell])] { queue.views.map { ($0.identifier, $0.views) } }

    /// Returns the index of a cell, or nil if the cell isn't on the screen.
    public func index(of cell: Cell) -> Index? {
        visible.first { $0.cell === cell }?.index
    }

    /// Dequeues a cell with an identifier and prepares it for reuse.
    ///
    /// - Returns: The cell, or nil if no such cell waits.
    public func dequeue(withIdentifier identifier: String) -> Cell? {
        let cell = queue.take(withIdentifier: identifier)
        if cell != nil { reused += 1 }
        return cell
    }

    /// Brings the cells on screen to the wanted indexes: queues the cells that left, then asks for the missing ones.
    ///
    /// The method isn't reentrant. A call from a data source that is asked for a cell has no effect.
    ///
    /// - Parameters:
    ///   - wanted: The indexes to be on screen, in ascending order.
    ///   - make: Returns the cell for an index, from the queue or new.
    ///   - place: Called with every cell that has come on screen.
    ///   - ended: Called with every cell that has left.
    /// - Complexity: O(*v* log *v*), where *v* is the number of visible cells, before and after.
    public func show(
        _ wanted: [Index], make: (Index) -> Cell, place: (Cell, Index) -> Void, ended: (Cell, Index) -> Void
    ) {
        let (leaving, missing) = changes(to: wanted)
        guard !isShowing, !leaving.isEmpty || !missing.isEmpty else { return }
        isShowing = true
        let reloadsBefore = nestedReloads
        defer {
            isShowing = false
            if nestedReloads == reloadsBefore { nestedReloads = 0 }
        }
        for index in leaving {
            let place = self.place(of: index)
            // The program, told that another cell has left, may have reloaded all cells.
            guard place < visible.count, visible[place].index == index else { continue }
            let cell = visible.remove(at: place).cell
            recycle(cell, from: index)
            ended(cell, index)
        }
        for index in missing where cell(at: index) == nil {
            let cell = make(index)
            if !cell.hasBeenShown {
                cell.hasBeenShown = true
                made += 1
                Trace.emit(.make, cell, at: index.place(itemName: itemName))
            } else {
                Trace.emit(.show, cell, at: index.place(itemName: itemName))
            }
            visible.insert((index, cell), at: self.place(of: index))
            place(cell, index)
        }
    }

    /// Returns the indexes of cells on screen that are not wanted, and the wanted indexes without a cell, each in
    /// order.
    private func changes(to wanted: [Index]) -> (leaving: [Index], missing: [Index]) {
        var (leaving, missing): ([Index], [Index]) = ([], [])
        var next = 0
        for index in wanted {
            // Most stay, and to ask whether two are equal costs less than which is first.
            if next < visible.count, visible[next].index == index {
                next += 1
                continue
            }
            while next < visible.count, visible[next].index < index {
                leaving.append(visible[next].index)
                next += 1
            }
            if next < visible.count, visible[next].index == index { next += 1 } else { missing.append(index) }
        }
        for place in next..<visible.count { leaving.append(visible[place].index) }
        return (leaving, missing)
    }

    /// Queues every cell on screen, to reload them all.
    ///
    /// A data source that reloads the list whenever it is asked for a cell ends the process at the hundredth time. On
    /// iOS, the program hangs.
    ///
    /// - Parameter ended: Called with every cell.
    public func recycleAll(ended: (Cell, Index) -> Void = { _, _ in }) {
        if isShowing { nestedReloads += 1 }
        guard nestedReloads < 100 else {
            UIKitException.inconsistency("the list was reloaded \(nestedReloads) times while it asked for a cell")
                .raise()
        }
        let leaving = visible
        visible = []
        for (index, cell) in leaving {
            recycle(cell, from: index)
            ended(cell, index)
        }
    }

    /// Gives the cells on screen new indexes after items came, went or moved.
    ///
    /// - Parameters:
    ///   - newIndex: The index an old one has become, or nil if its item is gone: then the cell is queued.
    ///   - ended: Called with every cell that is queued, and the old index.
    public func reindex(_ newIndex: (Index) -> Index?, ended: (Cell, Index) -> Void = { _, _ in }) {
        let old = visible
        visible = []
        var leaving: [(index: Index, cell: Cell)] = []
        for (index, cell) in old {
            guard let new = newIndex(index) else {
                leaving.append((index, cell))
                continue
            }
            visible.append((new, cell))
        }
        visible.sort { $0.index < $1.index }
        for (index, cell) in leaving {
            recycle(cell, from: index)
            ended(cell, index)
        }
    }

    private func recycle(_ cell: Cell, from index: Index) {
        cell.removeFromSuperview()
        let identifier = queue.add(cell)
        Trace.emit(.queue, cell, key: identifier, at: index.place(itemName: itemName))
    }

    /// The cells on screen, in order.
    public var cellsOnScreen: [CellOnScreen] {
        visible.map { index, cell in CellOnScreen(cell: cell, place: index.place(itemName: itemName)) }
    }
}
