import Canvases
import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

struct ControlDrawingTests {
    private nonisolated static let pictures = [
        #"<switch on="YES" id="a1A-aa-001">"#: "[ON| ]",
        #"<switch id="a1A-aa-001">"#: "[|OFF]",
        #"<switch enabled="NO" id="a1A-aa-001">"#: "(|OFF)",
        #"<slider value="5" minValue="0.0" maxValue="10" id="a1A-aa-001">"#: "[━━━━●───]",
        #"<stepper maximumValue="10" id="a1A-aa-001">"#: "[ −  | +   ]",
        #"<progressView progress="0.5" id="a1A-aa-001">"#: "██████──────",
        #"<activityIndicatorView animating="YES" id="a1A-aa-001">"#: "✶",
        #"<activityIndicatorView hidesWhenStopped="YES" id="a1A-aa-001">"#: "",
        #"<pageControl numberOfPages="3" currentPage="1" id="a1A-aa-001">"#: "○ ● ○",
        #"<textField text="Apollo" borderStyle="roundedRect" id="a1A-aa-001">"#: "[Apollo    ]",
        #"<textField placeholder="Name" id="a1A-aa-001">"#: "Name",
        #"<textView text="Sea of Tranquillity" id="a1A-aa-001">"#: "Sea of",
    ]

    @Test("You can see the state of each control without color", arguments: pictures.keys.sorted())
    func pictures(tag: String) throws {
        // Given
        let name = tag.dropFirst().prefix { $0 != " " }
        let width = name == "switch" ? 51 : name == "slider" ? 80 : 96
        let text = "\(tag)<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"31\"/></\(name)>"

        // When
        let view: UIView = try ControlFixture.control(text)
        let copy = try ControlFixture.unarchived(view)

        // Then
        for view in [view, copy] {
            let picture = ControlFixture.rendering(of: view).trimmingCharacters(in: .whitespacesAndNewlines)
            expect(picture, equals: Self.pictures[tag])
        }
    }

