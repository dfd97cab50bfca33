import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

/// The effects of touches on controls, in recorded tables.
struct WholeControlsTests {
    private let events: [(name: String, event: UIControl.Event)] = [
        ("down", .touchDown), ("inside", .touchUpInside), ("value", .valueChanged),
        ("primary", .primaryActionTriggered), ("begins", .editingDidBegin), ("edited", .editingChanged),
        ("ends", .editingDidEnd),
    ]

    /// Returns the events that a control sends during some work.
    private func told(by control: UIControl, during work: () -> Void) -> String {
        var told: [String] = []
        let actions = events.map { name, event in (UIAction { _ in told.append(name) }, event) }
        for (action, event) in actions { control.addAction(action, for: event) }
        work()
        for (action, event) in actions { control.removeAction(action, for: event) }
        return told.joined(separator: " ")
    }

    private func table(of name: String, _ control: UIControl, at places: [CGFloat], value: () -> Any) -> [String] {
        [name]
            + places.map { part in
                let point = CGPoint(x: control.bounds.width * part, y: control.bounds.midY)
                let told = told(by: control) { control.tap(at: point) }
                return "    at \(part): \(value()); \(told)"
            }
    }

    @Test("A tap changes a control by its place, and sends only the events of the change")
    func taps() throws {
        // Given
        let places: [CGFloat] = [0, 0.49, 0.5, 0.51, 0.99, 1, 1, 1, 0, 0, 0]
        var lines: [String] = []

        // When
        for (minimum, maximum, step, wraps) in [(0.0, 2.0, 1.0, false), (0, 2, 1, true), (-1, 1.5, 2, false)] {
            let stepper = UIStepper(frame: .zero)
            (stepper.minimumValue, stepper.maximumValue) = (minimum, maximum)
            (stepper.stepValue, stepper.wraps) = (step, wraps)
            lines += table(
                of: "stepper from \(minimum) to \(maximum) by \(step)\(wraps ? ", wrapping" : "")", stepper, at: places
            ) { stepper.value }
        }
        for (minimum, maximum) in [(0, 1), (-10, 30), (5, 5)] as [(Float, Float)] {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 23))
            (slider.minimumValue, slider.maximumValue) = (minimum, maximum)
            lines += table(of: "slider from \(minimum) to \(maximum)", slider, at: [0, 0.25, 0.5, 1, 1, 2]) {
                slider.value
            }
        }
        for count in [0, 1, 3] {
            let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))
            pages.numberOfPages = count
            lines += table(of: "page control of \(count)", pages, at: places) {
                "\(pages.currentPage), \(pages.displayedText ?? "")"
            }
        }
        for isMomentary in [false, true] {
            let segments = UISegmentedControl(items: ["A", "B", "C"])
            segments.frame = CGRect(x: 0, y: 0, width: 90, height: 31)
            segments.isMomentary = isMomentary
            lines += table(
                of: "segments\(isMomentary ? ", momentary" : "")", segments,
                at: [0, 0, 0.32, 0.34, 0.5, 0.66, 0.67, 0.99, 1]
            ) { "\(segments.selectedSegmentIndex), \(segments.displayedText ?? "")" }
        }
        let toggle = UISwitch(frame: .zero)
        lines += table(of: "switch", toggle, at: [0, 1]) { toggle.isOn }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 90, height: 44)
        lines += table(of: "button", button, at: [0, 0.5]) { button.isHighlighted }
        for isEnabled in [true, false] {
            toggle.isEnabled = isEnabled
            lines.append("isEnabled \(isEnabled): \(toggle.tap()), \(toggle.isOn)")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Taps-on-controls.txt")
    }

    @Test("Every wheel of a date picker, in every mode, turns endlessly or to its end, and stays within limits")
    func dates() throws {
        // Given
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let modes: [(String, UIDatePicker.Mode)] = [
            ("date", .date), ("time", .time), ("date and time", .dateAndTime), ("count-down", .countDownTimer),
        ]
        var lines: [String] = []

        // When
        for (name, mode) in modes {
            for (locale, minutes, isLimited) in [("en_US", 1, false), ("de_DE", 15, false), ("ja_JP", 7, true)] {
                for wheel in UIDatePicker.Wheel.allCases {
                    let results = [-24, -1, 0, 1, 2, 13, 40].map { steps in
                        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 232, height: 110))
                        picker.datePickerMode = mode
                        picker.calendar = calendar
                        picker.locale = Locale(identifier: locale)
                        picker.timeZone = .gmt
                        picker.minuteInterval = minutes
                        picker.date = Date(timeIntervalSince1970: 1_330_516_740)
                        picker.countDownDuration = 5400
                        if isLimited {
                            picker.minimumDate = Date(timeIntervalSince1970: 1_330_500_000)
                            picker.maximumDate = Date(timeIntervalSince1970: 1_330_600_000)
                        }
                        var isTurned = false
                        let told = told(by: picker) { isTurned = picker.spin(wheel, by: steps) }
                        return isTurned ? "\(picker.displayedText ?? "") \(told)" : "no"
                    }
                    let isThere = results.contains { $0 != "no" }
                    if isThere {
                        lines.append(
                            "\(name), \(locale), every \(minutes), \(wheel): " + results.joined(separator: " | "))
                    }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Turned-dates.txt")
    }
}
