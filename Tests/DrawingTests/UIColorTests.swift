import Drawing
import Foundation
import TerminalTesting
import Testing

@Suite struct UIColorTests {
    @Test("A color returns the components that it was created with")
    func components() {
        // Given
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

        // When
        let hasComponents = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)

        // Then
        expect(hasComponents)
        expect([red, green, blue, alpha], equals: [0.25, 0.5, 0.75, 0.5])
    }

    @Test("Components that are out of range or NaN are limited to the range")
    func outOfRange() {
        // Given
        let wild = UIColor(red: 7, green: -1, blue: .nan, alpha: .infinity)

        // When
        let tame = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

        // Then
        expect(wild, equals: tame)
    }

    @Test(
        "Hues go around the color wheel, so 0 and 1 are both red",
        arguments: [(0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1.0, .red)] as [(Double, UIColor)])
    func hue(hue: Double, expected: UIColor) {
        // Given
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        var (red2, green2, blue2): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)

        // When
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        expected.getRed(&red2, green: &green2, blue: &blue2, alpha: nil)

        // Then
        expect(abs(red - red2) + abs(green - green2) + abs(blue - blue2) < 0.001)
    }

    @Test("Equal colors are one element of a set, and another opacity makes another color")
    func equality() {
        // Given
        let colors: Set<UIColor> = [.white, UIColor(white: 1, alpha: 1), .systemBackground]

        // When
        let faded = UIColor.white.withAlphaComponent(0.5)

        // Then
        expect(colors.count, equals: 1)
        expect(faded != .white)
        expect(faded, equals: UIColor(white: 1, alpha: 0.5))
    }

    @Test(
        "The names in Interface Builder's files are colors",
        arguments: [
            ("labelColor", UIColor.label), ("systemBlueColor", .systemBlue), ("darkTextColor", .darkText),
            ("groupTableViewBackgroundColor", .groupTableViewBackground), ("systemGray3Color", .systemGray3),
            ("tableCellGroupedBackgroundColor", .white), ("whiteColor", .white), ("systemBackgroundColor", .white),
        ])
    func systemNames(name: String, expected: UIColor) {
        // Given, When
        let color = UIColor(systemName: name)

        // Then
        expect(color, equals: expected)
        expect(UIColor.systemNames, contains: name)
    }

    @Test("Every listed name is the name of a color")
    func namesOfColors() {
        expect(UIColor.systemNames.count > 40)
        expect(UIColor.systemNames.allSatisfy { $0.wholeMatch(of: /[a-z][A-Za-z2-6]*Color/) != nil })
    }

    @Test("A name that isn't a color's returns nil")
    func unknownName() {
        // Given, When
        let color = UIColor(systemName: "labelColour")

        // Then
        expect(color, equals: nil)
    }

    @Test("A color survives Foundation's keyed archive")
    func archive() throws {
        // Given
        let color = UIColor.systemTeal.withAlphaComponent(0.3)

        // When
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)

        // Then
        expect(copy, equals: color)
        expect(copy !== color)
    }

    @Test("System colors are iOS's in light mode")
    func system() {
        // Given
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
            .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3,
            .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
            .placeholderText, .link, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground,
            .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
            .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
            .quaternarySystemFill, .darkText, .lightText,
        ]

        // When
        let bytes = colors.map { color in
            [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
                + (color.alpha < 1 ? " \(Int((color.alpha * 100).rounded()))%" : "")
        }

        // Then
        expect(
            bytes,
            equals: [
                "255 59 48", "255 149 0", "255 204 0", "52 199 89", "0 199 190", "48 176 199", "50 173 230",
                "0 122 255", "88 86 214", "175 82 222", "255 45 85", "162 132 94", "142 142 147", "174 174 178",
                "199 199 204", "209 209 214", "229 229 234", "242 242 247", "0 0 0", "60 60 67 60%", "60 60 67 30%",
                "60 60 67 18%", "60 60 67 30%", "0 122 255", "60 60 67 29%", "198 198 200", "255 255 255",
                "242 242 247", "255 255 255", "242 242 247", "255 255 255", "242 242 247", "120 120 128 20%",
                "120 120 128 16%", "118 118 128 12%", "116 116 128 8%", "0 0 0", "255 255 255 60%",
            ])
    }

    @Test("Colors, fonts and images can be archived securely")
    func secureCoding() {
        expect(UIColor.supportsSecureCoding && UIFont.supportsSecureCoding && UIImage.supportsSecureCoding)
        expect(NSParagraphStyle.supportsSecureCoding && NSMutableParagraphStyle.supportsSecureCoding)
    }
}
