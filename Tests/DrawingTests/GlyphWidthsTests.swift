import Drawing
import Foundation
import TerminalTesting
import Testing

/// The widths of characters, tested by their sums: a wider or narrower character gives another sum.
struct GlyphWidthsTests {
    private let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private let digits = "0123456789"
    private let signs = " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"

    /// The widths of some characters together, in thousandths of the size.
    private func width(_ text: String, _ widths: GlyphWidths) -> Int {
        text.reduce(0) { $0 + Int((widths.width(of: $1) * 1000).rounded()) }
    }

    @Test(
        "Letters, digits and signs have the widths in Adobe's tables, or in frames that Xcode wrote",
        arguments: zip(
            [GlyphWidths.helvetica, .helveticaBold, .system(size: 12, weight: .regular), .monospaced],
            [
                [17613, 12726, 5560, 14159], [17889, 14003, 5560, 14915], [17429, 13757, 6071, 15315],
                [15600, 15600, 6000, 19800],
            ]))
    func alphabets(widths: GlyphWidths, expected: [Int]) {
        // Given
        let texts = [capitals, capitals.lowercased(), digits, signs]

        // When
        let sums = texts.map { width($0, widths) }

        // Then
        expect(sums, equals: expected)
        expect(texts.joined().allSatisfy(widths.knows))
    }

    @Test("A letter that the table lacks is as wide as its base letter")
    func letters() {
        // Given
        let text = " AMWaimw09~"

        // When
        let widths = text.map { [width("\($0)", .helvetica), width("\($0)", .system(size: 12, weight: .regular))] }

        // Then
        expect(widths.map(\.[0]), equals: [278, 667, 833, 944, 556, 222, 833, 722, 556, 556, 584])
        expect(widths.map(\.[1]), equals: [278, 655, 887, 928, 546, 249, 876, 761, 626, 637, 610])
        expect(width("éÄñ", .helvetica), equals: width("eAn", .helvetica))
    }

    @Test("From 9 to 22 points, letters of the system font get closer with size, and heavy weights are wider")
    func system() {
        // Given
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, UIFont.Weight(rawValue: 0.1), .medium, UIFont.Weight(rawValue: 0.27),
            .semibold, UIFont.Weight(rawValue: 0.35), .bold, UIFont.Weight(rawValue: 0.5), .heavy, .black,
        ]

        // When
        let sizes = [4, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 40] as [CGFloat]
        let spacings = sizes.map { (GlyphWidths.system(size: $0, weight: .regular).width(of: "n") - 0.586) * 1000 }
        let heaviness = weights.map { (GlyphWidths.system(size: 12, weight: $0).width(of: "0") - 0.626) * 1000 }

