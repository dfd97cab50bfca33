import Drawing
import Foundation
import TerminalTesting
import Testing

@Suite struct UIFontTests {
    @Test("A system font has its size, its family and its weight")
    func systemFont() {
        // Given
        let font = UIFont.systemFont(ofSize: 17, weight: .heavy)

        // When
        let light = UIFont.systemFont(ofSize: 17, weight: .ultraLight)

        // Then
        expect(font.pointSize, equals: 17)
        expect(font.familyName, equals: ".AppleSystemUIFont")
        expect(font.weight == .heavy && font.isBold && !font.isItalic)
        expect(light.weight == .ultraLight && !light.isBold)
    }

    @Test("The bold and the italic system font have their traits")
    func traits() {
        // Given
        let bold = UIFont.boldSystemFont(ofSize: 12)

        // When
        let italic = UIFont.italicSystemFont(ofSize: 12)

        // Then
        expect(bold.isBold && !bold.isItalic)
        expect(italic.isItalic && !italic.isBold)
    }

    @Test("A font's traits and family are read from its PostScript name")
    func named() throws {
        // Given
        let font = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 20))

        // When
        let larger = font.withSize(30)

        // Then
        expect(font.familyName, equals: "Helvetica Neue")
        expect(font.isBold && font.isItalic)
        expect(UIFont(name: "Moon-Bold-Condensed", size: 20)?.isBold, equals: true)
        expect(larger.fontName == font.fontName && larger.pointSize == 30)
        expect(UIFont(name: "", size: 20), equals: nil)
    }

    @Test("An invalid size becomes the system's size", arguments: [0, -4, CGFloat.nan, .infinity])
    func badSize(size: CGFloat) {
        // Given, When
        let font = UIFont.systemFont(ofSize: size)

        // Then
        expect(font.pointSize, equals: UIFont.systemFontSize)
    }

    @Test("A text style has the size and weight it has on iOS")
    func textStyles() {
        // Given
        let headline = UIFont.preferredFont(forTextStyle: .headline)

        // When
        let fromFile = UIFont.preferredFont(forTextStyle: .init(rawValue: "UICTFontTextStyleCallout"))

        // Then
        expect(headline.pointSize == 17 && headline.isBold)
        expect(fromFile.pointSize == 16 && !fromFile.isBold)
    }

    @Test("Lines of the body font are 20.3 points apart")
    func lineHeight() {
        // Given
        let font = UIFont.preferredFont(forTextStyle: .body)

        // When
        let height = font.lineHeight

        // Then
        expect(abs(height - 20.287) < 0.001)
    }

    @Test(
        "Lines of Apple's Chinese font are 1.4 times as high as its size",
        arguments: ["PingFangSC-Medium", "PingFangTC-Regular", "PingFangHK-Light"])
    func chinese(name: String) throws {
        // Given
        let font = try #require(UIFont(name: name, size: 20))

        // When
        let height = font.lineHeight

        // Then
        expect(height, equals: 28)
    }

    @Test("The system's font has the same widths by the name that Xcode gives it in a nib")
    func systemName() throws {
        // Given
        let font = try #require(UIFont(name: ".AppleSystemUIFont", size: 17))

        // When
        let sizes = [font, .systemFont(ofSize: 17)].map { TextMetrics.typographic.size(of: "Version", font: $0) }

        // Then
        expect(sizes[0], equals: sizes[1])
    }

    @Test("A font survives Foundation's keyed archive")
    func archive() throws {
        // Given
        let font = UIFont.systemFont(ofSize: 13.5, weight: .medium)

        // When
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)

        // Then
        expect(copy, equals: font)
        expect(copy?.weight, equals: .medium)
    }

    @Test("The standard font sizes are UIKit's")
    func usualSizes() {
        // Given, When
        let sizes = [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize]

        // Then
        expect(sizes, equals: [17, 18, 12, 14])
    }

    @Test("An archive keeps a font's leading if it has one", arguments: [true, false])
    func archivedLeading(hasLeading: Bool) throws {
        // Given: a text style's lines are further apart than the font's
        let font: UIFont = hasLeading ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 17)

        // When
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(font, forKey: "font")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let copy = unarchiver.decodeObject(of: UIFont.self, forKey: "font")

        // Then
        expect((font.leading > 0) == hasLeading && copy == font && copy?.leading == font.leading)
        expect((archiver.encodedData.range(of: Data("leading".utf8)) != nil), equals: hasLeading)
    }
}
