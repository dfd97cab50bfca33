/// The space between items.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The amount of space, in points.
    public let spacing: CGFloat
    /// A Boolean value that indicates whether the space grows if items leave room.
    public let isFlexibleSpacing: Bool
    /// A Boolean value that indicates whether the space is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// Creates a fixed amount of space.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// Creates a minimum amount of space.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
}
