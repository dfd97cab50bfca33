import Foundation
import TerminalTesting
import Testing

@testable import Drawing

/// Images of every kind: what they say of themselves, how they are kept, and what is drawn on them.
struct ImagePiecesTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private let pixels = Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 9, 8, 7, 255])

    private func picture(_ name: String? = nil, scale: CGFloat = 1) -> UIImage {
        UIImage(.bitmap(BitmapImage(pixels)), name: name, scale: scale)
    }

    private func bytes(_ image: UIImage?) -> [UInt8] {
        if case .bitmap(let bitmap) = image?.content { bitmap.bitmap.bytes } else { [] }
    }

    @Test("An image has its kind, its size and its tint color")
    func kinds() throws {
        // Given
        let star = try #require(UIImage(systemName: "star"))
        let away = UIImage(.standIn(CGSize(width: 3, height: 4)), name: "night")
        let images = [star, picture(), picture("moon", scale: 2), away, UIImage()]

        // When
        let texts = images.map(\.description)
        let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
        let painted = images.prefix(2).flatMap { image in
            modes.flatMap { [image.withRenderingMode($0), image.withTintColor(.red, renderingMode: $0)] }
        }
        let paints = painted.map { $0.paint(tintColor: .blue)?.description.suffix(15) ?? "–" }

        // Then
        expect(
            texts,
            equals: [
                "<UIImage symbol(system: star)>", "<UIImage data 2×1>", "<UIImage moon 2×1>",
                "<UIImage night is not here>",
                "<UIImage  is not here>",
            ])
        let (red, blue, black) = ("1.0 0.0 0.0 1.0", "0.0 0.0 1.0 1.0", "0.0 0.0 0.0 1.0")
        expect(paints.map { String($0) }, equals: [blue, red, black, red, blue, blue, "–", red, "–", red, blue, blue])
        expect(
            images.map(\.size),
            equals: [
                CGSize(width: 8, height: 22), CGSize(width: 2, height: 1), CGSize(width: 1, height: 0.5),
                CGSize(width: 3, height: 4), .zero,
            ])
        expect(images.map(\.isSymbolImage), equals: [true, false, false, false, false])
        expect(star.withTintColor(.red).renderingMode == .automatic && star.symbolSize == nil)
        let sized = UIImage(star.content, name: "star", scale: 3, symbolSize: CGSize(width: 9, height: 9))
        for copy in [sized.withTintColor(.red), sized.withRenderingMode(.alwaysTemplate)] {
            expect(copy.symbolSize == CGSize(width: 9, height: 9) && copy.scale == 3 && copy.name == "star")
        }
    }

    @Test("Bitmaps are equal if they look alike, and symbols if their names are equal")
    func equality() throws {
        // Given
        let star = try #require(UIImage(systemName: "star"))
        let moon = picture("moon")

        // When
        let others = [
            picture(scale: 2), moon.withTintColor(.red), moon.withRenderingMode(.alwaysOriginal), UIImage(), star,
            UIImage(.bitmap(BitmapImage(Bitmap(width: 1, height: 2, bytes: pixels.bytes))), name: "moon"),
        ]

        // Then
        expect(moon == picture("sea") && moon.hash == picture("sea").hash && others.allSatisfy { $0 != moon })
        expect(star == UIImage(systemName: "star") && !star.isEqual("star"))
        expect(UIImage(systemName: "clock") != UIImage(systemName: "timer"))
    }

    @Test("An archive keeps an image of any kind, and without its data there is no image")
    func archives() throws {
        // Given
        let images = [
            UIImage(systemName: "star.fill")!, picture("moon", scale: 3), picture(),
            UIImage(.standIn(CGSize(width: 3, height: 4)), name: "night"),
        ]
        func decoded(_ fill: (NSKeyedArchiver) -> Void) throws -> UIImage? {
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            fill(archiver)
            archiver.finishEncoding()
            return UIImage(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        }

        // When
        let copies = try images.map { image in
            let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
            return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        }

        // Then
        expect(
            copies == images && copies.map(\.name) == images.map(\.name) && copies.map(\.size) == images.map(\.size))
        try expect(decoded { _ in }, equals: nil)
        try expect(decoded { $0.encode("nothing" as NSString, forKey: "symbolName") }, equals: nil)
        try expect(decoded { $0.encode("night" as NSString, forKey: "name") }?.size, equals: .zero)
        try expect(decoded { $0.encode(Data([1, 2]) as NSData, forKey: "pngData") }, equals: nil)
    }

    @Test("A file's name determines the pixels per point, which are 1 by default")
    func files() throws {
        // Given
        let folder = try TemporaryFolder()
        let png = try #require(pixels.png)
        for name in ["moon.png", "moon@2x.png", "moon@3x.png", "moon@4x.png"] {
            try png.write(to: URL(fileURLWithPath: folder.path + "/" + name))
        }
        _ = try folder.file("text.png", "no picture")

        // When
        let images = ["moon", "moon@2x", "moon@3x", "moon@4x"].map {
            UIImage(contentsOfFile: folder.path + "/\($0).png")
        }
        let scales = [0, -1, .nan, .infinity, 0.5].map { UIImage(data: png, scale: $0)?.scale }

        // Then
        expect(images.map { $0?.name }, equals: ["moon", "moon", "moon", "moon@4x"])
        expect(images.map { $0?.scale } == [1, 2, 3, 1] && scales == [1, 1, 1, 1, 0.5])
        expect(UIImage(contentsOfFile: folder.path + "/text.png") == nil && UIImage(contentsOfFile: "/no.png") == nil)
        expect(
            UIImage(data: png)?.scale == 1 && UIImage(data: png)?.name == nil && UIImage(data: png)?.pngData() == png)
    }

    @Test("Reducing a bitmap averages visible pixels, enlarging it repeats them, and its size is limited")
    func scaling() {
        // Given
        let bitmap = Bitmap(
            width: 4, height: 2,
            bytes: [10, 0, 0, 255, 30, 0, 0, 255, 90, 90, 90, 0, 90, 60, 30, 100]
                + [50, 0, 0, 255, 70, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0])
        let image = BitmapImage(bitmap)

        // When
        let halves = bitmap.scaled(width: 2, height: 1)
        let thirds = bitmap.scaled(width: 3, height: 1)
        let wide = bitmap.scaled(width: 8, height: 2)
        let sizes = [(2000, 1), (1, 2000), (1000, 1000)].map { image.bitmap(width: $0.0, height: $0.1) }

        // Then
        expect(halves.bytes, equals: [40, 0, 0, 255, 90, 60, 30, 25])
        expect(thirds.bytes, equals: [30, 0, 0, 255, 50, 0, 0, 255, 90, 60, 30, 25])
        expect(wide.bytes.prefix(16), equals: [10, 0, 0, 255, 10, 0, 0, 255, 30, 0, 0, 255, 30, 0, 0, 255])
        expect(bitmap.scaled(width: 4, height: 2) == bitmap && bitmap.scaled(width: 0, height: 0).bytes.isEmpty)
        expect(sizes.map(\.width) == [1000, 1, 1000] && sizes.map(\.height) == [1, 1000, 1000])
        expect(
            image == BitmapImage(bitmap) && image != BitmapImage(halves)
                && image.hashValue == BitmapImage(bitmap).hashValue)
    }

    @Test("UIKit's functions for image contexts begin black or clear, with the screen's scale, until they end")
    func functions() {
        // Given
        let rect = rect(0, 0, 1, 1)
        func image(_ opaque: Bool, _ scale: CGFloat, _ draw: () -> Void = {}) -> UIImage? {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), opaque, scale)
            defer { UIGraphicsEndImageContext() }
            draw()
            return UIGraphicsGetImageFromCurrentImageContext()
        }

        // When
        let images = [image(false, 1), image(true, 1), image(true, 0), image(false, 3)]
        let filled = image(false, 1) {
            UIColor.red.setStroke()
            UIColor.green.setFill()
            UIBezierPath(rect: rect).fill()
        }
        let stroked = image(false, 1) { UIBezierPath(rect: rect).stroke() }
        let both = image(false, 1) {
            UIColor.blue.set()
            UIRectFill(rect)
        }
        let after = image(false, 1) { UIBezierPath(rect: rect).stroke() }
        let clipped = image(false, 2) {
            let context = UIGraphicsGetCurrentContext()
            context?.translate(x: 0.5, y: 0)
            context?.saveState()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 0.5)).addClip()
            UIRectFill(CGRect(x: -1, y: -1, width: 9, height: 9))
            context?.restoreState()
            context?.multiplyAlpha(0.5)
            UIRectFill(CGRect(x: -0.5, y: 0.5, width: 0.5, height: 0.5))
        }

        // Then
        expect(images.map { $0?.scale }, equals: [1, 1, 2, 3])
        expect(bytes(images[0]) == [0, 0, 0, 0] && bytes(images[1]) == [0, 0, 0, 255])
        expect(
            bytes(images[2]).count == 16 && bytes(images[2])[12...] == [0, 0, 0, 255] && bytes(images[3]).count == 36)
        expect(bytes(filled) == [0, 255, 0, 255] && bytes(stroked) == [255, 0, 0, 255])
        expect(bytes(both) == [0, 0, 255, 255] && bytes(after) == [0, 0, 255, 255])
        expect(bytes(clipped), equals: [0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 128, 0, 0, 0, 0])
        expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("Wheels have an odd number of rows, side by side, and list their texts")
    func wheels() throws {
        // Given
        var wheels = Wheels(height: 110, rowHeight: 30)
        wheels.wheels = [
            .init(texts: ["a", "b", "c"], columns: 3, alignment: .left),
            .init(texts: ["d"], columns: 5, alignment: .right),
        ]
        let bounds = rect(10, 20, 200, 110)

        // When
        let ranges = [0, 21, 22, 43, 44, 65, 66, 110, 2200, 9000].map { Wheels(height: $0).rows.upperBound }
        let texts = (0...1).map { wheel in wheels.rows.map { wheels.text(ofRow: $0, wheel: wheel) } }
        let gaps = [0, 103, 104, 119, 120, 500].map { wheels.gap(in: $0) }

        // Then
        expect(
            ranges == [0, 0, 0, 0, 0, 0, 1, 2, 49, 49] && wheels.rows == -1...1 && Wheels(height: 0).wheels.isEmpty)
        expect(texts == [["a", "b", "c"], ["d", "", ""]] && gaps == [1, 1, 1, 1, 3, 3])
        expect(Wheels(height: 99, rowHeight: 5).rowHeight == 22 && wheels.rowHeight == 30 && !wheels.carryViews)
        expect(wheels.rect(ofRow: 0, in: bounds), equals: rect(10, 60, 200, 30))
        expect(wheels.rect(ofRow: -1, in: bounds), equals: rect(10, 30, 200, 30))
        expect(wheels.rect(ofRow: 1, wheel: 0, in: bounds), equals: rect(66, 90, 24, 30))
        expect(wheels.rect(ofRow: 1, wheel: 1, in: bounds), equals: rect(114, 90, 40, 30))
        let star = UIImage(systemName: "star")
        let captions = [
            Caption(symbol: star, text: "Vega"), Caption(symbol: star), Caption(text: "Vega"),
            Caption(symbol: picture()),
        ]
        expect(captions.map(\.characters.string), equals: ["☆ Vega", "☆", "Vega", ""])
        expect(Era.iOS5 < .iOS7 && Era.iOS7 < .iOS13 && !(Era.iOS7 < .iOS7) && Era.iOS13.rawValue == 13)
    }
}
