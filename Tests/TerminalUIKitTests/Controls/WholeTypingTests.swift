import Foundation
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// The calls on a delegate while a user types, for every answer of the delegate, in a recorded table.
struct WholeTypingTests {
    /// Lets something be done or not, and notes what it hears.
    private final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        let refused: String
        var told: [String] = []

        init(refusing refused: String) {
            self.refused = refused
        }

        private func may(_ what: String) -> Bool {
            told.append("may \(what)")
            return refused != what
        }
        private func text(_ range: NSRange) -> String { "\(range.location)+\(range.length)" }

        func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { may("begin") }
        func textFieldDidBeginEditing(_ field: UITextField) { told.append("begun \(field.isEditing)") }
        func textFieldShouldReturn(_ field: UITextField) -> Bool { may("return") }
        func textFieldShouldEndEditing(_ field: UITextField) -> Bool { may("end") }
        func textFieldDidEndEditing(_ field: UITextField) { told.append("ended \(field.isEditing)") }
        func textField(
            _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            told.append("\(text(range)) `\(string)`")
            return may("change")
        }
        func textFieldDidChangeSelection(_ field: UITextField) { told.append("elsewhere") }

        func textViewDidChange(_ view: UITextView) { told.append("changed `\(view.text!)`") }
        func textViewShouldBeginEditing(_ view: UITextView) -> Bool { may("begin") }
        func textViewDidBeginEditing(_ view: UITextView) { told.append("begun") }
        func textView(
            _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText string: String
        ) -> Bool {
            told.append("\(text(range)) `\(string)`")
            return may("change")
        }
        func textViewDidChangeSelection(_ view: UITextView) { told.append("elsewhere") }
        func textViewShouldEndEditing(_ view: UITextView) -> Bool { may("end") }
        func textViewDidEndEditing(_ view: UITextView) { told.append("ended") }

        func searchBarTextDidBeginEditing(_ bar: UISearchBar) { told.append("begun \(bar.isFirstResponder)") }
        func searchBar(_ bar: UISearchBar, textDidChange text: String) { told.append("changed `\(text)`") }
        func searchBarSearchButtonClicked(_ bar: UISearchBar) { told.append("search") }
        func searchBarTextDidEndEditing(_ bar: UISearchBar) { told.append("ended \(bar.isFirstResponder)") }
        func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool { may("begin") }
        func searchBar(_ bar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            told.append("\(self.text(range)) `\(text)`")
            return may("change")
        }
        func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool { may("end") }
    }

    private let answers = ["nothing", "begin", "change", "return", "end"]

    private func events(of control: UIControl, _ asked: Asked) {
        for (name, event) in [
            ("down", UIControl.Event.editingDidBegin), ("edited", .editingChanged), ("exit", .editingDidEndOnExit),
            ("action", .primaryActionTriggered), ("up", .editingDidEnd), ("touched", .touchUpInside),
        ] { control.addAction(UIAction { _ in asked.told.append("-\(name)") }, for: event) }
    }

    @Test("Fields, text views and search bars call their delegate before and after each change, in order")
    func typing() throws {
        var lines: [String] = []
        for isShown in [false, true] {
            for refused in answers {
                // Given
                let asked = Asked(refusing: refused)
                let (field, view, bar) = (
                    UITextField(frame: .zero), UITextView(frame: .zero), UISearchBar(frame: .zero)
                )
                (field.delegate, view.delegate, bar.delegate) = (asked, asked, asked)
                events(of: field, asked)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
                window.makeKeyAndVisible()
                if isShown { for view in [field, view, bar] { window.addSubview(view) } }
                window.layoutIfNeeded()
                lines.append("\(isShown ? "in a window" : "alone"), refusing \(refused)")
                func note(_ what: String, _ answer: Bool) {
                    lines.append(
                        "    \(what): \(answer), `\(field.text!)` `\(view.text!)` `\(bar.text ?? "")` "
                            + "\(field.isEditing) \(field.isFirstResponder) \(view.isFirstResponder): "
                            + asked.told.joined(separator: ", "))
                    asked.told = []
                }

                // When
                note("field", field.enterText("Moon"))
                note("field again", field.enterText("Moons"))
                note("view", view.enterText("Earth"))
                note("view again", view.enterText(""))
                note("bar", bar.enterText("Sun"))
                guard refused != "end" else { continue }
                field.isEnabled = false
                view.isEditable = false
                bar.isUserInteractionEnabled = false
                note("disabled field", field.enterText("No"))
                note("disabled view", view.enterText("No"))
                note("disabled bar", bar.enterText("No"))
                note("may be first", field.canBecomeFirstResponder || view.canBecomeFirstResponder)
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Typing.txt")
    }

    @Test("A field shows its text, as many dots if it is secure, or its placeholder")
    func shown() throws {
        var lines: [String] = []
        for text in [nil, "", "Moon"] {
            for hint in [nil, "Name"] {
                for isSecret in [false, true] {
                    for border in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
                        // Given
                        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 22))

                        // When
                        (field.text, field.placeholder, field.isSecureTextEntry) = (text, hint, isSecret)
                        field.borderStyle = border

                        // Then
                        lines.append(
                            "\(text ?? "nothing") \(hint ?? "nothing") \(isSecret) \(border): "
                                + "`\(field.displayedText ?? "")` `\(field.text!)` `\(field.placeholder ?? "")` "
                                + "\(field.intrinsicContentSize.width)×\(field.intrinsicContentSize.height) "
                                + "|\(ControlFixture.rendering(of: field))|")
                    }
                }
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Fields.txt")
    }
}
