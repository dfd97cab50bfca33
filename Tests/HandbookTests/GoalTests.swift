import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook

/// What a step asks for is reached by every way that is right, and by none that isn't; what it says then is so.
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

    /// Another way than the page's to each goal.
    private static let otherWays: [String: [String]] = [
        "1.7": ["reset", "edit ReusableTableViewCell --remove reuseIdentifier", "goto 40"],
        "1.8": ["reset", "edit ReusableTableViewCell --set phaseLabel.hidden YES"],
        "2.7": ["scroll 20"],
        "2.9": ["reset", "edit ReusableTableViewCell --set tableViewCell.reuseIdentifier Moon", "scroll 9", "stats"],
        "2.10": ["reset", "edit ReusableTableViewCell --set phaseLabel.hidden YES", "goto 30"],
        "3.5": ["reset", "edit ReusableTableViewCell --remove reuseIdentifier", "trace on", "scroll 4"],
        "3.9": ["edit ReusableTableViewCell --find '=\"phaseLabel\"' --replace '=\"dateLabel\"'", "why phaseLabel"],
        "4.10": ["goto 30", "goto 0", "goto 30", "stats"],
        "4.12": ["edit RegisteredTableViewCell --find '=\"dateLabel\"' --replace '=\"titleLabel\"'"],
        "5.8": ["scroll 12", "scroll -12", "stats"],
        "5.10": ["goto 0", "tap 5", "scroll 10", "goto 0"],
        "5.11": ["edit ReusableGridViewCell --set label.hidden YES"],
        "6.8": ["goto 40"],
        "6.10": [
            "reset", "edit ReusableGridViewCell --remove ReusableGridViewCell.tag",
            "edit ReusableGridViewCell --set label.tag 1",
        ],
        "7.6": ["scroll 3"],
        "7.10": ["reset", "edit HookedTableViewCell --remove dateLabel"],
        "8.7": ["tap Done"],
        "8.10": ["tap Done", "stats"],
        "8.11": ["experiment no-view-outlet"],
        "9.7": ["experiment strong-delegate", "push", "tap Cancel", "reset", "stats"],
        "9.8": [
            "edit ReusableDatePickerViewController --find 'done:\" destination=\"-1\" eventType=\"touchUpInside\"' "
                + "--replace 'done:\" destination=\"-1\" eventType=\"touchDragOutside\"'",
            "push", "tap Done",
        ],
        "10.5": ["ignore start on", "query"],
        "10.9": ["edit IgnorableDatePickerViewExampleViewController --set endPicker.frame.height 60", "tree"],
        "11.5": ["trace on", "technique awake-from-nib"],
        "11.9": ["experiment no-connection"],
        "12.6": ["experiment recursive-placeholder"],
        "12.7": ["technique placeholder", "trace off", "ignore start on", "tap forever"],
        "13.6": ["scroll 30", "scroll 20", "stats"],
        "13.8": ["goto 0"],
        "13.9": ["experiment missing-identifier"],
        "14.6": ["why phaseLabel"],
        "14.10": ["edit LunarCells --set xab-Hd-hop.tag 7"],
        "15.6": ["experiment wrong-class"],
        "15.9": ["scroll 20", "stats"],
        "16.5": ["technique smart-cell", "scroll 25", "stats"],
        "16.7": ["reset", "technique typed", "edit RegisteredTableViewCell --set tableViewCell.reuseIdentifier Other"],
        "17.9": ["tap 1", "scroll 30", "scroll -30"],
        "17.11": ["edit ReusableTableViewCellExampleViewController --set tableView.userInteractionEnabled NO"],
    ]

    @Test(
        "Each goal of a chapter is reached in another way than the page's, and one by an edit", arguments: Pages.numbers
    )
    func otherWays(number: Int) throws {
        // Given
        let learner = try learner(at: "\(number).1")
        let goals = learner.chapter.lessons.filter { $0.step?.goal != nil }

        // When
        var missed: [String] = []
        for lesson in goals {
            learner.go(to: lesson.number)
            let place = try #require(learner.tutor?.place)
            let printed = Self.otherWays[place, default: []].map { learner.type($0) }.joined()
            if learner.tutor?.isWaiting != true { missed.append("\(place): \(printed.suffix(600))") }
        }

        // Then
        #expect(missed == [])
        #expect(goals.count >= 2)
        #expect(goals.contains { $0.step!.commands.contains { $0.hasPrefix("edit ") } })
    }

    @Test(
        "Right is what comes to the same, by other numbers or after a look round",
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
        #expect(learner.tutor?.isWaiting == true)
        #expect(learner.tutor?.place == place)
    }

    @Test(
        "Wrong is what only looks like it: too little, another place, or too early",
        arguments: [
            ("1.3", ["goto 50"]), ("1.7", ["reset", "scroll 3"]), ("2.1", ["scroll 3"]), ("2.9", ["stats"]),
            ("2.10", ["reset", "scroll 3"]), ("3.7", ["tree"]), ("5.5", ["technique content-subview", "tree"]),
            ("5.10", ["tap 3"]), ("8.6", ["trace on", "push"]), ("8.9", ["present"]), ("8.10", ["stats"]),
            ("9.2", ["trace on", "present", "tap cancel"]), ("9.6", ["reset", "present", "stats"]),
            ("12.7", ["reset", "ignore end on", "query"]), ("13.4", ["tap note 6"]), ("13.8", ["scroll -3"]),
        ])
    func wrong(place: String, lines: [String]) throws {
        // Given
        let learner = try learner(at: place)

        // When
        for line in lines { learner.type(line) }

        // Then
        #expect(learner.tutor?.isWaiting == false)
        #expect(learner.tutor?.place == place)
    }

    @Test("What is said after a step has the rows, cells and counts of whoever did it")
    func numbers() throws {
        // Given
        let learner = try learner(at: "1.3")

        // When
        let first = learner.type("scroll 60").replacing("\n", with: " ")
        learner.type("")
        let second = learner.type("scroll 5").replacing("\n", with: " ")

        // Then
        #expect(first.contains("Take row 66: it has cell #4, which was in row 3 when you last looked."))
        #expect(first.contains("A cell was reused 60 times, and none was made."))
        #expect(second.contains("Row 71 has cell #2, which was in row 64."))
    }

    @Test("A sentence with a number that isn't there on this screen is left out")
    func noNumber() throws {
        // Given
        let learner = try learner(at: "2.2")

        // When
        let text = learner.type("trace on") + learner.type("experiment no-identifier") + learner.type("scroll 1")
        let step = try #require(learner.lesson?.step)

        // Then
        #expect(text.contains("Asked: shown trace, with “prepareForReuse”"))
        #expect(learner.tutor?.attempt?.stating(step.why[0]) == nil)
    }

    @Test("A goal is corrected by what is asked, not by what to type; three hints and the checks lead there")
    func help() throws {
        // Given
        let learner = try learner(at: "1.7")

        // When
        let almost = learner.type("scroll -1")
        let detour = learner.type("stats")
        let hints = (1...3).map { _ in learner.type("hint").replacing("\n", with: " ") }
        let expected = learner.type("expected")

        // Then
        let asked = "Asked: made at least +1; made more than visible; reused +0\n\"hint\" helps; \"back\" restores"
        #expect(almost.contains("Now:   made +0; made 7, visible 7; reused +0\n\(asked)"))
        #expect(detour.hasSuffix("1.7 asks: make more cells than fit on the screen.\n"))
        #expect(hints[0].contains("One way uses \"scroll\". \"help scroll\" explains it."))
        #expect(hints[2].contains("\"scroll ___\""))
        #expect(expected.contains("  made more than visible (now 7, visible 7)"))
    }
}
