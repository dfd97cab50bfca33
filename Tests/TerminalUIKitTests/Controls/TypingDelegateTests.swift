import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// The calls of text fields and text views on their delegates while a user types.
struct TypingDelegateTests {
    /// Notes what it is asked and told, and refuses what a test has it refuse.
    private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var calls: [String] = []
        var refused: Set<String> = []

        private func answer(_ call: String) -> Bool {
            calls.append(call)
            return !refused.contains(call)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { answer("change \(range.length) to \(string)") }
        func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("return") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("should end") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("should begin") }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            answer("change \(range.length) to \(text)")
        }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
        func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("should end") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { answer("should begin") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { answer("change \(range.length) to \(text)") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer("should end") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    }

    /// A delegate that notes why editing ended.
    private final class Reasons: NSObject, UITextFieldDelegate {
        var reasons: [UITextField.DidEndEditingReason] = []

        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            reasons.append(reason)
        }
    }

    private let delegate = Delegate()
    private let field = UITextField(frame: .zero)
    private let view = UITextView(frame: .zero)
    private let bar = UISearchBar(frame: .zero)

    init() {
        field.text = "Sun"
        view.text = "Sun"
        (field.delegate, view.delegate, bar.delegate) = (delegate, delegate, delegate)
    }

    @Test("A text field asks its delegate before it begins, changes, returns and ends, and reports each")
    func textField() {
        // Given, When
        field.enterText("Moon")

        // Then
        expect(
            delegate.calls,
            equals: [
                "should begin", "begin", "change 3 to Moon", "selection", "return", "should end", "end",
            ])
        expect(field.text, equals: "Moon")
    }

    @Test("A text field ignores text that its delegate refuses, and keeps editing if it may not end")
    func refusals() {
        // Given
        delegate.refused = ["change 3 to Moon", "should end"]

        // When
        field.enterText("Moon")

        // Then
        expect(field.text, equals: "Sun")
        expect(delegate.calls, equals: ["should begin", "begin", "change 3 to Moon", "return", "should end"])
    }

    @Test("The reason for the end of editing is reported once, at the end")
    func reason() {
        // Given
        let reasons = Reasons()
        field.delegate = reasons

        // When
        field.enterText("Moon")

        // Then
        expect(reasons.reasons, equals: [.committed])
    }

    @Test("A text view calls its delegate like a text field, except for the Return key")
    func textView() {
        // Given, When
        view.enterText("Moon")
        delegate.refused = ["change 4 to Mars"]
        view.enterText("Mars")

        // Then
        expect(
            delegate.calls.prefix(7),
            equals: [
                "should begin", "begin", "change 3 to Moon", "selection", "changed", "should end", "end",
            ])
        expect(view.text, equals: "Moon")
    }

    @Test("A search bar asks its own delegate for its field")
    func searchBar() {
        // Given
        delegate.refused = ["change 0 to Mars"]

        // When
        bar.enterText("Mars")
        bar.enterText("Moon")

        // Then
        expect(bar.text, equals: "Moon")
        expect(delegate.calls.prefix(4), equals: ["should begin", "change 0 to Mars", "should end", "end"])
    }

    @Test("Without a delegate, fields, text views and search bars accept typed text")
    func noDelegate() {
        // Given
        (field.delegate, view.delegate, bar.delegate) = (nil, nil, nil)

        // When
        field.enterText("Moon")
        view.enterText("Moon")
        bar.enterText("Moon")

        // Then
        expect([field.text, view.text, bar.text], equals: ["Moon", "Moon", "Moon"])
        expect(!field.isFirstResponder && !view.isFirstResponder && !bar.isFirstResponder)
    }
}
