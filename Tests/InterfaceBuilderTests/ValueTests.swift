import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

@Suite("Values of properties")
struct ValueTests {
    @Test("Geometry, masks, fonts, colors and nil are read by their keys")
    func common() throws {
        // Given
        let document = try Fixture.read(Fixture.cell)

        // When
        let cell = try #require(document.object(withID: "KGk-i7-Jjw")?.properties)
        let label = try #require(document.object(withID: "Qx1-aa-001")?.properties)

        // Then
        expect(cell["frame"], equals: .rect(CGRect(x: 0, y: -2.5, width: 320, height: 44)))
        expect(cell["autoresizingMask"], equals: .autoresizingMask([.flexibleWidth, .flexibleBottomMargin]))
        expect(cell["canvasLocation"], equals: .point(CGPoint(x: 132, y: 154)))
        expect(label["textColor"], equals: .color(.system("labelColor")))
        expect(label["highlightedColor"], equals: .null)
        guard case .font(let font) = label["fontDescription"] else { throw Missing() }
        expect(font.kind == .system && font.weight == "medium" && font.pointSize == 17)
    }

    @Test(
        "A font can have one of the system's standard sizes",
        arguments: [("system", 14), ("smallSystem", 12), ("label", 17)])
    func namedSizes(name: String, size: CGFloat) throws {
        // Given
        let text = "<fontDescription key=\"it\" type=\"system\" size=\"\(name)\"/>"

        // When
        guard case .font(let font) = try value(text) else { throw Missing() }

        // Then
        expect(font.pointSize, equals: size)
    }

    @Test("Each option of an autoresizing mask has UIKit's raw value")
    func maskBits() throws {
        // Given
        let names = [
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
        ]

        // When
        let masks = try names.map { try value("<autoresizingMask key=\"it\" \($0)=\"YES\"/>") }

        // Then
        expect(masks, equals: [1, 2, 4, 8, 16, 32].map { .autoresizingMask(IBAutoresizingMask(rawValue: $0)) })
    }

    @Test(
        "A color is components or a name",
        arguments: [
            ("red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"0.25\" colorSpace=\"calibratedRGB\"", .rgb(1, 0.5, 0, 0.25)),
            ("red=\"1.2\" green=\"-0.1\" blue=\"0.0\" alpha=\"1\" customColorSpace=\"displayP3\"", .rgb(1, 0, 0, 1)),
            ("white=\"0.3\" alpha=\"1\" colorSpace=\"calibratedWhite\"", .white(0.3, 1)),
            ("cocoaTouchSystemColor=\"darkTextColor\"", .system("darkTextColor")),
            ("name=\"Brand\"", .named("Brand")),
        ] as [(String, IBColor)])
    func colors(attributes: String, color: IBColor) throws {
        // Given
        let element = "<color key=\"it\" \(attributes)/>"

        // When
        let value = try value(element)

        // Then
        expect(value, equals: .color(color))
    }

    @Test("A font is a system font, a named font or a text style")
    func fonts() throws {
        // Given
        let descriptions = [
            "type=\"boldSystem\" pointSize=\"0.0\"", "name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"13\"",
            "style=\"UICTFontTextStyleBody\"",
        ]

        // When
        let kinds = try descriptions.map { description in
            guard case .font(let font) = try value("<fontDescription key=\"it\" \(description)/>") else {
                throw Missing()
            }
            return font.kind
        }

        // Then
        expect(kinds, equals: [.boldSystem, .named("Avenir-Heavy", family: "Avenir"), .style("UICTFontTextStyleBody")])
    }

    @Test("A string keeps its lines and blanks, also in base 64 without padding")
    func strings() throws {
        // Given
        let lines = "<string key=\"it\">  one\ntwo &amp; <![CDATA[<three>]]> </string>"
        let coded = "<string key=\"it\" base64-UTF8=\"YES\">\nYQdi\n</string>"
        let short = "<mutableString key=\"it\" base64-UTF8=\"YES\">w6Q</mutableString>"

        // When
        let values = try [lines, coded, short].map { try value($0) }

        // Then
        expect(values, equals: [.string("  one\ntwo & <three> "), .string("a\u{7}b"), .string("ä")])
    }

