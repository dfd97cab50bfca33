/// A column of cells, as many as fit on the screen, that scroll.
///
/// Row positions are computed, not stored: with rows of one height a table of a million rows costs what one of a
/// hundred does. Cells exist for the visible rows; those that leave wait in a queue until they are wanted again.
open class UITableView: UIScrollView, CellReusing {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// From edge to edge.
        case plain
        /// In groups.
        case grouped
        /// In groups with a margin. Drawn as ``grouped``.
        case insetGrouped
    }

    /// Says "the usual height" where a height is wanted.
    public static let automaticDimension: CGFloat = -1

    // MARK: What it shows

    /// Says what the table shows.
    @Outlet(.weak) public var dataSource: (any UITableViewDataSource)? {
        didSet { needsReload = true; setNeedsLayout() }
    }
    /// Says how the table looks, and is told what happens to it.
    @Outlet(.weak) public var delegate: (any UITableViewDelegate)? {
        didSet { needsReload = true; setNeedsLayout() }
    }
    /// How the table looks.
    public let style: Style
    /// The height of every row, in points, unless the delegate gives each its own.
    open var rowHeight: CGFloat = 44 {
        didSet { if rowHeight != oldValue { needsReload = true; setNeedsLayout() } }
    }
    /// The height of a header with a title, in points. A nib's is made at least a line high, 22.
    open var sectionHeaderHeight: CGFloat = 22
    /// The height of a footer with a title, in points. A nib's is made at least a line high, 22.
    open var sectionFooterHeight: CGFloat = 22
    /// Whether and where lines separate the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The lines' colour.
    open var separatorColor: UIColor? = .separator
    /// How far the lines stay away from the left and right edges, in points: nothing unless set, where UIKit's is 15 or 16.
    open var separatorInset = UIEdgeInsets.zero
    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// Whether more than one row can be selected.
    open var allowsMultipleSelection = false
    /// A view above the first section; its height counts.
    @Outlet public var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }
    /// A view below the last section; its height counts.
    @Outlet public var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }
    /// A view behind all rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: State

    /// The cells on screen and those that wait.
    public let recycler = CellRecycler<IndexPath, UITableViewCell>()
    /// What has become of the cells.
    public var reuseCounts: ReuseCounts { recycler.counts }
    /// The rows a storyboard lays out one by one; nil if the data source says what there is.
    var staticDataSource: StaticTableDataSource?
    /// What makes new cells, by identifier.
    var cellMakers: [String: () -> UITableViewCell] = [:]
    /// What makes new headers and footers, by identifier.
    var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
    /// The headers and footers that wait.
    var headerFooterQueue = ReuseQueue<UITableViewHeaderFooterView>()
    var sections: [TableSection] = []
    var sectionViews: [SectionViewKey: UIView] = [:]
    var needsReload = true
    /// The width for which the cells on screen were placed; nil if rows have moved since.
    var placedWidth: CGFloat?
    var delegateLacksRowHeights = false
    var selected: [IndexPath] = []
    var updates: TableUpdates?

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .white : .systemGroupedBackground
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Decodes a table; its data source and delegate are connected by the nib.
    public required init?(coder: NSCoder) {
        style = coder.decodeEnum(forKey: "style") ?? .plain
        super.init(coder: coder)
        let height = coder.decodeCGFloat(forKey: "rowHeight", default: 44)
        rowHeight = height > 0 ? height : 44
        // Interface Builder writes 1 or 28 for headers that nothing asks for.
        sectionHeaderHeight = max(22, coder.decodeCGFloat(forKey: "sectionHeaderHeight", default: 22))
        sectionFooterHeight = max(22, coder.decodeCGFloat(forKey: "sectionFooterHeight", default: 22))
        separatorStyle = coder.decodeEnum(forKey: "separatorStyle") ?? .singleLine
        if let color = coder.decodeObjectIfPresent(forKey: "separatorColor") as? UIColor { separatorColor = color }
        allowsSelection = coder.decodeBool(forKey: "allowsSelection", default: true)
        allowsMultipleSelection = coder.decodeBool(forKey: "allowsMultipleSelection")
        tableHeaderView = coder.decodeObjectIfPresent(forKey: "tableHeaderView") as? UIView
        tableFooterView = coder.decodeObjectIfPresent(forKey: "tableFooterView") as? UIView
        decodeCells(from: coder)
    }

    /// Writes what ``init(coder:)`` reads, prototypes excepted. Cells on screen are made by the data source, not archived.
    open override func encode(with coder: NSCoder) {
        let cells = subviews.filter { $0 is UITableViewCell }
        cells.forEach { $0.removeFromSuperview() }
        super.encode(with: coder)
        cells.forEach(addSubview)
        coder.encode(style, forKey: "style")
        coder.encode(Double(rowHeight), forKey: "rowHeight")
        coder.encode(Double(sectionHeaderHeight), forKey: "sectionHeaderHeight")
        coder.encode(Double(sectionFooterHeight), forKey: "sectionFooterHeight")
        coder.encode(separatorStyle, forKey: "separatorStyle")
        coder.encode(separatorColor, forKey: "separatorColor")
        coder.encode(allowsSelection, forKey: "allowsSelection")
        coder.encode(allowsMultipleSelection, forKey: "allowsMultipleSelection")
        coder.encode(tableHeaderView, forKey: "tableHeaderView")
        coder.encode(tableFooterView, forKey: "tableFooterView")
        coder.encode(staticDataSource?.sections, forKey: "sections")
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Layout

    /// Tells the delegate that the content has moved.
    open override func didScroll() {
        super.didScroll()
        delegate?.scrollViewDidScroll(self)
    }

    /// Asks for the cells of the rows that have come into view, after queueing those that left it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsReload { reloadData() }
        backgroundView?.frame = bounds
        placeCells()
        placeSectionViews()
    }
}

extension UITableView.Style: NibEnum {
    static let nibNames: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
}
