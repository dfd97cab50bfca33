import Judging
import ReusableViews
import Testing

@testable import AnswerADelegate

struct AnswerADelegateTests {
    private let controller = FullMoonViewController(nibName: "FullMoonViewController", bundle: nil)

    /// What the screen says after some taps.
    private func texts(after taps: String...) throws -> [String] {
        let screen = Screen(controller)
        for title in taps { try screen.tap(title) }
        return screen.texts
    }

    @Test("D4: The reminder reports yes to its delegate, which takes it off the screen")
    func accepted() throws {
        // Given, When
        let shown = try texts(after: "Ask", "Remind me")

        // Then
        expect(shown, toBe: ["Full Moon", "You will be reminded.", "Ask"], "after Ask and Remind me were tapped")
    }

    @Test("D4: It reports no as well")
    func declined() throws {
        // Given, When
        let shown = try texts(after: "Ask", "Not now")

        // Then
        expect(shown, toBe: ["Full Moon", "You will sleep.", "Ask"], "after Ask and Not now were tapped")
    }

    @Test("D5: Two that show a reminder get an answer each")
    func two() throws {
        // Given
        let other = FullMoonViewController(nibName: "FullMoonViewController", bundle: nil)
        let (screen, otherScreen) = (Screen(controller), Screen(other))
        try screen.tap("Ask")
        try otherScreen.tap("Ask")

        // When
        try otherScreen.tap("Not now")
        try screen.tap("Remind me")

        // Then
        expect(
            [controller, other].map { $0.answerLabel?.text ?? "" },
            toBe: ["You will be reminded.", "You will sleep."], "the first was answered with yes, the other with no")
    }

    @Test("D6: Without a delegate no object is told of the answer, and nothing breaks")
    func nobody() throws {
        // Given
        let screen = Screen(ReminderViewController(nibName: "ReminderViewController", bundle: nil))

        // When
        try screen.tap("Remind me")

        // Then
        expect(screen.texts, toBe: ["Shall I remind you?", "Remind me", "Not now"], "after Remind me was tapped")
    }
}
