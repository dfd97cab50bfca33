import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// The postconditions of a step, and the situations that meet them.
struct DoStepTests {
    private func situation(
        _ counts: [Postcondition.Count: Int] = [:], technique: String = "code", experiment: String? = nil,
        nibs: [String] = [], over base: String? = nil, properties: [String: String] = [:], screen: String = "",
        screens: Int = 0, selected: Set<Int> = [], visible: Set<Int> = [], places: [String: String] = [:]
    ) -> Situation {
        Situation(
            counts: counts, technique: technique, experiment: experiment, editedNibs: nibs, editedOver: base,
            properties: properties, screen: screen, screensBefore: screens, reuse: nil, selected: selected,
            visible: visible, places: places)
    }

    @Test(
        "A number is compared with a number, an earlier value or another count",
        arguments: [
            ("made=3", [false, true, false]), ("made>=3", [false, true, true]), ("made>3", [false, false, true]),
            ("made=+2", [false, true, false]), ("made>=+2", [false, true, true]),
            ("made>visible", [false, false, true]),
        ])
    func numbers(word: String, expected: [Bool]) throws {
        // Given
        let postcondition = try #require(Postcondition(word[...]))

        // When
        let reached = [2, 3, 4].map { made in
            var step = DoStep([postcondition], from: situation([.made: 1, .visible: 3]))
            step.observe(StepObservation(situation: situation([.made: made, .visible: 3])))
            return step.isDone
        }

        // Then
        expect(reached, equals: expected)
    }

    @Test("A missing condition is described in a sentence, with the current and the expected value")
    func missing() throws {
        // Given
        let marks = [
            "do made>=+1", "do made=+0", "do reused>=+20", "do made>visible", "do wrong>=1", "do live=0", "do top=12",
            "do live=-1", "do returned>=1", "do technique=typed", "do experiment=stale-content", "do experiment=none",
            "do edited=Moon", "do property=moon.hidden=true", "do changed=home", "do: Full  Moon", "look stats",
            "look trace: awake", "look tap Done", "crash no-outlet", "goal crash: for the key",
        ]
        let now = StepObservation(
            situation: situation(
                [.made: 7, .reused: 3, .visible: 7, .wrong: 0, .live: 2, .top: 1, .returned: 0],
                experiment: "no-view", properties: ["moon.hidden": "false"], places: ["home": "today"]),
            outputs: [ShownOutput(name: "trace", text: "nib  Moon.xib")])

        // When
        let sentences = try marks.map { mark in
            var step = DoStep(
                try #require(try StepMark(mark)).postconditions,
                from: situation(
                    [.made: 7, .reused: 0, .visible: 7, .live: 2, .top: 0], experiment: "no-view",
                    places: ["home": "today"]))
            step.observe(now)
            return step.goals.filter { !$0.isReached }.map { "\($0.missing) \($0.remedies.joined(separator: ", "))" }
        }

        // Then
        expect(
            sentences,
            equals: [
                ["The table has made no cell since this step began, or since the screen was built again. "], [],
                ["`reused` has grown by 3 since this step began; it must grow by at least 20. "],
                ["`made` is 7, and `visible` is 7; this step asks for more than that. "],
                ["Nothing on the screen is wrong. "], ["`live` is 2; this step asks for 0. "],
                ["The row at the top is 1; this step asks for 12. goto 12"],
                ["`live` hasn't changed since this step began; it must fall by 1. "],
                ["Nothing that is selected has left the screen and come back. "],
                ["The technique is `code`; this step needs `typed`. technique typed"],
                ["The experiment `stale-content` isn't on. experiment stale-content"],
                ["The experiment `no-view` is still on. reset"], ["Use `edit` to change `Moon.xib`. "],
                ["`moon.hidden` is false; this step asks for true. "], ["`home` still says today. "],
                ["“Full Moon” isn't on the screen. "], ["The step ends with `stats`. stats"],
                ["What `trace last` shows doesn't contain “awake”. trace on"],
                ["You haven't typed `tap Done` on this screen. "],
                ["This step ends the program, which hasn't ended. experiment no-outlet"],
                ["This step ends the program, which hasn't ended. "],
            ])
    }

