import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// Who takes what is typed.
struct FirstResponderTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var mayEnd = true
        var resignsOnReturn = false

        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin \(textField.tag)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end \(textField.tag)") }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            if resignsOnReturn { textField.resignFirstResponder() }
            return true
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let form = TouchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    private let fields = (UITextField(frame: .zero), UITextField(frame: .zero))
    private let delegate = Delegate()

    init() {
        window.addSubview(form)
        for (index, field) in [fields.0, fields.1].enumerated() {
            field.tag = index
            field.delegate = delegate
            form.addSubview(field)
        }
    }

    @Test("One text field in a window is the first responder, and both fields are called when another takes over")
    func takingOver() {
        // Given, When
        let isFirst = fields.0.becomeFirstResponder()
        fields.1.becomeFirstResponder()

        // Then
        expect(isFirst)
        expect(!fields.0.isFirstResponder && fields.1.isFirstResponder && fields.1.isEditing)
        expect(delegate.calls, equals: ["begin 0", "end 0", "begin 1"])
    }

    @Test("A field that asks for the keyboard in viewDidLoad gets it once its screen is in the window")
    func deferred() {
        // Given
        let controller = EagerController()

        // When
        controller.loadViewIfNeeded()
        let wasFirst = controller.field.isFirstResponder
        window.rootViewController = controller
        window.makeKeyAndVisible()

        // Then
        expect(!wasFirst && controller.field.isFirstResponder && controller.field.isEditing)
    }

    private final class EagerController: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

        override func viewDidLoad() {
            view.addSubview(field)
            field.becomeFirstResponder()
        }
    }

    @Test("A field whose delegate refuses to end editing stays first responder, unless endEditing forces it")
    func force() {
        // Given
        fields.0.becomeFirstResponder()
        delegate.mayEnd = false

        // When
        let results = [fields.1.becomeFirstResponder(), form.endEditing(false), form.endEditing(true)]

        // Then
        expect(results, equals: [false, false, true])
        expect(!fields.0.isFirstResponder && !fields.0.isEditing)
        expect(delegate.calls, equals: ["begin 0", "end 0"])
    }

    @Test("A field that resigns in textFieldShouldReturn ends editing once")
    func resigningOnReturn() {
        // Given
        delegate.resignsOnReturn = true

        // When
        fields.0.enterText("Io")

        // Then
        expect(delegate.calls, equals: ["begin 0", "end 0"])
        expect(fields.0.text == "Io" && !fields.0.isEditing)
    }

    @Test("Removing a view from the window ends its editing, and a view without a window can't become first responder")
    func outside() {
        // Given
        fields.0.becomeFirstResponder()

        // When
        form.removeFromSuperview()

        // Then
        expect(delegate.calls, equals: ["begin 0", "end 0"])
        expect(!fields.0.becomeFirstResponder())
        expect(!form.canBecomeFirstResponder && !form.becomeFirstResponder())
    }

    @Test("A search bar's first responder is its field, and a text view's is itself")
    func others() {
        // Given
        let bar = UISearchBar(frame: form.bounds)
        let text = UITextView(frame: form.bounds)
        form.addSubview(bar)
        form.addSubview(text)
        bar.layoutIfNeeded()

        // When
        let isBar = bar.becomeFirstResponder() && bar.isFirstResponder
        text.becomeFirstResponder()

        // Then
        expect(isBar && !bar.isFirstResponder && text.isFirstResponder)
        text.resignFirstResponder()
        expect(!text.isFirstResponder)
    }
}
