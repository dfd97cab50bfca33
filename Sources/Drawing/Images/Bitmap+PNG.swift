internal import CPNG
import Foundation

nonisolated extension Bitmap {
    /// More pixels than this are refused before any memory is taken for them: a small file can promise a huge image.
    private static let mostPixels = 4096 * 4096

    /// libpng's `PNG_FORMAT_RGBA`, a macro that Swift does not see.
    private static let rgba = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

    /// Reads a PNG file's contents, unless they are broken, not PNG, or of more than 16 million pixels.
    init?(png data: Data) {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        let bytes: [UInt8]? = data.withUnsafeBytes { file in
            guard let start = file.baseAddress, png_image_begin_read_from_memory(&image, start, file.count) != 0,
                image.width > 0, image.height > 0, Int(image.width) * Int(image.height) <= Self.mostPixels
            else { return nil }
            image.format = Self.rgba
            var bytes = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
            return png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 ? bytes : nil
        }
        guard let bytes else { return nil }
        self.init(width: Int(image.width), height: Int(image.height), bytes: bytes)
    }

    /// The picture as a PNG file's contents; `nil` only if there is no memory for it.
    package var png: Data? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.format = Self.rgba
        image.width = png_uint_32(width)
        image.height = png_uint_32(height)
        defer { png_image_free(&image) }
        var count = 0
        guard png_image_write_to_memory(&image, nil, &count, 0, bytes, 0, nil) != 0 else { return nil }
        var data = Data(count: count)
        let written = data.withUnsafeMutableBytes {
            png_image_write_to_memory(&image, $0.baseAddress, &count, 0, bytes, 0, nil)
        }
        return written != 0 ? data.prefix(count) : nil
    }
}
