/// How large something is.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
    /// How wide.
    public let widthDimension: NSCollectionLayoutDimension
    /// How high.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size of a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}
