/// A grid of cells that scroll, after Jim Dovey's library of that name: a table view's data source, delegate and reuse,
/// with items side by side.
///
/// Positions are computed, not stored: a grid of a million items takes as long as one of a hundred. Cells exist for the
/// items in view. Those that leave are queued for reuse.
///
/// As in the library a grid is empty until it is told to ``reloadData()``: a controller does so in `viewDidLoad()`.
/// Left out are editing, gestures, paging and the background that extends beyond the content.
open class AQGridView: UIScrollView, CellContainer {
    // MARK: Contents

    /// The data source of the grid, a weak reference. The library's reference isn't retained, and dangles.
    @Outlet(.weak) open var dataSource: (any AQGridViewDataSource)?
    /// A view above the first row. Its height counts.
    @Outlet open var gridHeaderView: UIView? { didSet { replace(oldValue, with: gridHeaderView) } }
    /// A view below the last row. Its height counts.
    @Outlet open var gridFooterView: UIView? { didSet { replace(oldValue, with: gridFooterView) } }
    /// The object that the grid informs of events. The reference is weak.
    @_nonoverride open weak var delegate: (any AQGridViewDelegate)? {
        get { super.delegate as? any AQGridViewDelegate }
        set { super.delegate = newValue }
    }
    /// The type of delegate that a nib may connect. Not in the library.
    open override class var delegateType: Any.Type { (any AQGridViewDelegate).self }
    /// A Boolean value that determines whether a tap selects an item.
    open var allowsSelection = true
    /// A Boolean value that determines whether a selected item stays selected when the user taps it.
    open var requiresSelection = false
    /// A Boolean value that determines whether cells fill their squares. Otherwise, each keeps its size in the middle,
    /// or is shrunk to fit.
    open var resizesCellWidthToFit = false {
        didSet { setNeedsLayout() }
    }
    /// The separators between the cells.
    open var separatorStyle = AQGridViewCellSeparatorStyle.emptySpace {
        didSet { showSeparators() }
    }
    /// The color of lines between the cells.
    open var separatorColor: UIColor? = UIColor(white: 0.85, alpha: 1) {
        didSet { showSeparators() }
    }
    /// A view behind the cells, as large as the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The direction in which the grid grows.
    open var layoutDirection: AQGridViewLayoutDirection {
        get { layout.direction }
        set { layout.direction = newValue }
    }
    /// The space left of the first column, in points.
    open var leftContentInset: CGFloat {
        get { layout.leftPadding }
        set { layout.leftPadding = newValue }
    }
    /// The space right of the last column, in points.
    open var rightContentInset: CGFloat {
        get { layout.rightPadding }
        set { layout.rightPadding = newValue }
    }

    // MARK: State

    /// The cells on screen and in the reuse queue.
    public let recycler = CellRecycler<Int, AQGridViewCell>()
    /// The layout of the items.
    var layout = GridLayout() {
        didSet { layoutDidChange() }
    }
    var selectedIndex = NSNotFound
    var updates: GridUpdates?

