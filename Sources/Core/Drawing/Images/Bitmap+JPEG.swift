internal import CJPEG
import Foundation
import PlainText

nonisolated extension Bitmap {
    /// Returns the width and height of a JPEG file in pixels, or nil unless it begins like one, or if it has more than
    /// 16 million pixels.
    static func size(ofJPEG data: Data) -> (width: Int, height: Int)? { read(data, nil) }

    /// Reads a JPEG file's contents, unless they are broken, not JPEG, or of more than 16 million pixels.
    init?(jpeg data: Data) {
        guard let (width, height) = Self.size(ofJPEG: data) else { return nil }
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        guard bytes.withUnsafeMutableBufferPointer({ Self.read(data, $0.baseAddress) }) != nil else { return nil }
        self.init(width: width, height: height, bytes: bytes)
    }

    /// Returns the contents of a JPEG file with the bitmap, or nil if it has no pixels.
    ///
    /// - Parameter quality: The quality, from 0 to 1.
    func jpeg(quality: CGFloat) -> Data? {
        var (pixels, file, length): ([UInt8], UnsafeMutablePointer<UInt8>?, UInt) = (bytes, nil, 0)
        defer { free(file) }
        let percent = Int32((quality * 100).rounded().whole(in: 0...100))
        let isWritten = pixels.withUnsafeMutableBufferPointer {
            jpeg_write_rgba($0.baseAddress, UInt32(width), UInt32(height), percent, &file, &length)
        }
        guard isWritten != 0, let file else { return nil }
        return Data(bytes: file, count: Int(length))
    }

    private static func read(_ data: Data, _ pixels: UnsafeMutablePointer<UInt8>?) -> (width: Int, height: Int)? {
        var (width, height): (UInt32, UInt32) = (0, 0)
        let isRead = data.withUnsafeBytes { file in
            jpeg_read_rgba(file.bindMemory(to: UInt8.self).baseAddress, file.count, &width, &height, pixels)
        }
        guard isRead != 0, width > 0, height > 0, Int(width) * Int(height) <= mostPixels else { return nil }
        return (Int(width), Int(height))
    }
}
