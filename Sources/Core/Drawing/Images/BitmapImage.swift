import Foundation

/// A bitmap, read from its file when its pixels are first wanted, with a cache of the sizes it was last drawn in.
nonisolated package final class BitmapImage: Hashable, @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// The PNG or JPEG file it is read from, or `nil` if there isn't one.
    private let file: Data?
    /// The direction in which the file has the pixels.
    let orientation: UIImage.Orientation
    private let lock = NSLock()
    private var known: Bitmap?
    @MainActor private var scaled: [Bitmap] = []

    package init(_ bitmap: Bitmap) {
        (width, height, file, known, orientation) = (bitmap.width, bitmap.height, nil, bitmap, .up)
    }

    /// Creates the image of a PNG or JPEG file, or `nil` for what ``Bitmap/size(ofPNG:)`` refuses. As in UIKit it is
    /// decoded when it is drawn (WWDC 2018, session 219). If it is broken behind its beginning, it is invisible.
    init?(file: Data) {
        let png = Bitmap.size(ofPNG: file)
        guard let (width, height) = png ?? Bitmap.size(ofJPEG: file) else { return nil }
        orientation = png == nil ? UIImage.Orientation(jpeg: file) ?? .up : .up
        (self.width, self.height) = orientation.swapsAxes ? (height, width) : (width, height)
        self.file = file
    }

    /// The pixels.
    package var bitmap: Bitmap {
        lock.withLock {
            if let known { return known }
            let bitmap =
                file.flatMap { Bitmap(png: $0) ?? Bitmap(jpeg: $0)?.turned(orientation) }
                ?? Bitmap(width: width, height: height, bytes: Array(repeating: 0, count: width * height * 4))
            known = bitmap
            return bitmap
        }
    }

    /// The image with all visible pixels in one color, or itself for nil.
    package func painted(_ color: UIColor?) -> BitmapImage {
        guard let color else { return self }
        var bytes = bitmap.bytes
        let paint = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded().whole(in: 0...255)) }
        for start in stride(from: 0, to: bytes.count, by: 4) {
            bytes.replaceSubrange(start..<start + 3, with: paint)
            bytes[start + 3] = UInt8((CGFloat(bytes[start + 3]) * color.alpha).rounded().whole(in: 0...255))
        }
        return BitmapImage(Bitmap(width: width, height: height, bytes: bytes))
    }

    /// The image as a PNG file's contents: those it is read from, which are the same everywhere, else new ones.
    package var png: Data? { file.flatMap { Bitmap.size(ofPNG: $0) == nil ? nil : $0 } ?? bitmap.png }

    /// Returns the bitmap in a number of pixels, clamped to a thousand in each direction.
    @MainActor package func bitmap(width: Int, height: Int) -> Bitmap {
        let (width, height) = (min(width, 1000), min(height, 1000))
        for known in scaled where known.width == width && known.height == height { return known }
        // A view that scrolls alternates between two heights. Few sizes are needed at once.
        if scaled.count >= 8 { scaled = [] }
        let result = bitmap.scaled(width: width, height: height)
        scaled.append(result)
        return result
    }

    package static func == (left: BitmapImage, right: BitmapImage) -> Bool {
        left === right || left.bitmap == right.bitmap
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
