import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// The goals of steps, which right ways reach and wrong ones don't, and the explanations after them.
struct GoalTests {
    private let folder: TemporaryFolder
    private let chapters: [Chapter]

    init() throws {
        folder = try TemporaryFolder()
        chapters = try Pages.chapters.get()
    }

    /// A learner who has come to a place, such as `1.7`, by what the text has.
    private func learner(at place: String) throws -> Learner {
        let numbers = place.split(separator: ".").compactMap { Int($0) }
        return try Learner(chapters[numbers[0] - 1], from: numbers[1], progressFile: folder.path + "/progress")
    }

    /// A way to each goal that isn't the page's, one that only looks right, and what is said of that.
    private static let goals: [String: (right: [String], wrong: [String], reason: String)] = [
        "1.7": (["reset", "experiment no-identifier", "goto 40"], ["reset", "scroll 3"], "has made no cell since"),
        "1.8": (["technique owner-outlet", "goto 40"], ["scroll 50"], "The experiment `no-identifier` is still on."),
        "2.8": (["scroll 20"], ["reset", "scroll 3"], "The experiment `cleared-content` isn't on."),
        "2.10": (["goto 30", "goto 0", "stats"], ["stats"], "`waiting` is 0, and `visible` is 7"),
        "3.5": (
            ["reset", "edit ReusableTableViewCell --remove reuseIdentifier", "trace on", "scroll 4"],
            ["trace on", "scroll 1"], "The table has made no cell since"
        ),
        "3.9": (
            ["edit ReusableTableViewCell --find '=\"phaseLabel\"' --replace '=\"dateLabel\"'", "why phaseLabel"],
            ["edit ReusableTableViewCell --set phaseLabel.hidden YES", "why phaseLabel"],
            "What `why phaseLabel` shows doesn't contain “nil”."
        ),
        "4.10": (
            ["goto 30", "goto 0", "goto 30", "stats"], ["technique owner-outlet", "scroll 50", "stats"],
            "The technique is `owner-outlet`; this step needs `register-nib`."
        ),
        "4.12": (
            ["edit RegisteredTableViewCell --find '=\"dateLabel\"' --replace '=\"titleLabel\"'"],
            ["edit RegisteredTableViewCell --find '=\"dateLabel\"' --replace '=\"dateLabels\"'"],
            "its message doesn't contain “for the key titleLabel”"
        ),
        "5.8": (["scroll 12", "scroll -12", "stats"], ["scroll 2", "stats"], "must grow by at least 30."),
        "5.10": (
            ["goto 0", "tap 5", "scroll 10", "goto 0"], ["goto 40", "goto 0", "tap 3"],
            "Nothing that is selected has left the screen and come back."
        ),
        "5.12": (
            ["edit ReusableGridViewCell --set ReusableGridViewCell.frame.width 80"],
            ["edit ReusableGridViewCell --set label.hidden YES"], "What is in the cells is as wide as before."
        ),
        "6.8": (
            ["goto 40"], ["technique content-subview", "scroll 4"], "The experiment `duplicate-tag` isn't on."
        ),
        "6.10": (
            [
                "reset", "edit ReusableGridViewCell --remove ReusableGridViewCell.tag",
                "edit ReusableGridViewCell --set imageView.tag 1",
            ],
            ["experiment wrong-tag"], "The program ended, but not by `edit`."
        ),
        "7.6": (
            ["scroll 3", "trace last"], ["technique register-nib", "scroll 1", "trace last"],
            "The technique is `register-nib`; this step needs `nib-hook`."
        ),
        "7.10": (
            ["reset", "edit HookedTableViewCell --remove dateLabel"],
            ["reset", "edit HookedTableViewCell --set phaseLabel.hidden YES"],
            "Use `edit` to change one `outlet` in `HookedTableViewCell.xib`"
        ),
        "8.7": (["tap Done"], ["trace last"], "What `trace last` shows doesn't contain"),
        "8.10": (["tap Done", "stats"], ["stats"], "`live` is 1; this step asks for 0."),
        "8.11": (
            ["experiment no-view-outlet"], ["edit ReusableDatePickerViewController --remove datePicker", "present"],
            "This step ends the program, which hasn't ended."
        ),
        "9.8": (
            ["experiment strong-delegate", "push", "tap Cancel", "reset", "stats"], ["stats"],
            "The experiment `strong-delegate` is still on."
        ),
        "9.9": (
            [
                "reset",
                "edit ReusableDatePickerViewController --find 'done:\" destination=\"-1\" eventType=\"touchUpInside\"' "
                    + "--replace 'done:\" destination=\"-1\" eventType=\"touchDragOutside\"'",
                "push", "tap Done",
            ],
            ["edit ReusableDatePickerViewController --set datePicker.hidden YES", "reset", "present", "tap Done"],
            "Use `edit` to change `ReusableDatePickerViewController.xib`."
        ),
        "10.5": (
            ["ignore start on", "query"], ["ignore end off", "query"],
            "What `query` shows doesn't contain “– forever”."
        ),
        "10.9": (
            ["edit IgnorableDatePickerViewExampleViewController --set endPicker.frame.height 60", "tree"],
            ["edit IgnorableDatePickerViewExampleViewController --set startPicker.hidden YES", "tree"],
            "Nothing sticks out of the view it is in."
        ),
        "11.5": (
            ["trace on", "technique awake-from-nib"], ["trace on", "technique programmatic", "trace last"],
            "The technique is `programmatic`; this step needs `awake-from-nib`."
        ),
        "11.9": (
            ["experiment no-connection"], ["edit IgnorableDatePickerView --remove datePicker"],
            "This step ends the program, which hasn't ended."
        ),
        "12.6": (
            ["experiment recursive-placeholder"], ["edit PlaceholderDatePickerView --remove datePicker"],
            "This step ends the program, which hasn't ended."
        ),
        "12.7": (
            ["technique placeholder", "trace off", "ignore start on", "tap forever"],
            ["reset", "ignore end on", "query"], "You haven't typed `tap Forever` on this screen."
        ),
        "13.6": (["scroll 30", "scroll 20", "stats"], ["stats"], "this step asks for more than that."),
        "13.8": (["goto 0"], ["scroll -3"], "“Noted 2011.11.10” isn't on the screen."),
        "13.9": (
            ["experiment missing-identifier"], ["edit LunarCells --set 6cP-ar-g78.reuseIdentifier Moon"],
            "its message doesn't contain “no identifier”"
        ),
        "14.6": (["why phaseLabel"], ["why tableView"], "doesn't contain “archives contain no connections”."),
        "14.10": (
            ["edit LunarCells --set xab-Hd-hop.tag 7"], ["edit LunarCells --set cH4-uX-T0C.hidden YES"],
            "Use `edit` to change one `tag` in `LunarCells.xib`"
        ),
        "15.6": (
            ["experiment wrong-class"], ["experiment empty-nib"],
            "its message doesn't contain “its first object is a ReusableTableViewCell”"
        ),
        "15.9": (
            ["scroll 20", "stats"], ["technique smart-nib-cell", "scroll 50", "stats"],
            "The experiment `mixed-classes` isn't on."
        ),
        "16.5": (
            ["technique smart-cell", "scroll 25", "stats"], ["technique code", "stats"],
            "`reused` is 0; this step asks for at least 20."
        ),
        "16.7": (
            ["reset", "technique typed", "edit RegisteredTableViewCell --set tableViewCell.reuseIdentifier Other"],
            ["technique typed", "edit RegisteredTableViewCell --remove reuseIdentifier", "scroll 1"],
            "This step ends the program, which hasn't ended."
        ),
        "17.9": (
            ["tap 1", "scroll 30", "scroll -30"], ["select 3", "show"],
            "Nothing that is selected has left the screen and come back."
        ),
        "17.11": (
            ["edit ReusableTableViewCellExampleViewController --set tableView.userInteractionEnabled NO", "tap 1"],
            ["edit ReusableTableViewCellExampleViewController --set tableView.hidden NO", "select 2"],
            "The number of selected rows is 1; this step asks for 0."
        ),
    ]

