import Canvases
import Drawing
import Foundation
import TerminalTesting
import Testing

@testable import Controls
@testable import TerminalUIKit
@_spi(Overriding) @testable import Views
@testable import UIKitExtras

/// Rare states of controls: without values, disabled, with odd images, and properties by their names.
struct RareControlsTests {
    private let star = UIImage(systemName: "star")!
    private let picture = UIImage(
        .bitmap(BitmapImage(Bitmap(width: 16, height: 16, bytes: [UInt8](repeating: 255, count: 1024)))),
        name: "picture")

    @Test("Each property of a control can be set by its name, to a value of its type")
    func properties() throws {
        // Given
        let objects: [any NibObject] = [
            UIActivityIndicatorView(), UIPageControl(), UIProgressView(), UISearchBar(), UITextView(), UITextField(),
            UISwitch(), UITableView(), UITableViewCell(),
        ]
        let values: [Any] = [
            "Moon", UIColor.red, UIFont.boldSystemFont(ofSize: 9), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        ]
        let inherited = Set(UIControl().inspectableNames)

        // When
        let lines = objects.flatMap { object in
            ["— \(type(of: object))"]
                + object.inspectableNames.filter { !inherited.contains($0) }.map { name in
                    let property = object.inspectable(named: name)!
                    let before = property.value(of: object).map { "\($0)" } ?? "nil"
                    let taken = values.filter { property.set($0, on: object) }
                    return "\(name): \(before) takes \(taken), is "
                        + (property.value(of: object).map { "\($0)" } ?? "nil")
                }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Names-of-controls.txt")
    }

    @Test("Plain text has the default font and color, and attributes of the whole text are kept")
    func texts() {
        // Given
        let (field, view) = (UITextField(), UITextView())
        let words = NSAttributedString(string: "Luna", attributes: [.font: UIFont.boldSystemFont(ofSize: 9)])

        // When
        (field.attributedText, view.attributedText) = (words, words)
        (field.textAlignment, view.textAlignment) = (.right, .center)
        let styles = [field.attributedText, view.attributedText].map {
            ($0?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment
        }
        let fonts = [field.font, view.font]
        (field.attributedText, view.attributedText) = (nil, nil)
        let empty = [field.text, view.text]
        (field.text, view.text) = ("Moon", "Moon")
        (field.font, view.font, field.textColor, view.textColor) = (nil, nil, nil, nil)

        // Then
        expect(styles == [.right, .center] && fonts.map(\.?.pointSize) == [9, 9] && empty == ["", ""])
        let sizes = [field.attributedText, view.attributedText].map { text in
            let all = text?.attributes(at: 0, effectiveRange: nil)
            return "\((all?[.font] as? UIFont)?.pointSize ?? 0) \(all?[.foregroundColor] as? UIColor == .label)"
        }
        expect(sizes, equals: ["17.0 true", "14.0 true"])
        expect(NotedCanvas.lines(of: field).contains { $0.contains("17.0pt") })
    }

    @Test("A secure field stays secure in an archive, and by default a delegate allows changes")
    func typing() throws {
        // Given
        final class Silent: NSObject, UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate {
            var ended = 0
            func textViewDidEndEditing(_ textView: UITextView) { ended += 1 }
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
        }
        let (field, view, silent, bar) = (UITextField(), UITextView(), Silent(), UISearchBar())
        (field.text, field.isSecureTextEntry, view.delegate, bar.delegate) = ("Luna", true, silent, silent)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)

        // When
        let copy = try ControlFixture.unarchived(field)
        let untouched = [view.resignFirstResponder(), view.becomeFirstResponder(), view.resignFirstResponder()]
        let forced = window.endEditing(true)

        // Then
        expect(copy.isSecureTextEntry && copy.displayedText == "••••" && copy.text == "Luna")
        try expect(!ControlFixture.unarchived(UITextField()).isSecureTextEntry)
        expect(untouched == [true, true, false] && forced && silent.ended == 1 && !view.isFirstResponder)
        expect(silent.textView(view, shouldChangeTextIn: NSRange(location: 0, length: 0), replacementText: ""))
        expect(bar.enterText("full") && bar.text == "full")
    }

    @Test("A date picker ignores an invalid date, and a disabled picker doesn't change")
    func dates() {
        // Given
        let picker = UIDatePicker()
        let moon = Date(timeIntervalSince1970: 86_400)
        picker.date = moon

        // When
        picker.date = Date(timeIntervalSinceReferenceDate: .nan)
        let kept = picker.date
        let ends = [
            Date.distantPast, .distantFuture, Date(timeIntervalSince1970: -1e13), Date(timeIntervalSince1970: 1e13),
        ].map {
            picker.date = $0
            return picker.date.timeIntervalSince1970
        }
        picker.date = moon
        picker.isEnabled = false
        let disabled = [picker.spin(to: .distantPast), picker.spin(.minute, by: 1)]
        (picker.isEnabled, picker.isUserInteractionEnabled) = (true, false)
        let untouchable = [picker.spin(to: .distantPast), picker.spin(.minute, by: 1)]
        let durations = [-5, 0, 59, 60, 119, 120, 86_340, 86_400, .infinity, .nan].map { seconds in
            picker.countDownDuration = seconds
            return picker.countDownDuration
        }

        // Then
        expect(kept == moon && disabled == [false, false] && untouchable == disabled && picker.date == moon)
        expect(ends, equals: [-62_135_424_000, 64_092_211_200, -62_135_424_000, 253_402_128_000])
        expect(durations, equals: [60, 60, 60, 60, 60, 120, 86_340, 86_340, 86_340, 60])
    }

    @Test("A date picker reads its date and locale from an archive, and from a nib's attributes if they are valid")
    func decoded() throws {
        // Given
        let past = Date.distantPast.timeIntervalSinceReferenceDate
        let values: [(String, Any)] = [
            ("a", Date(timeIntervalSinceReferenceDate: 5)), ("b", ["timeIntervalSinceReferenceDate": "7"]),
            ("c", ["timeIntervalSinceReferenceDate": "nan"]), ("d", ["timeIntervalSinceReferenceDate": "1e99"]),
            ("e", ["timeIntervalSinceReferenceDate": "\(past)"]),
            ("f", ["timeIntervalSinceReferenceDate": "\(past - 1)"]),
            ("g", ["name": "GMT"]), ("h", "GMT"), ("i", 4),
        ]
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        for (key, value) in values { archiver.encode(value, forKey: key) }

        // When
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        coder.requiresSecureCoding = false
        let dates = values.map { coder.decodeDate(forKey: $0.0)?.timeIntervalSinceReferenceDate }
        let names = values.map { coder.decodeName(forKey: $0.0, attribute: "name") }

        // Then
        expect(dates, equals: [5, 7, nil, nil, past, nil, nil, nil, nil])
        expect(names, equals: [nil, nil, nil, nil, nil, nil, "GMT", "GMT", nil])
        let locales = [
            "", "d", "de", "de_DE", "de-DE", "zh-Hans", "abcdefgh", "abcdefghi", "d1", "dé", "en.UTF-8", "en@x=y",
            "_DE",
        ]
        expect(
            locales.map { Locale(named: $0) != nil },
            equals: [
                false, false, true, true, true, true, true, false, false, false, true, true, false,
            ])
        expect(Locale(named: "de_DE")?.identifier == "de_DE" && locales.filter(Locale.canBe).count == 7)
    }

    @Test("Controls without a size, a value or pages are drawn safely")
    func drawn() throws {
        // Given
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 22))
        (slider.minimumValue, slider.maximumValue, slider.value) = (5, 5, 5)
        let pages = [(1, false), (1, true), (2, true), (0, true), (0, false)].map { count, hides in
            let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 80, height: 22))
            (pages.numberOfPages, pages.hidesForSinglePage) = (count, hides)
            return pages
        }
        let segments = UISegmentedControl(items: ["A", star, 7])
        segments.frame = CGRect(x: 0, y: 0, width: 160, height: 22)
        let buttons = [star, picture].map { image in
            let button = UIButton(type: .system, primaryAction: UIAction(title: "", image: image) { _ in })
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 22)
            return button
        }

        // When
        let views: [UIView] = [slider] + pages + [segments] + buttons + [UINavigationBar(frame: slider.frame)]
        let lines = views.flatMap { view in
            ["— \(type(of: view))"] + NotedCanvas.lines(of: view, era: .iOS7)
        }
        let size = World.current.with(\.textMetrics, .typographic) { segments.intrinsicContentSize }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Edges-of-controls.txt")
        expect(
            size.width == ((star.sizeInPoints().width + 19).rounded()) * 3 + 2 && segments.titleForSegment(at: 2) == nil
        )
        expect(buttons.map(\.currentImage) == [star, picture] && buttons[0].title(for: .normal) == nil)
    }

    @Test("Setting a button's insets lays it out again, and its colors come from its type or from code")
    func buttons() {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let button = UIButton(type: .custom)
        button.setTitle("Luna", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(button)
        button.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: window.topAnchor).isActive = true

        // When
        let widths = World.current.with(\.textMetrics, .typographic) {
            [UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)].map { insets in
                button.contentEdgeInsets = insets
                window.layoutIfNeeded()
                return (button.frame.width, button.intrinsicContentSize.width)
            }
        }

        // Then
        expect(widths.allSatisfy { $0.0 == $0.1 } && widths[1].0 > widths[0].0)
        let types: [UIButton.ButtonType] = [.custom, .roundedRect, .system, .close]
        let all = types.map { UIButton(type: $0) }
        expect(all[0].currentTitleColor == .white && all[2].currentTitleColor == .systemBlue)
        expect(all[1].currentTitleColor, equals: UIColor(red: 0.196, green: 0.31, blue: 0.522, alpha: 1))
        expect(all.map(\.titleFont.pointSize), equals: [UIFont.buttonFontSize, 15, 15, 15])
        all[2].setTitleColor(.red, for: .normal)
        expect(all[2].titleColor(for: .selected) == .red && all[2].currentTitleColor == .red)
        all[2].setTitleColor(nil, for: .normal)
        expect(all[2].currentTitleColor == .systemBlue && UIAlertController(coder: KeyRecorder()) == nil)
    }

    @Test("Without a delegate, a picker's wheels fill its width, their rows are one line high, and have no titles")
    func bareWheels() {
        // Given
        final class Rows: NSObject, UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let (rows, picker) = (Rows(), UIPickerView(frame: CGRect(x: 0, y: 0, width: 240, height: 110)))

        // When
        picker.dataSource = rows
        picker.selectRow(2, inComponent: 1, animated: false)

        // Then
        expect(picker.rowSize(forComponent: 1), equals: CGSize(width: 88, height: 22))
        expect(picker.displayedText == " " && picker.view(forRow: 0, forComponent: 0) == nil)
        expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 2)
        expect(picker.spin(0, by: 1) && picker.selectedRow(inComponent: 0) == 1)
    }
}
