import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

@Suite("Objects of a document")
struct ObjectTests {
    @Test("Top-level objects are in document order, with placeholders")
    func topLevel() throws {
        // Given
        let text = Fixture.cell

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.kind, equals: .xib)
        expect(document.objects.map(\.id), equals: ["-1", "-2", "KGk-i7-Jjw"])
        expect(document.objects.map(\.placeholderIdentifier), equals: ["IBFilesOwner", "IBFirstResponder", nil])
        expect(document.objects[0].customClass, equals: "MenuController")
        expect(document.objects[0].customModule, equals: "Menu")
        expect(document.objects[0].userLabel, equals: "File's Owner")
        expect(document.unread.isEmpty && document.warnings.isEmpty)
    }

    @Test("Every object is found by its id, and knows its slot, its parent and its place in the file")
    func lookup() throws {
        // Given
        let document = try Fixture.read(Fixture.cell)

        // When
        let label = try #require(document.object(withID: "Qx1-aa-001"))
        let content = try #require(label.parent)

        // Then
        expect(content.key, equals: "contentView")
        expect(content.parent?.slots["contentView"] === content)
        expect(content.collections["subviews"]?.map(\.element), equals: ["label", "button"])
        #expect(document.object(withID: "nothing") == nil)
        let ids = ["-1", "-2", "KGk-i7-Jjw", "H2p-sc-9uM", "Qx1-aa-001", "Qx1-aa-002"]
        expect(document.allObjects.map(\.id), equals: ids)
        expect(label.location, equals: IBLocation(line: 16, column: 13))
    }

    @Test("Attributes stay as written and keep their entities' characters")
    func attributes() throws {
        // Given
        let text = Fixture.view(
            "<subviews><label text=\"a &lt;b&gt; &amp;amp; \u{2028}😀&#10;c\" id=\"Qx1-aa-001\"/></subviews>")

        // When
        let label = try #require(try Fixture.read(text).object(withID: "Qx1-aa-001"))

        // Then
        expect(label.string("text"), equals: "a <b> &amp; \u{2028}😀\nc")
    }

    @Test("Connections have a kind, a destination and a source")
    func connections() throws {
        // Given
        let document = try Fixture.read(Fixture.cell)

        // When
        let outlet = try #require(document.object(withID: "-1")?.connections.first)
        let action = try #require(document.object(withID: "Qx1-aa-002")?.connections.first)

        // Then
        expect(outlet.kind, equals: .outlet(property: "tableViewCell"))
        expect(outlet.destination, equals: "KGk-i7-Jjw")
        expect(outlet.source?.id, equals: "-1")
        expect(action.kind, equals: .action(selector: "order:", eventType: "touchUpInside"))
        expect(action.destination, equals: "-1")
    }

    @Test("By default a constraint belongs to the owning view, means equal, and is required")
    func constraints() throws {
        // Given
        let document = try Fixture.read(Fixture.cell)

        // When
        let constraints = try #require(document.object(withID: "H2p-sc-9uM")?.constraints)

        // Then
        try #require(constraints.count == 2)
        expect(constraints[0].multiplier, equals: 0.5)
        expect(constraints[0].constant, equals: -8.5)
        expect(constraints[0].priority, equals: 750)
        expect(constraints[0].relation, equals: .equal)
        expect(constraints[1].firstItem, equals: nil)
        expect(constraints[1].relation, equals: .greaterThanOrEqual)
        expect(constraints[1].priority, equals: 1000)
        expect(document.constraint(withID: "Qx1-aa-005"), equals: constraints[1])
    }

    @Test(
        "A ratio is a number, a:b or a/b",
        arguments: [("0.25", 0.25), ("1:1", 1), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3)] as [(String, Double)])
    func ratios(text: String, value: Double) throws {
        // Given
        let constraint = "<constraint firstAttribute=\"width\" multiplier=\"\(text)\" id=\"Qx1-aa-001\"/>"

        // When
        let document = try Fixture.read(Fixture.view("<constraints>\(constraint)</constraints>"))

        // Then
        expect(document.constraint(withID: "Qx1-aa-001")?.multiplier, equals: value)
    }

    @Test("A storyboard has scenes with controllers, segues and an initial controller")
    func storyboard() throws {
        // Given
        let text = Fixture.storyboard

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.kind, equals: .storyboard)
        expect(document.objects.isEmpty)
        expect(document.scenes.map(\.sceneID), equals: ["Sc1-aa-001", "Sc2-aa-001"])
        expect(document.initialViewController, equals: "Vc1-aa-001")
        let controller = try #require(document.scenes[0].viewController)
        expect(controller.slots["view"]?.id, equals: "Vw1-aa-001")
        expect(controller.connections.first?.kind, equals: .segue(kind: "show", identifier: "detail"))
        expect(document.warnings.isEmpty && document.unread.isEmpty)
    }

    @Test("Objects without an id are objects: segments, and content views of some cells")
    func nameless() throws {
        // Given
        let text = Fixture.xib(
            """
            <collectionViewCell id="iN0-l3-epB">
                <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
            </collectionViewCell>
            <segmentedControl id="Qx1-aa-001"><segments><segment title="One"/><segment title="Two"/></segments>\
            </segmentedControl>
            """)

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.objects[0].slots["contentView"]?.id, equals: "")
        expect(document.objects[1].collections["segments"]?.map { $0.string("title") }, equals: ["One", "Two"])
        expect(document.warnings.isEmpty)
    }

    @Test("A list with an unknown name contains its objects, and an object with a key is a property")
    func unknownList() throws {
        // Given
        let text = Fixture.view(
            #"<gizmos><label id="Qx1-aa-001"/></gizmos><gadgets><label key="gadget" id="Qx1-aa-002"/></gadgets>"#)

        // When
        let view = try #require(try Fixture.read(text).object(withID: "iN0-l3-epB"))

        // Then
        expect(view.collections["gizmos"]?.map(\.id), equals: ["Qx1-aa-001"])
        #expect(view.collections["gadgets"] == nil)
    }

    @Test("Quotation marks and brackets in a value don't change the line numbers", arguments: ["'", "\""])
    func quotationMarks(mark: String) throws {
        // Given
        let value = mark == "'" ? #"1 > "0"# : "1 > '0"
        let text = Fixture.view(
            """
            <subviews>
            <label text=\(mark)\(value)\(mark) id="Qx1-aa-001"/>
            <label id="Qx1-aa-002"/></subviews>
            """)

        // When
        let label = try #require(try Fixture.read(text).object(withID: "Qx1-aa-002"))

        // Then
        expect(label.location, equals: IBLocation(line: 7, column: 1))
    }
}
