import TerminalTesting
import Testing

/// The reasons that `why` gives for the value of an outlet.
@Suite(.talkingToPrograms)
nonisolated struct WhyTests {
    private let dates = ["--now", "2011-10-29", "--locale", "en_US", "--time-zone", "GMT"]

    private func run(_ program: String, _ options: [String] = [], _ lines: String...) throws -> Run {
        try Executable(program).run(options + lines.flatMap { ["-c", $0] })
    }

    @Test("why prints the nib's line for an outlet, the load, its owner, and the command")
    func filled() throws {
        // Given, When
        let first = try run("table-cell", [], "show", "why tableViewCell").output
        let later = try run(
            "table-cell", [], "experiment no-identifier", "why tableViewCell", "scroll 1", "why tableViewCell"
        ).output

        // Then
        expect(
            first.hasSuffix(
                """
                tableViewCell of ReusableTableViewCellExampleViewController #1 is ReusableTableViewCell #7.
                  nib   ReusableTableViewCell.xib, line 12: outlet tableViewCell to Qf3-mN-7xK
                  load  number 7 of that file, with ReusableTableViewCellExampleViewController #1 as File's Owner
                  when  the screen was first made
                  past  written 7 times; the last one stays

                """))
        expect(later, contains: "  when  \"experiment no-identifier\"\n")
        expect(later, contains: "is ReusableTableViewCell #8.\n")
        expect(later, contains: "  load  number 8 of that file")
        expect(later, contains: "  when  \"scroll 1\"\n")
    }

    @Test("why without a name lists the outlets by their classes")
    func list() throws {
        // Given, When
        let cells = try run("table-cell", [], "why").output
        let dates = try run("date-picker", dates, "present", "why").output

        // Then
        expect(cells, contains: "ReusableTableViewCell")
        expect(cells, contains: "phaseImageView, phaseLabel, dateLabel")
        expect(cells, contains: "tableView")
        expect(cells, contains: " explains a value.\n")
        expect(dates, contains: "datePicker")
    }

    @Test("why with a number is about the cell in that row")
    func inRow() throws {
        // Given, When
        let run = try run("table-cell", [], "scroll 2", "why dateLabel 3", "why dateLabel", "why dateLabel 50")

        // Then
        expect(run.output, contains: "dateLabel of ReusableTableViewCell #4 is UILabel #")
        expect(run.output, contains: "  load  number 4 of that file")
        expect(run.output, contains: "7 objects on screen have this outlet; this is the first.\n")
        expect(run.errors, contains: "row 50 is not on the screen")
    }

    @Test("An outlet of an archived view is nil, because an archive contains no connections")
    func archived() throws {
        // Given, When
        let output = try run("table-cell", [], "experiment outlets-after-archive", "why dateLabel 3").output

        // Then
        expect(output.hasSuffix("is nil: the object was made from an archive, and archives contain no connections.\n"))
    }

    @Test("An outlet is nil if its nib was never loaded")
    func neverLoaded() throws {
        // Given, When
        let output = try run(
            "ignorable-date-picker", dates, "experiment created-in-code", "why contentView"
        ).output

        // Then
        expect(output, contains: "contentView of IgnorableDatePickerView #")
        expect(
            output, contains: "is nil: IgnorableDatePickerView.xib, line 12, would connect it, but that nib was never")
    }

    @Test("why reports that code set an outlet, and a weak outlet is nil when its object is released")
    func setInCode() throws {
        // Given, When
        let output = try run("date-picker", dates, "present", "why delegate").output
        let none = try run("date-picker", dates, "experiment no-delegate", "present", "why delegate").output

        // Then
        expect(
            output,
            contains: "delegate of ReusableDatePickerViewController #1 is HomeViewController #1. It was set in code")
        expect(
            none,
            contains: "delegate of ReusableDatePickerViewController #1 is nil: no nib of this program connects it.")
    }

    @Test("why tells that code set an outlet after a nib had connected it")
    func setLater() throws {
        // Given, When
        let output = try run(
            "table-cell", [], "assign dateLabel nil", "why dateLabel", "assign dateLabel phaseLabel", "why dateLabel"
        ).output

        // Then
        expect(
            output,
            contains: "dateLabel of ReusableTableViewCell #1 is nil: ReusableTableViewCell.xib, line 45, connected "
                + "it, and then code set it to nil.")
        expect(
            output,
            contains: "dateLabel of ReusableTableViewCell #1 is UILabel #1. Code set it, after "
                + "ReusableTableViewCell.xib, line 45, had connected it.")
    }

    @Test("For an outlet of a released hook, why names the hook's nib, also if a change took the connection away")
    func released() throws {
        // Given, When
        let run = try run(
            "table-cell", [], "technique nib-hook", "why phaseLabel", "edit HookedTableViewCell --remove phaseLabel",
            "why phaseLabel")

        // Then
        let start = "no object on the screen has an outlet \"phaseLabel\"; "
        let end = "it belongs to a PhaseNibHook: see HookedTableViewCell.xib, line "
        expect(run.errors, contains: start + end)
        expect(run.errors, contains: start + "without the change, " + end)
    }

    @Test("For an outlet of no object on the screen, why names the nib that would fill it, or the nearest name")
    func notDeclared() throws {
        // Given, When
        let run = try run(
            "table-cell", [], "technique register-nib", "why tableViewCell", "why tabelView", "why dateLabel x",
            "why tableView 0")

        // Then
        expect(
            run.errors,
            contains: "no object on the screen has an outlet \"tableViewCell\"; it belongs to a "
                + "ReusableTableViewCellExampleViewController: see ReusableTableViewCell.xib, line 12")
        expect(run.errors, contains: "no object at \"0\" has an outlet \"tableView\"; it belongs to a ")
        expect(run.errors, contains: "there is no outlet \"tabelView\"; did you mean \"tableView\"?")
        expect(run.errors, contains: "there is no outlet \"x\"")
    }

    @Test("why with a second name finds the object by another outlet")
    func whose() throws {
        // Given, When
        let run = try run(
            "ignorable-date-picker", dates, "why datePicker startPicker", "why datePicker endPicker")

        // Then
        expect(run.output, contains: "datePicker of IgnorableDatePickerView #1 is UIDatePicker #1.")
        expect(run.output, contains: "datePicker of IgnorableDatePickerView #2 is UIDatePicker #2.")
        expect(run.output, contains: "  load  number 2 of that file, with IgnorableDatePickerView #2 as File's Owner")
    }
}
