/// A grid of cells that scroll, after Jim Dovey's library of that name: a table view's data source, delegate and reuse,
/// with items side by side.
///
/// Positions are computed, not stored: a grid of a million items costs what one of a hundred does. Cells exist for the
/// items in view; those that leave wait in a queue until they are wanted again.
///
/// As in the library a grid is empty until it is told to ``reloadData()``: a controller does so in `viewDidLoad()`.
/// Left out are editing, gestures, paging and the background that extends beyond the content.
open class AQGridView: UIScrollView, CellReusing {
    // MARK: What it shows

    /// Says what the grid shows. Weak; the library's is unretained, and dangles.
    @Outlet(.weak) public var dataSource: (any AQGridViewDataSource)?
    /// Is told what happens to the grid.
    @Outlet(.weak) public var delegate: (any AQGridViewDelegate)?
    /// Whether a tap selects an item.
    open var allowsSelection = true
    /// Whether a selected item stays selected when it is tapped.
    open var requiresSelection = false
    /// Whether cells fill their squares. If not, a cell keeps its size in the middle of its square, and is made smaller
    /// where it does not fit.
    open var resizesCellWidthToFit = false {
        didSet { setNeedsLayout() }
    }
    /// What lies between the cells.
    open var separatorStyle = AQGridViewCellSeparatorStyle.emptySpace {
        didSet { showSeparators() }
    }
    /// The colour of lines between the cells.
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
    /// A view above the first row; its height counts.
    @Outlet public var gridHeaderView: UIView? {
        didSet { replace(oldValue, with: gridHeaderView) }
    }
    /// A view below the last row; its height counts.
    @Outlet public var gridFooterView: UIView? {
        didSet { replace(oldValue, with: gridFooterView) }
    }
    /// Which way the grid grows.
    open var layoutDirection: AQGridViewLayoutDirection {
        get { layout.direction }
        set { layout.direction = newValue }
    }
    /// Room left of the first column, in points.
    open var leftContentInset: CGFloat {
        get { layout.leftPadding }
        set { layout.leftPadding = newValue }
    }
    /// Room right of the last column, in points.
    open var rightContentInset: CGFloat {
        get { layout.rightPadding }
        set { layout.rightPadding = newValue }
    }

    // MARK: State

    /// The cells on screen and those that wait.
    let recycler = CellRecycler<Int, AQGridViewCell>()
    /// What has become of the cells.
    public var reuseCounts: ReuseCounts { recycler.counts }
    /// Where the items lie.
    var layout = GridLayout() {
        didSet { layoutDidChange() }
    }
    var selectedIndex = NSNotFound
    var updates: GridUpdates?

    /// Makes a grid.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout.boundsSize = frame.size
    }

    /// Decodes a grid; its data source and delegate are connected by the nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layout.boundsSize = bounds.size
    }

    /// Writes what ``init(coder:)`` reads: a scroll view. Cells on screen are made by the data source, not archived.
    open override func encode(with coder: NSCoder) {
        let cells = visibleCells
        cells.forEach { $0.removeFromSuperview() }
        super.encode(with: coder)
        cells.forEach(addSubview)
    }

    // MARK: Layout

    /// The grid's rectangle. Another width may have room for another number of columns.
    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { layout.boundsSize = frame.size } }
    }

    /// Tells the delegate that the content has moved.
    open override func didScroll() {
        super.didScroll()
        delegate?.scrollViewDidScroll(self)
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
        if let new { addSubview(new) }
        layout.topPadding = gridHeaderView?.frame.height ?? 0
        layout.bottomPadding = gridFooterView?.frame.height ?? 0
    }

    /// Asks for the cells of the items that have come into view, after queueing those that left it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll(by: .zero)
        placeCells()
        backgroundView?.frame = CGRect(origin: .zero, size: contentSize)
        gridHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: layout.topPadding)
        gridFooterView?.frame = CGRect(
            x: 0, y: contentSize.height - layout.bottomPadding, width: bounds.width, height: layout.bottomPadding)
    }
}
