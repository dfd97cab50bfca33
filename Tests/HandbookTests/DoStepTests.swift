import Testing

@testable import ExampleShell
@testable import Handbook

/// What a step asks for, what is so, and whether that is enough.
struct DoStepTests {
    private func situation(
        _ counts: [Postcondition.Count: Int] = [:], technique: String = "code", experiment: String? = nil,
        nibs: [String] = [], screen: String = "", screens: Int = 0
    ) -> Situation {
        Situation(
            counts: counts, technique: technique, experiment: experiment, editedNibs: nibs, screen: screen,
            screensBefore: screens, reuse: nil)
    }

    private func goal(_ goal: StepGoal) -> String {
        "\(goal.name) | \(goal.asked) | \(goal.now) | \(goal.isReached)"
    }

    @Test(
        "A number is compared with another, with what it was, or with another count: below, at and above the limit",
        arguments: [
            ("made=3", ["3 | 2 | false", "3 | 3 | true", "3 | 4 | false"]),
            ("made>=3", ["at least 3 | 2 | false", "at least 3 | 3 | true", "at least 3 | 4 | true"]),
            ("made>3", ["more than 3 | 2 | false", "more than 3 | 3 | false", "more than 3 | 4 | true"]),
            ("made=+2", ["+2 | +1 | false", "+2 | +2 | true", "+2 | +3 | false"]),
            ("made>=+2", ["at least +2 | +1 | false", "at least +2 | +2 | true", "at least +2 | +3 | true"]),
            ("made=-0", ["+0 | +1 | false", "+0 | +2 | false", "+0 | +3 | false"]),
            (
                "made>visible",
                [
                    "more than visible | 2, visible 3 | false", "more than visible | 3, visible 3 | false",
                    "more than visible | 4, visible 3 | true",
                ]
            ),
        ])
    func numbers(word: String, expected: [String]) throws {
        // Given
        let postcondition = try #require(Postcondition(word[...]))

        // When
        let goals = [2, 3, 4].map { made in
            var step = DoStep([postcondition], from: situation([.made: 1, .visible: 3]))
            step.observe(Happening(situation: situation([.made: made, .visible: 3])))
            return step.goals.map(goal)
        }

        // Then
        #expect(goals == expected.map { ["made | \($0)"] })
    }

    @Test("Each other thing that can be asked for has a name, says what is asked, and what there is")
    func others() {
        // Given
        let asked: [Postcondition] = [
            .technique("typed"), .experiment("stale-content"), .experiment(nil), .edited("Moon"), .screen("Full  Moon"),
            .shown("stats", seeing: nil), .shown("stats", seeing: "made 7"), .ended(nil, saying: nil),
            .ended("no-outlet", saying: nil), .ended(nil, saying: "for the key"),
            .ended("no-outlet", saying: "for the key"), .count(.wrong, .atLeast, .number(1)),
            .count(.nibReads, .equal, .change(0)), .count(.top, .equal, .number(12)),
        ]
        let happenings = [
            Happening(situation: situation()),
            Happening(
                situation: situation(
                    [.wrong: 1, .nibReads: 4, .top: 12], technique: "typed", experiment: "stale-content",
                    nibs: ["Sun", "Moon"], screen: "the Full\n Moon"),
                sights: [Sight(name: "stats", text: "made  7")], crash: Crash(experiment: "edit", message: "no key")),
            Happening(
                situation: situation([.wrong: 0], experiment: "no-outlet"),
                sights: [Sight(name: "stats", text: "made 8"), Sight(name: "tree", text: "made 7")],
                crash: Crash(experiment: "no-outlet", message: "it is not for\nthe key moon")),
        ]

        // When
        let goals = happenings.map { happening in
            var step = DoStep(asked, from: situation())
            step.observe(happening)
            return step.goals.map(goal)
        }

        // Then
        #expect(
            goals[0] == [
                "technique | typed | code | false", "experiment | stale-content | none | false",
                "experiment | none | none | true", "edited | Moon | nothing | false",
                "screen | with “Full  Moon” | without it | false", "shown | stats | nothing of it | false",
                "shown | stats, with “made 7” | nothing of it | false",
                "ended a process | by any change | not yet | false", "ended a process | no-outlet | not yet | false",
                "ended a process | with “for the key” | not yet | false",
                "ended a process | no-outlet, with “for the key” | not yet | false",
                "wrong cells | at least 1 | 0 | false", "nib reads | +0 | +0 | false",
                "row at the top | 12 | 0 | false",
            ])
        #expect(
            goals[1] == [
                "technique | typed | typed | true", "experiment | stale-content | stale-content | true",
                "experiment | none | stale-content | false", "edited | Moon | Moon | true",
                "screen | with “Full  Moon” | with it | true", "shown | stats | so it is | true",
                "shown | stats, with “made 7” | so it is | true", "ended a process | by any change | edit | true",
                "ended a process | no-outlet | edit | false",
                "ended a process | with “for the key” | without it | false",
                "ended a process | no-outlet, with “for the key” | without it | false",
                "wrong cells | at least 1 | 1 | true", "nib reads | +0 | +4 | false", "row at the top | 12 | 12 | true",
            ])
        #expect(
            goals[2].filter { !$0.hasPrefix("technique") } == [
                "experiment | stale-content | no-outlet | false", "experiment | none | no-outlet | false",
                "edited | Moon | nothing | false", "screen | with “Full  Moon” | without it | false",
                "shown | stats | so it is | true", "shown | stats, with “made 7” | stats, without it | false",
                "ended a process | by any change | no-outlet | true", "ended a process | no-outlet | no-outlet | true",
                "ended a process | with “for the key” | without it | true",
                "ended a process | no-outlet, with “for the key” | without it | true",
                "wrong cells | at least 1 | 0 | false", "nib reads | +0 | +0 | false",
                "row at the top | 12 | 0 | false",
            ])
    }

    @Test(
        "What is done stays done; a detour doesn't count against it, and a screen made anew counts from its beginning")
    func moments() {
        // Given
        let asked: [Postcondition] = [.count(.made, .equal, .change(0)), .count(.reused, .atLeast, .change(3))]
        func isDone(_ situations: Situation...) -> [Bool] {
            var step = DoStep(asked, from: situations[0])
            return situations.dropFirst().map { situation in
                step.observe(Happening(situation: situation))
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
        #expect(afterDetour == [false, false, true, true])
        #expect(anew == [false, false, true])
        #expect(never == [false, false])
    }
}
