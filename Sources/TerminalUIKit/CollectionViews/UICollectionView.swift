/// Cells in an arrangement that a layout decides, as many as fit on the screen, that scroll.
///
/// Cells exist for the visible items; those that leave wait in a queue until they are wanted again.
open class UICollectionView: UIScrollView, CellReusing {
    /// The kind of a section's header.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Says what the collection shows.
    @Outlet(.weak) public var dataSource: (any UICollectionViewDataSource)? { didSet { reloadLater() } }
    /// Is told what happens to the collection, and may say how a flow looks.
    @Outlet(.weak) public var delegate: (any UICollectionViewDelegate)? { didSet { reloadLater() } }
    /// Says where everything belongs.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            attachLayout()
        }
    }
    /// Whether a tap selects an item.
    open var allowsSelection = true
    /// Whether more than one item can be selected.
    open var allowsMultipleSelection = false
    /// A view behind all items.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The cells on screen and those that wait.
    public let recycler = CellRecycler<IndexPath, UICollectionViewCell>()
    /// The headers and footers on screen and those that wait, by their kinds: one kind never comes back as another.
    var supplementaryRecyclers: [String: CellRecycler<IndexPath, UICollectionReusableView>] = [:]
    /// What has become of the cells; headers and footers don't count.
    public var reuseCounts: ReuseCounts { recycler.counts }
    var registrations: [RegistrationKey: UICollectionReusableView.Origin] = [:]
    /// How many items each section has, since the data source was last asked.
    var itemCounts: [Int] = []
    var needsReload = true
    var layoutIsPrepared = false
    var selected: [IndexPath] = []
    var updates: TableUpdates?

    /// Makes a collection.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .white
        attachLayout()
    }

    /// Decodes a collection; its data source and delegate are connected by the nib.
    public required init?(coder: NSCoder) {
        collectionViewLayout =
            coder.decodeObjectIfPresent(forKey: "collectionViewLayout") as? UICollectionViewLayout
            ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        allowsSelection = coder.decodeBool(forKey: "allowsSelection", default: true)
        allowsMultipleSelection = coder.decodeBool(forKey: "allowsMultipleSelection")
        registerPrototypes(from: coder)
        attachLayout()
    }

    /// Writes what ``init(coder:)`` reads, prototypes excepted. Cells on screen are made by the data source, not
    /// archived.
    open override func encode(with coder: NSCoder) {
        let cells = subviews.filter { $0 is UICollectionReusableView }
        cells.forEach { $0.removeFromSuperview() }
        super.encode(with: coder)
        cells.forEach(addSubview)
        coder.encode(collectionViewLayout, forKey: "collectionViewLayout")
        coder.encode(allowsSelection, forKey: "allowsSelection")
        coder.encode(allowsMultipleSelection, forKey: "allowsMultipleSelection")
    }

    private func attachLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
    }

    private func reloadLater() {
        needsReload = true
        setNeedsLayout()
    }

    /// A new width arranges the items anew.
    open override var frame: CGRect {
        didSet { if frame.width != oldValue.width { collectionViewLayout.invalidateLayout() } }
    }

    /// Tells the delegate that the content has moved.
    open override func didScroll() {
        super.didScroll()
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: Layout

    /// Asks for the cells of the items that have come into view, after queueing those that left it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        backgroundView?.frame = bounds
        let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let byKind = Dictionary(grouping: attributes, by: \.representedElementKind)
        placeCells(byKind[nil] ?? [])
        for kind in Set(byKind.keys.compactMap(\.self)).union(supplementaryRecyclers.keys).sorted() {
            placeSupplementaryViews(ofKind: kind, byKind[kind] ?? [])
        }
    }

    /// Asks for everything that is out of date.
    func prepareLayout() {
        if needsReload { reloadData() }
        guard !layoutIsPrepared else { return }
        layoutIsPrepared = true
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        if contentOffset.y > contentOffsetLimits.highest.y { contentOffset.y = contentOffsetLimits.highest.y }
    }
}
