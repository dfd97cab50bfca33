import TerminalTesting
import Testing

@testable import ReusableDatePickerViewExample

/// Steps of views that are loaded at the end of a command, such as a tab's. They belong to that command.
struct LateStepsTests {
    @Test(
        "With tracing, steps of a view that loads at the end of a command are shown after the command",
        arguments: ["from settings", "tap settings"])
    func tab(line: String) throws {
        // Given
        let screen = Screen(DatePickerSession(), columns: 100, rows: 60)
        screen.type("trace on")

        // When
        let shown = screen.type(line)

        // Then
        let report = try #require(shown.range(of: "lifecycle   UINavigationController #2: loadView"))
        let steps = shown[report.lowerBound...]
        expect(steps, contains: "\nnib         SettingsViewController.xib  7 objects")
        expect(steps.hasSuffix("\n32 steps: 1 nib read (by a controller), 0 cells made, 0 reused.\n"))
        #expect(screen.type("trace last") == steps)
    }

    @Test("A terminal without room for the steps shows their number")
    func hint() {
        // Given
        let screen = Screen(DatePickerSession(), columns: 100, rows: 40)
        screen.type("trace on")

        // When
        let shown = screen.type("from settings")

        // Then
        expect(shown, contains: "  32 steps: \"trace last\" shows them.\n")
        expect(!shown.contains("lifecycle"))
    }
}
