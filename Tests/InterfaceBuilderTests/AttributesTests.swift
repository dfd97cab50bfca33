@testable import InterfaceBuilder
import TerminalTesting
import Testing

@Suite("Attributes")
struct AttributesTests {
    @Test("Attributes are equal in any order, and unequal if a value differs or is missing")
    func equality() {
        // Given
        let attributes: IBKeyed<String> = ["x": "1", "y": "2"]

        // When
        let same: IBKeyed<String> = ["y": "2", "x": "1"]
        let others: [IBKeyed<String>] = [["x": "1", "y": "3"], ["x": "1"], ["x": "1", "z": "2"]]

        // Then
        expect(attributes, equals: same)
        expect(!others.contains(attributes))
    }

    @Test("An attribute is set, replaced and removed by its name, and the others stay in place")
    func changes() {
        // Given
        var attributes: IBKeyed<String> = ["x": "1", "y": "2"]

        // When
        attributes["x"] = "3"
        attributes["z"] = "4"
        attributes["y"] = nil
        attributes["w"] = nil

        // Then
        expect(attributes.map { "\($0.key)=\($0.value)" }, equals: ["x=3", "z=4"])
    }

    @Test("Entities are read as characters in attributes and in texts")
    func entities() throws {
        // Given
        let text = Fixture.view("<string key=\"a\" x=\"&amp;amp; &quot;&lt;&#65;\">&amp;lt; &gt;&#x41;</string>")

        // When
        let document = try Fixture.read(text)

        // Then
        expect(document.object(withID: "iN0-l3-epB")?.string("a"), equals: "&lt; >A")
    }

    @Test("Places are counted in lines and characters, also in very long lines")
    func places() throws {
        // Given
        let views = (0..<3).map { "<view id=\"V\($0)0-00-001\"/>é😀" }.joined()

        // When
        let document = try Fixture.read(Fixture.view("<subviews>\(views)</subviews>"))

        // Then
        let columns = document.allObjects.filter { $0.id.hasPrefix("V") }.map(\.location.column)
        expect(columns, equals: [11, 36, 61])
    }
}
