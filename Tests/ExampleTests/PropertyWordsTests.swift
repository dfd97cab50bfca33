import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Exercises) import ExampleShell

/// Properties of each kind as they are typed and told.
struct PropertyWordsTests {
    private final class Widgets: UIViewController {
        @Outlet var label: UILabel?
        @Outlet var toggle: UISwitch?
        @Outlet var slider: UISlider?
        @Outlet var field: UITextField?
        @Outlet var nothing: UIView?

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Sky"
            label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            label?.text = "Moon"
            label?.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            toggle = UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))
            slider = UISlider(frame: CGRect(x: 10, y: 80, width: 100, height: 30))
            field = UITextField(frame: CGRect(x: 10, y: 120, width: 100, height: 30))
            for widget in [label, toggle, slider, field] as [UIView?] { widget.map(view.addSubview) }
        }
    }

    private func session() -> ScriptedSession<ListSession> {
        let session = ScriptedSession(ListSession.showing { Widgets() })
        session.session.appearance.fixedWidth = 400
        session.session.editing.isTrial = true
        return session
    }

    private nonisolated static let values = [
        "true", "Yes", "no", "FALSE", "3", "2.5", "-1", "red", "systemBlue", "#cc0000", "#CC000", "#GG0000", "nil",
        "\"two words\"", "", "label", "Moon",
    ]

    @Test("Each kind of property accepts typed values, the narrowest type first, and errors name the type")
    func values() throws {
        // Given
        let session = session()
        let paths = [
            "label.hidden", "label.alpha", "label.text", "label.textColor", "label.tag", "label.backgroundColor",
            "label.font", "label.layer.cornerRadius", "field.placeholder", "title", "nothing", "label.frame",
        ]
        var lines: [String] = []

        for path in paths {
            // When
            lines.append("— \(path): \(session.run("assign \(path)").dropLast())")
            for value in Self.values {
                let said = session.run("assign \(path) \(value)")
                lines.append("\(value): \(said.isEmpty ? session.run("assign \(path)") : said)".dropLast().description)
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Properties-typed.txt")
    }

    @Test("The error about a wrong path says where it ends, and lists the names there")
    func paths() throws {
        // Given
        let session = session()
        let paths = [
            ".", "..", "label", "label.", ".text", "label.isHiden", "label.isText", "label.ishidden", "label.isHidden",
            "label.is", "labl.text", "widgets.title", "Widgets.titel", "label.superview.alpha", "label.x.y", "isTitle",
            "isEditing", "#1.text", "nothing.alpha", "nothing.x.y", "view", "view.label.text",
            "label.layer.borderColor",
            "row 1 text", "item 1 text", "row", "title",
        ]

        // When
        let lines = paths.flatMap { path in
            ["> \(path)", String(session.run("assign \(path)").dropLast())]
        }
        let effects = ["assign title", "assign title Moon", "assign row 1 text", "assign label.isHidden no", "assign"]
            .map { "\($0): \(session.session.parse($0).effect.map { "\($0)" } ?? "–")" }

        // Then
        let text = (lines + effects).joined(separator: "\n")
        try expect(text, isRecordedIn: "Paths-of-properties.txt")
        expect(session.session.steps, equals: [])
    }

    @Test("An assigned value is visible at once, and confirmed")
    func seen() throws {
        // Given
        let screen = Screen(ListSession.showing { Widgets() }, columns: 100, rows: 40)
        screen.session.editing.isTrial = true

        // When
        let moved = screen.type("assign label.text Crater")
        let same = screen.type("assign label.tag 7")
        let told = screen.type("assign label.tag")

        // Then
        expect(moved.contains("Crater") && moved.contains("UILabel #1.text is \"Crater\" now."))
        expect(same.contains("UILabel #1.tag is 7 now.") && told.contains("UILabel #1.tag is 7\n"))
        expect(screen.session.steps, equals: ["assign label.text Crater", "assign label.tag 7"])
    }
}
