import TerminalUIKit
import TerminalTesting
import Testing

@testable import Controls

/// The wheels of a clock, in minutes of the day.
struct ClockWheelTests {
    @Test(
        "The wheels of hours and minutes turn endlessly, in steps of the interval, but the wheel of AM and PM doesn't",
        arguments: [
            (.hour, 1, 1, 61, 121), (.hour, 1, 1, 23 * 60 + 5, 5), (.hour, -1, 1, 5, 23 * 60 + 5),
            (.hour, 49, 1, 0, 60), (.hour, 1, 15, 44, 90), (.minute, 1, 15, 44, 45), (.minute, 1, 15, 45, 0),
            (.minute, 2, 15, 120, 150), (.minute, -1, 15, 120, 165), (.minute, 1, 1, 119, 60),
            (.minute, -1, 20, 61, 100), (.period, 1, 1, 61, 13 * 60 + 1), (.period, 1, 1, 12 * 60, 12 * 60),
            (.period, -1, 1, 12 * 60, 0), (.period, 0, 1, 12 * 60, 12 * 60), (.period, 0, 1, 11 * 60 + 59, 719),
            (.period, -3, 30, 23 * 60 + 59, 11 * 60 + 30), (.day, 1, 30, 61, 61),
        ] as [(UIDatePicker.Wheel, Int, Int, Int, Int)])
    func turning(wheel: UIDatePicker.Wheel, steps: Int, interval: Int, minutes: Int, expected: Int) {
        // Given
        let picker = UIDatePicker()
        picker.minuteInterval = interval

        // When
        let turned = picker.turnedMinutes(wheel, by: steps, from: minutes)

        // Then
        expect(turned, equals: expected)
    }
}
