import InterfaceBuilder
import TerminalTesting
import Testing

@Suite("The objects of a document")
struct OutlineTests {
    @Test("The outline of a xib has objects by property, with classes, labels and connections")
    func xib() throws {
        // Given, When
        let document = try Fixture.read(Fixture.cell)

        // Then
        expect(
            document.outline,
            equals: """
                placeholder -1 MenuController "File's Owner"
                  outlet File's Owner.tableViewCell → tableViewCell (KGk-i7-Jjw)
                placeholder -2 UIResponder
                tableViewCell KGk-i7-Jjw reuseIdentifier Dish
                  contentView: tableViewCellContentView H2p-sc-9uM
                    label Qx1-aa-001 "Soup & bread"
                    button Qx1-aa-002 "Order"
                      action button "Order".order: (touchUpInside) → File's Owner (-1)
                """)
    }

    @Test("The outline of a storyboard has scenes")
    func storyboard() throws {
        // Given, When
        let document = try Fixture.read(Fixture.storyboard)

        // Then
        expect(
            document.outline,
            equals: """
                scene Sc1-aa-001
                  viewController Vc1-aa-001
                    segue viewController show detail → viewController (Vc2-aa-001)
                    view: view Vw1-aa-001
                  placeholder Fr1-aa-001
                scene Sc2-aa-001
                  viewController Vc2-aa-001
                """)
    }
}
