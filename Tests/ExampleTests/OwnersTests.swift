import TerminalTesting
import Testing

/// Who keeps whom in `date-picker`, as `owners` shows it.
@Suite(.talkingToPrograms)
nonisolated struct OwnersTests {
    private func run(_ lines: String...) throws -> Run {
        let options = ["--now", "2011-10-29", "--locale", "en_US", "--time-zone", "GMT"]
        return try Executable("date-picker").run(options + lines.flatMap { ["-c", $0] })
    }

    @Test("The presenter keeps a picker alive, and the picker doesn't keep its delegate alive")
    func weak() throws {
        // Given, When
        let shown = try run("present", "owners").output
        let gone = try run("present", "tap done", "owners").output

        // Then
        expect(shown, contains: "─ presentedViewController: ReusableDatePickerViewController #1\n")
        expect(shown, contains: "─ delegate: HomeViewController #1 – weak\n")
        expect(!gone.contains("ReusableDatePickerViewController"))
        expect(!gone.contains("alive"))
    }

    @Test("With a strong delegate, two unreachable objects keep each other alive")
    func circle() throws {
        // Given, When
        let here = try run("experiment strong-delegate", "present", "tap done", "owners").output
        let lost = try run("experiment strong-delegate", "present", "tap done", "reset", "owners").output

        // Then
        expect(here, contains: "─ keptPicker: StrongDelegateDatePickerViewController #1\n")
        expect(here, contains: "─ keptDelegate: StrongDelegateHomeViewController #1 – a cycle\n")
        expect(lost, contains: "1 more date picker is alive, and nothing above leads to it.")
        expect(!lost.contains("StrongDelegateDatePickerViewController"))
    }

    @Test("Closures are listed, with their known properties")
    func closures() throws {
        // Given, When
        let output = try run("technique closure", "present", "owners").output

        // Then
        expect(output, contains: "─ onDone: a closure\n")
        expect(output, contains: "\nA closure retains the objects it uses")
    }
}
