import Handbook
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Teaching

/// Questions can't be answered by their looks, and an answer counts by what it means.
struct QuestionTests {
    private let chapters: [Chapter]
    private let folder: TemporaryFolder

    init() throws {
        chapters = try Pages.chapters.get()
        folder = try TemporaryFolder()
    }

    /// The questions of all chapters, as the pages have them.
    private var questions: [Question] { chapters.flatMap(\.lessons).compactMap(\.question) }

    @Test("Always choosing the longest answer, the shortest, or the same number is right in fewer than half")
    func looks() {
        // Given
        let choices = questions.filter { !$0.isTyped }
        func count(_ isRight: (Question) -> Bool) -> Int { choices.count(where: isRight) }

        // When
        let longest = count { question in
            question.options.allSatisfy { $0.count <= question.options[question.right].count }
        }
        let shortest = count { question in
            question.options.allSatisfy { $0.count >= question.options[question.right].count }
        }
        let places = (0..<3).map { place in count { $0.right == place } }

        // Then
        expect(choices.count > 50)
        expect(longest * 2 < choices.count && shortest * 2 < choices.count, "\(longest), \(shortest)")
        expect(places.allSatisfy { $0 * 4 > choices.count && $0 * 5 < choices.count * 2 }, "\(places)")
    }

    @Test("In every chapter a third of the questions need a typed answer, and no answer is a command's name")
    func typed() throws {
        for chapter in chapters {
            let commands = try Program(for: chapter).session.completions(for: "").words
            let typed = ([chapter.recall].compactMap(\.self) + chapter.questions).filter(\.isTyped)

            expect(chapter.questions.contains { $0.isTyped }, "\(chapter.file)")
            for option in typed.flatMap({ $0.options + $0.spellings }) {
                expect(!commands.contains(option.filter { $0 != "`" }), "\(chapter.file): \(option)")
            }
        }
        let asked = chapters.flatMap { [$0.recall].compactMap(\.self) + $0.questions }
        expect(asked.count(where: \.isTyped) * 3 >= asked.count)
    }

    @Test("A lesson has a name of its own in its chapter, and a recall says which chapter it is about")
    func names() {
        for chapter in chapters {
            let names = chapter.lessons.map(\.home)
            expect(Set(names).count, equals: names.count, "\(chapter.file)")
            guard let recall = chapter.recall,
                let lesson = chapter.lessons.first(where: { $0.question == recall })
            else { continue }
            let subject = "(chapter \(lesson.home.subject))."
            expect(recall.sentences[recall.right].hasSuffix(subject), "\(chapter.file)")
        }
    }

    @Test(
        "The name of an attribute, method or number is right in any quotation marks and any case",
        arguments: [
            (1, 2, "reuseidentifier"), (1, 2, "`reuseIdentifier`"), (1, 2, "reuseIdentifier=\"MoonCell\""),
            (1, 2, "the reuse identifier"), (3, 2, "awakeFromNib"), (3, 2, "awakeFromNib()"), (13, 2, "ten"),
            (15, 2, "MoonCell"), (15, 2, "MoonCell.xib"), (2, 2, "4"), (2, 2, "line 4"), (2, 2, "loadNibNamed"),
            (2, 2, "Bundle.main.loadNibNamed(\"ReusableTableViewCell\", owner: self, options: nil)"),
            (4, 2, "NSObject"), (14, 1, "outlet"), (5, 2, "cell.contentView"), (13, 2, "10 objects"),
            (3, 2, "in awakeFromNib()"), (3, 2, "override func awakeFromNib"),
        ])
    func lenient(chapter: Int, number: Int, words: String) {
        let question = chapters[chapter - 1].questions[number - 1]
        expect(question.option(meaning: words), equals: question.right)
    }

    @Test(
        "File's Owner is right with any apostrophe",
        arguments: ["File's Owner", "The File Owner", "files owner"])
    func owner(words: String) throws {
        let recall = try #require(chapters[4].recall)
        expect(recall.option(meaning: words), equals: recall.right)
    }

    @Test(
        "An answer in words of the question, or an argument with its value, is right",
        arguments: ["without an owner", "owner: nil", "an owner"])
    func asked(words: String) throws {
        let recall = try #require(chapters[5].recall)
        expect(recall.option(meaning: words), equals: recall.right)
    }

    @Test(
        "An answer that means another option, two lines of a listing, or no word isn't right",
        arguments: [
            (1, 2, "id"), (1, 2, "identifiers"), (2, 2, "5"), (2, 2, "cell"), (2, 2, "99"), (3, 2, ""), (14, 1, "="),
        ])
    func wrong(chapter: Int, number: Int, words: String) {
        let question = chapters[chapter - 1].questions[number - 1]
        expect(question.option(meaning: words) != question.right)
    }

    /// A learner who is asked the second question at the end of chapter 1, which is to be typed.
    private func asked() throws -> Learner {
        let learner = try Learner(chapters[0], progressFile: folder.path + "/progress")
        learner.type("tutorial --check 1")
        learner.answer(rightly: true)
        learner.type("")
        return learner
    }

    @Test("A line that isn't a command is an answer, and `answer` takes any text")
    func bareLine() throws {
        // Given
        let learners = try (0..<4).map { _ in try asked() }

        // When
        let stats = learners[0].type("stats").replacing("\n", with: " ")
        let right = ["ReuseIdentifier", "reuseIdentifier=\"Moon's cell\" \\", "answer  `reuseIdentifier`'"]
        let answers = zip(learners, right).map { $0.type($1).replacing("\n", with: " ") }
        let without = learners[3].type("answer")
        let comment = learners[3].type("  # moon")

        // Then
        expect(stats.contains("made") && stats.contains("Type your answer, in a word or two."))
        for answer in answers { expect(answer, contains: "Correct. The table finds waiting cells by") }
        expect(without, contains: "\nerror: answer needs")
        expect(!comment.contains("moon"))
    }

