/// The length on one axis: a fraction of the container, or a number of points.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    private enum Measure {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    private let measure: Measure
    /// The part, or the points.
    public let dimension: CGFloat

    private init(_ measure: Measure, _ dimension: CGFloat) {
        self.measure = measure
        self.dimension = dimension
    }

    /// Creates a length that is a fraction of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// Creates a length that is a fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Creates a length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Creates an estimated length in points. The cell's own length replaces it when the cell has been on the screen.
    /// Only heights are measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// A Boolean value that indicates whether the length is a fraction of a width.
    public var isFractionalWidth: Bool { measure == .fractionalWidth }
    /// A Boolean value that indicates whether the length is a fraction of a height.
    public var isFractionalHeight: Bool { measure == .fractionalHeight }
    /// A Boolean value that indicates whether the length is a number of points.
    public var isAbsolute: Bool { measure == .absolute }
    /// A Boolean value that indicates whether the length is an estimate.
    public var isEstimated: Bool { measure == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch measure {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}
