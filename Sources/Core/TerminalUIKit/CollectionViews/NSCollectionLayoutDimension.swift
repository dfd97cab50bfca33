/// How long something is on one axis: a part of what it is in, or a number of points.
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

    /// A part of the width of what it is in.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A part of the height of what it is in.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// So many points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// So many points, until the cell has been on screen: it says how many are right. Only heights are measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Whether it is a part of a width.
    public var isFractionalWidth: Bool { measure == .fractionalWidth }
    /// Whether it is a part of a height.
    public var isFractionalHeight: Bool { measure == .fractionalHeight }
    /// Whether it is a number of points.
    public var isAbsolute: Bool { measure == .absolute }
    /// Whether it is an estimate.
    public var isEstimated: Bool { measure == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch measure {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}
