import Foundation

nonisolated extension UIImage {
    /// The directions in which an image's pixels are stored, by the edge of the image where the first row belongs.
    public enum Orientation: Int, Sendable {
        /// The first row is at the top.
        case up
        /// The pixels are stored upside down.
        case down
        /// The image is turned 90 degrees counterclockwise to be drawn.
        case left
        /// The image is turned 90 degrees clockwise to be drawn.
        case right
        /// The pixels are stored as in a mirror.
        case upMirrored
        /// The pixels are stored upside down and as in a mirror.
        case downMirrored
        /// The pixels are mirrored, then the image is turned 90 degrees counterclockwise to be drawn.
        case leftMirrored
        /// The pixels are mirrored, then the image is turned 90 degrees clockwise to be drawn.
        case rightMirrored
    }

    /// The direction in which the file has the pixels, or up for images without a JPEG file. The image is drawn turned,
    /// and its size is that of the turned image.
    public var imageOrientation: Orientation {
        guard case .bitmap(let bitmapImage) = content else { return .up }
        return bitmapImage.orientation
    }
}

nonisolated extension UIImage.Orientation {
    /// The orientations in the order of Exif's values, 1…8, as `CGImagePropertyOrientation` has them.
    private static let exif: [Self] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// A Boolean value that indicates whether rows become columns.
    var swapsAxes: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
    /// A Boolean value that indicates whether the first stored column is drawn last.
    var flipsColumns: Bool { [.upMirrored, .down, .rightMirrored, .left].contains(self) }
    /// A Boolean value that indicates whether the first stored row is drawn last.
    var flipsRows: Bool { [.down, .downMirrored, .right, .rightMirrored].contains(self) }

    /// Reads the orientation in a JPEG file's Exif segment, or nil if it has none.
    ///
    /// A file is a row of segments, and Exif's contains the first directory of a TIFF file, with the orientation as
    /// entry 0x0112 (CIPA DC-008, sections 4.5.2 and 4.6.2).
    init?(jpeg data: Data) {
        let bytes = [UInt8](data.prefix(1 << 18))
        func number(_ range: Range<Int>, isLittle: Bool = false) -> Int? {
            guard range.upperBound <= bytes.count else { return nil }
            return isLittle
                ? bytes[range].reversed().reduce(0) { $0 << 8 | Int($1) } : bytes[range].reduce(0) { $0 << 8 | Int($1) }
        }
        var start = 2
        // Segments end where the picture starts.
        while let marker = number(start..<start + 2), marker > 0xFF00, marker != 0xFFDA,
            let length = number(start + 2..<start + 4)
        {
            let tiff = start + 10
            guard marker == 0xFFE1, bytes[(start + 4)...].starts(with: Array("Exif\0\0".utf8)) else {
                start += 2 + length
                continue
            }
            let isLittle = bytes[tiff...].first == UInt8(ascii: "I")
            func read(_ offset: Int, _ count: Int) -> Int? {
                number(tiff + offset..<tiff + offset + count, isLittle: isLittle)
            }
            guard let directory = read(4, 4), let count = read(directory, 2) else { return nil }
            for entry in 0..<count {
                let place = directory + 2 + entry * 12
                guard let tag = read(place, 2) else { return nil }
                guard tag == 0x0112, let value = read(place + 8, 2), Self.exif.indices.contains(value - 1) else {
                    continue
                }
                self = Self.exif[value - 1]
                return
            }
            return nil
        }
        return nil
    }
}

nonisolated extension Bitmap {
    /// Returns the image as it is drawn if its pixels are stored in an orientation.
    func turned(_ orientation: UIImage.Orientation) -> Bitmap {
        guard orientation != .up else { return self }
        let (swaps, flipsRows, flipsColumns) = (
            orientation.swapsAxes, orientation.flipsRows, orientation.flipsColumns
        )
        let (newWidth, newHeight) = swaps ? (height, width) : (width, height)
        let turned = bytes.withUnsafeBytes { stored in
            [UInt8](unsafeUninitializedCapacity: bytes.count) { result, count in
                let drawn = UnsafeMutableRawBufferPointer(result)
                for index in 0..<width * height {
                    let (x, y) = (index % newWidth, index / newWidth)
                    let (column, row) = swaps ? (y, x) : (x, y)
                    let start = (flipsRows ? height - 1 - row : row) * width
                    let source = start + (flipsColumns ? width - 1 - column : column)
                    let pixel = stored.loadUnaligned(fromByteOffset: source * 4, as: UInt32.self)
                    drawn.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
                }
                count = bytes.count
            }
        }
        return Bitmap(width: newWidth, height: newHeight, bytes: turned)
    }
}
