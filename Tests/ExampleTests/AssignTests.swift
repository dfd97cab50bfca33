import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample

/// Properties that a learner sets at the prompt.
struct AssignTests {
    @Test("A reused cell keeps an assigned property, because the property belongs to the cell, not to the row")
    func reused() {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))

        // When
        script.run("assign #1.phaseLabel.textColor red", "scroll 7")
        let cell = script.run("assign #1.phaseLabel.textColor")
        let row = script.run("assign row 7 phaseLabel.textColor")

        // Then
        expect(cell, equals: "UILabel #1.textColor is red\n")
        expect(row, equals: "UILabel #1.textColor is red\n")
    }

    @Test("A path begins at a row, a cell's number, an outlet or the screen, and isHidden is hidden, as in UIKit")
    func paths() {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))

        // When
        script.run(
            "assign row 2 contentView.alpha 0.5", "assign #3.isHidden true", "assign tableView.layer.cornerRadius 6",
            "assign title \"All Moons\"")
        let said = script.run(
            "assign row 2 contentView.alpha", "assign #3.hidden", "assign tableView.layer.cornerRadius",
            "assign title", "assign #1.phaseLabel.text")

        // Then
        let values = said.split(separator: "\n").map { $0.split(separator: ".", maxSplits: 1)[1] }
        expect(
            values,
            equals: [
                "alpha is 0.5", "hidden is true", "layer.cornerRadius is 6", "title is \"All Moons\"",
                "text is \"New Moon\"",
            ])
    }

    @Test("An outlet's name alone means the first object that has the outlet, as it does at the beginning of a path")
    func outletOfCell() {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))

        // When
        let before = script.run("assign dateLabel")
        let after = script.run("assign dateLabel nil", "assign dateLabel")

        // Then
        expect(before, equals: "ReusableTableViewCell #1.dateLabel is UILabel #2\n")
        expect(after, equals: "ReusableTableViewCell #1.dateLabel is nil\n")
    }

    @Test("A picker without its delegate calls no method, and with it calls Home again")
    func delegate() throws {
        // Given
        let session = DatePickerSession()
        session.executable = try URL(fileURLWithPath: Executable("date-picker").path)
        let script = ScriptedSession(session)
        script.run("present")

        // When
        let before = script.run("assign picker.delegate")
        script.run("assign picker.delegate nil", "tap done")
        let calls = session.recorder.lastDelegateCall?.number ?? 0
        let without = script.run("assign picker.delegate")
        script.run("assign picker.delegate home", "tap done")

        // Then
        expect(before, equals: "ReusableDatePickerViewController #1.delegate is HomeViewController #1\n")
        expect(without, equals: "ReusableDatePickerViewController #1.delegate is nil\n")
        expect(session.recorder.lastDelegateCall?.number ?? 0 > calls)
        expect(session.window.rootViewController?.presentedViewController, equals: nil)
    }

    @Test(
        "A missing property, or a wrong value, gets an error with the right names",
        arguments: [
            ("assign #3.hiden", "ReusableTableViewCell #3 has no property \"hiden\"; did you mean \"hidden\"?"),
            ("assign #30.hidden", "there is no cell #30 on the screen; there are #1–#7"),
            ("assign phaseLabel.textColor 5", "textColor takes a color, such as red or #CC0000, not \"5\""),
            ("assign #1.alpha full", "alpha takes a number, not \"full\""),
            ("assign #1.alpha inf", "alpha takes a number, not \"inf\""),
            ("assign #1.hidden 2", "hidden takes true or false, not \"2\""),
            ("assign #1.phaseLable.text", "did you mean \"phaseLabel\"?"),
            ("assign row 99 hidden", "row 99 is not on the screen"),
            ("assign #1.phaseLabel.text =", "assign needs a value after the equals sign"),
            ("assign tableView.delegate moon", "there is no outlet \"moon\""),
        ])
    func wrong(_ line: String, _ reason: String) {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))

        // When
        let said = script.run(line)

        // Then
        expect(said, contains: reason)
    }

    @Test(
        "A number may be larger than any integer, and is printed as it is",
        arguments: [("9.2e18", "9200000000000000000"), ("1e19", "1e+19"), ("-1e300", "-1e+300")])
    func largeNumbers(_ number: String, _ said: String) {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))

        // When
        let text = script.run("assign tableView.layer.borderWidth \(number)", "assign tableView.layer.borderWidth")

        // Then
        expect(text, contains: "layer.borderWidth is \(said)\n")
    }

    @Test(
        "An equals sign before the value works as in Swift, with or without spaces",
        arguments: ["text = \"Full Moon\"", "text=\"Full Moon\"", "text= \"Full Moon\"", "text \"Full Moon\""])
    func equalsSign(_ assignment: String) {
        // Given
        let script = ScriptedSession(TableCellSession(rows: 100))

        // When
        script.run("assign row 2 phaseLabel.\(assignment)")
        let said = script.run("assign row 2 phaseLabel.text")

        // Then
        expect(said, equals: "UILabel #5.text is \"Full Moon\"\n")
    }

    @Test("The answer names the cell and its row, because a number may be either's, and no cell for other objects")
    func places() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let byRow = screen.type("assign 4.phaseLabel.hidden true")
        let byNumber = screen.type("assign #4.phaseLabel.hidden true")
        let cell = screen.type("assign #4.alpha 0.5")
        let list = screen.type("assign tableView.alpha 0.5")

        // Then
        expect(byRow, contains: ".hidden is true now, in cell #5, row 4.")
        expect(byNumber, contains: ".hidden is true now, in cell #4, row 3.")
        expect(cell, contains: "ReusableTableViewCell #4.alpha is 0.5 now, in row 3.")
        expect(list, contains: ".alpha is 0.5 now.")
    }

    @Test("assign with a value is a step that leads to the screen, and without a value it isn't")
    func steps() {
        // Given
        let session = TableCellSession(rows: 100)
        let script = ScriptedSession(session)

        // When
        script.run("assign #1.hidden true", "assign #1.hidden")

        // Then
        expect(session.steps, equals: ["assign #1.hidden true"])
    }
}
