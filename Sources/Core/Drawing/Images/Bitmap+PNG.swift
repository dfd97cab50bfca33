internal import CPNG
import Foundation

nonisolated extension Bitmap {
    /// More pixels than this are refused before any memory is taken for them: a small file can promise a huge image.
    static let mostPixels = 4096 * 4096

    /// libpng's `PNG_FORMAT_RGBA`, a macro that Swift does not see.
    private static let rgba = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

    /// Returns the width and height of a PNG file in pixels, or nil unless it begins like one, or if it has more than
    /// 16 million pixels.
    static func size(ofPNG data: Data) -> (width: Int, height: Int)? {
        read(data) { (Int($0.width), Int($0.height)) }
    }

    /// Reads a PNG file's contents, unless they are broken, not PNG, or of more than 16 million pixels.
    init?(png data: Data) {
        let read = Self.read(data) { image -> Bitmap? in
            image.format = Self.rgba
            let (width, height) = (Int(image.width), Int(image.height))
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { return nil }
            return Bitmap(width: width, height: height, bytes: bytes)
        }
        guard let read else { return nil }
        self = read
    }

    /// Begins to read a PNG file, up to its pixels.
    private static func read<Result>(_ data: Data, _ goOn: (inout png_image) -> Result?) -> Result? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return data.withUnsafeBytes { file in
            guard let start = file.baseAddress, png_image_begin_read_from_memory(&image, start, file.count) != 0,
                image.width > 0, image.height > 0, Int(image.width) * Int(image.height) <= mostPixels
            else { return nil }
            return goOn(&image)
        }
    }

    /// The picture as a PNG file's contents, or `nil` only if there is no memory for it.
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
