import Canvases
import Foundation
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

@testable import ExampleShell

/// Controls of somebody's own screen, operated by commands and keys.
struct InteractionTests {
    /// A form with a control of each kind, and a label that repeats what they say.
    private final class Form: UIViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate {
        @Outlet var nameField: UITextField!
        @Outlet var parts: UISegmentedControl!
        @Outlet var roundUp: UISwitch!
        @Outlet var volume: UISlider!
        @Outlet var count: UIStepper!
        @Outlet var sizes: UIPickerView!
        @Outlet var day: UIDatePicker!
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            nameField = UITextField(frame: CGRect(x: 10, y: 30, width: 200, height: 20))
            nameField.placeholder = "Your name"
            nameField.delegate = self
            parts = UISegmentedControl(items: ["One", "Two", "Three"])
            parts.frame = CGRect(x: 10, y: 60, width: 280, height: 20)
            roundUp = UISwitch(frame: CGRect(x: 10, y: 90, width: 60, height: 20))
            volume = UISlider(frame: CGRect(x: 10, y: 120, width: 280, height: 20))
            count = UIStepper(frame: CGRect(x: 10, y: 150, width: 94, height: 20))
            sizes = UIPickerView(frame: CGRect(x: 10, y: 180, width: 280, height: 60))
            (sizes.dataSource, sizes.delegate) = (self, self)
            day = UIDatePicker(frame: CGRect(x: 10, y: 260, width: 280, height: 100))
            day.datePickerMode = .date
            day.timeZone = TimeZone(identifier: "GMT")
            for control in [nameField, parts, roundUp, volume, count, sizes, day] as [UIView] {
                view.addSubview(control)
                (control as? UIControl)?.addAction(
                    UIAction { [unowned self] in calls.append("\(type(of: $0.sender!)) changed") }, for: .valueChanged)
            }
            nameField.addAction(UIAction { [unowned self] _ in calls.append("typed") }, for: .editingChanged)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { range.location < 3 }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            return textField.resignFirstResponder()
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            ["Small", "Medium", "Large"][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            calls.append("row \(row)")
        }
    }

