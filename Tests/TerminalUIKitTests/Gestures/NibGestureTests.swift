import TerminalUIKit
import TerminalTesting
import Testing

/// Gesture recognizers that a nib has.
struct NibGestureTests {
    /// File's Owner.
    final class Owner: UIResponder, UIGestureRecognizerDelegate {
        @Outlet var view: UIView?
        @Outlet var tap: UITapGestureRecognizer?
        var told: [String] = []

        override class var actions: [String: Action] { ["tapped:": Action(Owner.tapped)] }

        func tapped(_ recognizer: UIGestureRecognizer) {
            told.append("\(type(of: recognizer)) of \(recognizer.view?.tag ?? 0)")
        }
    }

    private func load(_ recognizers: String, ids: String...) throws -> Owner {
        let owner = Owner()
        let collection = ids.map {
            #"<outletCollection property="gestureRecognizers" destination="\#($0)" appends="YES" id="c\#($0)"/>"#
        }
        let nib = Nib.make(
            owner: #"<outlet property="view" destination="v1" id="c1"/>"#,
            """
            <view tag="7" id="v1"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <connections>\(collection.joined())</connections></view>
            \(recognizers)
            """)
        _ = try nib.objects(withOwner: owner)
        return owner
    }

    @Test("A tap on the view sends the action of its recognizer to the target in the nib")
    func tap() throws {
        // Given
        let owner = try load(
            """
            <tapGestureRecognizer id="g1"><connections>
            <action selector="tapped:" destination="-1" id="c2"/>
            <outlet property="delegate" destination="-1" id="c3"/>
            </connections></tapGestureRecognizer>
            """, ids: "g1")

        // When
        owner.view?.perform(.tap())

        // Then
        expect(owner.told, equals: ["UITapGestureRecognizer of 7"])
        expect(owner.view?.gestureRecognizers?.first?.delegate === owner)
    }

    @Test("Each recognizer from a nib has the class of its element, and the nib's values")
    func kinds() throws {
        // Given, When
        let owner = try load(
            """
            <tapGestureRecognizer cancelsTouchesInView="NO" numberOfTapsRequired="2" id="g1"/>
            <swipeGestureRecognizer direction="left" id="g2"/>
            <pongPressGestureRecognizer minimumPressDuration="1.5" allowableMovement="3" id="g3"/>
            <panGestureRecognizer minimumNumberOfTouches="2" id="g4"/>
            <pinchGestureRecognizer enabled="NO" id="g5"/>
            <rotationGestureRecognizer id="g6"/>
            """, ids: "g1", "g2", "g3", "g4", "g5", "g6")
        let made = owner.view?.gestureRecognizers ?? []

        // Then
        expect(
            made.map { "\(type(of: $0))" },
            equals: [
                "UITapGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
                "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
            ])
        expect((made[0] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 && !made[0].cancelsTouchesInView)
        expect((made[1] as? UISwipeGestureRecognizer)?.direction, equals: .left)
        expect((made[2] as? UILongPressGestureRecognizer)?.minimumPressDuration, equals: 1.5)
        expect((made[2] as? UILongPressGestureRecognizer)?.allowableMovement, equals: 3)
        expect((made[3] as? UIPanGestureRecognizer)?.minimumNumberOfTouches, equals: 2)
        expect(!made[4].isEnabled && made[5].isEnabled)
    }

    @Test("A recognizer's action that its target lacks is a fault of the nib, with the nearest name")
    func wrongAction() {
        // Given, When, Then
        #expect {
            _ = try load(
                """
                <tapGestureRecognizer id="g1"><connections>
                <action selector="taped:" destination="-1" id="c2"/>
                </connections></tapGestureRecognizer>
                """, ids: "g1")
        } throws: { error in
            "\(error)".contains("no action `taped:` on Owner") && "\(error)".contains("tapped:")
        }
    }
}
