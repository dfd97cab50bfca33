import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// Other members of responders: words for VoiceOver, actions, menus, properties by name, and associated objects.
struct ResponderTests {
    private final class Moon: UIResponder {
        var heard: [String] = []
        var phase = 0
        var name: String? = "Luna"
        var size: CGFloat = 0
        var glow: Float = 0
        var isFull = false

        func rise() { heard.append("rise") }
        func set(_ sender: UIView) { heard.append("set \(sender.tag)") }
        func wane(_ sender: UIView?, event: UIEvent?) { heard.append("wane \(sender?.tag ?? -1) \(event != nil)") }
        func any(_ sender: Any?) { heard.append("any \(sender == nil)") }

        override class var actions: [String: Action] {
            [
                "rise": Action(Moon.rise), "set:": Action(Moon.set), "wane:event:": Action(Moon.wane),
                "any:": Action(Moon.any),
            ]
        }
    }

    private let moon = Moon()

    @Test("Accessibility traits are converted to words and back")
    func accessibility() {
        // Given
        let traits: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
            (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"),
            (.searchField, "searchField"), (.adjustable, "adjustable"), (.header, "header"),
        ]
        var full = Accessibility()
        full.take(["isElement": "YES", "label": "a", "hint": "b", "value": "c", "identifier": "d", "link": "YES"])

        // When
        let words = traits.map { Accessibility(traits: $0.0).words }
        let read = traits.map { _, name in
            var one = Accessibility()
            one.take([name: "YES", "label": "x"])
            one.take([name == "link" ? "image" : "link": "NO"])
            return one.traits
        }
        var copy = Accessibility()
        copy.take(full.words)
        var kept = full
        kept.take([:])
        var undone = full
        undone.take(["isElement": "NO", "label": "z"])

        // Then
        expect(words == traits.map { ["isElement": "NO", $0.1: "YES"] } && read == traits.map(\.0))
        for one in [full, copy, kept] {
            expect(one.isElement && one.traits == .link)
            expect([one.label, one.hint, one.value, one.identifier], equals: ["a", "b", "c", "d"])
        }
        expect(!undone.isElement && undone.label == "z" && undone.hint == "b")
        expect(Accessibility().words, equals: ["isElement": "NO"])
        let all = UIAccessibilityTraits(traits.map(\.0))
        expect(
            all.names,
            equals: [
                "button", "link", "image", "selected", "static text", "not enabled", "updates frequently",
                "search field", "adjustable", "header",
            ])
    }

    @Test("An action goes to its target, or up the chain to the first object that has it, or to no object")
    func actions() {
        // Given
        final class Chained: UIResponder {
            var after: UIResponder?
            override var next: UIResponder? { after }
        }
        let (start, middle, view) = (Chained(), Chained(), UIView())
        view.tag = 5
        (start.after, middle.after) = (middle, moon)
        var gone: Moon? = Moon()
        let dead = TargetAction(target: gone, selector: "rise")
        let wasDead = dead.isDead
        gone = nil

        // When
        let sent = [
            TargetAction(target: moon, selector: "rise").send(from: view, chain: nil, cause: ""),
            TargetAction(target: nil, selector: "set:").send(from: view, chain: start, cause: ""),
            TargetAction(target: nil, selector: "wax").send(from: view, chain: start, cause: ""),
            TargetAction(target: nil, selector: "rise").send(from: view, chain: nil, cause: ""),
            TargetAction(target: moon, action: Action(Moon.wane)).send(
                from: view, chain: nil, event: UIEvent(), cause: ""),
            TargetAction(target: nil, action: Action(Moon.wane)).send(from: view, chain: start, cause: ""),
        ]
        Action(Moon.any).perform(on: moon, sender: nil)
        Action(Moon.rise).perform(on: view, sender: nil)

        // Then
        expect(sent, equals: [true, true, false, false, true, true])
        expect(moon.heard, equals: ["rise", "set 5", "wane 5 true", "wane 5 false", "any true"])
        expect(!wasDead && dead.isDead && !TargetAction(target: nil, selector: "").isDead)
        let one = TargetAction(target: moon, selector: "a")
        func isSame(_ target: Moon?, _ selector: String) -> Bool {
            one.isSame(as: TargetAction(target: target, selector: selector))
        }
        expect(isSame(moon, "a") && !isSame(moon, "b") && !isSame(nil, "a") && one.target === moon)
        expect(Action(Moon.rise).canBePerformed(by: moon) && !Action(Moon.rise).canBePerformed(by: view))
    }

