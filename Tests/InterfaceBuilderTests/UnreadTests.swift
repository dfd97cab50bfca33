import InterfaceBuilder
import TerminalTesting
import Testing

@Suite("Parts that a document doesn't read")
struct UnreadTests {
    @Test("An unknown element is listed with its place and the objects around it, and the rest is read")
    func unknownElement() throws {
        // Given
        let text = Fixture.view(
            """
            <subveiws><label text="lost"/></subveiws>
            <subviews><label text="kept" id="Qx1-aa-001"><blurEffect style="light"/></label></subviews>
            """)

        // When
        let document = try Fixture.read(text)

        // Then
        expect(
            document.unread.map(\.description),
            equals: [
                "5:1: <subveiws> in view iN0-l3-epB; did you mean `subviews`?",
                "6:46: <blurEffect> in view iN0-l3-epB › label Qx1-aa-001",
            ])
        expect(document.object(withID: "Qx1-aa-001")?.string("text"), equals: "kept")
    }

    @Test("The place in a long line is counted in characters")
    func longLine() throws {
        // Given
        let text = Fixture.view("<!--" + String(repeating: "é", count: 3_000) + "--><blurEffect/>")

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.unread.map(\.location), equals: [IBLocation(line: 5, column: 3_008)])
    }

    @Test("An unknown view is an object like any other")
    func unknownView() throws {
        // Given
        let text = Fixture.view("<subviews><holographicView id=\"Qx1-aa-001\" shimmer=\"YES\"/></subviews>")

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.object(withID: "Qx1-aa-001")?.element, equals: "holographicView")
        expect(document.object(withID: "Qx1-aa-001")?.attributes["shimmer"], equals: "YES")
        expect(document.unread.isEmpty)
    }

    @Test("An unknown attribute of a value, a strange mask and opaque data are listed")
    func leftovers() throws {
        // Given
        let text = Fixture.view(
            """
            <fontDescription key="font" type="system" pointSize="12" design="rounded"/>
            <variation key="heightClass=compact"><mask key="subviews"><swap reference="a"/></mask>\
            <glow/></variation>
            <data key="secret">AAAA</data>
            <connections><teleport destination="iN0-l3-epB" id="Qx1-aa-001"/></connections>
            """)

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.unread.map(\.element), equals: ["fontDescription", "swap", "glow", "data", "teleport"])
        expect(document.unread.map(\.attribute), equals: ["design", nil, nil, nil, nil])
        expect(document.objects[0].properties.keys.sorted(), equals: ["font"])
        expect(document.objects[0].connections.map(\.kind), equals: [.unknown("teleport")])
    }

    @Test("A dangling reference is a warning that names the role and the nearest id")
    func dangling() throws {
        // Given
        let text = Fixture.cell
            .replacingOccurrences(of: "destination=\"KGk-i7-Jjw\"", with: "destination=\"KGk-i7-Jjv\"")
            .replacingOccurrences(of: "textLabel=\"Qx1-aa-001\"", with: "textLabel=\"zzz\"")
            .replacingOccurrences(of: "secondItem=\"Qx1-aa-002\"", with: "secondItem=\"yyy\"")
            .replacingOccurrences(of: "firstItem=\"Qx1-aa-001\"", with: "firstItem=\"xxx\"")

        // When
        let document = try Fixture.read(text)

        // Then
        let tail = "which nothing in the document has as its id"
        let expected = [
            "Cell.xib:6:9: outlet tableViewCell refers to `KGk-i7-Jjv`, \(tail); did you mean `KGk-i7-Jjw`? (object -1)",
            "Cell.xib:10:1: textLabel refers to `zzz`, \(tail) (object KGk-i7-Jjw)",
            "Cell.xib:32:13: firstItem refers to `xxx`, \(tail) (object H2p-sc-9uM)",
            "Cell.xib:33:13: secondItem refers to `yyy`, \(tail) (object H2p-sc-9uM)",
        ]
        expect(document.warnings.map(\.description), equals: expected)
    }

    @Test("A value given twice, a view without an id and stray text are warnings")
    func oddities() throws {
        // Given
        let text = Fixture.view(
            """
            <string key="text">first</string>
            <string key="text">second</string>
            <subviews><label/></subviews>
            stray
            """)

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.objects[0].string("text"), equals: "first")
        expect(
            document.warnings.map(\.message),
            equals: [
                "stray text in <view>", "`text` is set twice; only the first counts",
                "<label> has no id; nothing can be connected to it",
            ])
    }

    @Test("An entry among runtime attributes that isn't one is listed")
    func noRuntimeAttribute() throws {
        // Given
        let text = Fixture.view("<userDefinedRuntimeAttributes><gizmo/></userDefinedRuntimeAttributes>")

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.unread.map(\.description), equals: ["5:31: <gizmo> in view iN0-l3-epB"])
    }
}
