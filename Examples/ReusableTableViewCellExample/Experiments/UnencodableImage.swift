import ReusableViews

// An image without NSCoding.
final class UnencodableImage: NSObject {
    private let image: UIImage

    init(_ image: UIImage) {
        self.image = image
    }

    override nonisolated var description: String { "<UnencodableImage>" }
}
