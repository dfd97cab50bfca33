import TerminalUIKit
import TerminalTesting
import Testing

@testable @_spi(Overriding) import Views

/// The names of traits in nibs, and the field of a window that edits.
struct ToldTraitsTests {
    @Test("Traits have their names in nibs and UIKit's raw values, and can be compared")
    func names() {
        // Given
        let sizes = [
            CGSize(width: 320, height: 480), CGSize(width: 1024, height: 768), CGSize(width: 736, height: 414),
        ]

        // When
        let names = sizes.map { UITraitCollection(screenSize: $0).nibNames.sorted { $0.key < $1.key }.map(\.value) }

        // Then
        expect(
            names,
            equals: [
                ["regular", "phone", "compact"], ["regular", "pad", "regular"], ["compact", "phone", "regular"],
            ])
        expect(UITraitCollection().nibNames, equals: ["userInterfaceIdiom": "phone"])
        expect([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue), equals: [0, 1, 2])
        expect([UIUserInterfaceIdiom.unspecified, .phone, .pad].map(\.rawValue), equals: [-1, 0, 1])
        expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue), equals: [0, 1, 2])
        let phone = UITraitCollection.phone
        expect(phone.displayScale == 2 && phone.userInterfaceStyle == .light && phone.horizontalSizeClass == .compact)
        expect(UITraitCollection.ofAnyScreen.horizontalSizeClass, equals: .unspecified)
        expect(UITraitCollection.ofAnyScreen.userInterfaceIdiom, equals: .phone)
        expect(phone.hash == UITraitCollection(traitsFrom: [phone]).hash && phone.isEqual(phone))
    }

    @Test("Only one field in a window is edited, it can refuse to end editing, and force ends it")
    func editing() {
        // Given
        final class Editor: UIView {
            var letsGo = true
            var forced = 0
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { letsGo }
            override func endByForce() { forced += 1 }
        }
        let (window, box, first, second) = (UIWindow(), UIView(), Editor(), Editor())
        let stray = Editor()
        window.addSubview(box)
        box.addSubview(first)
        window.addSubview(second)
        func editor() -> Int { [first, second].firstIndex { $0.isFirstResponder } ?? 9 }

        // When
        var results = [stray.becomeFirstResponder(), first.becomeFirstResponder(), first.becomeFirstResponder()]
        var editors = [editor()]
        results.append(second.becomeFirstResponder())
        editors.append(editor())
        second.letsGo = false
        results += [first.becomeFirstResponder(), second.resignFirstResponder(), box.endEditing(true)]
        editors.append(editor())
        results += [second.endEditing(false), window.endEditing(true)]
        editors.append(editor())
        results += [first.becomeFirstResponder(), box.endEditing(false), box.endEditing(false)]
        editors.append(editor())
        _ = first.becomeFirstResponder()
        first.letsGo = false
        box.removeFromSuperview()
        results += [second.resignFirstResponder(), stray.endEditing(true)]

        // Then
        expect(
            results, equals: [false, true, true, true, false, false, true, false, true, true, true, true, true, true])
        expect(editors == [0, 1, 1, 9, 9] && second.forced == 1 && first.forced == 1)
        expect(window.firstResponder, equals: nil)
    }
}
