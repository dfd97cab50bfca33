import Foundation
import TerminalTesting
import Testing

@testable import Drawing

struct PNGTests {
    private let bitmap = Bitmap(
        width: 3, height: 2,
        bytes: [
            255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
            10, 20, 30, 0, 40, 50, 60, 128, 70, 80, 90, 255,
        ])

    @Test("PNG data of an image has the same pixels as the image")
    func roundTrip() throws {
        // Given
        let data = try #require(bitmap.png)

        // When
        let image = try #require(UIImage(data: data, scale: 2))

        // Then
        expect(Bitmap(png: data), equals: bitmap)
        expect(image.size, equals: CGSize(width: 1.5, height: 1))
        expect(image.pngData(), equals: data)
        expect(!image.isSymbolImage)
    }

    @Test(
        "A PNG file is read in every color type: gray, without alpha, with a palette, with 16 bits",
        arguments: [
            (
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNgaAAAAIMAgRRrm0MAAAAASUVORK5CYII=",
                [0, 0, 0, 255, 128, 128, 128, 255]
            ),
            (
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mP4/5+LAQAHEgIJ6RtS8AAAAABJRU5ErkJggg==",
                [255, 255, 255, 255, 10, 10, 10, 0]
            ),
            (
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR42mNgZGL+9fsPAAYDAvj37RHxAAAAAElFTkSuQmCC",
                [1, 2, 3, 255, 250, 251, 252, 255]
            ),
            (
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEUJCAfIZDJ5NaOkAAAAAnRSTlP//8i138cAAAALSURBVHja"
                    + "Y2BkAAAABQACQsJEnwAAAABJRU5ErkJggg==", [200, 100, 50, 255, 9, 8, 7, 255]
            ),
            (
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAYAAABPhRjKAAAAEElEQVR42mP4/5+B4T8QAAAY8AX7pUrCqQAAAABJRU5ErkJggg==",
                [255, 0, 255, 255]
            ),
        ] as [(String, [UInt8])])
    func kinds(file: String, bytes: [UInt8]) throws {
        // Given
        let data = try #require(Data(base64Encoded: file))

        // When
        let read = try #require(Bitmap(png: data))

        // Then
        expect(read, equals: Bitmap(width: bytes.count / 4, height: 1, bytes: bytes))
    }

    @Test("A file without a PNG signature isn't an image, and reading a damaged file doesn't crash")
    func broken() throws {
        // Given
        let data = try #require(bitmap.png)
        let headerOnly = 40

        // When
        let cut = (0..<headerOnly).map { UIImage(data: data.prefix($0)) }
        let text = UIImage(data: Data("no picture".utf8))

        // Then
        expect(cut.allSatisfy { $0 == nil })
        expect(text, equals: nil)
        for position in data.indices {
            var damaged = data
            damaged[position] ^= 0xFF
            // A damaged file may be readable, but doesn't end the process.
            _ = BitmapImage(file: damaged)?.bitmap
        }
    }

    @Test("An incomplete PNG file has its size, but is invisible")
    func cutOff() throws {
        // Given
        let whole = try #require(bitmap.png)
        let pixels = try #require(whole.range(of: Data("IDAT".utf8)))
        let data = whole.prefix(pixels.upperBound + 4)

        // When
        let image = try #require(UIImage(data: data))

        // Then
        expect(image.size, equals: CGSize(width: 3, height: 2))
        expect(BitmapImage(file: data)?.bitmap.bytes, equals: Array(repeating: 0, count: 24))
    }

    @Test("A small file that promises a huge picture is refused")
    func huge() throws {
        // Given
        var data = try #require(bitmap.png)
        let million: [UInt8] = [0x00, 0x0F, 0x42, 0x40]
        data.replaceSubrange(16..<20, with: million)
        data.replaceSubrange(20..<24, with: million)
        // With the check sum made to fit, only the size is wrong.
        data.replaceSubrange(29..<33, with: crc32(of: data[12..<29]))

        // When
        let image = UIImage(data: data)

        // Then
        expect(image, equals: nil)
    }

    @Test("A symbol has no PNG data")
    func symbol() {
        // Given
        let symbol = UIImage(systemName: "moon")

        // When
        let data = symbol?.pngData()

        // Then
        expect(symbol != nil)
        expect(data, equals: nil)
    }

    @Test("A bitmap survives Foundation's keyed archive with its name and scale")
    func archive() throws {
        // Given
        let image = try #require(UIImage(data: bitmap.png!, name: "moon", scale: 2))

        // When
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)

        // Then
        expect(copy, equals: image)
        expect(copy?.name, equals: "moon")
        expect(copy?.scale, equals: 2)
    }

    private func crc32(of data: Data) -> [UInt8] {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc ^= 0xFFFF_FFFF
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) }
    }
}
