import Judging
import ReusableViews
import Testing

@testable import WhichRow

@Suite(.judged)
struct WhichRowTests {
    private let screen = Screen(NotesViewController(style: .plain))

    private func rows(from first: Int, noted: Int...) -> [String] {
        (first..<first + screen.counts.visible).map { row in
            "\(LunarCalendar(count: 100)[row].phase.name) · \(noted.contains(row) ? "Noted" : "Note")"
        }
    }

    @Test("V7: The button of a row reaches the controller, which finds the row")
    func pressed() throws {
        // Given
        expect(screen.texts, toBe: rows(from: 0), "before anything was tapped")

        // When
        try screen.tap("Note", inRow: 2)

        // Then
        expect(screen.texts, toBe: rows(from: 0, noted: 2), "after the button of row 2 was tapped; \(screen.action)")
    }

    @Test("V7: The row is remembered, not the cell")
    func remembered() throws {
        // Given
        try screen.tap("Note", inRow: 2)

        // When
        screen.scroll(30)

        // Then
        expect(screen.texts, toBe: rows(from: 30), "row 2 was noted, and 30 rows went by")
        screen.scroll(-30)
        expect(screen.texts, toBe: rows(from: 0, noted: 2), "after 30 rows down and 30 up")
    }

    @Test("V7: The button of a reused cell means its new row, and sends its action once")
    func newRow() throws {
        // Given
        screen.scroll(30)

        // When
        try screen.tap("Note", inRow: 33)

        // Then
        expect(screen.texts, toBe: rows(from: 30, noted: 33), "after 30 rows, and a tap on the button of row 33")
        screen.scroll(-30)
        expect(screen.texts, toBe: rows(from: 0), "after a tap on the button of row 33, and 30 rows up")
    }

    @Test("A second tap removes the note")
    func takenBack() throws {
        // Given
        try screen.tap("Note", inRow: 1)

        // When
        try screen.tap("Noted", inRow: 1)

        // Then
        expect(screen.texts, toBe: rows(from: 0), "after two taps on the button of row 1")
    }
}