    @Test("A control that takes no touches is dimmed")
    func dimmed() {
        // Given
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 32, height: 22))
        slider.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let style = TerminalStyle(color: .trueColor, ascii: false, attributes: false)

        // When
        slider.isEnabled = false

        // Then
        expect(
            ControlFixture.rendering(of: slider, style: style),
            equals: "\u{1B}[38;2;255;128;128;48;2;255;255;255m(●─)\u{1B}[0m")
    }

    @Test("A text field aligns its text, with and without a border")
    func alignment() {
        // Given
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 22))
        field.text = "Luna"
        field.textAlignment = .right

        // When
        let pictures = [UITextField.BorderStyle.none, .roundedRect].map { border in
            field.borderStyle = border
            return ControlFixture.rendering(of: field)
        }

        // Then
        expect(pictures, equals: ["      Luna", "[    Luna]"])
    }

    @Test("A text view shows all lines that fit, and without a text it is empty")
    func textView() {
        // Given
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 66))
        view.text = "Sea of Tranquillity, Sea of Rains"

        // When
        let full = ControlFixture.rendering(of: view)
        view.text = nil

        // Then
        expect(full, equals: "Sea of\nTranquilli\nty, Sea of")
        expect(view.text, equals: "")
        expect(ControlFixture.rendering(of: view), equals: "\n\n")
    }

    @Test("A page control shows as many dots as fit", arguments: [(40, "○ ○ ●"), (39, "○ ○")])
    func dots(width: CGFloat, shown: String) {
        // Given
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: 22))
        pages.numberOfPages = 3

        // When
        pages.currentPage = 2

        // Then
        expect(ControlFixture.rendering(of: pages), equals: shown)
    }

    @Test("A tap on a slider without a width leaves it at its lowest value")
    func sliderWithoutWidth() {
        // Given
        let slider = UISlider(frame: .zero)

        // When
        slider.tap(at: CGPoint(x: 10, y: 10))

        // Then
        expect(slider.value, equals: 0)
    }

    @Test(
        "A tap on a slider sets the value at that place, and calls its targets",
        arguments: [(0, 10), (25, 15), (100, 30), (130, 30)])
    func sliderPlaces(x: CGFloat, value: Float) {
        // Given
        let (slider, target) = (UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), PhaseController())
        (slider.minimumValue, slider.maximumValue) = (10, 30)
        slider.addTarget(target, action: "done", for: .valueChanged)

        // When
        slider.tap(at: CGPoint(x: x, y: 15))

        // Then
        expect(slider.value, equals: value)
        expect(target.calls, equals: ["done"])
    }

    @Test("A tap at the right of a page control turns to the next page, and at the left to the previous one")
    func pages() {
        // Given
        let (pages, target) = (UIPageControl(frame: CGRect(x: 0, y: 0, width: 80, height: 22)), PhaseController())
        pages.numberOfPages = 4
        pages.addTarget(target, action: "done", for: .valueChanged)

        // When
        let shown = [60, 60, 60, 60, 20, 20, 20, 20].map { x in
            pages.tap(at: CGPoint(x: x, y: 11))
            return pages.currentPage
        }

        // Then
        expect(shown, equals: [1, 2, 3, 3, 2, 1, 0, 0])
        expect(target.calls.count, equals: 6)
    }

    @Test("The selected segment is in brackets, and a tap selects another")
    func segments() throws {
        // Given
        let text = """
            <segmentedControl selectedSegmentIndex="0" id="a1A-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="160" height="31"/>
                <segments><segment title="New"/><segment title="Full"/></segments>
            </segmentedControl>
            """
        let control: UISegmentedControl = try ControlFixture.control(text)
        let target = PhaseController()
        control.addTarget(target, action: "done", for: .valueChanged)

        // When
        let before = ControlFixture.rendering(of: try ControlFixture.unarchived(control))
        control.tap(at: CGPoint(x: 120, y: 10))
        control.tap(at: CGPoint(x: 120, y: 10))

        // Then
        expect(before, contains: "[  New  ]|  Full")
        expect(ControlFixture.rendering(of: control), contains: "   New   |[ Full  ]")
        expect(target.calls, equals: ["done"])
    }

    @Test("A tap turns a switch and calls its targets, and setting it calls none")
    func switches() {
        // Given
        let (control, target) = (UISwitch(frame: .zero), PhaseController())
        control.addTarget(target, action: "done", for: .valueChanged)

        // When
        control.setOn(true, animated: true)
        let afterSetting = target.calls
        control.tap()

        // Then
        expect(afterSetting.isEmpty)
        expect(target.calls, equals: ["done"])
        expect(!control.isOn)
        expect(control.frame.size, equals: CGSize(width: 51, height: 31))
    }

    @Test("Values stay within their limits, and a stepper that wraps continues at the other end")
    func values() {
        // Given
        let (slider, stepper, pages) = (UISlider(frame: .zero), UIStepper(frame: .zero), UIPageControl(frame: .zero))
        slider.value = 7
        stepper.maximumValue = 2
        stepper.wraps = true
        pages.numberOfPages = 2

        // When
        let values = (0..<4).map { _ in
            stepper.tap(at: CGPoint(x: 90, y: 10))
            return stepper.value
        }
        pages.currentPage = 9

        // Then
        expect(slider.value, equals: 1)
        expect(values, equals: [1, 2, 0, 1])
        expect(pages.currentPage, equals: 1)
    }

    @Test("Typing into a text field calls its delegate and its targets in UIKit's order")
    func typing() {
        // Given
        let (field, target, delegate) = (UITextField(frame: .zero), PhaseController(), Delegate())
        field.delegate = delegate
        field.addTarget(target, action: "done", for: .editingChanged)
        field.addTarget(target, action: "pick:", for: .editingDidEnd)

        // When
        let taken = field.enterText("Luna 9")
        field.isEnabled = false
        let again = field.enterText("Luna 10")

        // Then
        expect(taken && !again)
        expect(field.text, equals: "Luna 9")
        expect(target.calls.count, equals: 2)
        expect(delegate.calls, equals: ["should", "did begin", "return", "did end"])
    }

    private final class Delegate: UITextFieldDelegate {
        var calls: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            calls.append("should")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            return true
        }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
    }
}
