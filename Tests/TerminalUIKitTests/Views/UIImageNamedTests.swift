import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Drawing

struct UIImageNamedTests {
    @Test("An image file is found by its name, and @2x means two pixels per point")
    func files() throws {
        // Given
        let png = try #require(Bitmap(width: 3, height: 1, bytes: Array(repeating: 255, count: 12)).png)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try png.write(to: folder.appendingPathComponent("plain.png"))
        try png.write(to: folder.appendingPathComponent("sharp@2x.png"))
        let bundle = try #require(Bundle(path: folder.path))

        // When
        let images = ["plain", "plain.png", "sharp", "absent", "../plain"].map {
            UIImage(named: $0, in: bundle, compatibleWith: nil)
        }

        // Then
        expect(images.map { $0?.size.width }, equals: [3, 3, 1.5, nil, nil])
        expect(images.map { $0?.name }, equals: ["plain", "plain", "sharp", nil, nil])
        expect(UIImage(contentsOfFile: folder.path), equals: nil)
    }

    @Test("A name without a file is a symbol's, and a variant needs a symbol")
    func symbols() {
        // Given
        let names = ["star.fill", "fill", ""]

        // When
        let images = names.map(UIImage.init(named:))

        // Then
        expect(images.map { $0?.glyph }, equals: ["★", nil, nil])
    }

    @Test("An image name can't lead to another folder")
    func otherFolders() throws {
        // Given
        let png = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]).png)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try png.write(to: inner.appendingPathComponent("plain.png"))
        let bundle = try #require(Bundle(path: folder.path))

        // When
        let image = UIImage(named: "inner/plain", in: bundle, compatibleWith: nil)

        // Then
        expect(image, equals: nil)
    }
}
