import ExampleShell
import TerminalTesting
import Testing

@testable import Handbook
@testable import Teaching

/// A chapter that doesn't have a chapter's form says where.
struct ChapterReaderTests {
    private static let page = """
        # A question?
        <!-- chapter 3 part=A program=table-cell claims=T1,T6 -->

        Why anybody asks.

        ## predict: more
        How many?
        - one
        - two,
          or three
        <!-- predict -->
        [What happened](#answer-to-the-prediction)

        ## do it
        Type `scroll 5`.

        ```console
        table-cell> scroll 5
        table-cell> show
        a line
        …
        ```
        <!-- do made=+0 reused=-5 -->

        So it is.

        ## recall
        What was it?
        - this
        - that

        [Answer](#answer-to-the-recall)

        ## check yourself
        1. First?
           - a
           - b

           [Answer](#answer-1)
        2. Second?
           - a
           - b

           [Answer](#answer-1)
        3. Which line?

           ```text
           one
           other
           ```

           [Answer](#answer-3)

        ## what now
        The end.

        ## answers
        ### answer to the recall
        **that.** Because.

        ### answer to the prediction
        - **one:** It was two.
        - **two, or three:** <!-- right --> Correct.

        ### answer 1
        **b.** For a reason.

        More of it, on the page alone.

        ### answer 3
        **`one`.** It comes first.
        <!-- also a, the 1st -->

        - **`other`:** It comes
          last.
        """

    @Test("A chapter has its recall, its steps with commands and postconditions, and its questions")
    func form() throws {
        // When
        let chapter = try #require(try ChapterReader.chapter(Self.page, in: "03.md"))

        // Then
        #expect((chapter.number, chapter.part, chapter.program, chapter.minutes) == (3, "A", "table-cell", 2))
        expect(chapter.claims, equals: ["T1", "T6"])
        expect(chapter.recall?.right, equals: 1)
        expect(chapter.steps.map(\.heading), equals: ["predict: more", "do it", "what now"])
        expect(chapter.steps[0].question?.options, equals: ["one", "two, or three"])
        expect(chapter.steps[0].question?.sentences, equals: ["It was two.", "Correct."])
        expect(chapter.steps[1].transcript.map(\.command), equals: ["scroll 5", "show"])
        expect(chapter.steps[1].transcript[1].output, equals: ["a line", "…"])
        expect(
            chapter.steps[1].mark,
            equals: .do([.count(.made, .equal, .change(0)), .count(.reused, .equal, .change(-5))]))
        expect(chapter.steps[1].why.count, equals: 1)
        expect(chapter.questions.map(\.text), equals: ["First?", "Second?", "Which line?"])
        expect(chapter.questions.map(\.right), equals: [1, 1, 0])
        expect(chapter.questions.map(\.isTyped), equals: [false, false, true])
        expect(chapter.questions[2].options, equals: ["`one`", "`other`"])
        expect(chapter.questions[2].sentences, equals: ["It comes first.", "It comes last."])
        expect(chapter.questions[2].spellings, equals: ["a", "the 1st"])
        expect(chapter.questions[0].sentences, equals: ["For a reason.", "For a reason."])
    }

    @Test("A table in a chapter has columns on the terminal, without the line below its head")
    func table() throws {
        // Given
        let table = "| Way | Nibs | Why |\n|:----|-----:|-----|\n| `code` | 0 | |\n| register-nib | 1 | a pattern |"
        let page = Self.page.replacing("So it is.", with: table)

        // When
        let chapter = try #require(try ChapterReader.chapter(page, in: "03.md"))
        let shown = Passage(in: Appearance()).text(of: chapter.steps[1].why)

        // Then
        expect(
            shown,
            equals: """
                Way           Nibs  Why
                "code"        0
                register-nib  1     a pattern
                """)
    }

