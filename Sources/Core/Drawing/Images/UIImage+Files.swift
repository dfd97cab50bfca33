import Foundation

nonisolated extension UIImage {
    /// Creates an image from a PNG or JPEG file. A name that ends in `@2x` or `@3x` says how many pixels a point has.
    /// - Parameter path: The file's path.
    /// - Returns: `nil` if there is no such file, or it is no image.
    public convenience init?(contentsOfFile path: String) {
        let file = URL(fileURLWithPath: path)
        guard let data = file.contents(atMost: 64 << 20) else { return nil }
        let name = file.deletingPathExtension().lastPathComponent
        let scales: [String: CGFloat] = ["@2x": 2, "@3x": 3]
        let scale = scales[String(name.suffix(3))]
        self.init(data: data, name: scale == nil ? name : String(name.dropLast(3)), scale: scale ?? 1)
    }
}