    @Test("A condition is met by anything that the learner sees, does or reads, and spaces don't matter")
    func reached() throws {
        // Given
        let marks = [
            "look stats technique=typed experiment=stale-content edited=Moon property=moon.hidden=true: made 7",
            "do changed=home",
            "goal crash edit: for the key", "do: Full  Moon",
        ]
        let done = StepObservation(
            situation: situation(
                technique: "typed", experiment: "stale-content", nibs: ["Sun", "Moon"],
                properties: ["moon.hidden": "true"], screen: "the Full\n Moon", places: ["home": "tomorrow"]),
            outputs: [ShownOutput(name: "stats", text: "made  7")],
            crash: Crash(experiment: "edit", message: "it is not for\nthe key moon"))

        for mark in marks {
            // When
            var step = DoStep(
                try #require(try StepMark(mark)).postconditions, from: situation(places: ["home": "today"]))
            let before = step.isDone
            step.observe(done)

            // Then
            expect(!before && step.isDone, "\(mark): \(step.goals.filter { !$0.isReached })")
        }
    }

    @Test("A change to a nib doesn't count while something else is broken, too")
    func editedOver() {
        // Given
        var step = DoStep([.edited("Moon", part: nil)], from: situation())

        // When
        step.observe(StepObservation(situation: situation(nibs: ["Moon"], over: "no-delegate")))
        let goal = step.goals[0]
        step.observe(StepObservation(situation: situation(nibs: ["Moon"])))

        // Then
        expect(goal.missing.hasPrefix("The experiment `no-delegate` is also on.") && goal.remedies == ["reset"])
        expect(step.isDone)
    }

    @Test("A selected item counts as returned after it was off the screen, but not when it is selected later")
    func returned() throws {
        // Given
        let asked = try #require(Postcondition("returned>=1"[...]))
        func isDone(_ moments: (selected: Set<Int>, visible: Set<Int>)...) -> Bool {
            var step = DoStep([asked], from: situation(visible: [0, 1, 2]))
            for moment in moments {
                step.observe(StepObservation(situation: situation(selected: moment.selected, visible: moment.visible)))
            }
            return step.isDone
        }

        // When, Then
        expect(isDone(([1], [0, 1, 2]), ([1], [7, 8, 9]), ([1], [0, 1, 2])))
        expect(!isDone(([], [7, 8, 9]), ([], [0, 1, 2]), ([1], [0, 1, 2])))
        expect(!isDone(([1], [0, 1, 2]), ([], [7, 8, 9]), ([1], [0, 1, 2])))
    }

    @Test("A step that is done stays done, and a new screen counts from its beginning")
    func moments() {
        // Given
        let asked: [Postcondition] = [.count(.made, .equal, .change(0)), .count(.reused, .atLeast, .change(3))]
        func isDone(_ situations: Situation...) -> [Bool] {
            var step = DoStep(asked, from: situations[0])
            return situations.dropFirst().map { situation in
                step.observe(StepObservation(situation: situation))
                return step.isDone
            }
        }
        func counts(_ made: Int, _ reused: Int, screens: Int = 0) -> Situation {
            situation([.made: made, .reused: reused], screens: screens)
        }

        // When
        let afterDetour = isDone(counts(7, 0), counts(8, 0), counts(8, 2), counts(8, 3), counts(9, 3))
        let anew = isDone(counts(7, 9), counts(7, 0, screens: 1), counts(7, 2, screens: 1), counts(7, 3, screens: 1))
        let never = isDone(counts(7, 0), counts(8, 3), counts(9, 6))

        // Then
        expect(afterDetour, equals: [false, false, true, true])
        expect(anew, equals: [false, false, true])
        expect(never, equals: [false, false])
    }
}