    @Test("A text in several pieces is read as one")
    func pieces() throws {
        // Given
        let content = "a&amp;b<!-- x -->é\r\nc<gizmo t=\"&lt;\"/>d<![CDATA[<e]]>"
        let text = Fixture.view("<string key=\"text\">\(content)</string>")

        // When
        let view = try Fixture.read(text).objects[0]

        // Then
        expect(view.string("text"), equals: "a&bé\ncd<e")
    }

    @Test("An attributed string has its runs and its plain text")
    func attributedString() throws {
        // Given
        let element = """
            <attributedString key="it">
                <fragment content="Soup "/>
                <fragment>
                    <string key="content">of the
            day</string>
                    <attributes>
                        <font key="NSFont" size="14" name="Avenir-Heavy"/>
                        <paragraphStyle key="NSParagraphStyle" alignment="right"/>
                    </attributes>
                </fragment>
            </attributedString>
            """

        // When
        guard case .attributedString(let text) = try value(element) else { throw Missing() }

        // Then
        expect(text.string, equals: "Soup of the\nday")
        expect(text.runs[1].attributes["NSParagraphStyle"], equals: .attributes(["alignment": "right"]))
        expect(text.runs[1].attributes["NSFont"] != nil)
    }

    @Test("A button's state has title, image and colors, and its configuration has its parts")
    func buttons() throws {
        // Given
        let document = try Fixture.read(Fixture.cell)
        let configuration = """
            <buttonConfiguration key="it" style="plain" title="Go">
                <color key="baseForegroundColor" white="1" alpha="1"/>
            </buttonConfiguration>
            """

        // When
        guard case .state(let state) = document.object(withID: "Qx1-aa-002")?.properties["normal"] else {
            throw Missing()
        }
        guard case .group(let group) = try value(configuration) else { throw Missing() }

        // Then
        expect(state.title == "Order" && state.image == "bell" && state.titleColor == .rgb(1, 0.5, 0, 1))
        expect(group.string("title") == "Go" && group.properties["baseForegroundColor"]?.color == .white(1, 1))
    }

    @Test("Insets, ranges, numbers and other keyed scalars are values")
    func scalars() throws {
        // Given
        let elements = [
            "<inset key=\"it\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
            "<range key=\"it\" location=\"3\" length=\"5\"/>",
            "<real key=\"it\" value=\"0.5\"/>", "<bool key=\"it\" value=\"NO\"/>",
            "<date key=\"it\" timeIntervalSinceReferenceDate=\"-978267600\"><!--1970--></date>",
        ]

        // When
        let values = try elements.map { try value($0) }

        // Then
        let date: IBKeyed<String> = ["timeIntervalSinceReferenceDate": "-978267600"]
        expect(values[0], equals: .inset(top: 2, left: 1, bottom: 4, right: 3))
        expect(values[1], equals: .range(location: 3, length: 5))
        let rest = Array(values[2...])
        expect(rest, equals: [.real(0.5), .bool(false), .attributes(date)])
    }

    @Test("Runtime attributes have a key path and a value of their type")
    func runtimeAttributes() throws {
        // Given
        let document = try Fixture.read(Fixture.cell)

        // When
        let attributes = try #require(document.object(withID: "KGk-i7-Jjw")?.runtimeAttributes)

        // Then
        expect(attributes.map(\.keyPath), equals: ["layer.cornerRadius", "isSpicy"])
        expect(attributes.map(\.value), equals: [.integer(4), .bool(true)])
    }

    @Test("Resources have the sizes of images, and the components of named and system colors")
    func resources() throws {
        // Given
        let text = Fixture.xib(
            """
            <view id="iN0-l3-epB">
                <color key="tintColor" systemColor="systemRedColor" red="1" green="0.25" blue="0.0" alpha="1"/>
            </view>
            """,
            after: """
                <resources>
                    <image name="bell" width="128" height="124"/>
                    <namedColor name="Brand"><color white="0.5" alpha="1"/></namedColor>
                </resources>
                """)

        // When
        let resources = try Fixture.read(text).resources

        // Then
        expect(resources.images, equals: ["bell": CGSize(width: 128, height: 124)])
        expect(resources.namedColors, equals: ["Brand": .white(0.5, 1)])
        expect(resources.systemColors, equals: ["systemRedColor": .rgb(1, 0.25, 0, 1)])
    }

    /// The value of the property `it` given by an element.
    private func value(_ element: String) throws -> IBValue? {
        let document = try Fixture.read(Fixture.view(element))
        expect(document.unread.isEmpty)
        return document.objects[0].properties["it"]
    }

    private struct Missing: Error {}
}
