import TerminalTesting
import TerminalUIKit
import Testing

@testable import Controls

/// The places of a date's wheels, side by side.
struct WheelPlacesTests {
    @Test("Each wheel of a date picker begins at its texts, beside the previous one, and a missing wheel has no frame")
    func places() throws {
        var lines: [String] = []
        for (name, mode) in [
            ("date", UIDatePicker.Mode.date), ("time", .time), ("date and time", .dateAndTime),
            ("count-down", .countDownTimer),
        ] {
            for (locale, width) in [("en_US", 320), ("de_DE", 320), ("ja_JP", 160)] as [(String, CGFloat)] {
                for isEnabled in [true, false] {
                    // Given
                    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: width, height: 110))
                    picker.datePickerMode = mode
                    picker.locale = Locale(identifier: locale)
                    picker.timeZone = .gmt
                    picker.date = Date(timeIntervalSince1970: 1_330_516_740)
                    picker.isEnabled = isEnabled

                    // When
                    let places = UIDatePicker.Wheel.allCases.map { wheel in
                        let rect = picker.rect(of: wheel)
                        return "\(wheel) "
                            + (rect.map { "\($0.minX),\($0.minY) \($0.width)×\($0.height)" } ?? "nowhere")
                    }
                    lines.append(
                        "\(name), \(locale) in \(width)\(isEnabled ? "" : ", disabled"): "
                            + places.joined(separator: " | "))
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Wheels-of-dates.txt")
    }
}
