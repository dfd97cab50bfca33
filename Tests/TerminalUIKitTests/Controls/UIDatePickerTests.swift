import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Controls

struct UIDatePickerTests {
    private let picker = Self.picker()
    private let target = PhaseController()

    private static func picker(_ locale: String = "en_US") -> UIDatePicker {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 232, height: 110))
        picker.datePickerMode = .date
        picker.calendar = Calendar(identifier: .gregorian)
        picker.locale = Locale(identifier: locale)
        picker.timeZone = .gmt
        picker.date = date(2011, 10, 29)
        return picker
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    @Test("A picker always has a calendar: its own or the user's, with the picker's own time zone if it has one")
    func calendar() {
        // Given
        let picker = UIDatePicker()
        let usual = World.current.calendar

        // When
        let first: Calendar? = picker.calendar
        picker.calendar = Calendar(identifier: .hebrew)
        picker.timeZone = TimeZone(secondsFromGMT: 3600)
        let own: Calendar? = picker.calendar
        picker.calendar = nil
        let again: Calendar? = picker.calendar

        // Then
        expect(first, equals: usual)
        expect(own?.identifier, equals: .hebrew)
        expect(own?.timeZone.secondsFromGMT(), equals: 3600)
        expect(again?.identifier, equals: usual.identifier)
    }

    @Test("Each wheel shows the rows above and below the selected one, which is between arrows")
    func drawing() {
        // Given
        picker.date = Self.date(2011, 2, 27)

        // When
        let picture = ControlFixture.rendering(of: picker)

        // Then
        expect(
            picture,
            equals: """
                    December  │ 25 │ 2009
                    January   │ 26 │ 2010
                  ▸ February  │ 27 │ 2011 ◂
                    March     │ 28 │ 2012
                    April     │    │ 2013
                """)
    }

    @Test("In a narrow picker, months have short names and the wheels are closer together", arguments: [25, 17])
    func narrow(columns: Int) {
        // Given
        picker.frame.size.width = CGFloat(columns) * 8

        // When
        let lines = ControlFixture.rendering(of: picker).split(separator: "\n")

        // Then
        let selected = lines[2].trimmingCharacters(in: .whitespaces)
        expect(selected, equals: (columns == 25 ? "▸ October   │ 29 │ 2011 ◂" : "▸ Oct│29│2011 ◂"))
        expect(lines.allSatisfy { $0.count <= columns })
    }

    @Test("A disabled picker shows only its date, in parentheses")
    func disabledDrawing() {
        // Given
        picker.isEnabled = false

        // When
        let picture = ControlFixture.rendering(of: picker)

        // Then
        expect(picture.trimmingCharacters(in: .whitespacesAndNewlines), equals: "( October   │ 29 │ 2011 )")
        expect(!picker.spin(.day, by: 1))
    }

    @Test(
        "The locale determines the order and the names of the wheels",
        arguments: [
            ("en_US", "October 29 2011"), ("de_DE", "29 Oktober 2011"), ("ja_JP", "2011 10月 29"),
            ("hu_HU", "2011 október 29"),
        ])
    func locales(identifier: String, text: String) {
        // Given
        let picker = Self.picker(identifier)

        // When
        let shown = picker.displayedText

        // Then
        expect(shown, equals: text)
    }

    @Test("A day that the new month does not have becomes its last", arguments: [(2011, 28), (2012, 29)])
    func lastDay(year: Int, day: Int) {
        // Given
        picker.date = Self.date(year, 1, 31)

        // When
        picker.spin(.month, by: 1)

        // Then
        expect(picker.date, equals: Self.date(year, 2, day))
    }

    @Test("29 February becomes 28 February in a common year")
    func leapYear() {
        // Given
        picker.date = Self.date(2012, 2, 29)

        // When
        picker.spin(.year, by: -1)

        // Then
        expect(picker.date, equals: Self.date(2011, 2, 28))
    }

    @Test("The wheels of months and days turn endlessly, and don't change the year or the month")
    func goingRound() {
        // Given
        picker.date = Self.date(2011, 12, 31)

        // When
        picker.spin(.month, by: 1)
        let january = picker.date
        picker.spin(.day, by: 1)

        // Then
        expect(january, equals: Self.date(2011, 1, 31))
        expect(picker.date, equals: Self.date(2011, 1, 1))
    }

    @Test("The date stays within its limits, also when they change, unless the minimum is after the maximum")
    func limits() {
        // Given
        picker.minimumDate = Self.date(2011, 10, 15)
        picker.maximumDate = Self.date(2011, 11, 15)

        // When
        picker.spin(.month, by: 1)
        let highest = picker.date
        picker.date = .distantPast
        let lowest = picker.date
        picker.maximumDate = Self.date(2011, 1, 1)
        picker.spin(.year, by: -5)

        // Then
        expect(highest, equals: Self.date(2011, 11, 15))
        expect(lowest, equals: Self.date(2011, 10, 15))
        expect(picker.date, equals: Self.date(2006, 10, 15))
    }

    @Test("Targets get an action when a user turns a wheel, but not for a date from code or an unchanged wheel")
    func valueChanged() {
        // Given
        picker.addTarget(target, action: "done", for: .valueChanged)

        // When
        picker.date = Self.date(2011, 10, 1)
        picker.setDate(Self.date(2011, 10, 2), animated: true)
        picker.spin(.day, by: 0)
        picker.maximumDate = picker.date
        picker.spin(.day, by: 1)
        let before = target.calls.count
        picker.spin(.day, by: -1)

        // Then
        expect(before, equals: 0)
        expect(target.calls, equals: ["done"])
    }

    @Test("A wheel can turn by any number of rows", arguments: [Int.max, Int.min])
    func extremes(steps: Int) {
        // Given
        let modes: [UIDatePicker.Mode] = [.date, .time, .dateAndTime, .countDownTimer]

        // When
        for mode in modes {
            picker.datePickerMode = mode
            for wheel in UIDatePicker.Wheel.allCases { picker.spin(wheel, by: steps) }
        }

        // Then
        expect((1...9999), contains: picker.calendar.component(.year, from: picker.date))
        expect(!ControlFixture.rendering(of: picker).isEmpty)
    }

    @Test("A time picker has the wheels of the locale's clock, and minutes in steps of the interval")
    func time() {
        // Given
        picker.datePickerMode = .time
        picker.minuteInterval = 15
        picker.date = Self.date(2011, 10, 29, 11, 50)

        // When
        let american = picker.displayedText
        picker.spin(.minute, by: 1)
        picker.spin(.hour, by: 1)

        // Then
        expect(american, equals: "11 45 AM")
        expect(picker.displayedText, equals: "12 00 PM")
        expect(
            [-1, 1, 1].map { picker.spin(.period, by: $0) ? picker.displayedText : "" },
            equals: [
                "12 00 AM", "12 00 PM", "12 00 PM",
            ])
        picker.locale = Locale(identifier: "de_DE")
        expect(picker.displayedText, equals: "12 00")
        expect(!picker.spin(.period, by: 1))
    }

    @Test("In a picker of date and time, one wheel has the days of all months")
    func dateAndTime() {
        // Given
        picker.datePickerMode = .dateAndTime
        picker.date = Self.date(2011, 10, 31, 15, 4)

        // When
        picker.spin(.day, by: 1)

        // Then
        expect(picker.date, equals: Self.date(2011, 11, 1, 15, 4))
        expect(picker.displayedText, equals: "Tue, Nov 1 3 04 PM")
    }

    @Test("A count-down is at least a minute")
    func countDown() {
        // Given
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3_660

        // When
        picker.spin(.hour, by: -1)
        let minute = picker.countDownDuration
        picker.spin(.minute, by: -1)

        // Then
        expect(minute, equals: 60)
        expect(picker.countDownDuration, equals: 60)
        expect(picker.displayedText, equals: "0 h 1 min")
    }

    @Test("A nib sets mode, date, limits, locale and time zone, and an archive keeps them")
    func coding() throws {
        // Given
        let text = """
            <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="7" style="wheels" \
            useCurrentDate="NO" id="mC4-1v-xQe">
                <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
                <date key="date" timeIntervalSinceReferenceDate="341539200"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="0.0"/>
                <locale key="locale" localeIdentifier="en_GB"/>
                <timeZone key="timeZone" name="Europe/London"/>
            </datePicker>
            """

        // When
        let picker: UIDatePicker = try ControlFixture.control(text)
        let copy = try ControlFixture.unarchived(picker)

        // Then
        for picker in [picker, copy] {
            expect(picker.datePickerMode, equals: .date)
            expect(picker.date, equals: Self.date(2011, 10, 29))
            expect(picker.minimumDate, equals: Date(timeIntervalSinceReferenceDate: 0))
            expect(picker.maximumDate, equals: nil)
            expect(picker.preferredDatePickerStyle, equals: .wheels)
            expect(picker.minuteInterval, equals: 1)
            expect(picker.locale?.identifier, equals: "en_GB")
            expect(picker.timeZone?.identifier, equals: "Europe/London")
        }
    }

    @Test(
        "The wheel of years has the years 1 to 9999, and is empty beyond",
        arguments: [(1, ["", "1", "2"]), (9999, ["9998", "9999", ""])])
    func firstAndLastYear(year: Int, expected: [String]) throws {
        // Given
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 66))
        picker.datePickerMode = .date
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = .gmt
        picker.locale = Locale(identifier: "en_US")

        // When
        picker.date = try #require(picker.calendar.date(from: DateComponents(year: year, month: 6, day: 15)))

        // Then
        expect((-1...1).map { picker.text(of: .year, at: $0) }, equals: expected)
    }
}