        // Then
        expect(
            spacings.map { ($0 * 10).rounded() / 10 },
            equals: [
                18, 18, 18, 12, 6, 0, -6, -11, -15.5, -19.5, -24, -25, -27, -35, -38.5, -42, -42,
            ])
        expect(heaviness.map { $0.rounded() }, equals: [-22, -17, -11, 0, 20, 20, 35, 35, 56, 56, 90, 90, 90])
    }

    @Test(
        "The system font by its family's name has the same spacing at all sizes, narrower in its display form",
        arguments: [
            ("SFProText-Regular", 626), ("SFUIText-Regular", 626), ("SFProDisplay-Regular", 572),
            ("SFUIDisplay-Bold", 628), ("SFProRounded-Regular", 556),
        ])
    func systemByName(name: String, expected: CGFloat) {
        // Given
        let fonts = [10, 17, 40].compactMap { UIFont(name: name, size: $0) }

        // When
        let widths = fonts.map { font in
            TextMetrics.typographic.size(of: AttributedText("0"), font: font).width / font.pointSize * 1000
        }

        // Then
        expect(fonts.count, equals: 3)
        expect(zip(fonts, widths).allSatisfy { abs($1 - expected) <= 500 / $0.pointSize })
    }

    @Test("From 20 points on, the system font's digits are wider than its letters")
    func largeDigits() {
        // Given
        let sizes = [12, 19.5, 20, 40] as [CGFloat]

        // When
        let more = sizes.map { size in
            let widths = GlyphWidths.system(size: size, weight: .semibold)
            return width("5", widths) - width("B", widths)
        }

        // Then
        expect(more, equals: [-37, -37, -27, -10])
    }

    @Test(
        "Common signs are as wide as in Arial, an ideograph is a square and a third of a point, and an emoji is wider")
    func others() {
        // Given
        let signs = "…–—‘’“”•·×−→←‹›«»°€£"

        // When
        let widths = signs.map { width("\($0)", .helvetica) }
        let ideographs = [0.5, 1, 10].map { (size: CGFloat) in
            GlyphWidths.system(size: size, weight: .regular).width(of: "月")
        }

        // Then
        expect(
            widths,
            equals: [
                1000, 556, 1000, 222, 222, 333, 333, 350, 333, 584, 584, 1000, 1000, 333, 333, 556, 556, 400, 556, 556,
            ])
        expect(signs.allSatisfy(GlyphWidths.helvetica.knows) && !GlyphWidths.helvetica.knows("月"))
        expect(ideographs.map { ($0 * 1000).rounded() }, equals: [1320, 1320, 1032])
        expect(width("月😀λ", .helvetica), equals: 1000 + 1350 + 600)
        expect("가한힣".map { width("\($0)", .helvetica) }, equals: [865, 865, 865])
        expect(width("月", .monospaced), equals: 1200)
        let others = "…–’•°ı".map { width("\($0)", .system(size: 12, weight: .regular)) }
        expect(others, equals: [797, 527, 277, 437, 430, 249])
        expect(width("…", .system(size: 13, weight: .semibold)), equals: 797 - 6 + 21)
    }

    @Test(
        "The width of a line includes the blank at which it breaks, if there is space for it",
        arguments: [(25, 24), (30, 30), (40, 30)])
    func blanksAtBreaks(width: CGFloat, expected: CGFloat) throws {
        // Given
        let font = try #require(UIFont(name: "Courier", size: 10))

        // When
        let size = TextMetrics.typographic.size(of: "Full Moon", font: font, width: width, mode: .byWordWrapping)

        // Then
        expect(size, equals: CGSize(width: expected, height: 23))
    }

    @Test("A font that is neither of iOS nor known is as large as the regular Helvetica Neue, whatever its weight")
    func unknownFonts() {
        // Given
        let names = ["HelveticaNeue", "Lunar-Bold", "Lunar-Light"]

        // When
        let sizes = names.compactMap { UIFont(name: $0, size: 20) }.map {
            TextMetrics.typographic.size(of: "Full Moon", font: $0)
        }

        // Then
        expect(sizes, equals: [sizes[0], sizes[0], sizes[0]])
    }

    @Test("Before iOS 9, the system font is as wide as Helvetica Neue, and a bold one as its medium one")
    func oldSystem() throws {
        // Given
        let named = try ["HelveticaNeue", "HelveticaNeue-Medium"].map { try #require(UIFont(name: $0, size: 22)) }
        let fonts = [UIFont.systemFont(ofSize: 22), .boldSystemFont(ofSize: 22)]

        // When
        let widths = [7, 9].map { iOS in
            fonts.map { TextMetrics(scale: 2, iOS: iOS).size(of: "Full Moon", font: $0).width }
        }

        // Then
        expect(widths[0], equals: named.map { TextMetrics.typographic.size(of: "Full Moon", font: $0).width })
        expect(widths[0] != widths[1])
    }

    @Test("A family's line height comes from its font, and an unknown family's from Helvetica Neue")
    func lineHeights() {
        // Given
        let names = [
            "Avenir-Book", "AvenirNext-Bold", "Futura-Medium", "Georgia", "Arial", "Helvetica-Bold", "Courier",
            "Menlo-Regular", "Verdana", "Baskerville", "BradleyHandITCTT-Bold", "Lato-Regular", "Roboto-Medium",
            "Nunito-Light", "NunitoSans-Bold", "Quicksand-Bold", "Gilroy-Bold", "SourceSansPro-Semibold", "Lunar",
            "FiraSans-Light", "Inter-Bold", "Montserrat-Medium", "OpenSans", "Poppins-Bold", "TitilliumWeb-Bold",
            ".PingFangSC-Regular", "HelveticaNeue", "HelveticaNeue-Medium", "HelveticaNeue-Bold",
            "HelveticaNeue-Light", "HelveticaNeue-UltraLight", "Optima-Bold", "AppleSDGothicNeo-Bold",
            "SFProText-Bold",
        ]

        // When
        let fonts = names.compactMap { UIFont(name: $0, size: 1000) }

        // Then
        expect(
            fonts.map { $0.lineHeight.rounded() },
            equals: [
                1366, 1366, 1300, 1136, 1117, 1150, 1150, 1164, 1215, 1143, 1250, 1200, 1172,
                1364, 1364, 1250, 1000, 1257, 1165, 1200, 1210, 1219, 1362, 1500, 1521, 1000, 1165, 1180, 1200,
                1180, 1147, 1200, 1200, 1193,
            ])
        expect(fonts.map { $0.descender.rounded() }.allSatisfy { $0 == -241 })
        expect(fonts.map { ($0.ascender - $0.lineHeight).rounded() }.allSatisfy { $0 == -241 })
        expect(fonts.map(\.isMonospaced), equals: names.map { ["Courier", "Menlo-Regular"].contains($0) })
    }

    @Test("Russian is as wide as in frames that Xcode stored for labels with the system's font")
    func cyrillic() {
        // Given
        let stored: [(size: CGFloat, text: String, width: CGFloat)] = [
            (16, "Читать далее", 102), (17, "Добавить", 77), (17, "Баланс", 58),
        ]
        let accents = ["йё", "ие"]

        // When
        let found = stored.map { TextMetrics.typographic.size(of: $0.text, font: .systemFont(ofSize: $0.size)).width }
        let widths = accents.map { TextMetrics.typographic.size(of: $0, font: .systemFont(ofSize: 17)).width }

        // Then
        expect(zip(found, stored).allSatisfy { abs($0 - $1.width) <= 1 }, "\(found)")
        expect(widths[0], equals: widths[1])
    }

    @Test("An emoji is as wide as in frames that Xcode stored, and widest for its size in small text")
    func emoji() {
        // Given
        let stored: [(size: CGFloat, width: CGFloat)] = [(17, 23), (24, 27), (38, 43), (40, 45), (45, 50)]

        // When
        let found = stored.map {
            TextMetrics.typographic.size(of: "🐷", font: .systemFont(ofSize: $0.size)).width
        }

        // Then
        expect(found, equals: [23, 27, 43, 45, 50.5])
        expect(zip(found, stored).allSatisfy { abs($0 - $1.width) <= 1 }, "\(found)")
    }

    @Test("Helvetica Neue and the Chinese of Apple SD Gothic Neo are as wide as in frames that Xcode stored")
    func storedWidths() throws {
        // Given
        let stored: [(font: String, size: CGFloat, text: String, width: CGFloat)] = [
            ("HelveticaNeue", 12, "Carpools", 48.66), ("HelveticaNeue", 18, "Select location from map", 201.67),
            ("HelveticaNeue-Medium", 18, "Rate your ride with Ravikiran?", 249),
            ("HelveticaNeue-Medium", 42, "Guaranteed", 228),
            ("HelveticaNeue-Light", 33, "7.5", 46), ("HelveticaNeue-Light", 17, "Pause scrolling", 110),
            ("HelveticaNeue-UltraLight", 28, "Label", 60), ("HelveticaNeue-UltraLight", 40, "6", 22.5),
            ("AppleSDGothicNeo-SemiBold", 22, "申請球隊管理權", 133.5),
        ]

        // When
        let found = try stored.map { text in
            let font = try #require(UIFont(name: text.font, size: text.size))
            return TextMetrics.typographic.size(of: text.text, font: font).width
        }

        // Then
        expect(zip(found, stored).allSatisfy { abs($0 - $1.width) <= 1 }, "\(found)")
    }
}
