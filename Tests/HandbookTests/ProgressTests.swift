import Foundation
import Handbook
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Teaching

/// The questions that learners missed, which come back in later chapters and on later days, and files of older
/// versions.
struct ProgressTests {
    private let folder: TemporaryFolder
    private let name = LessonName(chapter: 1, name: "answer-2")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func progress(_ lines: String) throws -> LearnerProgress {
        let path = folder.path + "/progress"
        try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
        return LearnerProgress(at: path)
    }

    @Test("All progress is read as it was written")
    func entries() {
        // Given
        let entries: [LearnerProgress.Entry] = [
            .reached(chapter: 3, lesson: 0), .said(name, "in words of one's own"), .right(name), .missed(name),
            .day("2011-10-29"), .done(chapter: 1), .known(chapter: 2), .mended("three-moons"),
            .mystery(program: "grid-cell", fault: "no-identifier", isFound: true, commands: 2),
            .mystery(program: "table-cell", fault: "swapped", isFound: false, commands: nil),
            .exercise(4, .tried), .exercise(5, .solved, checksum: 7), .folder("/home/me/my exercises"),
        ]

        // When
        let lines = entries.map(\.description)

        // Then
        let read = lines.flatMap { LearnerProgress.Entry.entries(in: $0[...]) }
        expect(read, equals: entries)
    }

    @Test(
        "A folder is read as it was written, even if its name has line ends",
        arguments: ["a\nb", "c\r", "d\r\ne", "\r"])
    func folderNames(name: String) throws {
        // Given
        var written = try progress("at 1 2")

        // When
        written.add(.folder("/" + name))
        written.add(.day("2011-10-29"))

        // Then
        let read = LearnerProgress(at: folder.path + "/progress").entries
        expect(read, equals: [.reached(chapter: 1, lesson: 2), .folder("/" + name), .day("2011-10-29")])
    }

    @Test("A missed question is due in the next chapter, after a right answer two chapters later, and then never again")
    func chapters() {
        // Given
        var progress = LearnerProgress(at: nil)
        func due() -> [Bool] { (1...4).map { !progress.due(in: $0, on: "2011-10-29").isEmpty } }
        progress.add(.reached(chapter: 1, lesson: 11))

        // When
        progress.add(.missed(name), on: "2011-10-29")
        let missed = due()
        progress.add(.reached(chapter: 2, lesson: 0))
        progress.add(.right(name), on: "2011-10-29")
        let right = due()
        progress.add(.reached(chapter: 3, lesson: 0))
        let later = due()
        progress.add(.right(name), on: "2011-10-29")
        progress.add(.reached(chapter: 7, lesson: 0))

        // Then
        expect(missed, equals: [false, true, true, true])
        expect(right, equals: [false, false, false, false])
        expect(later, equals: [true, false, false, true])
        expect(due(), equals: [false, false, false, false])
    }

    @Test("On a later day a question is due in any chapter, until it is right twice")
    func days() {
        // Given
        var progress = LearnerProgress(at: nil)
        progress.add(.reached(chapter: 2, lesson: 3))

        // When
        progress.add(.missed(name), on: "2011-10-29")
        let (sameDay, nextDay) = (progress.due(in: 2, on: "2011-10-29"), progress.due(in: 2, on: "2011-10-30"))
        progress.add(.right(name), on: "2011-10-30")
        let (again, dayAfter) = (progress.due(in: 2, on: "2011-10-30"), progress.due(in: 2, on: "2011-10-31"))
        progress.add(.right(name), on: "2011-10-31")

        // Then
        expect(sameDay.isEmpty && again.isEmpty)
        expect(nextDay == [name] && dayAfter == [name])
        expect(progress.due(in: 5, on: "2012-01-01").isEmpty)
    }

    @Test("In a chapter that continues on another day, due questions follow the next step")
    func resumed() throws {
        // Given
        _ = try progress("at 1 11\nday 2011-10-29\nmissed 1 answer-2\nat 2 0\nright 1 answer-2\n")
        let learner = try Learner(try Pages.chapters.get()[1], progressFile: folder.path + "/progress")
        while learner.lesson?.number != 5 { learner.type("skip") }

        // When
        try learner.killAndResume()
        let today = learner.tutor?.place
        learner.day = "2011-10-30"
        try learner.killAndResume()
        let nextDay = learner.tutor?.place
        learner.follow()
        let (heading, after) = (learner.lesson?.heading, learner.tutor?.place)
        learner.answer(rightly: true)
        learner.type("")

        // Then
        expect(today == "2.5" && nextDay == "2.5" && after == "2 recall")
        expect(heading, equals: "once more, from chapter 1")
        expect(learner.tutor?.place, equals: "2.6")
    }

