import Drawing
import Foundation
import TerminalTesting
import Testing

/// The widths of letters in fonts that apps bring along.
struct FreeFontsTests {
    private let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// The widths of some characters together, in thousandths of the size.
    private func width(_ text: String, _ widths: GlyphWidths) -> Int {
        text.reduce(0) { $0 + Int((widths.width(of: $1) * 1000).rounded()) }
    }

    @Test(
        "Letters of free fonts have the widths of the fonts' own tables, and bold ones are wider than light ones",
        arguments: [
            ("FiraSans", 15157, 13205, 3), ("Inter", 17478, 13878, 14), ("Lato", 17320, 12876, 9),
            ("Montserrat", 18099, 14679, 15),
            ("OpenSans", 16352, 13605, 34), ("Poppins", 16368, 14634, 21), ("Pretendard", 16661, 13164, 23),
            ("Roboto", 16483, 12972, 7),
            ("SourceSansPro", 14819, 12351, 26), ("TitilliumWeb", 15211, 12307, 12),
        ])
    func freeFonts(name: String, upper: Int, lower: Int, heavier: Int) throws {
        // Given
        let families = try ["Regular", "Bold", "Light", "Thin"].map {
            try #require(UIFont(name: "\(name)-\($0)", size: 1))
        }

        // When
        let widths = try families.map { try #require(GlyphWidths.named($0.familyName, weight: $0.weight)) }

        // Then
        expect([capitals, capitals.lowercased()].map { width($0, widths[0]) }, equals: [upper, lower])
        let differences = widths.map { width("m", $0) - width("m", widths[0]) }
        let lighter = -heavier
        expect(differences, equals: [0, heavier, lighter, lighter])
    }
}
