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

    @Test("A broken JPEG file isn't an image, and an incomplete one has the pixels in it")
    func broken() throws {
        // Then
        expect(UIImage(data: file.prefix(20)) == nil && UIImage(data: Data([0xFF, 0xD8])) == nil)
        expect(Bitmap(jpeg: file.dropLast(2))?.bytes.count, equals: 8)
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
