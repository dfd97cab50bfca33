import InterfaceBuilder
import Testing

@Suite("The outline of a document")
struct OutlineTests {
    @Test("An outline shows objects in their slots, classes, labels and connections as a tree")
    func xib() throws {
        // Given
        let document = try Fixture.read(Fixture.cell)

        // When
        let outline = document.outline()

        // Then
        #expect(
            outline == """
                Cell.xib
                ├─ placeholder -1 MenuController "File's Owner"
                │  └─ outlet File's Owner.tableViewCell → tableViewCell (KGk-i7-Jjw)
                ├─ placeholder -2 UIResponder
                └─ tableViewCell KGk-i7-Jjw reuseIdentifier Dish
                   └─ contentView: tableViewCellContentView H2p-sc-9uM
                      ├─ label Qx1-aa-001 "Soup & bread"
                      └─ button Qx1-aa-002 "Order"
                         └─ action button "Order".order: (touchUpInside) → File's Owner (-1)
                """)
    }

    @Test("An outline in ASCII has the same tree, and a storyboard's has its scenes")
    func storyboardInASCII() throws {
        // Given
        let document = try Fixture.read(Fixture.storyboard)

        // When
        let outline = document.outline(ascii: true)

        // Then
        #expect(
            outline == """
                Cell.xib
                |- scene Sc1-aa-001
                |  |- viewController Vc1-aa-001
                |  |  |- segue viewController show detail -> viewController (Vc2-aa-001)
                |  |  `- view: view Vw1-aa-001
                |  `- placeholder Fr1-aa-001
                `- scene Sc2-aa-001
                   `- viewController Vc2-aa-001
                """)
    }

    @Test("A text of several lines or with control characters stays in its line of the outline")
    func controlCharacters() throws {
        // Given
        let document = try Fixture.read(
            Fixture.view(
                "<subviews><label id=\"Qx1-aa-001\"><string key=\"text\">a\nb\u{9B}</string></label></subviews>"))

        // When
        let outline = document.outline()

        // Then
        #expect(outline.hasSuffix("   └─ label Qx1-aa-001 \"a\\u{A}b\\u{9B}\""))
    }
}
