import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

extension DifferenceTests {
    @Test("Lost guarantees and new requirements for code are listed with the change")
    func effects() throws {
        // Given
        let edits = [
            ("<outlet property=\"tableViewCell\" destination=\"KGk-i7-Jjw\" id=\"a7q-xY-mpk\"/>", ""),
            ("property=\"tableViewCell\"", "property=\"cell\""),
            ("id=\"a7q-xY-mpk\"", "id=\"oth-er-001\""),
            (" reuseIdentifier=\"Dish\"", ""),
            ("reuseIdentifier=\"Dish\"", "reuseIdentifier=\"Meal\" customClass=\"DishCell\""),
            ("selector=\"order:\"", "selector=\"buy:\""),
        ]

        // When
        let effects = try edits.map {
            IBDifference(from: try Fixture.read(Fixture.cell), to: try Fixture.read(edited($0.0, $0.1))).changes
                .flatMap(\.effects)
        }

        // Then
        let noOutlet = "the outlet `tableViewCell` of MenuController is gone: code that uses it finds nil"
        let noIdentifier = "no prototype has the reuse identifier \"Dish\" any more: code that dequeues one finds none"
        expect(
            effects,
            equals: [
                [noOutlet],
                [
                    noOutlet,
                    "MenuController needs an outlet `cell`; without one the program ends as the nib is loaded",
                ],
                [], [noIdentifier], [noIdentifier],
                [
                    "button \"Order\" does not call `order:` any more",
                    "MenuController needs an action `buy:`; without one the program ends as it is called",
                ],
            ])
    }

    @Test(
        """
        A lost class or scene identifier is reported to code that needs it, but a placeholder's class isn't an \
        object's
        """)
    func gone() throws {
        // Given
        let label = Fixture.cell.replacing("<label text=", with: "<label customClass=\"SoupLabel\" text=")
        let owner = Fixture.cell.replacing("customClass=\"MenuController\" ", with: "")
        let scene = Fixture.storyboard.replacing("storyboardIdentifier=\"Menu\"", with: "")
        let segue = Fixture.storyboard.replacing("identifier=\"detail\"", with: "identifier=\"more\"")
        let nameless = Fixture.storyboard.replacing(" identifier=\"detail\"", with: "")
        let pairs = [
            (label, Fixture.cell), (Fixture.cell, owner), (Fixture.storyboard, scene), (Fixture.storyboard, segue),
            (Fixture.storyboard, nameless), (nameless, Fixture.storyboard),
        ]

        // When
        let effects = try pairs.map {
            IBDifference(from: try Fixture.read($0), to: try Fixture.read($1)).changes.flatMap(\.effects)
        }

        // Then
        expect(
            effects,
            equals: [
                ["nothing here is a SoupLabel any more: code that casts to it fails"], [],
                [
                    "no scene has the identifier \"Menu\" any more: instantiateViewController(withIdentifier:) ends "
                        + "the program"
                ],
                ["no segue is called \"detail\" any more: performSegue(withIdentifier:sender:) ends the program"],
                ["no segue is called \"detail\" any more: performSegue(withIdentifier:sender:) ends the program"], [],
            ])
    }

    @Test("A change names the object around it, and its line")
    func places() throws {
        // Given
        let label = try IBDifference(
            from: Fixture.read(Fixture.cell), to: Fixture.read(edited("text=\"Soup &amp; bread\"", "text=\"Soup\"")))
        let segue = try IBDifference(
            from: Fixture.read(Fixture.storyboard),
            to: Fixture.read(Fixture.storyboard.replacing("identifier=\"detail\"", with: "identifier=\"more\"")))

        // When
        let changes = label.changes + segue.changes

        // Then
        expect(
            changes.map { $0.place ?? "" }, equals: ["tableViewCellContentView (H2p-sc-9uM)", "scene Sc1-aa-001"])
        let lines = [Fixture.cell.replacing("Soup &amp; bread", with: "Soup"), Fixture.storyboard].map {
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        expect(lines[0][changes[0].item.line - 1], contains: "<label text=\"Soup\"")
        expect(lines[1][changes[1].item.line - 1], contains: "<segue")
    }

    @Test("The listing has a line for each fact, and no control characters")
    func listing() throws {
        // Given
        let text = Fixture.xib(
            """
            <label text="Mo\u{9B}on" tag="3" id="Lab-el-001">
            <rect key="frame" x="8" y="8" width="100" height="21"/>
            <connections><outlet property="next" destination="Lab-el-001" id="Out-le-001"/></connections>
            </label>
            """)

        // When
        let listing = try Fixture.read(text).listing

        // Then
        expect(
            listing,
            equals: """
                document
                    targetRuntime: iOS.CocoaTouch
                  label "Mo\\u{9B}on" (Lab-el-001)
                      frame: 8,8 100×21
                      tag: 3
                      text: "Mo\\u{9B}on"
                    outlet label "Mo\\u{9B}on".next → label "Mo\\u{9B}on" (Lab-el-001)
                """)
    }
}
