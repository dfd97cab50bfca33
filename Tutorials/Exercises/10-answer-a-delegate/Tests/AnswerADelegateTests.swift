import Judging
import ReusableViews
import Testing

@testable import AnswerADelegate

/// Takes down what a reminder tells its delegate.
private final class Listener: ReminderDelegate {
    var answer = "nothing"

    func reminderDidAccept(_ reminder: ReminderViewController) { answer = "yes" }

    func reminderDidDecline(_ reminder: ReminderViewController) { answer = "no" }
}

@Suite(.judged)
struct AnswerADelegateTests {
    private let controller = FullMoonViewController(nibName: "FullMoonViewController", bundle: nil)

    /// The effects of an answer, step by step.
    private func way(of button: String) throws -> [String] {
        let (reminder, listener) = (ReminderViewController(nibName: "ReminderViewController", bundle: nil), Listener())
        reminder.delegate = listener
        let other = UIViewController()
        let otherScreen = Screen(other)
        other.present(reminder, animated: false)
        try otherScreen.tap(button)
        let screen = Screen(controller)
        try screen.tap("Ask")
        let delegate = (controller.presentedViewController as? ReminderViewController)?.delegate
        try screen.tap(button)
        return [
            "the delegate of the reminder that is shown: \(delegate.map { "\(type(of: $0))" } ?? "nil")",
            "“\(button)” tells the delegate: “\(listener.answer)”",
            "the label says: \(controller.answerLabel?.text ?? "nothing")",
            "the reminder is \(controller.presentedViewController == nil ? "gone" : "still on the screen")",
            "with a delegate that only listens, it is \(other.presentedViewController == nil ? "gone" : "still there")",
        ]
    }

    @Test("D4: The reminder reports yes to its delegate, which takes it off the screen")
    func accepted() throws {
        // Given, When
        let way = try way(of: "Remind me")

        // Then
        expect(
            way,
            toBe: [
                "the delegate of the reminder that is shown: FullMoonViewController",
                "“Remind me” tells the delegate: “yes”", "the label says: You will be reminded.",
                "the reminder is gone", "with a delegate that only listens, it is still there",
            ], "after a tap on “Ask” and on “Remind me”")
    }

    @Test("D4: The reminder also reports “no” to its delegate")
    func declined() throws {
        // Given, When
        let way = try way(of: "Not now")

        // Then
        expect(
            way,
            toBe: [
                "the delegate of the reminder that is shown: FullMoonViewController",
                "“Not now” tells the delegate: “no”", "the label says: You will sleep.",
                "the reminder is gone", "with a delegate that only listens, it is still there",
            ], "after a tap on “Ask” and on “Not now”")
    }

    @Test("D5: If two controllers show a reminder, each gets its own answer")
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

    @Test("D6: Without a delegate, an answer has no effect")
    func nobody() throws {
        // Given
        let screen = Screen(ReminderViewController(nibName: "ReminderViewController", bundle: nil))

        // When
        try screen.tap("Remind me")

        // Then
        expect(screen.texts, toBe: ["Shall I remind you?", "Remind me", "Not now"], "after Remind me was tapped")
    }
}
