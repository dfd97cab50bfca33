import Foundation

/// A bitmap, with a cache of the sizes it was last drawn in.
nonisolated package final class BitmapImage: Hashable, Sendable {
    package let bitmap: Bitmap
    /// The PNG file it was read from; `nil` if there was none.
    private let file: Data?
    @MainActor private var scaled: [Size: Bitmap] = [:]

    private struct Size: Hashable {
        let width: Int
        let height: Int
    }

    package init(_ bitmap: Bitmap, file: Data? = nil) {
        self.bitmap = bitmap
        self.file = file
    }

    /// The image with all that can be seen of it in one colour; itself for nil.
    package func painted(_ color: UIColor?) -> BitmapImage {
        guard let color else { return self }
        var bytes = bitmap.bytes
        let paint = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
        for start in stride(from: 0, to: bytes.count, by: 4) {
            bytes.replaceSubrange(start..<start + 3, with: paint)
            bytes[start + 3] = UInt8((CGFloat(bytes[start + 3]) * color.alpha).rounded())
        }
        return BitmapImage(Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes))
    }

    /// The image as a PNG file's contents: those it was read from, which are the same everywhere, else new ones.
    package var png: Data? { file ?? bitmap.png }

    /// The bitmap in a number of pixels; in no more than a thousand either way, whatever is asked for.
    @MainActor package func bitmap(width: Int, height: Int) -> Bitmap {
        let size = Size(width: min(width, 1000), height: min(height, 1000))
        if let known = scaled[size] { return known }
        // A view that scrolls alternates between two heights; few sizes are needed at once.
        if scaled.count >= 8 { scaled = [:] }
        let result = bitmap.scaled(width: size.width, height: size.height)
        scaled[size] = result
        return result
    }

    package static func == (left: BitmapImage, right: BitmapImage) -> Bool {
        left === right || left.bitmap == right.bitmap
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bitmap.width)
        hasher.combine(bitmap.height)
    }
}
