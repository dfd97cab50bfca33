@_spi(Overriding) import Views

/// A scroll view with a column of cells.
///
/// Row positions are computed, not stored: if rows have one height, a table of a million rows takes as long as one of a
/// hundred. Cells exist for the visible rows. Those that leave are queued for reuse.
open class UITableView: UIScrollView, CellContainer {
    /// A sentinel for the default height.
    public static let automaticDimension: CGFloat = -1

    // MARK: Contents

    /// The data source of the table.
    @Outlet(.weak) open var dataSource: (any UITableViewDataSource)? {
        didSet { optionalMethods.forget(); needsReload = true; setNeedsLayout() }
    }
    /// A view above the first section. Its height counts.
    @Outlet open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// A view below the last section. Its height counts.
    @Outlet open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// The delegate, which determines the table's looks and receives its events. The reference is weak.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get {
            let object = connectedObject
            if knownDelegate !== object { knownDelegate = object as? any UITableViewDelegate }
            return knownDelegate
        }
        set { connectedDelegate = newValue; optionalMethods.forget(); needsReload = true; setNeedsLayout() }
    }
    /// The delegate as it was cast last.
    private weak var knownDelegate: (any UITableViewDelegate)?
    /// The data source as it was cast last.
    private weak var knownDataSource: (any UITableViewDataSource)?
    /// Returns the data source, cast only if it is another than before.
    func castDataSource() -> (any UITableViewDataSource)? {
        if knownDataSource !== _dataSource.object { knownDataSource = dataSource }
        return knownDataSource
    }
    /// The style of the table.
    open private(set) var style: Style
    /// The height of every row, in points, unless the delegate gives each its own. With ``automaticDimension``, which
    /// it is unless set, each row is as high as its cell finds right by its constraints.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { needsReload = true; setNeedsLayout() } }
    }
    /// The height of a header with a title or view, in points. Unless set, a header sizes itself. A nib's is at least a
    /// line high, 22.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of a footer with a title or view, in points. Unless set, a footer sizes itself. A nib's is at least a
    /// line high, 22.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// The estimated height of a row that sizes itself, until it appears, in points, 44 unless it is more than 0.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The estimated height of a header that sizes itself, until it appears, in points, 22 unless it is more than 0.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// The estimated height of a footer that sizes itself, until it appears, in points, 22 unless it is more than 0.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The style of the lines that separate the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { separateCells() } }
    /// The lines' color.
    open var separatorColor: UIColor? = .separator { didSet { separateCells() } }
    /// The distance of the lines from the left and right edges, in points: 0 unless set, where UIKit has 15 or 16.
    /// Until it is set, the line below a picture begins where the text beside it does, as UIKit's.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? .zero }
        set { ownSeparatorInset = newValue }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// A Boolean value that determines whether a tap selects a row.
    open var allowsSelection = true
    /// A Boolean value that determines whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// A Boolean value that determines whether a tap selects a row while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that determines whether several rows can be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// The minimum number of rows for an index at the right edge.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// The color of the letters at the right edge, or nil for the tint color.
    open var sectionIndexColor: UIColor?
    /// A view behind all rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: State

    /// The cells on screen and in the reuse queue.
    public let recycler = CellRecycler<IndexPath, UITableViewCell>(itemName: "row")
    /// The rows a storyboard lays out one by one, or nil if the data source supplies them.
    package var staticDataSource: StaticTableDataSource?
    /// The functions that make new cells, by identifier.
    var cellMakers: [String: () -> UITableViewCell] = [:]
    /// The functions that make new headers and footers, by identifier.
    var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
    /// The reuse queue of headers and footers.
    var headerFooterQueue = ReuseQueue<UITableViewHeaderFooterView>()
    var sections: [TableSection] = []
    /// A Boolean value that indicates whether any rows size themselves.
    var measuresRows = false
    var sectionViews: [SectionViewKey: UIView] = [:]
    var needsReload = true
    /// The width for which the cells on screen were placed, or nil if rows have moved since.
    var placedWidth: CGFloat?
    let optionalMethods = OptionalMethods<DelegateMethod>()
    var measurements = TableMeasurements()
    /// The headers and footers whose height is not known before they are seen.
    var estimatedSectionViews: Set<SectionViewKey> = []
    var selected: [IndexPath] = []
    var updates: ListUpdates?
    var storedEditing = false
    /// The row that a swipe has brought buttons into.
    var swipedRow: SwipedRow?
    /// The letters at the right edge, or nil until the data source has been asked for them.
    var indexTitles: [String]?

    /// Creates a table with a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .white : .systemGroupedBackground
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Decodes a table. Its data source and delegate are connected by the nib.
    public required init?(coder: NSCoder) {
        style = coder.decodeEnum(forKey: "style") ?? .plain
        super.init(coder: coder)
        decodeCells(from: coder)
    }

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "sectionIndexColor": Inspectable(\UITableView.sectionIndexColor),
            "separatorColor": Inspectable(\UITableView.separatorColor),
            "separatorInset": Inspectable(\UITableView.separatorInset),
        ]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        codeProperties(of: coder)
    }

    /// The subviews except the cells, headers and footers on the screen, because the data source and the delegate make
    /// them.
    open override var archivedSubviews: [UIView] {
        subviews.filter { !($0 is UITableViewCell) && !sectionViews.values.contains($0) }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new, new.superview !== self { addSubview(new) }
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Layout

    @_spi(Overriding) public override func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITableViewDelegate
        connectedDelegate = delegate
    }

    /// The type of delegate that a nib may connect. Not in UIKit.
    open override class var delegateType: Any.Type { (any UITableViewDelegate).self }

    /// Requests cells for rows that have become visible, after queueing the cells of rows that have left.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsReload { reloadData() }
        backgroundView?.frame = bounds
        // A header or footer that sizes itself moves the rows below it.
        repeat {
            placeCells()
            placeSectionViews()
        } while placedWidth == nil
    }

    /// Fills a table of groups without a background color with the system's, where points count.
    @_spi(Overriding) public override func drawGround(on canvas: any Canvas) {
        super.drawGround(on: canvas)
        if backgroundColor == nil, style != .plain, TextMetrics.current != .columns {
            canvas.fill(bounds, color: .systemGroupedBackground)
        }
    }

    /// Draws the section index over the rows.
    @_spi(Overriding) public override func drawOverlay(_ rect: CGRect, on canvas: any Canvas) {
        super.drawOverlay(rect, on: canvas)
        drawSectionIndex(on: canvas)
    }

    @_spi(Overriding) public override func fingerWillDrag() { hideSwipeActions() }

    // MARK: Rows

    /// Reloads everything: counts and heights now, cells when they are placed.
    ///
    /// Visible cells go to the queue. O(*s*) for *s* sections with rows of one height.
    open func reloadData() { reload() }

    /// The number of sections.
    open var numberOfSections: Int { upToDateSections.count }
    /// Returns the number of rows in a section, or 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(ofSection: section) }
    /// Returns the frame of a row in the content, in points, or zero if there is no such row. O(1).
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
    /// Returns the frame of a section with its header and footer in the content, in points, or zero if there is no such
    /// section.
    open func rect(forSection section: Int) -> CGRect { rect(in: section) { $0.origin..<$0.end } }
    /// Returns the frame of a section's header in the content, in points, or zero if there is no such section.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(in: section, \.header) }
    /// Returns the frame of a section's footer in the content, in points, or zero if there is no such section.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(in: section, \.footer) }
    /// Returns the row at a point of the content, or nil. O(log *s*) for *s* sections.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.01)).first
    }
    /// Returns the rows that a rectangle of the content touches, in order.
    ///
    /// - Complexity: O(log *s* + *r*), where *s* is the number of sections and *r* is the number of rows found.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    /// The cells on screen, in order.
    open var visibleCells: [UITableViewCell] { upToDateRecycler.visible.map(\.cell) }
    /// The rows on screen, in order, or nil when there aren't any.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let visible = upToDateRecycler.visible
        return visible.isEmpty ? nil : visible.map(\.index)
    }
    /// Returns the cell of a row, or nil if the row isn't on the screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { upToDateRecycler.cell(at: indexPath) }
    /// Returns the index path of the row that a cell shows, or nil if the cell isn't on the screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { recycler.index(of: cell) }
    /// Returns the header of a section, or nil if it isn't on the screen, or isn't a ``UITableViewHeaderFooterView``. A
    /// title has such a header.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headerFooterView(SectionViewKey(section: section, isHeader: true))
    }
    /// Returns the footer of a section, or nil if it isn't on the screen, or isn't a ``UITableViewHeaderFooterView``. A
    /// title has such a footer.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headerFooterView(SectionViewKey(section: section, isHeader: false))
    }

    /// Scrolls to a row.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row.
    ///   - position: The position at which the row ends.
    ///   - animated: A Boolean value that determines whether the delegate is called after the animation.
    ///
    /// - Precondition: The row exists. Otherwise, the process ends, as in UIKit.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, at: position, animated: animated)
    }

    // MARK: Reuse

    /// Registers a nib for cells with an identifier, whose only root object is the cell, or nil to unregister it.
    ///
    /// The nib is checked only when a cell is made. The process ends then, as UIKit's does, if the nib contains
    /// anything else, or a cell with another identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        UIKitException.refuseEmpty(identifier, in: "UITableView registerNib:forCellReuseIdentifier:")
        cellMakers[identifier] = nib.map { nib in
            {
                let cell = nib.onlyObject(
                    UITableViewCell.self, registeredFor: identifier, orRefuse: .table(UITableViewCell.self))
                cell.reuseIdentifier = identifier
                return cell
            }
        }
    }
    /// Registers a class for cells with an identifier, made with `init(style:reuseIdentifier:)`, or nil to unregister
    /// it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        UIKitException.refuseEmpty(identifier, in: "UITableView registerClass:forCellReuseIdentifier:")
        cellMakers[identifier] = (cellClass as? UITableViewCell.Type).map { type in
            { type.init(style: .default, reuseIdentifier: identifier) }
        }
    }
    /// Returns a cell queued under an identifier, a new one if a class or nib is registered for it, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// Returns a cell queued under an identifier, or a new one from its registered nib or class, in the row's size.
    ///
    /// Ends the process, as UIKit does, if no class or nib is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueRegisteredCell(identifier, for: indexPath)
    }

    /// Registers a nib for headers and footers with an identifier, whose only root object is one.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        UIKitException.refuseEmpty(identifier, in: "UITableView registerNib:forHeaderFooterViewReuseIdentifier:")
        headerFooterMakers[identifier] = nib.map { nib in
            {
                let view = nib.onlyObject(
                    UITableViewHeaderFooterView.self, registeredFor: identifier,
                    orRefuse: .table(UITableViewHeaderFooterView.self))
                view.reuseIdentifier = identifier
                return view
            }
        }
    }
    /// Registers a class for headers and footers with an identifier, made with `init(reuseIdentifier:)`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        UIKitException.refuseEmpty(identifier, in: "UITableView registerClass:forHeaderFooterViewReuseIdentifier:")
        headerFooterMakers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
            { type.init(reuseIdentifier: identifier) }
        }
    }
    /// Returns a header or footer queued under an identifier, a new one if a class or nib is registered for it, or nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerFooterQueue.take(withIdentifier: identifier) ?? headerFooterMakers[identifier]?()
    }

    // MARK: Selection

    /// The selected row, the first of several, or nil if there isn't one.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// The selected rows in order, or nil if there isn't one.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
    /// Selects a row, without calling the delegate.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row, or nil to deselect all rows.
    ///   - animated: A Boolean value without effect.
    ///   - scrollPosition: The position to which the row scrolls, or `none` for no scrolling.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row, without calling the delegate. `animated` has no effect.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Editing

    /// A Boolean value that determines whether rows show the controls that delete, insert and move them. Setting it
    /// calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls that delete, insert and move the rows that can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }
    /// Requests the section index titles from the data source again.
    open func reloadSectionIndexTitles() { indexTitles = nil }

    // MARK: Updates

    /// Begins a batch of updates, which ends with ``endUpdates()``. Batches can be nested.
    open func beginUpdates() { collectUpdates() }
    /// Ends a batch of updates, and applies it. Rows keep their cells, and the table asks for the number of rows again.
    ///
    /// - Precondition: The data source's new counts match the updates. Otherwise, the process ends, as in UIKit.
    open func endUpdates() { makeUpdates() }
    /// Performs a batch of updates, and calls the completion handler with `true` before it returns, because there are
    /// no animations.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        collectUpdates()
        updates?()
        makeUpdates()
        completion?(true)
    }

    /// Inserts rows.
    ///
    /// - Parameters:
    ///   - indexPaths: The index paths of the rows after the update.
    ///   - animation: The animation, without effect here.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.inserted.formUnion(indexPaths) }
    }
    /// Deletes rows.
    ///
    /// - Parameters:
    ///   - indexPaths: The index paths of the rows before the update.
    ///   - animation: The animation, without effect here.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleted.formUnion(indexPaths) }
    }
    /// Reloads rows: requests their cells again.
    ///
    /// - Parameters:
    ///   - indexPaths: The index paths of the rows.
    ///   - animation: The animation, without effect here.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloaded.formUnion(indexPaths) }
    }
    /// Moves a row.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row before the update.
    ///   - newIndexPath: The index path of the row after the update.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moved[indexPath] = newIndexPath }
    }
    /// Inserts sections.
    ///
    /// - Parameters:
    ///   - sections: The indexes of the sections after the update.
    ///   - animation: The animation, without effect here.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections.
    ///
    /// - Parameters:
    ///   - sections: The indexes of the sections before the update.
    ///   - animation: The animation, without effect here.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections.formUnion(sections) }
    }
    /// Reloads sections, whose numbers of rows may have changed.
    ///
    /// - Parameters:
    ///   - sections: The indexes of the sections.
    ///   - animation: The animation, without effect here.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section.
    ///
    /// - Parameters:
    ///   - section: The index of the section before the update.
    ///   - newSection: The index of the section after the update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }
}
