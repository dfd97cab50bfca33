import Canvases
import Drawing
import Foundation
import PlainText
import TerminalTesting
import Testing

@Suite struct UIImageTests {
    @Test("The eight phases of the moon look different, also in ASCII")
    func moonPhases() {
        // Given
        let phases = [
            "new.moon", "waxing.crescent", "first.quarter", "waxing.gibbous", "full.moon", "waning.gibbous",
            "last.quarter", "waning.crescent",
        ]
        let ascii = TerminalStyle(color: .none, ascii: true, attributes: false)

        // When
        func sky(_ style: TerminalStyle) -> String {
            rendering(columns: 8, rows: 1, style: style) { canvas in
                for (column, phase) in phases.enumerated() {
                    guard let image = UIImage(systemName: "moonphase.\(phase)") else { continue }
                    canvas.draw(image, in: cellRect(column, 0, 1, 1), tintColor: .label)
                }
            }
        }

        // Then
        expect(sky(.plain), equals: "●☽◐◴○◷◑☾")
        expect(sky(ascii), equals: "@)D}o{C(")
    }

    @Test(
        "Every symbol is one column wide, isn't an emoji, and has an ASCII character of its own",
        arguments: SymbolGlyphs.names
    )
    func everySymbol(name: String) throws {
        // Given
        let image = try #require(UIImage(systemName: name))
        let glyph = try #require(image.glyph)
        let ascii = TerminalStyle(color: .none, ascii: true, attributes: false)

        // When
        let standIn = rendering(columns: 1, rows: 1, style: ascii) {
            $0.draw(image, in: cellRect(0, 0, 1, 1), tintColor: .label)
        }

        // Then
        expect(DisplayWidth.columns(of: glyph), equals: 1)
        expect(glyph.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation })
        expect(standIn.count == 1 && standIn.utf8.allSatisfy { (0x21..<0x7F).contains($0) })
        expect(standIn != "?" || name == "questionmark")
    }

    @Test("The names of symbols are words with dots between them")
    func names() {
        expect(SymbolGlyphs.names.count > 100)
        expect(SymbolGlyphs.names.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(?:\.[a-z0-9]+)*/) != nil })
    }

    @Test("A variant without its own glyph looks like the plain symbol, and an unknown name isn't an image")
    func variants() {
        // Given
        let plain = UIImage(systemName: "bell")

        // When
        let variant = UIImage(systemName: "bell.circle.fill")

        // Then
        expect(variant?.glyph, equals: plain?.glyph)
        expect(UIImage(systemName: "star.fill")?.glyph, equals: "★")
        expect(UIImage(systemName: "bell.whistle"), equals: nil)
        expect(UIImage(systemName: ""), equals: nil)
    }

    @Test("A symbol is one cell large, in the middle of its rectangle")
    func centered() throws {
        // Given
        let image = try #require(UIImage(systemName: "star.fill"))

        // When
        let shown = rendering(columns: 5, rows: 3) {
            $0.draw(image, in: cellRect(0, 0, 5, 3), tintColor: .systemYellow)
        }

        // Then
        expect(shown, equals: "\n  ★\n")
        expect(image.size, equals: CGSize(width: 8, height: 22))
        expect(image.isSymbolImage)
    }

    @Test("A symbol survives Foundation's keyed archive")
    func archive() throws {
        // Given
        let image = try #require(UIImage(systemName: "moon"))

        // When
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)

        // Then
        expect(copy, equals: image)
        expect(copy?.glyph, equals: "☾")
    }
}
