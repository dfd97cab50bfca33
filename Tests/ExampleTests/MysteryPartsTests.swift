import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import Teaching

/// The parts of a mystery: hints, choices and answers.
struct MysteryPartsTests {
    private func fault(_ name: String, nibs: [String] = [], inCode: Bool = false, chapter: Int = 1) -> Fault {
        Fault(
            Experiment(
                name: name, techniques: ["code"], claims: [], broken: "\(name) is broken.", look: "",
                edits: nibs.map { NibEdit(nib: $0, find: "a", replacement: name) },
                makeController: inCode ? { UIViewController() } : nil), from: chapter)
    }

    @Test("Hints name the place, the problem, and wrong answers, of one fault or of two")
    func hints() throws {
        // Given
        let all = (1...6).map { fault("F\($0)", nibs: $0 == 2 ? ["B", "A", "B"] : ["A"]) }
        let code = fault("C", inCode: true)
        var lines: [String] = []

        // When
        for count in 2...6 {
            let choices = Array(all.prefix(count))
            for fault in choices {
                let mystery = Mystery(.met, faults: [fault], fault: fault, choices: choices, where: "Look.")
                lines.append("\(fault.name) of \(count): \(mystery.hints)")
            }
        }
        lines.append("\(Mystery(.met, faults: [code], fault: code, choices: [code] + all, where: "Look.").hints)")
        lines.append("\(Mystery(.met, faults: [code, all[0]], fault: code, choices: all, where: "Look.").hints)")

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Hints-of-mysteries.txt")
    }

    @Test("A mystery is solved when you find all its faults, and wrong answers are counted")
    func answers() {
        // Given
        let all = (1...4).map { fault("F\($0)", nibs: ["A"]) }
        var one = Mystery(.chapter(3), faults: [all[1]], fault: all[1], choices: all, where: "")
        var two = Mystery(.part("A"), faults: [all[1], all[3]], fault: all[1], choices: all, where: "")

        // When
        let first = [0, 1].map { (one.answer($0), one.isSolved, one.wrongAnswers, one.found.sorted()) }
        let second = [0, 1, 1, 2, 3].map { (two.answer($0), two.isSolved, two.wrongAnswers, two.found.sorted()) }

        // Then
        expect(first.map { "\($0)" }, equals: ["(false, false, 1, [])", "(true, true, 1, [1])"])
        expect(
            second.map { "\($0)" },
            equals: [
                "(false, false, 1, [])", "(true, false, 1, [1])", "(true, false, 1, [1])", "(false, false, 2, [1])",
                "(true, true, 2, [1, 3])",
            ])
        expect(one.commands == 0 && one.hintsGiven == 0)
    }

    @Test("Two faults in nibs become one mystery, from the later chapter, but not with a fault in code")
    func combined() throws {
        // Given
        let (early, late) = (fault("E", nibs: ["A"], chapter: 2), fault("L", nibs: ["B", "C"], chapter: 5))

        // When
        let both = try #require(early.combined(with: late))
        let reversed = try #require(late.combined(with: early))

        // Then
        expect(both.name == "E+L" && both.chapter == 5 && !both.isObvious && reversed.chapter == 5)
        expect(both.experiment.edits.map(\.nib) == ["A", "B", "C"] && reversed.name == "L+E")
        expect(both.experiment.broken == "E is broken. L is broken." && both.experiment.name == "mystery")
        expect(both.experiment.techniques == ["code"] && both.experiment.steps.isEmpty)
        #expect(early.combined(with: fault("C", inCode: true)) == nil)
        #expect(fault("C", inCode: true).combined(with: early) == nil)
    }

    @Test("A chapter's number, a part's letter or no argument chooses the faults")
    func topics() {
        // Given
        let words = ["3", "-1", "a", "Q", "ab", "", "é", "1a", "?"]

        // When
        let lines = words.map { MysteryTopic(argument: $0)?.line ?? "–" }

        // Then
        expect(
            lines, equals: ["mystery 3", "mystery -1", "mystery A", "mystery Q", "–", "–", "mystery É", "–", "–"])
        expect(MysteryTopic.met.line, equals: "mystery")
    }

    @Test("A seed gives the same numbers on every machine, the ones of SplitMix64")
    func generator() {
        // Given
        var generators = [SeededGenerator(seed: 0), SeededGenerator(seed: 1_234_567)]

        // When
        let numbers = generators.indices.map { index in (0..<3).map { _ in generators[index].next() } }

        // Then
        expect(
            numbers,
            equals: [
                [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F],
                [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423],
            ])
    }

    @Test("A lesson is named after its heading, and its seed differs each time")
    func names() {
        // Given
        let headings = ["Check yourself", "What breaks it?", " In Xcode, 26 ", "“Again”", ""]

        // When
        let anchors = headings.map(LessonName.anchor)
        let seeds = [
            LessonName(chapter: 3, name: "recall").seed(at: 0), LessonName(chapter: 3, name: "recall").seed(at: 1),
            LessonName(chapter: 4, name: "recall").seed(at: 0), LessonName(chapter: 3, name: "answer-1").seed(at: 0),
        ]

        // Then: the seed is FNV-1a of the name and the time
        let hash = "3 recall 0".utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
            ($0 ^ UInt64($1)).multipliedReportingOverflow(by: 1_099_511_628_211).partialValue
        }
        expect(anchors, equals: ["check-yourself", "what-breaks-it", "in-xcode-26", "again", ""])
        expect(seeds[0] == hash && Set(seeds).count == 4)
        expect(
            [0, 1, 2].map { LessonName(chapter: $0 + 3, name: ["recall", "x", "recall"][$0]).subject },
            equals: [1, 4, 3])
    }
}