    @Test(
        "Another way than the page's reaches each goal, and a way that only looks right gets a reason",
        arguments: Pages.numbers)
    func goals(number: Int) throws {
        // Given
        let learner = try learner(at: "\(number).1")
        let goals = learner.chapter.lessons.filter { $0.step?.goal != nil }

        for lesson in goals {
            learner.go(to: lesson.number)
            let place = try #require(learner.tutor?.place)
            let goal = try #require(Self.goals[place], "\(place) has no ways")

            // When
            let told = goal.wrong.map { learner.type($0) }.joined().replacing("\n", with: " ")
            let isRefused = learner.tutor?.isWaiting == false
            learner.go(to: lesson.number)
            let printed = goal.right.map { learner.type($0) }.joined()

            // Then
            let reason = goal.reason.replacing("`", with: "\"")
            expect(isRefused && told.contains(reason), "\(place): \(told.suffix(600))")
            expect(learner.tutor?.isWaiting, equals: true, "\(place): \(printed.suffix(600))")
        }
        expect(goals.count >= 2)
        expect(number < 3 || goals.contains { $0.step!.commands.contains { $0.hasPrefix("edit ") } })
    }

    @Test(
        "A goal is reached in any equivalent way, with other numbers or after a look round",
        arguments: [
            ("1.3", ["scroll 60"]), ("1.3", ["scroll 10", "scroll -10"]), ("1.4", ["scroll 5"]), ("1.4", ["goto 3"]),
            ("1.7", ["scroll 30"]), ("2.1", ["scroll 3", "goto 0"]), ("2.5", ["experiment stale-content", "goto 40"]),
            ("5.8", ["goto 89", "scroll -30", "stats"]), ("13.4", ["scroll 1", "tap note 2"]),
        ])
    func right(place: String, lines: [String]) throws {
        // Given
        let learner = try learner(at: place)

        // When
        for line in lines { learner.type(line) }

        // Then
        expect(learner.tutor?.isWaiting, equals: true)
        expect(learner.tutor?.place, equals: place)
    }

