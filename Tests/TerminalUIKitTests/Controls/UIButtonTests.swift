import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

struct UIButtonTests {
    private func button(_ type: UIButton.ButtonType) -> UIButton {
        let button = UIButton(type: type)
        button.frame = CGRect(x: 0, y: 0, width: 96, height: 44)
        button.setTitle("Launch", for: .normal)
        return button
    }

    @Test("A state without its own value uses the value of the normal state")
    func fallback() {
        // Given
        let button = button(.system)
        button.setTitle("Launched", for: .selected)
        button.setTitleColor(.red, for: .normal)

        // When
        button.isSelected = true

        // Then
        expect(button.currentTitle, equals: "Launched")
        expect(button.title(for: .disabled), equals: "Launch")
        expect(button.titleColor(for: .selected), equals: .red)
        expect(button.titleColor(for: .highlighted), equals: .red)
    }

    @Test(
        "A rounded button has a border, a system button is plain text, a disabled one is in parentheses",
        arguments: [
            (UIButton.ButtonType.roundedRect, true, "[  Launch  ]"), (.roundedRect, false, "(  Launch  )"),
            (.system, true, "   Launch"), (.system, false, "  (Launch)"),
        ])
    func drawing(type: UIButton.ButtonType, isEnabled: Bool, picture: String) {
        // Given
        let button = button(type)

        // When
        button.isEnabled = isEnabled

        // Then
        expect(ControlFixture.rendering(of: button).trimmingCharacters(in: .newlines), equals: picture)
    }

    @Test("A title that fits only without brackets does without them")
    func narrow() {
        // Given
        let button = UIButton(type: .roundedRect)
        button.setTitle("Quit", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 44)

        // When
        let picture = ControlFixture.rendering(of: button).trimmingCharacters(in: .newlines)

        // Then
        expect(picture, equals: "Quit")
    }

    /// A button with a background of its own, which doesn't call its superclass.
    private final class Painted: UIButton {
        override func draw(_ rect: CGRect) {}
    }

    @Test("The title of a button is in the middle, whatever draws its background and whatever its paragraph says")
    func title() {
        // Given
        let button = Painted(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 96, height: 44)
        button.setAttributedTitle(
            NSAttributedString(string: "Launch", attributes: [.paragraphStyle: NSMutableParagraphStyle()]),
            for: .normal)

        // When
        let picture = ControlFixture.rendering(of: button).trimmingCharacters(in: .newlines)

        // Then
        expect(picture, equals: "   Launch")
    }

    @Test("A nib's name for the restoration of a view is there for code to read")
    func restoration() throws {
        // Given, When
        let button: UIButton = try ControlFixture.control(
            """
            <button restorationIdentifier="add" id="But-on-001">
            <rect key="frame" x="0" y="0" width="90" height="44"/></button>
            """)

        // Then
        expect(button.restorationIdentifier, equals: "add")
    }

    @Test(
        "A button whose type has a symbol shows it",
        arguments: [
            (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
            (.infoDark, "info.circle"), (.contactAdd, "plus.circle"), (.close, "xmark.circle"),
        ])
    func symbols(type: UIButton.ButtonType, symbol: String) {
        expect(UIButton(type: type).currentImage, equals: UIImage(systemName: symbol))
        expect(UIImage(systemName: symbol) != nil)
    }

    @Test("A nib sets the title, colors and background image of each state")
    func statesOfNib() throws {
        // Given
        func state(_ name: String, red: Double) -> String {
            """
            <state key="\(name)" title="\(name)" image="star" backgroundImage="moon">
            <color key="titleColor" red="\(red)" green="0" blue="0" alpha="1" colorSpace="custom"/>
            <color key="titleShadowColor" red="0" green="\(red)" blue="0" alpha="1" colorSpace="custom"/>
            </state>
            """
        }

        // When
        let button: UIButton = try ControlFixture.control(
            #"<button id="bUt-on-001"><rect key="frame" x="0" y="0" width="96" height="44"/>"#
                + state("normal", red: 0.25) + state("selected", red: 0.5) + "</button>")

        // Then
        for (state, red) in [(UIControl.State.normal, 0.25), (.selected, 0.5)] {
            expect(button.title(for: state), equals: (state == .normal ? "normal" : "selected"))
            expect(button.titleColor(for: state), equals: UIColor(red: red, green: 0, blue: 0, alpha: 1))
            expect(button.titleShadowColor(for: state), equals: UIColor(red: 0, green: red, blue: 0, alpha: 1))
            expect(button.image(for: state), equals: UIImage(named: "star"))
            expect(button.backgroundImage(for: state), equals: UIImage(named: "moon"))
        }
    }

    @Test("A tap is a touch down, a touch up inside and the primary action")
    func tap() {
        // Given
        let (button, target) = (button(.system), PhaseController())
        button.addTarget(target, action: "done", for: .touchDown)
        button.addTarget(target, action: "pick:", for: .touchUpInside)
        button.addTarget(target, action: "pick:forEvent:", for: .primaryActionTriggered)

        // When
        button.tap()

        // Then
        expect(target.calls, equals: ["done", "pick: UIButton #\(button.serialNumber)", "pick:forEvent:"])
    }

    @Test("A nib sets type, font, and each state's appearance, and an archive keeps them")
    func coding() throws {
        // Given
        let text = """
            <button opaque="NO" contentMode="scaleToFill" selected="YES" contentHorizontalAlignment="left" buttonType="roundedRect" \
            lineBreakMode="middleTruncation" id="bT7-2m-w9A">
                <rect key="frame" x="0.0" y="0.0" width="96" height="37"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                <state key="normal" title="Launch" image="star">
                    <color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                </state>
                <state key="disabled" title="Wait"/>
                <state key="selected" title="Launched"/>
            </button>
            """

        // When
        let button: UIButton = try ControlFixture.control(text)
        let copy = try ControlFixture.unarchived(button)

        // Then
        for button in [button, copy] {
            expect(button.buttonType, equals: .roundedRect)
            expect(button.contentHorizontalAlignment, equals: .left)
            expect(button.titleLabel?.font.isBold, equals: true)
            expect(button.titleLabel?.lineBreakMode, equals: .byTruncatingMiddle)
            expect(button.isSelected && !button.isHighlighted)
            expect(button.currentTitle, equals: "Launched")
            expect(button.title(for: .normal), equals: "Launch")
            expect(button.currentImage?.name, equals: "star")
            expect(button.currentTitleColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            (button.isSelected, button.isEnabled) = (false, false)
            expect(button.currentTitle, equals: "Wait")
        }
    }
}