    @Test("A wrong answer to a recall is due like a question of the recalled chapter")
    func recall() throws {
        // Given
        let chapters = try Pages.chapters.get()
        let path = folder.path + "/progress"
        let ninth = try Learner(chapters[8], progressFile: path)
        ninth.follow()
        ninth.answer(rightly: false)

        // When
        let tenth = try Learner(chapters[9], progressFile: path)
        tenth.follow()
        let own = tenth.lesson?.question?.text
        tenth.follow()

        // Then
        expect(own, equals: chapters[9].recall?.text)
        expect(tenth.lesson?.question?.text, equals: chapters[8].recall?.text)
        expect(tenth.lesson?.heading, equals: "once more, from chapter 7")
    }

    @Test("A question of a later chapter isn't asked again in an earlier one")
    func later() throws {
        // Given
        _ = try progress("at 5 0\nday 2011-10-29\nmissed 5 answer-2\n")
        let learner = try Learner(try Pages.chapters.get()[1], progressFile: folder.path + "/progress")

        // When
        let headings = (0..<6).map { _ in
            learner.follow()
            return learner.lesson?.heading ?? ""
        }

        // Then
        expect(headings.filter { $0.hasPrefix("once more") }, equals: [])
    }

    @Test("Old progress with lesson numbers means the questions of that time")
    func oldLines() throws {
        // When
        let progress = try progress(
            """
            at 4 3
            said 4 3 three
            said 9 1 the order of the outlets in the source
            missed 9 1
            missed 9 11
            missed 12 13
            right 12 13
            said 16 6 I would register it.
            done 4
            """)

        // Then
        expect(progress.answer(to: LessonName(chapter: 4, name: "prediction")), equals: "three")
        expect(progress.answer(to: LessonName(chapter: 16, name: "choose")), equals: "I would register it.")
        expect(
            progress.due(in: 13, on: "2011-10-29"),
            equals: [LessonName(chapter: 9, name: "answer-2"), LessonName(chapter: 9, name: "recall")])
        expect(progress.done, equals: [4])
    }