    @Test("The letter that ends a pager is no answer")
    func strayKey() throws {
        // Given
        let learner = try asked()

        // When
        let reply = learner.type("q")

        // Then
        expect(reply, contains: "error: \"q\" ends a text that fills the window; \"quit\" ends the program")
        expect(learner.tutor?.guesses, equals: 0)
    }

    @Test("A wrong answer counts only the second time, and an expected one gets an explanation at once")
    func guesses() throws {
        // Given
        let (foreseen, other) = (try asked(), try asked())

        // When
        let hint = foreseen.type("id").replacing("\n", with: " ")
        let why = foreseen.type("id").replacing("\n", with: " ")
        let before = other.progress.entries
        let first = other.type("scrol 5\u{1B}").replacing("\n", with: " ")
        let isUnchanged = other.progress.entries == before
        let second = other.type("moon").replacing("\n", with: " ")

        // Then
        expect(hint, contains: "“id” is wrong. Every object in a xib has an \"id\".")
        expect(hint, contains: "Try once more; \"hint\" helps")
        expect(why, contains: "You said “id”. Every object in a xib has an \"id\". Connections use it")
        expect(why, contains: "The answer is “reuseIdentifier”.")
        expect(first, contains: "“scrol 5\\u{1B}” is wrong. Try once more")
        expect(isUnchanged)
        expect(second, contains: "You said “moon”. The answer is “reuseIdentifier”.")
        expect(other.progress.entries.last, equals: .missed(LessonName(chapter: 1, name: "answer-2")))
    }

    @Test("An answer that is misspelled or without its end costs no try, but a wrong one does")
    func almostRight() throws {
        // Given
        let learner = try asked()
        let before = learner.progress.entries

        // When
        let near = ["reuse identifer", "reuseidentifer", "reuseIdent"].map { learner.type($0) }
        let isUnchanged = learner.progress.entries == before && learner.tutor?.guesses == 0
        let other = learner.type("customClas")
        let right = learner.type("reuseIdentifier")

        // Then
        for reply in near { expect(reply, contains: "is close: complete it, or check its spelling.") }
        expect(isUnchanged)
        expect(other, contains: "“customClas” is wrong.")
        expect(right, contains: "Correct. ")
    }

    @Test("The first digits of an option's number are no answer, but the number is")
    func digits() throws {
        // Given
        let learner = try Learner(chapters[0], progressFile: folder.path + "/progress")
        learner.follow()

        // When
        let digit = learner.type("5")
        let place = learner.tutor?.place
        let number = learner.type("50")

        // Then
        expect(digit, contains: "\"5\" is not one of the answers; type a number from 1 to 4")
        expect(place, equals: "1.2")
        expect(number, contains: "“50, one for each row”. You will see.")
    }

    @Test("Three hints lead to a word: where to look, the reason, and its first letters")
    func hints() throws {
        // Given
        let learner = try asked()

        // When
        let hints = (1...3).map { _ in learner.type("hint") }

        // Then
        expect(hints[1], contains: "The table finds waiting cells by their ….")
        expect(hints[2], contains: "It begins with “reuseI”.")
    }

    @Test("A question about a line of a listing is below it, and a word of the line is enough")
    func listing() throws {
        // Given
        let learner = try Learner(chapters[1], progressFile: folder.path + "/progress")
        learner.type("tutorial --check 2")
        learner.answer(rightly: true)

        // When
        let question = learner.type("")
        let two = learner.type("cell")
        let line = learner.type("Bundle.main").replacing("\n", with: " ")

        // Then
        expect(question, contains: "\n  3  if cell == nil {\n  4      Bundle.main.loadNibNamed(")
        expect(question, contains: "Type a word of that line, or its number.")
        expect(two.replacing("\n", with: " "), contains: "“cell” is wrong, or other lines contain it, too.")
        expect(line, contains: "Correct. ")
    }

    @Test("Options keep their order while a question is open, and have another one when it is asked again")
    func shuffled() throws {
        // Given
        let learner = try Learner(chapters[0], progressFile: folder.path + "/progress")
        learner.follow()
        let options = try #require(learner.lesson?.question?.options)

        // When
        learner.type("tutorial")
        learner.type("back")
        learner.follow()
        let stays = learner.lesson?.question?.options
        try learner.killAndResume()
        let resumed = learner.lesson?.question?.options
        var progress = LearnerProgress(at: nil)
        let orders = (0..<9).map { _ in
            progress.add(.done(chapter: 1))
            return chapters[0].lessons[1].shuffled(for: progress).question!.options
        }

        // Then
        expect(stays == options && resumed == options)
        expect(Set(orders).count > 3 && orders.allSatisfy { $0.sorted() == options.sorted() })
    }

    @Test("Feedback on a prediction is about the option that was shown under the number", arguments: 1...4)
    func predictions(number: Int) throws {
        // Given
        let learner = try Learner(chapters[0], progressFile: folder.path + "/progress")
        learner.follow()
        let options = try #require(learner.lesson?.question?.options)
        let sentences = [
            "7, another screenful": "Not quite. The table made no new cell. Whenever a row appears",
            "none: seven are enough": "Correct. ",
        ]

        // When
        learner.type("\(number)")
        let words = learner.type("scroll 50").replacing("\n", with: " ")

        // Then
        let option = options[number - 1]
        let sentence = sentences[option] ?? "Not quite. The table made no new cell."
        expect(words, contains: "You said “\(option)”. \(sentence)")
    }
}