    @Test("The trace has the sender and the receiver of an action, its cause and its name")
    func traced() {
        // Given
        let world = World()
        var steps: [String] = []
        world.trace.sink = {
            steps.append("\($0.event) \($0.object) \($0.key ?? "–") \($0.counterpart?.name ?? "–") \($0.words ?? "–")")
        }

        // When
        world.run {
            let (moon, view) = (Moon(), UIView())
            TargetAction(target: moon, selector: "rise").send(from: view, chain: nil, cause: "tap")
            TargetAction(target: nil, selector: "wax").send(from: view, chain: moon, cause: "pull")
            TargetAction(target: moon, action: Action(Moon.rise)).send(from: view, chain: nil, cause: "sent")
        }

        // Then
        expect(
            steps,
            equals: [
                "action UIView #1 rise Moon #1 tap: rise", "action UIView #1 wax – pull: wax",
                "action UIView #1 a method Moon #1 sent: a method",
            ])
    }

    @Test("A menu's actions include those of its submenus, without the hidden ones, in order")
    func menus() {
        // Given
        var senders: [String] = []
        func action(_ title: String, _ attributes: UIAction.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) {
                senders.append("\($0.title) \($0.sender as? Int ?? 0)")
            }
        }
        let deep = UIMenu(title: "Deep", children: [action("c"), action("d", [.hidden, .disabled])])
        let menu = UIMenu(children: [
            action("a"), UIMenuElement(title: "x", image: nil), UIMenu(children: [action("b", .hidden), deep]),
            action("e", .destructive),
        ])

        // When
        let actions = menu.actions
        actions.last?.perform(sender: 7)

        // Then
        expect(actions.map(\.title) == ["a", "c", "e"] && senders == ["e 7"] && actions.last?.sender == nil)
        expect(menu.title == "" && menu.image == nil && deep.title == "Deep" && deep.children.count == 2)
        let (one, other) = (UIAction { _ in }, UIAction { _ in })
        expect(one.identifier != other.identifier && one.title == "" && one.state == .off && one.attributes == [])
        expect(UIAction(identifier: .init("m")) { _ in }.identifier.rawValue == "m" && one.image == nil)
        let states: [UIAction.State] = [.off, .on, .mixed]
        expect(states.map(\.rawValue), equals: [0, 1, 2])
    }

    @Test("A property accepts a number of any matching type, and nil only if it is optional")
    func properties() {
        // Given
        let values: [Any?] = [3, 2.0, 2.5, "x", nil, true]
        let properties: [Inspectable] = [
            Inspectable(\Moon.phase), Inspectable(\Moon.size), Inspectable(\Moon.glow), Inspectable(\Moon.name),
            Inspectable(\Moon.isFull),
        ]

        // When
        let table = properties.map { property in
            values.map { value in
                property.set(value, on: moon) ? "\(property.value(of: moon).map { "\($0)" } ?? "nil")" : "–"
            }.joined(separator: " ")
        }

        // Then
        expect(table[0] == "3 2 – – – –" && table[1] == "3.0 2.0 2.5 – – –" && table[2] == "3.0 2.0 2.5 – – –")
        expect(table[4], equals: "– – – – – true")
        expect(table[3] == "– – – Optional(\"x\") nil –" && moon.name == nil)
        expect(!Inspectable(\Moon.phase).set(3, on: UIView()) && Inspectable(\Moon.phase).value(of: UIView()) == nil)
        expect(properties.map { "\($0.type)" }, equals: ["Int", "CGFloat", "Float", "Optional<String>", "Bool"])
    }

    @Test("An object's description has its number, and awakeAfter(using:) returns the object itself")
    func itself() {
        // Given
        let world = World()

        // When
        let (first, second) = world.run { (Moon(), Moon()) }

        // Then
        expect(["\(first)", "\(second)"], equals: ["<Moon #1>", "<Moon #2>"])
        expect(first.awakeAfter(using: NSCoder()) as? Moon === first && first.next == nil)
        expect(first.responds(to: "any:") && !first.responds(to: "any") && first.isFirstResponder == false)
        expect(UIView().becomeFirstResponder() == false && UIView().resignFirstResponder())
        let label = UILabel()
        label.setValue("New", forKeyPath: "text")
        expect(label.text, equals: "New")
        expect([first.set(1, forKeyPath: "a.b")?.key, first.set(nil, forKeyPath: "c")?.key], equals: ["a", "c"])
    }
}
