import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// Which titles a screen has to tap, in which order, and what is said of those it hasn't.
struct WordsOfTapsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { window.makeKeyAndVisible() }

    private func button(_ title: String?, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: y, width: 60, height: 22)
        (view ?? window).addSubview(button)
        return button
    }

    @Test("An error names the nearest title, or the existing ones, or says that there are none")
    func errors() {
        // Given
        let errors: [TapError] = [
            .notThere("Moon", there: []), .notThere("Moon", there: ["Moons", "Sun"]),
            .notThere("Moon", there: ["Stars", "Comets"]), .disabled("Moon"),
            .notThere("Moon", there: [], nearest: "Luna"), .notThere("Moon", there: ["Sun"], nearest: nil),
        ]

        // When
        let texts = errors.map(\.description)

        // Then
        expect(
            texts,
            equals: [
                "can't tap \"Moon\": nothing you can tap has this title; tap a row or item by its number",
                "can't tap \"Moon\": nothing you can tap has this title; did you mean \"Moons\"?",
                "can't tap \"Moon\": nothing you can tap has this title; you can tap Stars, Comets",
                "can't tap \"Moon\": it is disabled",
                "can't tap \"Moon\": nothing you can tap has this title; did you mean \"Luna\"?",
                "can't tap \"Moon\": nothing you can tap has this title; you can tap Sun",
            ])
    }

    @Test("Titles that can be tapped are listed from top to bottom and left to right")
    func order() throws {
        // Given
        let box = UIView(frame: CGRect(x: 0, y: 10, width: 320, height: 100))
        _ = button("d", 5, 200)
        window.addSubview(box)
        _ = (button("c", 100, 40, in: box), button("b", 0, 40, in: box), button("a", 200, 0, in: box))
        let (hidden, off, deaf) = (button("x", 0, 300), button("y", 100, 300), button("z", 200, 300))
        (hidden.isHidden, off.isEnabled, deaf.isUserInteractionEnabled) = (true, false, false)
        let (named, nameless) = (button(nil, 0, 400), button(nil, 100, 400))
        named.accessibilityLabel = "Named"
        named.accessibilityIdentifier = "id"
        nameless.accessibilityIdentifier = ""
        let twin = button("A", 200, 400)
        var taps: [String] = []
        for one in window.subviews + box.subviews {
            (one as? UIButton)?.addAction(
                UIAction { taps.append(($0.sender as? UIButton)?.currentTitle ?? "named") }, for: .touchUpInside)
        }

        // When
        let titles = window.tappableTitles
        for title in ["b", "NAMED", "id", "a", "A"] { try window.tap(title) }
        try window.tap("a", in: window)
        let inBox = window.tappableControls(in: box).map(\.title)
        let controls = window.tappableControls()

        // Then
        expect(titles, equals: ["a", "b", "c", "d", "Named", "A"])
        expect(taps == ["b", "named", "named", "a", "a", "a"] && inBox == ["a", "b", "c"])
        expect(controls.map(\.title) == ["a", "b", "c", "d", "Named"] && controls.last?.control === named)
        #expect(throws: TapError.disabled("Y")) { try window.tap("Y") }
        #expect(throws: TapError.self) { try window.tap("x") }
        #expect(throws: TapError.notThere("d", there: ["a", "b", "c"])) { try window.tap("d", in: box) }
        off.setTitle("b", for: .normal)
        off.setTitle("b", for: .disabled)
        try window.tap("b")
        expect(taps.last == "b" && twin.currentTitle == "A")
    }

    @Test("A view that can be tapped is named after the first visible text in it that isn't a control's")
    func texts() throws {
        // Given
        final class Heard: NSObject {
            var count = 0
            func hear() { count += 1 }
        }
        let heard = Heard()
        func waiting(_ y: CGFloat, _ change: (UIView) -> Void) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: y, width: 300, height: 22))
            view.addGestureRecognizer(UITapGestureRecognizer(target: heard, action: Heard.hear))
            change(view)
            window.addSubview(view)
            return view
        }
        func label(_ text: String?, isHidden: Bool = false) -> UILabel {
            let label = UILabel(frame: CGRect(x: 200, y: 0, width: 10, height: 22))
            (label.text, label.isHidden) = (text, isHidden)
            return label
        }
        let deep = UIView()
        deep.addSubview(label("deep"))
        let views = [
            waiting(0) { one in ["", "first", "second"].map { label($0) }.forEach(one.addSubview) },
            waiting(30) { one in [label("hidden", isHidden: true), deep, label("after")].forEach(one.addSubview) },
            waiting(60) {
                _ = button("inner", 0, 0, in: $0); $0.addSubview(label("own"))
            },
            waiting(90) { $0.accessibilityLabel = "spoken" }, waiting(120) { _ in },
            waiting(150) {
                $0.gestureRecognizers?[0].isEnabled = false; $0.addSubview(label("asleep"))
            },
        ]

        // When
        let titles = window.tappableTitles
        try window.tap("first")
        try window.tap("spoken")

        // Then
        expect(titles, equals: ["first", "deep", "own", "inner", "spoken"])
        expect(heard.count == 2 && views.map(\.takesTap) == [true, true, true, true, true, false])
    }
}