    /// A view that counts how often it is asked what a touch hits.
    private final class Pile: UIView {
        var hits = 0

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            hits += 1
            return super.hitTest(point, with: event)
        }
    }

    /// A view that a user draws on.
    private final class Pad: UIView {
        var touches: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("ended") }
    }

    /// Rows with a switch each.
    private final class Settings: UITableViewController {
        var turned: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            let control = UISwitch()
            control.addAction(
                UIAction { [unowned self] _ in turned.append(indexPath.row) }, for: .valueChanged)
            cell.accessoryView = control
            return cell
        }
    }

    private let form = Form()
    private let session: ScriptedSession<ListSession>

    init() {
        let form = form
        session = ScriptedSession(ListSession.showing { form })
        _ = session.session.window
    }

    @Test("type types a text key by key, as far as the delegate allows, and editing continues")
    func typing() {
        // Given, When
        session.run("type nameField Adalbert")

        // Then
        expect(form.nameField.text, equals: "Ada")
        expect(form.calls, equals: ["typed", "typed", "typed"])
        expect(form.nameField.isFirstResponder)
    }

    @Test("type presses Return after the text on demand, and finds a field by its placeholder")
    func returning() {
        // Given, When
        session.run("type \"your name\" Io --return")

        // Then
        expect(form.nameField.text, equals: "Io")
        expect(form.calls.last, equals: "return")
        expect(!form.nameField.isEditing)
    }

    @Test("type replaces the old text, and without a text clears the field")
    func clearing() {
        // Given
        session.run("type nameField Ada")

        // When
        session.run("type nameField Io")
        let new = form.nameField.text
        session.run("type nameField")

        // Then
        expect(new, equals: "Io")
        expect(form.nameField.text, equals: "")
    }

    @Test("tap finds a switch by its outlet, and a segment by its title")
    func tapping() {
        // Given, When
        session.run("tap roundUp", "tap two")

        // Then
        expect(form.roundUp.isOn)
        expect(form.parts.selectedSegmentIndex, equals: 1)
        expect(form.calls, equals: ["UISwitch changed", "UISegmentedControl changed"])
    }

    @Test("tap finds any view by its class, and touches it beside the controls inside")
    func touching() {
        // Given
        let pad = Pad(frame: CGRect(x: 0, y: 380, width: 320, height: 80))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 20, width: 120, height: 40)
        pad.addSubview(button)
        form.view.addSubview(pad)

        // When
        session.run("tap pad")

        // Then
        expect(pad.touches, equals: ["began", "ended"])
    }

    @Test("tap looks at what covers a view only for the view with the name")
    func covers() {
        // Given
        let pile = Pile(frame: CGRect(x: 0, y: 380, width: 320, height: 80))
        for _ in 0..<100 { pile.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))) }
        form.view.addSubview(pile)

        // When
        session.run("tap moon", "tap pile")

        // Then
        expect(pile.hits < 20, "\(pile.hits)")
    }

    @Test("tap finds a control without a name by its number, from the top")
    func place() {
        // Given, When
        session.run("tap at 3")

        // Then
        expect(form.roundUp.isOn)
    }

    @Test("Commands move sliders, steppers and wheels, and send the same actions as a user")
    func moving() {
        // Given, When
        session.run("slide volume 0.75", "step count 2", "choose sizes large", "pick day 2026-11-28")

        // Then
        expect(form.volume.value, equals: 0.75)
        expect(form.count.value, equals: 2)
        expect(form.sizes.selectedRow(inComponent: 0), equals: 2)
        expect("\(form.day.date)", contains: "2026-11-28")
        expect(
            form.calls,
            equals: ["UISlider changed", "UIStepper changed", "UIStepper changed", "row 2", "UIDatePicker changed"])
    }

    @Test(
        "An impossible action is refused with the reason",
        arguments: [
            ("slide volume 2", "volume goes from 0.0 to 1.0"), ("choose sizes Larg", "did you mean \"Large\"?"),
            ("type naem x", "there is nameField"), ("tap volume", "moved or turned"),
            ("step count 1001", "at most 1000"), ("pick day tomorrow", "write 2026-11-28 or 14:30"),
            ("type nameField " + String(repeating: "a", count: 10_001), "at most 10000 characters"),
            ("type volume x", "volume is a UISlider, not a field for text; there is nameField"),
            ("tap at 99", "the places from the top are at 1 to at 7"),
            ("choose sizes --wheel 5 1", "it has one wheel, 0"), ("drag", "drag needs points, or --by and a number"),
            ("pull", "nothing on this screen can be pulled down"), ("drag 10", "there is no scroll view"),
        ])
    func refusals(line: String, reason: String) {
        // Given, When
        let text = session.run(line)

        // Then
        expect(text, contains: reason)
        expect(form.calls, equals: [])
    }

    @Test("wait ends, even if an animation that takes no time begins again and again", arguments: [0, -1, 1e-9, .nan])
    func endlessAnimation(duration: TimeInterval) {
        // Given
        var rounds = 0
        func animate() {
            rounds += 1
            guard rounds < 1000 else { return }
            UIView.animate(withDuration: duration, animations: {}, completion: { _ in animate() })
        }
        session.session.inContext { animate() }

        // When
        session.run("wait 0.02")

        // Then
        expect((2...100).contains(rounds), "\(rounds)")
    }

    @Test("The error about a disabled, hidden or covered control says why")
    func obstacles() {
        // Given
        form.roundUp.isEnabled = false
        form.volume.isHidden = true
        let (gone, under) = (UIButton(type: .system), UIButton(type: .system))
        (gone.isHidden, under.frame) = (true, form.count.frame)
        gone.setTitle("Gone", for: .normal)
        under.setTitle("Under", for: .normal)
        for view in [gone, under, UIView(frame: form.count.frame)] { form.view.addSubview(view) }

        // When
        let text = session.run("tap roundUp", "slide volume 0.5", "step count 1", "tap gone", "tap under")

        // Then
        expect(text, contains: "roundUp is disabled")
        expect(text, contains: "volume is hidden")
        expect(text, contains: "count is covered")
        expect(text, contains: "gone is hidden")
        expect(text, contains: "under is covered")
    }

    @Test("A control made in code has the name of its controller's property")
    func properties() {
        // Given
        final class Sound: UIViewController {
            let loud = UISwitch(frame: CGRect(x: 10, y: 30, width: 60, height: 20))
            lazy var low = UISwitch(frame: CGRect(x: 10, y: 60, width: 60, height: 20))

            override func viewDidLoad() {
                super.viewDidLoad()
                for control in [loud, low] { view.addSubview(control) }
            }
        }
        let sound = Sound()
        let session = ScriptedSession(ListSession.showing { sound })

        // When
        session.run("tap loud", "tap low")

        // Then
        expect(sound.loud.isOn && sound.low.isOn)
    }

    @Test("search types into the search bar, as type does by the bar's name")
    func searching() {
        // Given
        let none = session.run("search moon")
        let bar = UISearchBar(frame: CGRect(x: 0, y: 380, width: 320, height: 44))
        form.view.addSubview(bar)

        // When
        session.run("search full moon")
        let searched = bar.text
        session.run("type searchBar new moon")

        // Then
        expect(none, contains: "there is no search bar on the screen")
        expect([searched, bar.text], equals: ["full moon", "new moon"])
    }

    @Test("tap finds a control in a row by its kind and the row's number")
    func rows() {
        // Given
        let settings = Settings(style: .plain)
        let session = ScriptedSession(ListSession.showing { settings })

        // When
        session.run("tap switch 2")

        // Then
        expect(settings.turned, equals: [2])
    }

    @Test("gesture performs a gesture on the view with the name, or on the first that waits for it")
    func gestures() {
        // Given
        let card = UIView(frame: CGRect(x: 0, y: 380, width: 100, height: 40))
        card.accessibilityLabel = "Card"
        form.view.addSubview(card)
        var recognized: [String] = []
        let recognizers = [UISwipeGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()]
        for recognizer in recognizers {
            recognizer.addTarget(form) { [unowned recognizer] _ in
                { recognized.append("\(type(of: recognizer)) \(recognizer.state)") }
            }
            card.addGestureRecognizer(recognizer)
        }

        // When
        let text = session.run(
            "gesture swipe-right", "gesture press card", "gesture pan 10 -20 card", "gesture pinch 2", "gesture pan 1")

        // Then
        expect(
            recognized.filter { $0.hasSuffix("ended") },
            equals: recognizers.map { "\(type(of: $0)) ended" })
        expect(text, contains: "no view waits for pinch")
        expect(text, contains: "gesture pan needs the points to the right and downward")
    }

    @Test("In drive, Tab reaches each control, and Enter on a field begins the command that types into it")
    func driving() throws {
        // Given
        let driver = Driver(session.session)

        // When
        driver.handle(.tab)
        let field = driver.focus?.command
        driver.handle(.enter)
        for letter in "Io" { driver.handle(.character(letter)) }
        driver.handle(.enter)
        // The text is still there if nothing is typed.
        for _ in 0..<2 { driver.handle(.enter) }
        let commands = session.session.touchables.map(\.command)

        // Then
        expect(field, equals: "type nameField")
        expect(form.nameField.text, equals: "Io")
        expect(
            commands.prefix(8),
            equals: [
                "type nameField", "tap one", "tap two", "tap three", "tap roundUp", "slide volume --by", "step count",
                "choose sizes --wheel 0 --by",
            ])
    }

    @Test("wait waits a minute at most", arguments: ["wait 61", "wait -1", "wait nan"])
    func waiting(line: String) {
        // Given, When
        let text = session.run(line)

        // Then
        expect(text, contains: "wait takes seconds from 0 to 60")
    }
}
