/// An image as rows of pixels, the top row first.
nonisolated package struct Bitmap: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and alpha of each pixel in turn, colors not multiplied with alpha: as PNG files have them.
    package let bytes: [UInt8]

    /// Creates an image.
    /// - Precondition: There are four bytes for each pixel.
    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4, "a pixel has four bytes")
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    package subscript(x: Int, y: Int) -> Pixel {
        let start = (y * width + x) * 4
        return Pixel(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
    }

    /// The image stretched or shrunk: each new pixel is the average of those it covers, or the one it lies in.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of the larger of the two.
    func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard (newWidth, newHeight) != (width, height) else { return self }
        var result: [UInt8] = []
        result.reserveCapacity(newWidth * newHeight * 4)
        bytes.withUnsafeBufferPointer { bytes in
            for y in 0..<newHeight {
                let rows = Self.source(of: y, among: newHeight, in: height)
                for x in 0..<newWidth {
                    let columns = Self.source(of: x, among: newWidth, in: width)
                    let pixel = bytes.baseAddress.map { average(columns: columns, rows: rows, of: $0) } ?? .clear
                    result += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
                }
            }
        }
        return Bitmap(width: newWidth, height: newHeight, bytes: result)
    }

    /// The old pixels, at least one, that a new one stands for along one axis.
    private static func source(of index: Int, among count: Int, in length: Int) -> Range<Int> {
        let start = index * length / count
        return start..<max(start + 1, (index + 1) * length / count)
    }

    /// The average color, each pixel counting as much as it can be seen.
    private func average(columns: Range<Int>, rows: Range<Int>, of bytes: UnsafePointer<UInt8>) -> Pixel {
        var (red, green, blue, alpha) = (0, 0, 0, 0)
        for y in rows {
            // No ranges: in debug builds a step of theirs costs more than a pixel.
            var pixel = bytes + (y * width + columns.lowerBound) * 4
            let end = pixel + columns.count * 4
            while pixel < end {
                let weight = Int(pixel[3])
                red += Int(pixel[0]) * weight
                green += Int(pixel[1]) * weight
                blue += Int(pixel[2]) * weight
                alpha += weight
                pixel += 4
            }
        }
        guard alpha > 0 else { return .clear }
        return Pixel(
            red: UInt8(red / alpha), green: UInt8(green / alpha), blue: UInt8(blue / alpha),
            alpha: UInt8(alpha / (rows.count * columns.count)))
    }
}
