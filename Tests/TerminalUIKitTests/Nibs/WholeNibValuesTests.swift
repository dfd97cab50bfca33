import Foundation
import TerminalTesting
import Testing

@testable import TerminalUIKit
@testable import Views

/// Values as a nib writes them, each kind a table that is compared whole.
struct WholeNibValuesTests {
    private func view(_ element: String, resources: String = "") throws -> UIView {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>\(element)</objects><resources>\(resources)</resources>
            </document>
            """
        let nib = UINib(data: Data(text.utf8), bundle: nil)
        return try #require(try nib.objects(withOwner: nil).first as? UIView)
    }

    @Test("Paragraph attributes come from the file, are limited, and have defaults")
    func paragraphs() throws {
        // Given
        let attributes = [
            "", #"alignment="center" lineBreakMode="truncatingMiddle""#, #"alignment="justified" lineSpacing="3""#,
            #"alignment="sideways" lineBreakMode="never" lineSpacing="wide""#,
            #"lineHeightMultiple="1.5" minimumLineHeight="7" maximumLineHeight="9""#,
            #"lineSpacing="10001" lineHeightMultiple="-10001" minimumLineHeight="inf" maximumLineHeight="nan""#,
        ]

        // When
        let lines = try attributes.map { attributes -> String in
            let label = try view(
                """
                <label id="a"><attributedString key="attributedText"><fragment content="Full "><attributes>
                <paragraphStyle key="NSParagraphStyle" \(attributes)/></attributes></fragment>
                <fragment content="Moon"><attributes><font key="NSFont" type="boldSystem" pointSize="11"/>
                <color key="NSColor" white="0.5" alpha="1" colorSpace="custom"/>
                <integer key="NSUnderline" value="1"/></attributes></fragment></attributedString></label>
                """)
            let text = try #require((label as? UILabel)?.attributedText)
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            let second = text.attributes(at: 5, effectiveRange: nil)
            return "\(attributes): "
                + (style.map {
                    "\($0.alignment.rawValue) \($0.lineBreakMode.rawValue) \($0.lineSpacing) \($0.lineHeightMultiple) "
                        + "\($0.minimumLineHeight) \($0.maximumLineHeight)"
                } ?? "no style")
                + ", then \((second[.font] as? UIFont)?.pointSize ?? 0) \(second[.foregroundColor] ?? "no color")"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Paragraphs-of-nibs.txt")
    }

    @Test("A nib's colors and fonts are system ones, from its resources, or the defaults")
    func colorsAndFonts() throws {
        // Given
        let colors = [
            #"white="0.25" alpha="0.5" colorSpace="calibratedWhite""#, #"red="0.1" green="0.2" blue="0.3" alpha="0.4""#,
            #"systemColor="systemRedColor""#, #"systemColor="ownColor""#, #"systemColor="noColor""#, #"name="Night""#,
            #"name="Dawn""#, #"name="Nothing""#, #"name="Copy""#,
        ]
        let resources = """
            <namedColor name="Night"><color red="0.1" green="0.1" blue="0.4" alpha="1"/></namedColor>
            <namedColor name="Dawn"><color systemColor="systemRedColor"/></namedColor>
            <namedColor name="Copy"><color name="Night"/></namedColor>
            <systemColor name="ownColor"><color white="0.75" alpha="1"/></systemColor>
            """
        let fonts =
            [
                #"type="system""#, #"type="system" pointSize="0""#, #"type="system" pointSize="1""#,
                #"type="boldSystem" pointSize="12""#, #"type="italicSystem" pointSize="13""#,
                #"name="Georgia-Bold" family="Georgia" pointSize="14""#, #"name="None" family="None" pointSize="15""#,
                #"style="UICTFontTextStyleHeadline""#, #"style="None""#,
            ]
            + ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black", "fat"].map {
                #"type="system" weight="\#($0)" pointSize="16""#
            }

        // When
        var lines = try colors.map { color -> String in
            let view = try view(#"<view id="a"><color key="backgroundColor" \#(color)/></view>"#, resources: resources)
            return "\(color): \(view.backgroundColor.map { "\($0)" } ?? "none")"
        }
        lines += try fonts.map { font -> String in
            let label =
                try view(#"<label id="a"><fontDescription key="fontDescription" \#(font)/></label>"#) as? UILabel
            return "\(font): \(label?.font.fontName ?? "") \(label?.font.pointSize ?? 0)"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Colors-of-nibs.txt")
    }

    @Test("A configured button from a nib or an archive has its title, insets and colors")
    func configuredButtons() throws {
        // Given
        let styles = [
            "plain", "filled", "tinted", "gray", "borderless", "bordered", "borderedTinted", "borderedProminent",
            "other",
        ]
        let contents = [
            ("", ""), (#"title="Buy""#, #"<inset key="contentInsets" minX="1" minY="2" maxX="3" maxY="4"/>"#),
            (
                #"title="Buy""#,
                #"<color key="baseForegroundColor" white="1" alpha="1"/>"#
                    + #"<color key="baseBackgroundColor" red="0.5" green="0" blue="0" alpha="1"/>"#
                    + #"<fontDescription key="titleFontDescription" type="system" pointSize="9"/>"#
            ),
        ]

        // When
        let lines = try styles.flatMap { style -> [String] in
            try contents.map { attributes, content -> String in
                let button = try view(
                    """
                    <button id="a"><state key="normal" title="Button"/><buttonConfiguration key="configuration" \
                    style="\(style)" \(attributes)>\(content)</buttonConfiguration></button>
                    """)
                let texts = try [button, ControlFixture.unarchived(button)].map { view -> String in
                    let button = try #require(view as? UIButton)
                    let insets = button.configuration?.contentInsets ?? .zero
                    return "`\(button.currentTitle ?? "")` \(button.currentTitleColor) "
                        + "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing) "
                        + "\(button.titleLabel?.font.pointSize ?? 0) \(button.intrinsicContentSize.width)"
                }
                expect(texts[0], equals: texts[1])
                return "\(style) \(attributes) \(content): \(texts[0])"
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Configured-buttons.txt")
    }

    @Test("Edits turn one text into the other, and each looks for lines that are unique")
    func edits() throws {
        // Given
        let texts = [
            "", "a", "a\nb", "b\na", "a\na", "a\na\na", "a\nx\na", "x\na\nb\na\ny", "x\na\nc\na\nz", "a\nb\na\nc",
            "a\nb\na\nb\na", "a\nb\na\nb\nc",
        ]
        var lines: [String] = []
        for (old, new) in texts.flatMap({ old in texts.map { (old, $0) } }) where old != new && old != "" {
            // When
            let edits = NibEdit.edits(of: "Moon", from: old, to: new)
            func shown(_ text: String) -> String { "`" + text.replacing("\n", with: "⏎") + "`" }
            lines.append(
                "\(shown(old)) to \(shown(new)): "
                    + edits.map { "\(shown($0.find)) \(shown($0.replacement))" }.joined(separator: ", "))

            // Then
            let result = try edits.reduce(old) { try $1.apply(to: $0, file: "Moon.xib") }
            expect(result, equals: new)
            expect(edits.allSatisfy { $0.nib == "Moon" })
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Edits-of-nibs.txt")
    }
}
