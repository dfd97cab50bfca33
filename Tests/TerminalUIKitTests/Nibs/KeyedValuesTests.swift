import Foundation
import InterfaceBuilder
import Inspection
import TerminalTesting
import Testing

@testable import TerminalUIKit
@testable import Views

/// Values that a nib has in elements with a key, where Interface Builder writes attributes, and what is odd in them.
struct KeyedValuesTests {
    private func objects(_ text: String) throws -> [NSObject] {
        try Nib.make(text).objects(withOwner: nil).compactMap { $0 as? NSObject }
    }

    @Test("A number, a Boolean or a text has the same value as an attribute and as an element")
    func elements() throws {
        // Given
        let written: [(attribute: String, element: String)] = [
            (#"tag="7""#, #"<integer key="tag" value="7"/>"#), (#"tag="-3""#, #"<integer key="tag" value="-3"/>"#),
            (#"alpha="0.25""#, #"<real key="alpha" value="0.25"/>"#),
            (#"alpha="0""#, #"<integer key="alpha" value="0"/>"#),
            (#"hidden="YES""#, #"<bool key="hidden" value="YES"/>"#),
            (#"opaque="NO""#, #"<bool key="opaque" value="NO"/>"#),
            (#"clipsSubviews="YES""#, #"<boolean key="clipsSubviews" value="YES"/>"#),
            (#"numberOfLines="3""#, #"<integer key="numberOfLines" value="3"/>"#),
            (#"text="Sea""#, #"<string key="text">Sea</string>"#),
            (#"horizontalHuggingPriority="300""#, #"<integer key="horizontalHuggingPriority" value="300"/>"#),
            (#"textAlignment="right""#, #"<string key="textAlignment">right</string>"#),
        ]

        for (attribute, element) in written {
            // When
            let labels = try objects(
                "<label \(attribute) id=\"a\"/><label id=\"b\">\(element)</label><label id=\"c\"/>"
            )
            .compactMap { $0 as? UILabel }
            let lines = labels.map(PropertyList.lines)

            // Then
            expect(lines[0], equals: lines[1], "\(attribute)")
            expect(lines[0] != lines[2], "\(attribute)")
        }
    }

    @Test("An invalid number is nil, and a huge one is the largest measured")
    func numbers() throws {
        // Given
        let values = [
            ("", ""), (#"value="3.5""#, ""), (#"value="many""#, ""), (#"value="1e99""#, ""), (#"value="-1e99""#, ""),
            (#"value="nan""#, ""), ("", #"<integer key="value" value="4"/>"#),
            ("", #"<real key="value" value="-1e10"/>"#),
            ("", #"<string key="value">5</string>"#), (#"value="5""#, #"<range key="value" location="1" length="2"/>"#),
            (#"value="6""#, #"<nil key="value"/>"#),
        ]
        let tags = [
            #"tag="1.5""#, #"tag="x""#, #"tag="99999999999999999999""#, #"tag="0x10""#, #"tag=" 1""#, #"tag="+1""#,
        ]

        // When
        let sliders = try values.map { attributes, element -> Float in
            let slider = try objects(
                "<slider minValue=\"-2e9\" maxValue=\"2e9\" \(attributes) id=\"a\">\(element)</slider>")
            return try #require(slider.first as? UISlider).value
        }
        let read = try tags.map { try #require(try objects("<view \($0) id=\"a\"/>").first as? UIView).tag }
        let usual = try #require(try objects(#"<slider minValue="-2e9" maxValue="2e9" id="a"/>"#).first as? UISlider)

        // Then
        expect(usual.minimumValue == -1e9 && usual.maximumValue == 1e9)
        expect(sliders, equals: [sliders[0], 3.5, 0, 1e9, -1e9, 0, 4, -1e9, 0, 5, 6])
        expect(read, equals: [0, 0, 0, 0, 0, 1])
    }

    @Test("A nib's accessibility and paragraph attributes are read in each form")
    func groups() throws {
        // Given
        let words = [
            #"<accessibility key="accessibilityConfiguration" label="a" hint="b" identifier="c"/>"#,
            #"<accessibility key="accessibilityConfiguration" label="a"><string key="hint">b</string></accessibility>"#,
            #"<accessibility key="accessibilityConfiguration" label="a"><string key="label">z</string></accessibility>"#,
            #"<accessibility key="accessibilityConfiguration" label="a"><bool key="isElement" value="NO"/></accessibility>"#,
            #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>"#,
            #"<accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="YES"/></accessibility>"#,
            #"<accessibility key="accessibilityConfiguration" label="a"><more key="x" label="y" hint="w"><string key="q">r</string></more><integer key="n" value="3"/></accessibility>"#,
        ]
        let styles = [
            #"<paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>"#,
            #"<paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="9"><string key="x">y</string></paragraphStyle>"#,
            #"<moonStyle key="NSParagraphStyle" alignment="right"><string key="x">y</string></moonStyle>"#,
            #"<real key="NSKern" value="2.5"/>"#, #"<integer key="NSUnderline" value="1"/>"#,
            #"<bool key="NSUnderline" value="YES"/>"#, #"<string key="NSUnderline">1</string>"#,
        ]

        // When
        let told = try words.map { text -> String in
            let view = try #require(try objects("<view id=\"a\">\(text)</view>").first as? UIView)
            let parts = [
                view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint, view.accessibilityIdentifier,
            ].map { $0 ?? "–" }
            return parts.joined(separator: " ") + " \(view.accessibilityTraits.rawValue) \(view.isAccessibilityElement)"
        }
        let texts = try styles.map { style -> String in
            let label = try objects(
                """
                <label id="a"><attributedString key="attributedText"><fragment content="Moon"><attributes>\(style)
                </attributes></fragment></attributedString></label>
                """)
            let text = try #require((label.first as? UILabel)?.attributedText)
            let values = text.attributes(at: 0, effectiveRange: nil)
            let paragraph = (values[.paragraphStyle] as? NSParagraphStyle).map {
                "\($0.alignment) \($0.lineSpacing)"
            }
            return "\(paragraph ?? "–") \(values[.kern] ?? "–") \(values[.underlineStyle] ?? "–")"
        }

        // Then
        try expect(
            Difference(of: (told + texts).joined(separator: "\n"), fromRecorded: "Groups-of-nibs.txt"), equals: nil)
    }

    @Test("nib notes each property that a class lacks, and each outlet that the owner lacks")
    func lacking() throws {
        // Given
        func inspected(_ objects: String, owner: String, connections: String) throws -> NibInspection {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>
                <connections>\(connections)</connections></placeholder>\(objects)</objects></document>
                """
            let inspection = NibInspection(try IBDocument(data: Data(text.utf8), file: "Moon.xib"))
            inspection.run {
                for showable in inspection.showables { _ = inspection.load(showable, size: showable.size) }
            }
            return inspection
        }
        func attribute(_ path: String) -> String {
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"a\"/>"
                + "</userDefinedRuntimeAttributes>"
        }
        let view = "<view \(Nib.custom(FramedView.self)) id=\"v\">\(attribute("glow"))</view>"
        let others =
            "<view id=\"w\">\(attribute("shine"))</view><view customClass=\"None\" id=\"x\">\(attribute("ray"))</view>"
        let outlets = ["label", "labl", "moon"].map {
            "<outlet property=\"\($0)\" destination=\"v\" id=\"o-\($0)\"/>"
        }

        // When
        let inspection = try inspected(
            view + others, owner: Nib.custom(Finder.self), connections: outlets.joined())

        // Then
        let told = inspection.faults.map { "\($0.severity.rawValue) \($0.objectID ?? "") \($0.words)" }
        let lacks = inspection.lacks.map { "\($0.object.id) \($0.member)" }
        try expect((told + lacks).joined(separator: "\n"), isRecordedIn: "Lacks.txt")
    }

    @Test("nib shows a rounded button without a border for a device of iOS 7 or later")
    func roundedButtons() throws {
        // Given
        func isFramed(_ type: String, device: String?) throws -> Bool? {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
                \(device.map { "<device id=\"\($0)\"/>" } ?? "")<objects>
                <view id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
                <button buttonType="\(type)" id="b"><rect key="frame" x="0" y="0" width="80" height="66"/>
                <state key="normal" title="Go"/></button></subviews></view></objects></document>
                """
            let inspection = NibInspection(try IBDocument(data: Data(text.utf8), file: "Moon.xib"))
            return inspection.run {
                let window = inspection.load(inspection.showables[0], size: CGSize(width: 90, height: 90))
                return window.outlined().canvas.lines(style: .plain).contains {
                    $0.contains("╭─────") && $0.hasPrefix("│")
                }
            }
        }

        // When
        let framed = try [nil, "retina3_5", "retina4_0", "retina6_1"].map { device in
            try ["roundedRect", "system", "custom"].map { try isFramed($0, device: device) }
        }

        // Then
        expect(
            framed,
            equals: [[true, false, false], [true, false, false], [false, false, false], [false, false, false]])
    }
}
