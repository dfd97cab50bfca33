import ReusableViews

// Until iOS 5 images could not be encoded. This view encodes its image as one of those.
final class UnencodableImageView: UIImageView {
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(image.map(UnencodableImage.init), forKey: "image")
    }
}