    @Test(
        "Similar ways don't reach a goal: too few, elsewhere, or too early",
        arguments: [
            ("1.3", ["goto 50"]), ("2.1", ["scroll 3"]), ("2.6", ["scroll 7", "assign #4.phaseLabel.hidden true"]),
            ("3.7", ["tree"]), ("5.5", ["technique content-subview", "tree"]), ("8.6", ["trace on", "push"]),
            ("8.9", ["present"]), ("9.1", ["trace on", "present", "tap cancel"]), ("9.5", ["experiment no-delegate"]),
            ("9.5", ["experiment no-delegate", "tap Present"]), ("9.7", ["present", "owners"]),
            ("9.6", ["experiment pulled-card", "present", "tap Cancel"]), ("13.4", ["tap note 6"]),
        ])
    func wrong(place: String, lines: [String]) throws {
        // Given
        let learner = try learner(at: place)

        // When
        for line in lines { learner.type(line) }

        // Then
        expect(learner.tutor?.isWaiting, equals: false)
        expect(learner.tutor?.place, equals: place)
    }

    @Test("The text after a step has the learner's own rows, cells and counts")
    func numbers() throws {
        // Given
        let learner = try learner(at: "1.3")

        // When
        let first = learner.type("scroll 60").replacing("\n", with: " ")
        learner.type("")
        let second = learner.type("scroll 5").replacing("\n", with: " ")

        // Then
        expect(first, contains: "Look at row 66. It has cell #4, which was in row 3 before this command.")
        expect(first, contains: "The table reused cells 60 times and made no new cell.")
        expect(second, contains: "Row 71 has cell #2, which was in row 64.")
    }

    @Test("A sentence with a number that isn't there on this screen is left out")
    func noNumber() throws {
        // Given
        let learner = try learner(at: "2.2")

        // When
        let text = learner.type("trace on") + learner.type("experiment no-identifier") + learner.type("scroll 1")
        let step = try #require(learner.lesson?.step)

        // Then
        expect(text.replacing("\n", with: " "), contains: "2.2 Not yet.")
        expect(learner.tutor?.attempt?.stating(step.why[0]), equals: nil)
    }