    @Test("Every question that had a number has the same name")
    func oldNames() throws {
        // Given
        let old = (1...16).flatMap { chapter in (1...18).compactMap { LessonName("\(chapter)", "\($0)") } }
        let questions = old.filter { $0.name.contains(#/answer|recall|prediction/#) }

        // When
        let names = Set(try Pages.chapters.get().flatMap { $0.lessons.map(\.home) })

        // Then
        expect(questions.count, equals: 84)
        expect(questions.filter { !names.contains($0) }, equals: [])
    }

    @Test("A broken line, or a line of another program, is skipped")
    func brokenLines() throws {
        // When
        let progress = try progress(
            """
            right 99 1\nmissed 1\nmissed x answer-1\nmissed -1 3\nmissed 1 -3\nmissed 1 99\nday\nmystery a b   \n\u{0}
            missed 1 answer-2\nmis
            """
        )

        // Then
        expect(progress.entries, equals: [.missed(name)])
    }

    @Test("Written progress is read unchanged, and the day only once for all its answers")
    func roundTrip() throws {
        // Given
        var progress = try progress("")

        // When
        progress.add(.said(name, "the nib's “own” text"))
        progress.add(.missed(name), on: "2011-10-29")
        progress.add(.right(name), on: "2011-10-29")

        // Then
        let entries = LearnerProgress(at: folder.path + "/progress").entries
        expect(entries, equals: [.said(name, "the nib's “own” text"), .day("2011-10-29"), .missed(name), .right(name)])
    }

    @Test("A line counts only with the right number and kinds of words")
    func lines() throws {
        // Given
        let lines = [
            "at 1 2", "at 0 0", "at -1 2", "at 1 -1", "at 1", "at 1 2 3", "at a 2", "at 1 b", "said 1 answer-1 x y  z",
            "said 1 answer-1", "said 1 2 x", "right 1 answer-1", "right 1 answer-1 x", "right 4 3", "right 1 0",
            "missed 1 answer-1", "missed 1", "missed 4 3 x", "day 2011-10-29", "day", "day a b", "done 3", "done x",
            "done", "done 3 4", "known 0", "known x", "known", "exercise 4 tried", "exercise 4 hinted",
            "exercise 4 solved", "exercise 4 solved 7", "exercise 4 solved x", "exercise 4 solved 4294967296",
            "exercise 4 lost", "exercise 0 tried", "exercise -1 tried", "exercise 1 tried 2 3", "exercise 4",
            "folder /a b  c", "folder a", "folder", "folder / b c d e", "mended x", "mended", "mended x y",
            "mystery p f found", "mystery p f missed", "mystery p f found 3", "mystery p f found x",
            "mystery p f other", "mystery p f", "mystery p f missed 2 4", "", " ", "other 1 2",
        ]

        // When
        let meanings = lines.map { "\($0): \(LearnerProgress.Entry.entries(in: $0[...]).map(\.description))" }

        // Then
        try expect(meanings.joined(separator: "\n"), isRecordedIn: "Progress.txt")
    }

    @Test("Progress counts exercises, programs and questions, and the last entry of each kind applies")
    func counted() {
        // Given
        var progress = LearnerProgress(at: nil)
        let other = LessonName(chapter: 1, name: "answer-1")
        let before = (progress.lastPlace?.chapter, progress.folder, progress.missedMystery?.fault, progress.mysteries)

        // When
        let entries: [LearnerProgress.Entry] = [
            .reached(chapter: 1, lesson: 4), .reached(chapter: 2, lesson: 5), .reached(chapter: 1, lesson: 6),
            .said(name, "one"), .said(other, "two"), .said(name, "three"), .right(name), .missed(name), .right(name),
            .missed(other), .done(chapter: 1), .done(chapter: 2), .known(chapter: 3), .mended("a"), .mended("b"),
            .exercise(4, .tried), .exercise(4, .tried), .exercise(4, .hinted), .exercise(5, .solved, checksum: 7),
            .folder("/a"), .folder("/b"), .mystery(program: "p", fault: "x", isFound: true, commands: 5),
            .mystery(program: "p", fault: "y", isFound: true, commands: 3),
            .mystery(program: "p", fault: "z", isFound: true, commands: 0),
            .mystery(program: "q", fault: "x", isFound: true, commands: 1),
            .mystery(program: "p", fault: "v", isFound: true, commands: nil),
            .mystery(program: "q", fault: "y", isFound: false, commands: nil),
            .mystery(program: "p", fault: "y", isFound: false, commands: nil),
            .mystery(program: "p", fault: "y", isFound: true, commands: 4),
        ]
        for entry in entries { progress.add(entry) }

        // Then
        #expect(before == (nil, nil, nil, 0))
        expect(progress.lastPlace?.chapter == 1 && progress.lastPlace?.lesson == 6)
        expect(progress.lastLesson(of: 2) == 5 && progress.lastLesson(of: 3) == nil)
        expect(progress.answer(to: name) == "three" && progress.answer(to: other) == "two")
        expect(progress.isRight(name) && !progress.isRight(other))
        expect(progress.count(of: name) == 4 && progress.count(of: other) == 2)
        expect(progress.done == [1, 2] && progress.known == [3] && progress.mended == ["a", "b"])
        expect(progress.count(.tried, of: 4) == 2 && progress.count(.hinted, of: 4) == 1)
        expect(progress.count(.solved, of: 4) == 0 && progress.count(.solved, of: 5) == 1)
        expect(progress.hasPassed(5, checksum: 7) && !progress.hasPassed(5, checksum: 8))
        expect(progress.folder == "/b" && progress.mysteries == 8)
        expect(progress.foundFaults(in: "p") == ["x", "y", "z", "v"] && progress.foundFaults(in: "q") == ["x"])
        expect(progress.fewestCommands(in: "p") == 3 && progress.fewestCommands(in: "q") == 1)
        expect(progress.fewestCommands(in: "r"), equals: nil)
        // A mystery that was found later isn't missed any more.
        expect(progress.missedMystery?.program == "q" && progress.missedMystery?.fault == "y")
    }
}
