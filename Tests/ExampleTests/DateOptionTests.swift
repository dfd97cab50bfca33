import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import ExampleShell

/// Which day, hour, place and language a program is told.
struct DateOptionTests {
    @Test(
        "A day is its noon, a day with a time is that minute, and an invalid time is refused",
        arguments: [
            ("2011-10-29", "2011-10-29 12:00"), ("2011-10-29T11:28", "2011-10-29 11:28"),
            ("2011-10-29T00:00", "2011-10-29 00:00"), ("2011-10-29T23:59", "2011-10-29 23:59"),
            ("2011-10-29T24:00", nil), ("2011-10-29T11:60", nil), ("2011-10-29T-1:00", nil), ("2011-10-29T11:-1", nil),
            ("2011-10-29T11", nil), ("2011-10-29T11:28:00", nil), ("2011-10-29T", nil), ("2011-10-29T:", nil),
            ("2011-10-29T1:2", "2011-10-29 01:02"), ("2011-10-29T1:2T3", nil), ("T8:28", nil), ("", nil),
        ] as [(String, String?)])
    func moments(text: String, expected: String?) {
        // Given, When
        let options = try? DateOptions.parse(["--now", text, "--time-zone", "Europe/London", "--locale", "de_DE"])
        let told = options.map { options in
            options.run {
                let parts = World.current.calendar.dateComponents(
                    [.year, .month, .day, .hour, .minute], from: World.current.now())
                func two(_ number: Int?) -> String { String("0\(number ?? -1)".suffix(2)) }
                return
                    "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
            }
        }

        // Then
        expect(told, equals: expected)
    }

    @Test("Date options apply while a session is created, and are passed on to other processes")
    func world() throws {
        // Given
        let before = World.current.calendar
        let all = ["--now", "2011-10-29", "--locale", "de_DE", "--time-zone", "Asia/Tokyo"]

        // When
        let options = try DateOptions.parse(all)
        let (zone, locale, now) = options.run {
            (World.current.calendar.timeZone.identifier, World.current.calendar.locale?.identifier, World.current.now())
        }
        let few = try [[], ["--locale", "en_US"], ["--time-zone", "GMT"]].map { try DateOptions.parse($0).arguments }
        let unchanged = try DateOptions.parse([]).run { World.current.calendar.timeZone }

        // Then
        expect(zone == "Asia/Tokyo" && locale == "de_DE" && now == Date(timeIntervalSince1970: 1_319_857_200))
        expect(options.arguments == all && few == [[], ["--locale", "en_US"], ["--time-zone", "GMT"]])
        expect(World.current.calendar == before && unchanged == Calendar.current.timeZone)
    }

    @Test("Wheels are turned by their names, if their picker is enabled")
    func wheels() {
        // Given
        let world = World(like: .current)
        world.calendar = Calendar(identifier: .gregorian)
        world.calendar.timeZone = .gmt
        world.calendar.locale = Locale(identifier: "en_US")

        world.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
            picker.datePickerMode = .date
            picker.calendar = world.calendar
            picker.date = Date(timeIntervalSince1970: 1_319_846_400)
            window.addSubview(picker)
            window.layoutIfNeeded()

            // When
            let all = DateWheel.touchables(of: picker, turnedBy: "spin")
            DateWheel.day.spin(picker, by: 1)
            DateWheel.month.spin(picker, by: -1)
            DateWheel.year.spin(picker, by: 2)
            let turned = CalendarDayText.text(of: picker.date, in: world.calendar)
            picker.isEnabled = false

            // Then
            expect(Set(all.map(\.command)), equals: ["spin year", "spin month", "spin day"])
            expect(all.allSatisfy { $0.gesture == .turn && $0.frame.width < 320 })
            expect(turned, equals: "2013-9-30")
            expect(DateWheel.touchables(of: picker, turnedBy: "spin").isEmpty)
            expect(DateWheel.allCases.map(\.rawValue), equals: ["year", "month", "day"])
        }
    }
}

private enum CalendarDayText {
    static func text(of date: Date, in calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
    }
}
