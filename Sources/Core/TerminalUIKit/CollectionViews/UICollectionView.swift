@_spi(Overriding) import Views

/// A scroll view that shows cells in the arrangement of a layout.
///
/// Cells exist for the visible items. Those that leave are queued for reuse.
open class UICollectionView: UIScrollView, CellContainer {
    /// The kind of a section's header.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The data source of the collection.
    @Outlet(.weak) open var dataSource: (any UICollectionViewDataSource)? {
        didSet { optionalMethods.forget(); reloadLater() }
    }
    /// The object that the collection informs of events, and that may describe a flow layout. The reference is weak.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { connectedDelegate as? any UICollectionViewDelegate }
        set { connectedDelegate = newValue; reloadLater() }
    }
    /// The layout, which places the elements.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            attachLayout()
        }
    }
    /// A Boolean value that determines whether a tap selects an item.
    open var allowsSelection = true
    /// A Boolean value that determines whether several items can be selected.
    open var allowsMultipleSelection = false
    /// A view behind all items.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The cells on screen and in the reuse queue.
    public let recycler = CellRecycler<IndexPath, UICollectionViewCell>()
    /// The headers and footers on screen and in the reuse queues, by their kinds: each is reused for its own kind only.
    var supplementaryRecyclers: [String: CellRecycler<IndexPath, UICollectionReusableView>] = [:]
    var registrations: [RegistrationKey: UICollectionReusableView.Origin] = [:]
    /// The views that were dequeued, and that the data source hasn't returned yet.
    var dequeued: [UICollectionReusableView] = []
    /// The number of items in each section when the data source was last asked.
    var itemCounts: [Int] = []
    var needsReload = true
    var layoutIsPrepared = false
    var selected: [IndexPath] = []
    var updates: ListUpdates?
    let optionalMethods = OptionalMethods<DataSourceMethod>()
    /// The item that is being moved by hand, and where it would go.
    var movement: (item: IndexPath, target: IndexPath)?
    /// The number of cell registrations when the data source was asked for a cell, or nil while it isn't.
    var registrationsBeforeAsking: Int?

    /// Creates a collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .white
        attachLayout()
    }

    /// Decodes a collection. Its data source and delegate are connected by the nib.
    public required init?(coder: NSCoder) {
        collectionViewLayout =
            coder.decodeObjectIfPresent(forKey: "collectionViewLayout") as? UICollectionViewLayout
            ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        registerPrototypes(from: coder)
        attachLayout()
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.write(collectionViewLayout, "collectionViewLayout")
        coder.code(self, \.allowsSelection, "allowsSelection")
        coder.code(self, \.allowsMultipleSelection, "allowsMultipleSelection")
    }

    /// The subviews except the cells, headers and footers on the screen, because the data source makes them.
    open override var archivedSubviews: [UIView] { subviews.filter { !($0 is UICollectionReusableView) } }

    private func attachLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
    }

    private func reloadLater() {
        needsReload = true
        setNeedsLayout()
    }

    /// A new width arranges the items again.
    open override var frame: CGRect {
        didSet { if frame.width != oldValue.width { collectionViewLayout.invalidateLayout() } }
    }

    /// A new origin or size arranges the items again if the layout says so.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let isOutOfDate =
                newValue != bounds && collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
            super.bounds = newValue
            if isOutOfDate { collectionViewLayout.invalidateLayout() }
        }
    }

    @_spi(Overriding) public override func restingOffset(for proposed: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
    }

    @_spi(Overriding) public override func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UICollectionViewDelegate
        connectedDelegate = delegate
    }

    /// The type of delegate that a nib may connect. Not in UIKit.
    open override class var delegateType: Any.Type { (any UICollectionViewDelegate).self }

    // MARK: Layout

    /// Requests cells for items that have become visible, after queueing the cells of items that have left.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsReload { reloadData() }
        // An element that sizes itself may push those below it out of view.
        var attributes: [UICollectionViewLayoutAttributes]
        repeat {
            prepareLayout()
            attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
            // A layout may have its elements in any order. Recyclers know theirs by the order of indexes.
            let inOrder = attributes.sorted { $0.indexPath < $1.indexPath }
            let byKind = Dictionary(grouping: inOrder, by: \.representedElementKind)
            placeCells(byKind[nil] ?? [])
            for kind in Set(byKind.keys.compactMap(\.self)).union(supplementaryRecyclers.keys).sorted() {
                if collectionViewLayout.decorations[kind] != nil {
                    placeDecorationViews(ofKind: kind, byKind[kind] ?? [])
                } else {
                    placeSupplementaryViews(ofKind: kind, byKind[kind] ?? [])
                }
            }
            refuseUnreturned()
        } while measure(attributes)
        backgroundView?.frame = bounds
        orderViews(attributes)
    }

    // MARK: Items

    /// Reloads everything. Cells on screen go to the queue.
    open func reloadData() { reload() }

    /// The number of sections.
    open var numberOfSections: Int { upToDateCounts.count }
    /// Returns the number of items in a section, or 0 if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(ofSection: section) }
    /// Returns the item at a point of the content, or nil.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Returns the attributes of an item, or nil if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ofItem: indexPath)
    }

    /// The cells on screen, in order.
    open var visibleCells: [UICollectionViewCell] { recycler.visible.map(\.cell) }
    /// The items on screen, in order.
    open var indexPathsForVisibleItems: [IndexPath] { recycler.visible.map(\.index) }
    /// Returns the cell of an item, or nil if the item isn't on the screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { recycler.cell(at: indexPath) }
    /// Returns the index path of the item that a cell shows, or nil if the cell isn't on the screen.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { recycler.index(of: cell) }
    /// Returns a header or footer, or nil if it isn't on the screen.
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        supplementaryRecyclers[kind]?.cell(at: indexPath)
    }
    /// Returns the headers or footers on screen, in order.
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        supplementaryRecyclers[kind]?.visible.map(\.cell) ?? []
    }

    /// Returns the index paths of the headers or footers on screen, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        supplementaryRecyclers[kind]?.visible.map(\.index) ?? []
    }

    /// Scrolls to an item.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item.
    ///   - scrollPosition: The position at which the item ends.
    ///   - animated: A Boolean value that determines whether the delegate is called after the animation.
    ///
    /// - Precondition: The item exists. Otherwise, the process ends, as in UIKit.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItem: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Reuse

    /// Registers a class for cells with an identifier, made with `init(frame:)`, or nil to unregister it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        UIKitException.refuseEmpty(identifier, in: "UICollectionView registerClass:forCellWithReuseIdentifier:")
        register((cellClass as? UICollectionViewCell.Type).map { .class($0) }, kind: nil, identifier)
    }
    /// Registers a nib for cells with an identifier, whose only root object is the cell, or nil to unregister it.
    ///
    /// The nib is checked only when a cell is made. The process ends then, as UIKit's does, if the nib contains
    /// anything else, or a cell with another identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        UIKitException.refuseEmpty(identifier, in: "UICollectionView registerNib:forCellWithReuseIdentifier:")
        register(nib.map { .nib($0) }, kind: nil, identifier)
    }
    /// Registers a class for headers, footers or the like with an identifier, made with `init(frame:)`.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        UIKitException.refuseEmpty(
            identifier, in: "UICollectionView registerClass:forSupplementaryViewOfKind:withReuseIdentifier:")
        register((viewClass as? UICollectionReusableView.Type).map { .class($0) }, kind: elementKind, identifier)
    }
    /// Registers a nib for headers, footers or the like with an identifier, whose only root object is one, or nil to
    /// unregister it. The process ends, as UIKit's does, when one is made and the nib holds anything else.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        UIKitException.refuseEmpty(
            identifier, in: "UICollectionView registerNib:forSupplementaryViewOfKind:withReuseIdentifier:")
        register(nib.map { .nib($0) }, kind: kind, identifier)
    }

    /// Returns a cell queued under an identifier, or a new one from its registered nib or class.
    ///
    /// Ends the process, as UIKit does, if no class or nib is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
    /// Returns a header, footer or the like queued under an identifier, or a new one from its registered nib or class.
    ///
    /// Ends the process, as UIKit does, if no class or nib is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementaryView(ofKind: elementKind, identifier, for: indexPath) }

    // MARK: Selection

    /// The selected items in order, or nil if there isn't one.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
    /// Selects an item, without calling the delegate.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item, or nil to deselect all items.
    ///   - animated: A Boolean value without effect.
    ///   - scrollPosition: The position to which the item scrolls, or an empty set for no scrolling.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects an item, without calling the delegate. `animated` has no effect.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Moving by hand

    /// Begins to move an item, as a user does.
    ///
    /// - Returns: `true` if the data source allows it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
    /// Moves the item to a point of the content. The item is shown there when the movement ends.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(toward: targetPosition) }
    /// Ends the movement: calls the data source, and puts the item at its new place.
    open func endInteractiveMovement() { endMovement() }
    /// Ends the movement, and leaves the item where it was.
    open func cancelInteractiveMovement() { movement = nil }

    // MARK: Updates

    /// Performs a batch of updates, and then calls the completion handler. Items keep their cells, and the collection
    /// asks for the number of items again.
    ///
    /// - Precondition: The data source's new counts match the updates. Otherwise, the process ends, as in UIKit.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        collectUpdates { updates?() }
        completion?(true)
    }
    /// Inserts items.
    ///
    /// - Parameter indexPaths: The index paths of the items after the update.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted.formUnion(indexPaths) } }
    /// Deletes items.
    ///
    /// - Parameter indexPaths: The index paths of the items before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted.formUnion(indexPaths) } }
    /// Reloads items: requests their cells again.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded.formUnion(indexPaths) } }
    /// Moves an item.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item before the update.
    ///   - newIndexPath: The index path of the item after the update.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moved[indexPath] = newIndexPath }
    }
    /// Inserts sections.
    ///
    /// - Parameter sections: The indexes of the sections after the update.
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections.
    ///
    /// - Parameter sections: The indexes of the sections before the update.
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    /// Reloads sections, whose numbers of items may have changed.
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section.
    ///
    /// - Parameters:
    ///   - section: The index of the section before the update.
    ///   - newSection: The index of the section after the update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }
}