    /// Creates a grid.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout.boundsSize = frame.size
    }

    /// Decodes a grid. Its data source and delegate are connected by the nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layout.boundsSize = bounds.size
    }

    /// The subviews except the cells on the screen, because the data source makes them.
    open override var archivedSubviews: [UIView] { subviews.filter { !($0 is AQGridViewCell) } }

    // MARK: Layout

    /// The grid's rectangle. Another width may have room for another number of columns.
    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { layout.boundsSize = frame.size } }
    }

    private func layoutDidChange() {
        // The content is never lower than the view, so that its background fills it.
        contentSize = CGSize(
            width: layout.contentSize.width, height: max(layout.contentSize.height, bounds.height))
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new, new.superview !== self { addSubview(new) }
        layout.topPadding = gridHeaderView?.frame.height ?? 0
        layout.bottomPadding = gridFooterView?.frame.height ?? 0
    }

    /// Requests cells for items that have become visible, after queueing the cells of items that have left.
    open override func layoutSubviews() {
        super.layoutSubviews()
        moveContent(down: 0)
        placeCells()
        backgroundView?.frame = CGRect(origin: .zero, size: contentSize)
        gridHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: layout.topPadding)
        gridFooterView?.frame = CGRect(
            x: 0, y: contentSize.height - layout.bottomPadding, width: bounds.width, height: layout.bottomPadding)
    }

    // MARK: Items

    /// Reloads everything: size and count now, cells when they are placed. O(1).
    ///
    /// Visible cells go to the queue. Selected items stay selected, by their indexes.
    open func reloadData() { reload() }
    /// Returns a cell queued under an identifier, prepared for reuse, or nil if no such cell waits.
    open func dequeueReusableCell(withIdentifier identifier: String) -> AQGridViewCell? {
        recycler.dequeue(withIdentifier: identifier)
    }

    /// The number of items, as of the last ``reloadData()`` or update.
    open var numberOfItems: Int { layout.itemCount }
    /// The number of items in a row.
    open var numberOfColumns: Int { layout.columnCount }
    /// The number of rows. The library leaves out a last row that is not full.
    open var numberOfRows: Int { layout.rowCount }
    /// The size of a square in points: the size from the data source, widened until the columns fill the grid.
    open var gridCellSize: CGSize { layout.cellSize }
    /// The part of the content that is in view.
    open var gridViewVisibleBounds: CGRect { bounds }
    /// Returns the frame of an item's cell or, off screen, of its square. O(1).
    open func rectForItem(at index: Int) -> CGRect { recycler.cell(at: index)?.frame ?? layout.rect(at: index) }
    /// Returns the cell of an item, or nil if the item isn't on the screen.
    open func cellForItem(at index: Int) -> AQGridViewCell? { recycler.cell(at: index) }
    /// Returns the item whose square holds a point of the content, or `NSNotFound` if no item does. O(1).
    open func indexForItem(at point: CGPoint) -> Int { layout.index(at: point) ?? NSNotFound }
    /// Returns the cell at a point of the content, or nil.
    open func cellForItem(at point: CGPoint) -> AQGridViewCell? { cellForItem(at: indexForItem(at: point)) }
    /// Returns the index of the item that a cell shows, or `NSNotFound` if the cell isn't on the screen.
    open func index(for cell: AQGridViewCell) -> Int { recycler.index(of: cell) ?? NSNotFound }
    /// The cells on screen, in order.
    open var visibleCells: [AQGridViewCell] { recycler.visible.map(\.cell) }
    /// The items on screen.
    open var visibleCellIndices: IndexSet { IndexSet(recycler.visible.map(\.index)) }

    /// Scrolls to an item. O(1) in the number of items. An item that doesn't exist is ignored.
    open func scrollToItem(at index: Int, at position: AQGridViewScrollPosition, animated: Bool) {
        scroll(toItem: index, at: position, animated: animated)
    }

    // MARK: Selection

    /// Returns the selected item, or `NSNotFound` if no item is selected.
    open func indexOfSelectedItem() -> Int { selectedIndex }
    /// Selects an item, without calling the delegate.
    ///
    /// - Parameters:
    ///   - index: The index of the item.
    ///   - animated: A Boolean value without effect.
    ///   - scrollPosition: The position at which the item ends after scrolling.
    open func selectItem(at index: Int, animated: Bool, scrollPosition: AQGridViewScrollPosition) {
        select(index, tellingDelegate: false)
        if scrollPosition != .none { scrollToItem(at: index, at: scrollPosition, animated: animated) }
    }
    /// Deselects an item, without calling the delegate. `animated` has no effect.
    open func deselectItem(at index: Int, animated: Bool) { deselect(index, tellingDelegate: false) }

    // MARK: Updates

    /// Begins a batch of updates, which ends with ``endUpdates()``. Batches can be nested.
    open func beginUpdates() { collectUpdates() }
    /// Ends a batch of updates, and applies it. Items keep their cells, and the grid asks for the number of items
    /// again.
    ///
    /// - Precondition: The data source's new count matches the updates. Otherwise, the process ends, as in the library.
    open func endUpdates() { makeUpdates() }
    /// Inserts items.
    ///
    /// - Parameters:
    ///   - indices: The indexes of the items after the update.
    ///   - animation: The animation of the library, without effect here.
    open func insertItems(at indices: IndexSet, with animation: AQGridViewItemAnimation) {
        update { $0.inserted.formUnion(indices) }
    }
    /// Deletes items.
    ///
    /// - Parameters:
    ///   - indices: The indexes of the items before the update.
    ///   - animation: The animation of the library, without effect here.
    open func deleteItems(at indices: IndexSet, with animation: AQGridViewItemAnimation) {
        update { $0.deleted.formUnion(indices) }
    }
    /// Reloads items: requests their cells again.
    ///
    /// - Parameters:
    ///   - indices: The indexes of the items.
    ///   - animation: The animation of the library, without effect here.
    open func reloadItems(at indices: IndexSet, with animation: AQGridViewItemAnimation) {
        update { $0.reloaded.formUnion(indices) }
    }
    /// Moves an item.
    ///
    /// - Parameters:
    ///   - index: The index of the item before the update.
    ///   - newIndex: The index of the item after the update.
    ///   - animation: The animation of the library, without effect here.
    open func moveItem(at index: Int, to newIndex: Int, with animation: AQGridViewItemAnimation) {
        update { $0.moved[index] = newIndex }
    }
}