    @Test("Feedback on a goal says what is missing, and three hints lead to the commands")
    func help() throws {
        // Given
        let learner = try learner(at: "1.7")
        func type(_ line: String) -> String { learner.type(line).replacing("\n", with: " ") }

        // When
        let almost = type("scroll -1")
        let detour = type("stats")
        let hints = (1...3).map { _ in type("hint") }
        let expected = type("expected")

        // Then
        expect(almost, contains: "1.7 Not yet. The table has made no cell since this step began")
        expect(almost, contains: "\"hint\" helps, \"expected\" lists what is checked, and \"back\" begins")
        expect(detour.hasSuffix("1.7 asks: make the table create more cells than fit on the screen. "))
        expect(hints[0], contains: "Cells leave and come while the list moves: \"scroll\" and \"goto\" move it.")
        expect(hints[1], contains: "The table has made no cell since")
        expect(hints[2], contains: "\"scroll ___\"")
        expect(expected, contains: "- \"made\" is more than \"visible\". \"made\" is 7, and \"visible\" is 7;")
    }

    @Test("After a detour the tutor names the commands that lead from here to the step's goal")
    func fromHere() throws {
        // Given
        let learner = try learner(at: "2.1")

        // When
        let told = learner.type("scroll 1") + learner.type("show").replacing("\n", with: " ")
        learner.type("goto 0")
        let done = learner.type("show")

        // Then
        expect(told, contains: "The row at the top is 1; this step asks for 0. Type \"goto 0\", then \"show\".")
        expect(done, contains: "Enter continues.")
    }

    @Test("The tutor names the step's screen before its commands, and leaves out those that were typed")
    func rest() throws {
        // Given
        let (grid, table) = (try learner(at: "5.6"), try learner(at: "7.5"))

        // When
        let detour = grid.type("technique content-subview").replacing("\n", with: " ")
        let again = grid.type("").replacing("\n", with: " ")
        table.type("technique nib-hook")
        let rest = table.type("").replacing("\n", with: " ")

        // Then
        expect(detour, contains: "Type \"technique direct\", then \"scroll 1\".")
        expect(again, contains: "5.6 asks for \"technique direct\", \"scroll 1\".")
        expect(rest, contains: "7.5 asks for \"trace on\", \"reset\"")
    }

    @Test("After another technique, the tutor names the one to return to")
    func intruder() throws {
        // Given
        let learner = try learner(at: "11.3")

        // When
        learner.type("technique owner-loading")
        let told = learner.type("source OwnerLoadingDatePickerView").replacing("\n", with: " ")
        let back = learner.type("technique awake-from-nib")

        // Then
        expect(told, contains: "\"owner-loading\" is in the way. Type \"technique awake-from-nib\".")
        expect(!back.contains("in the way"))
    }

    @Test("Hints name a source as the step does")
    func source() throws {
        // Given
        let learner = try learner(at: "3.3")

        // When
        let hints = (1...2).map { _ in learner.type("hint") }

        // Then
        expect(hints[1], contains: "The step ends with \"source owner-outlet\".")
    }

    @Test("A step doesn't ask for steps to be traced that are, nor for those of a command without any")
    func traced() throws {
        // Given
        let learner = try learner(at: "8.5")
        learner.type("trace on")
        learner.type("1")

        // When
        let asked = learner.type("").replacing("\n", with: " ")
        let stats = learner.type("stats").replacing("\n", with: " ")

        // Then
        expect(asked, contains: "8.6 asks for \"present\"")
        expect(!stats.contains("Type \"trace last\"."))
    }

    @Test("A step that scrolls leads to its row by itself")
    func ownRow() throws {
        // Given
        let learner = try learner(at: "2.6")
        learner.type("scroll 3")

        // When
        let told = learner.type("").replacing("\n", with: " ")

        // Then
        expect(told, contains: "2.6 asks for \"reset\", \"assign #4.phaseLabel.hidden true\", \"scroll 7\".")
    }

    @Test("After a goal, the tutor says how the learner's edit ends")
    func edit() throws {
        // Given
        let learner = try learner(at: "5.12")

        // When
        let done = learner.type("edit ReusableGridViewCell --set ReusableGridViewCell.frame.width 60")

        // Then
        expect(done, contains: "\"reset\" drops your edit. Enter continues.")
    }
}
