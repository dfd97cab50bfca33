import Foundation
import TerminalTesting
import Testing

@testable import Drawing

/// The parts of drawing: colors, fonts, paragraphs and cells, and their descriptions.
struct DrawingPiecesTests {
    /// Returns the value after a round trip through an archive.
    private func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    /// Returns the value decoded from an archive that has only these numbers and texts.
    private func decoded<Value: NSObject & NSCoding>(_ type: Value.Type, _ values: [String: Any]) -> Value? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        for (key, value) in values {
            if let number = value as? Double {
                archiver.encode(number, forKey: key)
            } else if let number = value as? Int {
                archiver.encode(number, forKey: key)
            } else {
                archiver.encode(value, forKey: key)
            }
        }
        archiver.finishEncoding()
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return nil }
        unarchiver.requiresSecureCoding = false
        return Value(coder: unarchiver)
    }

    @Test("A color is described by its components, created from hue, saturation and brightness, and decoded")
    func colors() throws {
        // Given
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
        var red: CGFloat = -1

        // When
        let wheel = stride(from: 0.0, through: 1.0, by: 1.0 / 12).map { hue in
            let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 0.25)
            return [color.red, color.green, color.blue].map { "\(Int(($0 * 1000).rounded()))" }.joined(separator: " ")
        }
        color.getRed(&red, green: nil, blue: nil, alpha: nil)

        // Then
        expect(color.description == "UIExtendedSRGBColorSpace 0.25 0.5 0.75 0.125" && red == 0.25)
        expect(
            wheel,
            equals: [
                "800 400 400", "800 600 400", "800 800 400", "600 800 400", "400 800 400", "400 800 600", "400 800 800",
                "400 600 800", "400 400 800", "600 400 800", "800 400 800", "800 400 600", "800 400 400",
            ])
        expect(UIColor(hue: -1, saturation: 9, brightness: 9, alpha: 9), equals: .red)
        expect(UIColor(cgColor: color.cgColor) == color && color.hash == UIColor(cgColor: color).hash)
        let others = [
            UIColor(red: 0.2, green: 0.5, blue: 0.75, alpha: 0.125),
            UIColor(red: 0.25, green: 0.4, blue: 0.75, alpha: 0.125),
            UIColor(red: 0.25, green: 0.5, blue: 0.7, alpha: 0.125),
            UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.1),
        ]
        expect(others.allSatisfy { $0 != color } && !color.isEqual("blue") && Set(others + [color]).count == 5)
        expect(
            decoded(UIColor.self, ["red": 0.5, "green": 0.25, "blue": 2.0]),
            equals: UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
        expect(decoded(UIColor.self, ["red": 0.5, "green": 0.25, "blue": 0.0, "alpha": 0.0])?.alpha, equals: 0)
        for missing in ["red", "green", "blue"] {
            let parts = ["red": 0.5, "green": 0.5, "blue": 0.5].filter { $0.key != missing }
            expect(decoded(UIColor.self, parts), equals: nil)
        }
        try expect(copy(color), equals: color)
    }

    @Test("Fonts are equal if name, size and leading are, and a weight has the name of the nearest one")
    func fonts() throws {
        // Given
        let font = try #require(UIFont(name: "Menlo-Bold", size: 12))
        let body = UIFont.preferredFont(forTextStyle: .body)

        // When
        let names = [
            -1, -0.71, -0.69, -0.51, -0.49, -0.21, -0.19, 0.1, 0.12, 0.26, 0.27, 0.34, 0.36, 0.47, 0.49, 0.58, 0.6, 1,
        ]
        .map { UIFont.Weight(rawValue: $0).name }

        // Then
        expect(font.description == "Menlo-Bold 12.0pt" && font == UIFont(name: "Menlo-Bold", size: 12))
        expect(font != UIFont(name: "Menlo-Bold", size: 13) && font != UIFont(name: "Menlo", size: 12))
        expect(!font.isEqual("Menlo-Bold") && font.hash == UIFont(name: "Menlo-Bold", size: 12)?.hash)
        expect(body != .systemFont(ofSize: 17) && body.leading > 1.7 && body.leading < 1.72)
        expect(body.withSize(20).leading == 0 && body.withSize(20).pointSize == 20 && font.leading == 0)
        expect(
            names,
            equals: [
                "Ultralight", "Ultralight", "Thin", "Thin", "Light", "Light", "Regular", "Regular", "Medium", "Medium",
                "Semibold", "Semibold", "Bold", "Bold", "Heavy", "Heavy", "Black", "Black",
            ])
        try expect(copy(body) == body && copy(font) == font)
        expect(decoded(UIFont.self, ["name": "Moon", "leading": -3.0])?.leading, equals: 0)
        expect(decoded(UIFont.self, ["name": "Moon"])?.pointSize == 14 && decoded(UIFont.self, ["name": ""]) == nil)
        let metrics = UIFontMetrics.default
        expect(metrics.scaledFont(for: font) === font && metrics.scaledFont(for: font, maximumPointSize: 12) === font)
        expect(metrics.scaledFont(for: font, maximumPointSize: 11).pointSize == 11 && metrics.scaledValue(for: 7) == 7)
        expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "none")), equals: body)
    }

    @Test("A decoded paragraph style equals the encoded one")
    func paragraphs() throws {
        // Given
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (.right, .byTruncatingMiddle)
        (style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (1, 2, 3, 4)

        // When
        let copies: [NSParagraphStyle?] = [
            try copy(style), style.copy() as? NSParagraphStyle, style.mutableCopy() as? NSParagraphStyle,
        ]
        let odd = decoded(NSParagraphStyle.self, ["alignment": 9, "lineBreakMode": 9])

        // Then
        for copy in copies {
            expect(copy == style && copy?.hash == style.hash && copy?.alignment == .right)
            expect(
                copy.map { [$0.lineSpacing, $0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight] },
                equals: [
                    1, 2, 3, 4,
                ])
        }
        expect(!(copies[1] is NSMutableParagraphStyle) && copies[2] is NSMutableParagraphStyle)
        expect(odd?.alignment == .natural && odd?.lineBreakMode == .byWordWrapping && odd?.isEqual("odd") == false)
        expect(style != NSParagraphStyle.default)
        var paragraph = AttributedText.Paragraph()
        let values: [(CGFloat, CGFloat, CGFloat)] = [
            (0, 0, 0), (1.5, 0, 0), (0, 12, 0), (0, 0, 8), (2, 12, 15), (2, 30, 15), (0.5, 4, 6),
        ]
        let heights = values.map {
            (paragraph.lineHeightMultiple, paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (
                $0.0, $0.1, $0.2
            )
            return paragraph.height(of: 10)
        }
        expect(heights, equals: [10, 15, 12, 8, 15, 30, 5])
        expect([NSUnderlineStyle.single, .thick, .double].map(\.rawValue), equals: [1, 2, 9])
    }

    @Test("Attributes of a string can be numbers of any type, and other values are ignored")
    func attributes() {
        // Given
        let red = UIColor.red
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 9), .foregroundColor: red, .backgroundColor: UIColor.blue,
            .underlineStyle: 1, .underlineColor: UIColor.green, .strikethroughStyle: NSNumber(value: 2),
            .strikethroughColor: UIColor.gray, .kern: CGFloat(1.5), .paragraphStyle: style,
        ]

        // When
        let attributes = AttributedText.Attributes(all)
        let numbers: [Any] = [CGFloat.nan, Double.infinity, NSNumber(value: 2.5), 3, "4"]
        let kerns = numbers.map { kern in
            AttributedText.Attributes([.kern: kern]).kern
        }
        let styles: [Any] = [CGFloat(0), 0, 9]
        let lines = styles.map { style in
            AttributedText.Attributes([.underlineStyle: style]).isUnderlined
        }
        let text = AttributedText(NSAttributedString(string: "Sea", attributes: all)) + "!"

        // Then
        expect(attributes.font?.pointSize == 9 && attributes.color == red && attributes.backgroundColor == .blue)
        expect(attributes.isUnderlined && attributes.underlineColor == .green && attributes.isStruckThrough)
        expect(
            attributes.strikethroughColor == .gray && attributes.kern == 1.5
                && attributes.paragraph?.alignment == .center)
        expect(AttributedText.Attributes([:]) == AttributedText.Attributes() && kerns == [0, 0, 2.5, 3, 0])
        expect(lines, equals: [false, false, true])
        expect(text.string == "Sea!" && text.alignment == .center && !text.isEmpty && text.runs.count == 2)
        expect(AttributedText("").runs.isEmpty && AttributedText("").isEmpty && AttributedText("a").alignment == nil)
        expect((AttributedText("") + AttributedText(runs: [.init(text: "")])).isEmpty)
    }

    @Test("From points to cells, halves are rounded down, and a length of half a cell is one cell")
    func cells() {
        // Given
        let values: [CGFloat] = [-1.5, -0.5, -0.49, 0, 0.5, 0.505, 0.52, 1.5, 1.511, 2, .nan, 1e9, -1e9]

        // When
        let nearest = values.map { CellSpan.nearest($0) }
        let spans = [(0, 8), (0, 4), (0, 3.9), (3, 7), (5, 9), (9, 5), (12.1, 20), (4, 4), (-8, 0)].map {
            (span: (CGFloat, CGFloat)) in
            CellSpan.cells(from: span.0, to: span.1, unit: 8)
        }

        // Then
        expect(nearest, equals: [-2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 0, 1_000_000, -1_000_000])
        expect(spans, equals: [0..<1, 0..<1, 0..<0, 0..<1, 0..<1, 0..<1, 1..<2, 0..<0, -1..<0])
        expect([0, 11, 22, 33].map { CellSpan.cell(centeredAt: $0, count: 1, unit: 22) }, equals: [-1, 0, 0, 1])
        expect([CGFloat.nan, 3, 1e7, -1e7].map { CellSpan.whole($0) }, equals: [0, 3, 1_000_000, -1_000_000])
        expect([-1, 0, 7.9, 8, 17, .nan].map { TextLayout.columns(in: $0) }, equals: [0, 0, 0, 1, 2, 0])
    }

    @Test("Sizes, heights and baselines are in columns, or in half points as the fonts have them")
    func metrics() throws {
        // Given
        let fonts: [(String, UIFont)] = [
            ("system 17", .systemFont(ofSize: 17)), ("bold 10", .boldSystemFont(ofSize: 10)),
            ("Menlo 13", UIFont(name: "Menlo", size: 13)!), ("body", .preferredFont(forTextStyle: .body)),
            ("Georgia 30", UIFont(name: "Georgia", size: 30)!),
        ]
        let texts = ["", "Moon", "Moon and Sea", "one\ntwo", "one\n\nthree"]
        let modes: [NSLineBreakMode] = [.byWordWrapping, .byClipping, .byTruncatingTail]

        // When
        var lines: [String] = []
        func told(_ size: CGSize) -> String { "\(size.width)×\(size.height)" }
        for (name, font) in fonts {
            for metrics in [TextMetrics.columns, .typographic] {
                let heights = [metrics.lineHeight(of: font), metrics.lineHeight(of: "a", font: font)]
                lines.append(
                    "\(name) in \(metrics == .columns ? "columns" : "typographic"): lines \(heights), baseline \(metrics.baseline(of: font))"
                )
                for text in texts {
                    var sizes = [metrics.size(of: text, font: font)]
                    for mode in modes {
                        for width in [-1, 0, 40, 60] as [CGFloat] {
                            sizes.append(metrics.size(of: text, font: font, width: width, mode: mode))
                        }
                        sizes.append(metrics.size(of: text, font: font, width: 40, mode: mode, numberOfLines: 1))
                    }
                    lines.append(sizes.map(told).joined(separator: " "))
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Metrics.txt")
        expect(
            TextStyle(),
            equals: TextStyle(
                font: .systemFont(ofSize: 17), color: .label, alignment: .natural, lineBreakMode: .byTruncatingTail,
                numberOfLines: 1))
        expect(TextStyle.standIn.alignment == .center && TextStyle.standIn.color == UIColor(white: 0.35, alpha: 1))
    }
}
