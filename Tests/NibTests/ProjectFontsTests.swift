import Foundation
import TerminalTesting
import Testing

@testable import Drawing
@testable import Inspection
@testable import InterfaceBuilder
@testable import NibChecking
@testable import TerminalUIKit

/// The fonts of a project, from which text gets its size.
struct ProjectFontsTests {
    /// A font whose letters are 500 wide, but i and n, of 1000 units.
    private struct SmallFont {
        var name = "Moon-Round"
        var isLong = false
        var unit = 1000
        var heights = (ascender: 800, descender: -400, gap: 300)

        private func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
        private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number & 0xFFFF) }
        private func shorts(_ numbers: Int...) -> [UInt8] { numbers.flatMap(short) }

        /// The glyphs 1 to 26 are the letters, 3 the ideograph of the moon.
        private var map: [UInt8] {
            if isLong {
                return shorts(12, 0) + [40, 0, 2].flatMap(long) + [97, 122, 1, 0x6708, 0x6708, 3].flatMap(long)
            }
            return shorts(4, 44, 0, 6, 0, 0, 0) + shorts(122, 0x6708, 0xFFFF, 0, 97, 0x6708, 0xFFFF)
                + shorts(1 - 97, 0, 0) + shorts(0, 4, 0) + shorts(3)
        }

        var data: Data {
            let wide = (0..<27).flatMap { shorts($0 == 9 ? 250 : $0 == 14 ? 600 : 500, 0) }
            let text = Array(name.utf8)
            let tables: [(tag: String, bytes: [UInt8])] = [
                ("cmap", shorts(0, 1, 3, isLong ? 10 : 1) + long(12) + map),
                ("head", [UInt8](repeating: 0, count: 18) + short(unit)),
                (
                    "hhea",
                    long(0x10000) + shorts(heights.ascender, heights.descender, heights.gap)
                        + [UInt8](repeating: 0, count: 24) + short(27)
                ),
                ("hmtx", wide),
                ("name", shorts(0, 2, 30) + shorts(1, 0, 0, 1, 1, 0) + shorts(1, 0, 0, 6, text.count, 0) + text),
            ]
            var (head, bodies) = (long(0x10000) + shorts(tables.count, 0, 0, 0), [UInt8]())
            let start = head.count + 16 * tables.count
            for table in tables {
                head += Array(table.tag.utf8) + long(0) + long(start + bodies.count) + long(table.bytes.count)
                bodies += table.bytes
            }
            return Data(head + bodies)
        }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ font: SmallFont, to name: String) throws {
        try font.data.write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }

    /// The frame of a label that is as large as its text, in a project with the folder's fonts.
    private func frame(ofLabel text: String, font: String = "Moon-Round") throws -> CGRect? {
        let nib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23000" useAutolayout="YES">
            <objects><view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="0" y="0" width="9" height="9"/>
            <fontDescription key="fontDescription" name="\(font)" family="Moon" pointSize="20"/></label></subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/></constraints>
            </view></objects></document>
            """
        let document = try IBDocument(data: Data(nib.utf8), file: "Moon.xib")
        let project = Project(around: URL(fileURLWithPath: folder.path), ofFile: false, readsSources: false)
        return try LoadedNib.load(document, LoadedNib.Options(fonts: project.fonts)) { $0.inspection.frames["l"] }
    }

    @Test("A label has the size of its text in the project's font, whatever the font's file is called")
    func size() throws {
        // Given
        try write(SmallFont(), to: "a.ttf")
        try write(SmallFont(name: "Moon-Long", isLong: true), to: "b.OTF")

        // When
        let sizes = try ["mini", "月月"].map { try frame(ofLabel: $0)?.size }
        let long = try ["mini", "月月"].map { try frame(ofLabel: $0, font: "Moon-Long")?.size }

        // Then
        let expected = [CGSize(width: 32, height: 24), CGSize(width: 20, height: 24)]
        expect(sizes, equals: expected)
        expect(long, equals: expected)
    }

    @Test("Fonts that no file has are measured as before, and so are those in files that make no sense")
    func others() throws {
        // Given
        let without = try frame(ofLabel: "mini")
        try write(SmallFont(name: "Moon-Other"), to: "a.ttf")
        try write(SmallFont(unit: 0), to: "b.ttf")
        _ = try folder.file("c.ttf", "no font")

        // When
        let among = try frame(ofLabel: "mini")

        // Then
        expect(among, equals: without)
    }

    @Test("A font may be damaged anywhere", arguments: [false, true])
    func damage(isLong: Bool) throws {
        // Given
        let whole = SmallFont(isLong: isLong).data

        // When
        for place in whole.indices {
            for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[place] = byte
                let font = FontFile(bytes)
                _ = (font?.postScriptName, font?.measures)
            }
            let font = FontFile(whole.prefix(place))
            _ = (font?.postScriptName, font?.measures)
        }

        // Then
        expect(FontFile(whole)?.postScriptName, equals: "Moon-Round")
    }
}
