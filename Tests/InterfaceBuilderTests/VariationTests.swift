import InterfaceBuilder
import TerminalTesting
import Testing

/// The variations of a file for some kinds of screens.
struct VariationTests {
    private let text = Fixture.view(
        """
        <constraints>
        <constraint firstAttribute="width" constant="70" id="Wi0-aa-001">
        <variation key="widthClass=regular" constant="200"/>
        </constraint>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="Wi0-aa-001"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular">
        <real key="alpha" value="0.5"/><mask key="constraints"><include reference="Wi0-aa-001"/></mask>
        </variation>
        <variation key="widthClass=regular" tag="7"/>
        """)

    @Test("A variation applies if all its conditions do, and the most specific one last")
    func counting() throws {
        // Given
        let variations = try Fixture.read(text).objects[0].variations

        // When
        let onPhone = variations.counting(on: ["widthClass": "compact", "heightClass": "regular"])
        let onTablet = variations.counting(on: ["widthClass": "regular", "heightClass": "regular"])

        // Then
        expect(onPhone.map(\.conditions), equals: [[:]])
        expect(onTablet.map(\.conditions.count), equals: [0, 1, 2])
        expect(onTablet.last?.properties, equals: ["alpha": .real(0.5)])
        expect(onTablet[1].attributes, equals: ["tag": "7"])
    }

    @Test("An object that is excluded by default may be included on some screens")
    func masks() throws {
        // Given
        let variations = try Fixture.read(text).objects[0].variations

        // When
        let kinds = ["compact", "regular"].map { ["widthClass": $0, "heightClass": "regular"] }

        // Then
        expect(kinds.map { variations.counting(on: $0).includes("Wi0-aa-001") }, equals: [false, true])
        expect(kinds.allSatisfy { variations.counting(on: $0).includes("Ot0-he-001") })
    }

    @Test("A constraint has its own variations")
    func constraints() throws {
        // When
        let document = try Fixture.read(text)

        // Then
        let constraint = try #require(document.constraint(withID: "Wi0-aa-001"))
        expect(constraint.variations.map(\.attributes), equals: [["constant": "200"]])
        expect(document.unread.isEmpty)
    }
}
