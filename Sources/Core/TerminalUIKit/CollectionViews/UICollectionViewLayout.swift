@_spi(Overriding) import Views

/// The places of the cells, headers and footers of a collection. The class is made to be subclassed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, NSCoding, NibObject {
    /// The collection that is laid out.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    public override init() { super.init() }

    /// Decodes a layout.
    public required init?(coder: NSCoder) {
        super.init()
        code(with: PropertyCoder(coder, isDecoding: true))
    }

    /// Encodes the properties that ``init(coder:)`` decodes.
    open func encode(with coder: NSCoder) { code(with: PropertyCoder(coder, isDecoding: false)) }
    /// Reads or writes the properties.
    @_spi(Overriding) open func code(with coder: PropertyCoder) {}
    /// Prepares the layout after a nib has created it and connected all outlets.
    open func awakeFromNib() {}

    /// The class, without an address: two runs of a program print the same text.
    open nonisolated override var description: String { "<\(type(of: self))>" }

    /// Invalidates the layout.
    open func invalidateLayout() {
        collectionView?.layoutIsPrepared = false
        collectionView?.setNeedsLayout()
    }

    /// Returns a Boolean value that indicates whether an element determines its own height, and hasn't yet.
    func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    /// Keeps the height that an element has asked for.
    func take(_ preferred: UICollectionViewLayoutAttributes) {}

    /// Discards the height that an item has asked for.
    func forgetHeight(ofItem indexPath: IndexPath) {}

    /// Updates the places of heights that were kept, because items have come, gone or moved, or all are new.
    func itemsChanged(by changes: ListUpdates?) {}

    /// Computes the layout. Called before any query if the layout is invalid.
    open func prepare() {}

    /// The extent of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of the views that a rectangle of the content touches, in the order of the index paths.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item, or nil if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a header or footer, or nil if there isn't one.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view, or nil if there isn't one.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Registers a class for decoration views of a kind, or nil to unregister it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .class($0) }
    }
    /// Registers a nib for decoration views of a kind, or nil to unregister it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }
    /// The sources of views that decorate, by their kinds.
    private(set) var decorations: [String: UICollectionReusableView.Origin] = [:]

    /// Returns a Boolean value that indicates whether scrolling, or another size, invalidates the layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the offset at which the content comes to rest after a user has let go of it: the proposed one, unless
    /// overridden.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset where scrolling would end.
    ///   - velocity: The velocity, which is always zero, because a movement takes no time.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
}
