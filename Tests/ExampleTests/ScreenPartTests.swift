import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample

/// The notes beside the screens of `date-picker` and `ignorable-date-picker`.
struct ScreenPartTests {
    /// Returns the texts of the notes.
    private func notes(_ session: ExampleSession) -> [String] {
        session.shown.notes.notes.flatMap { [$0.text.string] + $0.details.map(\.string) }
    }

    @Test("A note on a picker names its presenter and its delegate, and the message it sent")
    func delegate() {
        // Given
        let session = DatePickerSession()
        session.run("present")
        session.run("set 2013-03-07")

        // When
        let shown = notes(session)
        session.run("tap done")
        let told = notes(session)

        // Then
        expect(shown[0], equals: "picker presented from home")
        expect(shown[2], equals: " delegate → home – weak")
        expect(told[0].hasPrefix("home 2013-03-07, was "))
        expect(told[1...2], equals: ["message 1 → home, new", " reusableDatePicker(_:didFinishWith:)"])
    }

    @Test("Without a delegate, a note says that no method was called, though the screen is the same")
    func nobody() {
        // Given
        let screen = Screen(DatePickerSession(), columns: 80, rows: 24)
        screen.type("experiment no-delegate", "present")

        // When
        let seen = screen.type("tap done")

        // Then
        expect(seen, contains: "New: message 1 → nil;")
        expect(notes(screen.session), contains: " delegate → nil")
    }

    @Test("The note of a call is a fault if there was no receiver, and new if there was one")
    func messageRoles() {
        // Given
        let sessions = [DatePickerSession(), DatePickerSession()]
        sessions[1].run("experiment no-delegate")

        // When
        for session in sessions { ["present", "tap done"].forEach { session.run($0) } }

        // Then
        let messages = sessions.map { session in
            session.shown.notes.notes.map(\.text).first { $0.string.hasPrefix("message 1 → ") }
        }
        expect(messages.map { $0?.runs.map(\.role) }, equals: [[.made], [.broken]])
    }

    @Test("Hidden controllers are listed beside the last line above the tabs")
    func behind() throws {
        // Given
        let screen = Screen(DatePickerSession(), columns: 80, rows: 40)

        // When
        let lines = screen.type("show --notes").split(separator: "\n")

        // Then
        let tabs = try #require(lines.firstIndex { $0.contains("[Home]") })
        expect(lines.firstIndex { $0.contains("│  settings ") }, equals: tabs - 2)
    }

    @Test("A view that never loaded its nib says so, and an ignored view shows its value")
    func ignorable() {
        // Given
        let session = IgnorableDatePickerSession()

        // When
        session.run("ignore end on")
        let ignoring = notes(session)
        session.run("experiment created-in-code")
        let empty = notes(session)

        // Then
        expect(ignoring, contains: " read IgnorableDatePickerView.xib")
        expect(ignoring.contains { $0.hasPrefix(" would return never, was ") })
        expect(empty.count { $0 == " read no nib: it is empty" }, equals: 2)
    }

    @Test("Each place is compared with its own earlier state, and the differences are listed")
    func news() {
        // Given
        let before = [
            ScreenPart("left", y: 1, [.init("shows", "Moon"), .init("is on")]),
            ScreenPart("right", y: 2, [.init("shows", "Sun")]),
        ]
        let now = [
            ScreenPart("left", y: 1, [.init("shows", "Moon"), .init("is off")]),
            ScreenPart("right", y: 2, [.init("shows", "Moon")]), ScreenPart("below", y: 3, [.init("", "dark")]),
        ]

        // When
        let news = now.map { state in state.news(since: before).map { $0.trimmingCharacters(in: .whitespaces) } }

        // Then
        expect(news, equals: [["is off"], ["shows Moon, was Sun"], ["below dark"]])
        expect(before.map { $0.news(since: before) }, equals: [[], []])
    }
}
