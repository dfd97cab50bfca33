/// The place of a cell, header or footer of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    /// The index path of the item, or of the section's first.
    open var indexPath: IndexPath
    /// The rectangle in the content, in points.
    open var frame = CGRect.zero
    /// The opacity, from 0 (invisible) to 1.
    open var alpha: CGFloat = 1
    /// A Boolean value that determines whether the view is hidden.
    open var isHidden = false
    /// The position from back to front: views with higher numbers are in front.
    open var zIndex = 0
    /// A Boolean value that indicates whether a row of a list has a line below it, or nil for other elements.
    var hasSeparator: Bool?
    /// The kind of a header or footer, or nil for a cell.
    open private(set) var representedElementKind: String?
    /// The category of the view: a cell, a supplementary view, or a decoration.
    open private(set) var representedElementCategory: UICollectionView.ElementCategory

    /// Creates attributes of a cell.
    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
        representedElementCategory = .cell
    }

    /// Creates attributes of a header, a footer, or another supplementary view.
    public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = kind
        representedElementCategory = .supplementaryView
    }

    /// Creates attributes of a decoration view, whose kind the layout has registered.
    public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(forSupplementaryViewOfKind: kind, with: indexPath)
        representedElementCategory = .decorationView
    }

    /// The middle of the rectangle, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size of the rectangle, in points. Its middle stays where it is when it is set.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }
}

extension UICollectionView {
    /// The views that a layout can place.
    public nonisolated enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell
        /// A header, a footer or the like.
        case supplementaryView
        /// A decoration.
        case decorationView
    }
}
