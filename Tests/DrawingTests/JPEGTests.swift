import Foundation
import TerminalTesting
import Testing

@testable import Drawing

struct JPEGTests {
    /// Two red pixels.
    private let file = Data(
        base64Encoded: """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j\
            q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk\
            pKSkpKSkpKT/wAARCAABAAIDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAV\
            AQEBAAAAAAAAAAAAAAAAAAAEBv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AABqR//Z
            """)!

    @Test("A JPEG file is read, and converted to PNG")
    func pixels() throws {
        // When
        let image = try #require(UIImage(data: file, scale: 2))
        let bitmap = try #require(image.pngData().flatMap(Bitmap.init(png:)))

        // Then
        expect(image.size, equals: CGSize(width: 1, height: 0.5))
        expect(bitmap.bytes.count, equals: 8)
        expect(bitmap.bytes[0] > 240 && bitmap.bytes[1] < 20 && bitmap.bytes[2] < 20 && bitmap.bytes[3] == 255)
    }

    @Test("An image is written as a JPEG file, of any quality")
    func writing() throws {
        // Given
        let image = try #require(UIImage(data: file, scale: 2))

        // When
        let data = try #require(image.jpegData(compressionQuality: 7))
        let bitmap = try #require(Bitmap(jpeg: data))

        // Then
        expect([bitmap.width, bitmap.height], equals: [2, 1])
        expect(bitmap.bytes[0] > 240 && bitmap.bytes[1] < 20 && bitmap.bytes[2] < 20)
        expect(image.jpegData(compressionQuality: 0).map { $0.count < data.count } == true)
        expect(UIImage(systemName: "star")?.jpegData(compressionQuality: 1) == nil)
    }

    @Test("A broken JPEG file isn't an image, and an incomplete one has the pixels in it")
    func broken() throws {
        // Then
        expect(UIImage(data: file.prefix(20)) == nil && UIImage(data: Data([0xFF, 0xD8])) == nil)
        expect(Bitmap(jpeg: file.dropLast(2))?.bytes.count, equals: 8)
    }

    /// The two pixels, red beside white, with an orientation in an Exif segment.
    private func file(orientation: UInt8, isLittle: Bool) -> Data {
        let tiff: [UInt8] =
            isLittle
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let exif = Array("Exif\0\0".utf8) + tiff
        return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file.dropFirst(2)
    }

    @Test(
        "A JPEG file's orientation is the image's, whose size is that of the turned image",
        arguments: zip(
            UInt8(1)...8, [0, 4, 1, 5, 6, 3, 7, 2].compactMap(UIImage.Orientation.init(rawValue:))))
    func orientation(value: UInt8, orientation: UIImage.Orientation) throws {
        for isLittle in [true, false] {
            // When
            let image = try #require(UIImage(data: file(orientation: value, isLittle: isLittle)))
            let drawn = try #require(image.pngData().flatMap(Bitmap.init(png:)))

            // Then
            expect(image.imageOrientation, equals: orientation)
            expect(image.size, equals: value < 5 ? CGSize(width: 2, height: 1) : CGSize(width: 1, height: 2))
            expect([drawn.width, drawn.height], equals: value < 5 ? [2, 1] : [1, 2])
        }
    }

    @Test("An orientation that Exif doesn't define, or that is cut off, is up")
    func unknownOrientation() {
        // Given
        let (wrong, right) = (file(orientation: 9, isLittle: true), file(orientation: 6, isLittle: true))

        // Then
        expect(UIImage(data: wrong)?.imageOrientation, equals: .up)
        for count in 0..<40 { expect(UIImage.Orientation(jpeg: right.prefix(count)) == nil || count > 31) }
    }

    @Test(
        "A bitmap is drawn with its first row and column where Exif's value says",
        arguments: zip(
            [0, 4, 1, 5, 6, 3, 7, 2].compactMap(UIImage.Orientation.init(rawValue:)),
            // Exif 2.32, 4.6.4: the letters stored as "ab cd ef", three rows of two.
            ["ab cd ef", "ba dc fe", "fe dc ba", "ef cd ab", "ace bdf", "eca fdb", "fdb eca", "bdf ace"]))
    func turned(orientation: UIImage.Orientation, rows: String) {
        // Given
        let stored = Bitmap(width: 2, height: 3, bytes: Array("abcdef".utf8).flatMap { [$0, 0, 0, 255] })

        // When
        let drawn = stored.turned(orientation)

        // Then
        let letters = (0..<drawn.height).map { y in
            String((0..<drawn.width).map { Character(Unicode.Scalar(drawn[$0, y].red)) })
        }
        expect(letters.joined(separator: " "), equals: rows)
    }

    @Test("A progressive file with hundreds of scans isn't read, because each goes through the whole picture")
    func scans() throws {
        // Given
        let progressive = Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAA0JCgsKCA0LCgsODg0P\
                EyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//wgALCAAIAAgBAREA/8QAFAABAAAAAAAA\
                AAAAAAAAAAAABf/aAAgBAQAAAAEL/8QAFhAAAwAAAAAAAAAAAAAAAAAAAAEC/9oACAEBAAEFAoR//8QAFBABAAAAAAAAAAAAAAAA\
                AAAAAP/aAAgBAQAGPwJ//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPyFf/9oACAEBAAAAEP8A/8QAFhAAAwAAAAAAAAAA\
                AAAAAAAAACEx/9oACAEBAAE/EIo//9k=
                """)!
        let start = try #require(progressive.range(of: Data([0xFF, 0xDA]), options: .backwards)).lowerBound
        let end = progressive.count - 2

        // When
        let many = progressive[..<end] + Data((0..<200).map { _ in progressive[start..<end] }.joined()) + [0xFF, 0xD9]

        // Then
        expect(Bitmap(jpeg: progressive)?.bytes.count, equals: 256)
        expect(Bitmap(jpeg: many) == nil)
    }
}
