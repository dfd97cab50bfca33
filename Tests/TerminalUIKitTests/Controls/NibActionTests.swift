import TerminalUIKit
import TerminalTesting
import Testing

struct NibActionTests {
    private func control(_ actions: String) -> String {
        """
        <control id="gT4-uC-81s">
            <rect key="frame" x="0.0" y="0.0" width="80" height="44"/>
            <connections>\(actions)</connections>
        </control>
        """
    }

    @Test("An action connected in the nib calls File's Owner")
    func owner() throws {
        // Given
        let owner = FullMoonController()
        let text = control(
            #"<action selector="howl" destination="-1" eventType="touchUpInside" id="aW2-4k-9rD"/>"#
                + #"<action selector="done" destination="-1" eventType="valueChanged" id="cE7-Qp-0vX"/>"#)

        // When
        let control: UIControl = try ControlFixture.control(text, owner: owner)
        control.tap()
        control.sendActions(for: .valueChanged)

        // Then
        expect(owner.howls, equals: 1)
        expect(owner.calls, equals: ["done"])
    }

    @Test("An action of First Responder goes up the responder chain")
    func firstResponder() throws {
        // Given
        let text = control(#"<action selector="done" destination="-2" eventType="touchUpInside" id="aW2-4k-9rD"/>"#)

        // When
        let control: UIControl = try ControlFixture.control(text, owner: PhaseController())

        // Then
        expect(control.allTargets.isEmpty)
        expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside), equals: ["done"])
    }

    @Test("A wrong selector is found when the nib is loaded, with the nearest name and UIKit's words")
    func unknownSelector() throws {
        // Given
        let owner = FullMoonController()
        let text = control(#"<action selector="hovl" destination="-1" eventType="touchUpInside" id="aW2-4k-9rD"/>"#)

        // When
        let error = try #require(throws: NibError.self) { try ControlFixture.load(text, owner: owner) }

        // Then
        expect(error.description, contains: "no action `hovl` on FullMoonController; did you mean `howl`?")
        expect(error.description, contains: "data:11:18: ")
        expect(error.exception.name, equals: "NSInvalidArgumentException")
        expect(
            error.exception.reason,
            equals: "-[FullMoonController hovl]: unrecognized selector sent to instance "
                + "<FullMoonController #\(owner.serialNumber)>")
    }

    @Test("A wrong event is found when the nib is loaded")
    func unknownEvent() throws {
        // Given
        let text = control(#"<action selector="done" destination="-1" eventType="touchUpInsid" id="aW2-4k-9rD"/>"#)

        // When
        let error = try #require(throws: NibError.self) { try ControlFixture.load(text, owner: PhaseController()) }

        // Then
        expect(error.description, contains: "UIControl has no event `touchUpInsid` for action `done`")
        expect(error.description, contains: "touchUpInside")
    }
}
