import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// The numbers of a learner's own screen, as the text behind a step has them.
struct FactsOfStepsTests {
    private func situation(_ counts: [Postcondition.Count: Int], screens: Int = 0) -> Situation {
        Situation(
            counts: counts, technique: "code", experiment: nil, editedNibs: [], screen: "", screensBefore: screens,
            reuse: nil)
    }

    private func facts(_ step: DoStep) -> [String] {
        ["made", "+made", "reused", "+reused", "nib reads", "nibReads", "+", "moon", "cell", "row", "was", "live"].map {
            "\($0) \(step.fact($0).map(String.init) ?? "–")"
        }
    }

    @Test("A number is that of the moment when all was as asked, or with a plus the growth until then")
    func numbers() throws {
        // Given
        let asked = try #require(Postcondition("reused>=+2"[...]))
        var step = DoStep([asked], from: situation([.made: 7, .reused: 0]))
        let begun = facts(step)

        // When
        step.observe(StepObservation(situation: situation([.made: 8, .reused: 1])))
        let under = facts(step)
        step.observe(StepObservation(situation: situation([.made: 9, .reused: 3])))
        let done = facts(step)
        step.observe(StepObservation(situation: situation([.made: 9, .reused: 4])))
        let beyond = facts(step)
        step.observe(StepObservation(situation: situation([.made: 3, .reused: 1], screens: 1)))
        let anew = facts(step)

        // Then
        let none = ["nib reads –", "nibReads –", "+ –", "moon –", "cell –", "row –", "was –", "live –"]
        expect(begun, equals: ["made 7", "+made 0", "reused 0", "+reused 0"] + none)
        expect(under, equals: ["made 8", "+made 1", "reused 1", "+reused 1"] + none)
        expect(done, equals: ["made 9", "+made 2", "reused 3", "+reused 3"] + none)
        expect(beyond == done && anew == done)
    }

    @Test("A number of the text is written as the text writes it: in figures, with a sign, or in words")
    func written() throws {
        // Given
        let step = DoStep([], from: situation([.made: 3, .reused: 14, .live: 1]))
        let pages = ["It is N now.", "1. It is N now.", "- one N\n- two", "| a | N |\n|---|---|\n| N | b |"]

        // When
        let blocks = try ["made", "reused", "live", "+made", "waiting"].flatMap { name in
            try ["7", "#7", "seven", "Seven", "7th"].flatMap { number in
                try pages.map { page in
                    let text = "# T\n\n" + page.replacing("N", with: "\(number)<!-- \(name) -->") + "\n"
                    let block = try #require(try MarkdownReader.blocks(of: text, in: "x.md").last)
                    return "\(name) \(number): \(step.stating(block).map { "\($0.content)" } ?? "–")"
                }
            }
        }

        // Then
        try expect(blocks.joined(separator: "\n"), isRecordedIn: "Numbers-in-words.txt")
        expect(step.isDone)
    }
}
