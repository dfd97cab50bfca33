import Foundation
import REPL
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Steps that are predicted, missed, or taken otherwise.
extension LearnerTests {
    @Test("A step compares a prediction with the result: you said, it was")
    func prediction() throws {
        // Given
        let learner = try learner(1)
        learner.follow()

        // When
        learner.type(try #require(learner.lesson?.question).number(of: "43, because seven exist already"))
        let words = learner.type("scroll 50").replacing("\n", with: " ")

        // Then
        expect(words, contains: "You said “43, because seven exist already”. Not quite. The table made no new cell.")
        expect(words, contains: "A cell isn't used up by its first row")
        expect(words, contains: "Enter continues.")
    }

    @Test("A command counts for the next step while Enter continues or a question waits", arguments: [false, true])
    func early(isPast: Bool) throws {
        // Given
        let learner = try learner(1)
        learner.type("stats")

        // When
        if isPast { learner.type("scroll 50") }
        learner.type("")
        let question = try #require(learner.lesson?.question)
        learner.type(isPast ? "stats" : "scroll 50")
        let words = learner.type(question.number(of: "43, because seven exist already")).replacing("\n", with: " ")

        // Then
        expect(words, contains: "This is done already.")
        expect(words, contains: "You said “43, because seven exist already”. Not quite. The table made no new cell.")
        expect(words.contains("The text is about the screen right after it."), equals: isPast)
        expect(learner.tutor?.isWaiting, equals: true)
    }

    @Test("No question that comes back is between a prediction and the step that shows it")
    func together() throws {
        // Given
        let learner = try learner(2)
        let tutorial = learner.program.session.tutorial
        let missed = Array(try tutorial.chapter(1).lessons.filter { $0.heading == "check yourself" }.prefix(2))

        for chapter in try tutorial.chapters {
            for first in chapter.lessons {
                // When
                let lessons = Tutor(chapter, in: tutorial, missed: missed, from: first.number).lessons

                // Then
                for (number, lesson) in lessons.enumerated() {
                    guard case .predict(let question) = lesson.task else { continue }
                    let end = try #require(lessons[number...].firstIndex { $0.answers(question) })
                    let between = lessons[number..<end].filter { $0.number == 0 }
                    expect(between.isEmpty, equals: true, "\(chapter.number).\(lesson.number), from \(first.number)")
                }
            }
        }
    }

    @Test("The last of several steps answers a prediction about them, also after a kill")
    func predictionOfFour() throws {
        // Given
        let learner = try learner(4)
        while learner.lesson?.heading != "predict: cut them" { learner.follow() }
        learner.type(try #require(learner.lesson?.question).number(of: "three"))

        // When
        var answered: [String] = []
        for experiment in ["no-outlet", "wrong-owner-class", "no-owner", "no-connection"] {
            if learner.type("experiment \(experiment)").contains("You said “three”") { answered.append(experiment) }
            learner.type("")
            if learner.lesson?.question != nil { learner.type("skip") }
            if learner.tutor?.isWaiting == true { learner.type("") }
            if experiment == "no-outlet" { try learner.killAndResume() }
        }

        // Then
        expect(answered, equals: ["no-connection"])
    }

    @Test("Feedback on a wrong step says what is missing and what to type, and a detour doesn't block it")
    func wrongStep() throws {
        // Given
        let learner = try learner(1)
        learner.follow()
        learner.answer(rightly: true)

        // When
        let wrong = learner.type("scroll 3").replacing("\n", with: " ")
        let right = learner.type("scroll 50")

        // Then
        expect(wrong, contains: "\"reused\" has grown by 3 since this step began; it must grow by at least 20.")
        expect(wrong, contains: "Type \"scroll 50\". \"back\" begins this step again.")
        expect(right, contains: "Enter continues.")
    }

    @Test(
        """
        Another command that changes the counts gets feedback, and so does the right one without effect, but no detour
        """)
    func almostTheStep() throws {
        // Given
        let learner = try learner(1)
        learner.follow()
        learner.answer(rightly: true)

        // When
        let idle = learner.type("scroll -1")
        let other = learner.type("goto 3")
        let detour = learner.type("stats")

        // Then
        expect(idle, contains: "No cell has been reused since this step began.")
        expect(other, contains: "\"reused\" has grown by 3")
        expect(detour.hasSuffix("1.3 asks for \"scroll 50\".\n"))
    }

    @Test("A line that isn't a command doesn't show the steps of the command before it")
    func unknownCommandAfterSteps() throws {
        // Given
        let learner = try learner(3)
        learner.go(to: 5)
        learner.program.session.appearance.fixedHeight = 24
        for line in ["trace on", "experiment no-identifier", "scroll 1"] { learner.type(line) }

        // When
        let isDoneAfter = ["foo", "scroll moon", "trace last"].map { line in
            learner.type(line)
            return learner.tutor?.isWaiting
        }

        // Then
        expect(isDoneAfter, equals: [false, false, true])
    }

    @Test("A step about a technique isn't done while an experiment breaks its screen")
    func brokenTechnique() throws {
        // Given
        let learner = try learner(11)
        learner.go(to: try #require(learner.chapter.lessons.first { $0.heading == "choose while running" }?.number))

        // When
        learner.type("widgets 3 4 5")
        let broken = learner.type("query").replacing("\n", with: " ")
        for line in ["technique programmatic", "widgets 3 4 5", "query"] { learner.type(line) }

        // Then
        expect(broken, contains: "Launch never")
        expect(broken, contains: "The experiment \"created-in-code\" is still on.")
        expect(learner.tutor?.isWaiting, equals: true)
    }

    @Test("A step about one cell isn't done by another one, and in any spelling by the right one")
    func wrongCell() throws {
        // Given
        let learner = try learner(2)
        learner.go(to: try #require(learner.chapter.lessons.first { $0.heading == "change one cell" }?.number))

        // When
        let wrong = ["reset", "assign #3.phaseLabel.hidden true", "scroll 7"].map { learner.type($0) }
        let isDone = learner.tutor?.isWaiting
        for line in ["reset", "assign row 3 phaseLabel.isHidden = yes", "scroll 7"] { learner.type(line) }

        // Then
        expect(wrong[1], contains: "2.6 asks for \"assign #4.phaseLabel.hidden true\", \"scroll 7\".")
        expect(wrong[2], contains: "Not yet. \"#4.phaseLabel.hidden\" is false; this step asks for true.")
        expect(isDone == false && learner.tutor?.isWaiting == true)
    }

    @Test("A reminder asks for the steps of a trace only once all else was typed")
    func reminderOfTrace() throws {
        // Given
        let learner = try learner(2)
        learner.follow()
        learner.program.session.appearance.fixedHeight = 24

        // When
        let reminders = ["", "hint", "trace on", "scroll 1"].map { learner.type($0) }

        // Then
        expect(reminders[0], contains: "2.2 asks for \"trace on\", \"scroll 1\".")
        expect(reminders[1], contains: "This step says what to type: \"trace on\", \"scroll 1\".")
        expect(reminders[2], contains: "2.2 continues with \"scroll 1\".")
        expect(learner.tutor?.isWaiting == true || reminders[3].contains("\"trace last\""))
    }

    @Test("At a question, a word that isn't near a command is no answer, and an error needs no reminder")
    func unknownWordAtQuestion() throws {
        // Given
        let learner = try learner(1)
        learner.follow()

        // When
        let word = learner.type("seven")
        let misspelled = learner.type("scrol 3")

        // Then
        expect(word, contains: "error: \"seven\" is not one of the answers; type a number from 1 to 4")
        expect(misspelled, contains: "error: unknown command \"scrol\"; did you mean \"scroll\"?")
        expect(!(word + misspelled).contains("waits for your answer"))
    }

    @Test("A number isn't taken where Enter continues, and words are, where something is to be read")
    func numberWithoutQuestion() throws {
        // Given
        let learner = try learner(2)
        learner.go(to: try #require(learner.chapter.lessons.first { $0.heading == "read who asks" }?.number))
        let entries = learner.progress.entries

        // When
        let number = learner.type("2")
        let isUnchanged = learner.progress.entries == entries
        learner.type("answer The data source fills it.")

        // Then
        expect(number, contains: "there is no question to answer now; Enter continues")
        expect(isUnchanged)
        expect(learner.tutor?.place, equals: "2.4")
    }

    @Test("Leaving a chapter tells how to come back, and nothing of the step", arguments: [true, false])
    func leaving(isTaught: Bool) throws {
        // Given
        let learner = try learner(1)
        if !isTaught { learner.program.session.tutorial.tutor = nil }

        // When
        let said = learner.type("quit")

        // Then
        expect(said, equals: isTaught ? "Next time, \"tutorial\" continues here.\n" : "")
    }

    @Test("A learner who answers before the whole question fits doesn't see it afterwards")
    func answerBeforeEnd() throws {
        // Given
        let learner = try learner(1)
        learner.follow()
        let program = learner.program
        (program.session.appearance.fixedWidth, program.session.appearance.fixedHeight) = (30, 13)

        // When
        let options = try #require(learner.lesson?.question).options
        program.type("tutorial")
        program.type("2")
        let place = learner.tutor?.place
        while program.session.tutorial.reading.hidesMore { program.type("") }
        let answered = program.type("2")

        // Then
        expect(place, equals: "1.2")
        expect(answered.replacing("\n", with: " "), contains: "“\(options[1])”. You will see.")
        expect(!answered.contains("Type the number"))
    }

    @Test("The command of a key in drive counts when the learner is back at the prompt")
    func driven() throws {
        // Given
        let learner = try learner(1)
        for _ in 1...9 where learner.lesson?.step?.commands != ["stats"] { learner.follow() }
        let driver = Driver(learner.program.session)

        // When
        driver.drive { driver.run("stats") }
        let wasWaiting = learner.tutor?.isWaiting
        learner.type("drive")

        // Then
        expect(learner.lesson?.step?.commands, equals: ["stats"])
        expect(wasWaiting == false && learner.tutor?.isWaiting == true)
    }
}
