/// The repeated part of a group: the place of a cell, or a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size in the group.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The space between the edges of the place and the cell, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Creates an item with a size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

    /// A place for a cell, in a group or below groups.
    struct Place {
        var frame: CGRect
        let sizesItself: Bool
    }

    /// The places of cells in a place of a size.
    func places(in size: CGSize) -> [Place] {
        let frame = CGRect(origin: .zero, size: size).inset(by: contentInsets.resolved(.leftToRight))
        return [Place(frame: frame, sizesItself: layoutSize.heightDimension.isEstimated)]
    }
}