    @Test(
        "The error about a chapter's wrong form names the line",
        arguments: [
            ("part=A ", "", "03.md:2: a chapter says its number, part, program and claims"),
            (
                "made=+0", "mad=0",
                """
                03.md:23: mad=0 is no fact: made=+1, reused>=+3, made>visible, live=0, technique=name, \
                experiment=none, edited=nib, property=path=value, changed=place, screen=word
                """
            ),
            ("**that.**", "**those.**", "03.md:59: an answer begins with the option that is so: **option.** Because"),
            (
                "<!-- right --> ", "",
                "03.md:62: each answer has an option, and one has the mark: - **option:** <!-- right --> Correct."
            ),
            ("- that\n", "", "03.md:27: a question has a link to its answer, and more than one option, if any"),
            (
                "- **`other`:**", "- `other`:",
                "03.md:71: an answer to be typed is explained, and so is a wrong one: **answer.** Because, "
                    + "- **guess:** because"
            ),
            ("- one\n- two,\n  or three\n", "", "03.md:6: a prediction has options to choose from"),
            ("#answer-to-the-recall", "#answer-2", "03.md:27: there is no answer “answer 2”"),
            (
                "<!-- predict -->", "<!-- predict: done -->",
                "03.md:6: no step “done” is there to answer the prediction"
            ),
            ("table-cell> scroll 5\n", "scroll 5\n", "03.md:18: a transcript begins with a prompt: table-cell> stats"),
            ("…\n```", "…", "03.md:17: a listing ends with ```"),
            (
                "Type `scroll 5`.", "Type `scroll 5`, then `show`.",
                "03.md:15: each command has a sentence of its own: Type `scroll 5`. Type `show`."
            ),
            (
                "Type `scroll 5`.", "Type `a`, `b` and type `c`.",
                "03.md:15: each command has a sentence of its own: Type `a`. Type `b`. Type `c`."
            ),
            ("<!-- predict -->", "<!-- predict", "03.md:11: a comment ends in the line it begins in"),
            (
                "<!-- do made=+0 reused=-5 -->", "",
                "03.md:14: no mark below the transcript says what counts, such as <!-- look stats -->"
            ),
        ])
    func wrong(old: String, new: String, message: String) {
        // Given
        let page = Self.page.replacing(old, with: new, maxReplacements: 1)

        // When
        let error = #expect(throws: PageError.self) { try ChapterReader.chapter(page, in: "03.md") }

        // Then
        expect(error?.description, equals: message)
    }

    @Test(
        "A mark names facts: output, messages and comparisons of numbers",
        arguments: [
            (
                "look stats waiting>visible live=0",
                .do([
                    .shown("stats", seeing: nil), .count(.waiting, .more, .count(.visible)),
                    .count(.live, .equal, .number(0)),
                ])
            ),
            ("goal look tree --ib: tag: 1", .goal([.shown("tree --ib", seeing: "tag: 1")])),
            ("goal reused>=+3 experiment=none", .goal([.count(.reused, .atLeast, .change(3)), .experiment(nil)])),
            ("do edited=LunarCells: Full Moon", .do([.screen("Full Moon"), .edited("LunarCells", part: nil)])),
            ("crash no-outlet", .do([.ended("no-outlet", saying: nil)])),
            ("goal crash: the key moon", .goal([.ended(nil, saying: "the key moon")])),
        ] as [(String, StepMark)])
    func marks(comment: String, mark: StepMark) throws {
        try expect(StepMark(comment), equals: mark)
    }

    @Test("A goal has its text, and its transcript is one of several ways")
    func goal() throws {
        // Given
        let page = Self.page.replacing("<!-- do made=+0 reused=-5 -->", with: "<!-- goal reused>=+5 -->")
        let goal = "Goal: go far.\n\nOne way:"

        // When
        let chapter = try ChapterReader.chapter(page.replacing("Type `scroll 5`.", with: goal), in: "03.md")
        let error = #expect(throws: PageError.self) { try ChapterReader.chapter(page, in: "03.md") }

        // Then
        expect(chapter?.steps[1].goal, equals: "go far.")
        expect(chapter?.steps[1].commands, equals: ["scroll 5"])
        expect(chapter?.steps[1].asked.count, equals: 1)
        expect(
            error?.description.contains(":14: a goal says so, Goal: let live be 0, and “One way:” stands"), equals: true
        )
    }

    @Test("A page without a chapter's header isn't a chapter")
    func otherPage() throws {
        try expect(ChapterReader.chapter("# Claims\n\nText.\n", in: "Claims.md"), equals: nil)
    }
}
