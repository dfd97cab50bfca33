/// The room between items.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// How much, in points.
    public let spacing: CGFloat
    /// Whether there is more if items leave it.
    public let isFlexibleSpacing: Bool
    /// Whether it is as much as said.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// So much.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// So much or more.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
}
