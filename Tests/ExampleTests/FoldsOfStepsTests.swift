import TerminalTesting
import Testing

@testable import ExampleShell

/// Repeated steps in a trace, and the lines that loaded nibs.
struct FoldsOfStepsTests {
    @Test("Repeated steps are folded, the shortest unit first, at its beginning, and only if it saves a line")
    func folds() throws {
        // Given
        let traces = [
            "", "a", "aa", "aaa", "aaaa", "ab", "abab", "ababa", "ababab", "aabb", "aaabbb", "xaaay", "abcabcabc",
            "abcabd", "abbabbabb", "aabaabaab", "xyabababz", "abcdeabcde", "aaaaxaaaa",
        ]

        // When
        let told = traces.flatMap { trace in
            [("anywhere", "abcdexyz"), ("at b", "b"), ("nowhere", "")].map { name, beginnings in
                let patterns = trace.map { String($0) }
                let folds = TraceFold.folds(in: patterns) { beginnings.contains(patterns[$0]) }
                let text = folds.map { "\($0.unit) × \($0.repetitions) to \($0.end)" }.joined(separator: ", ")
                return "\(trace), \(name): \(text)"
            }
        }
        let long = [59, 60, 61].map { length in
            let unit = (0..<length).map { "\($0)" }
            return "\(length): \(TraceFold.folds(in: unit + unit + unit) { $0 == 0 }.map(\.repetitions))"
        }

        // Then
        let text = (told + long).joined(separator: "\n")
        try expect(text, isRecordedIn: "Folds.txt")
    }

    @Test("A load belongs to the line that began it, and to no line if it is before the first")
    func history() {
        // Given
        var history = LoadHistory()

        // When
        let entries: [(String?, Int)] = [(nil, 0), ("first", 3), ("nothing", 5), ("second", 5), (nil, 8)]
        for (line, loads) in entries { history.note(line, after: loads) }

        // Then
        expect(
            (0...9).map { history.line(ofLoad: $0) ?? "–" },
            equals: [
                "–", "–", "–", "first", "first", "second", "second", "second", "–", "–",
            ])
        expect(LoadHistory().line(ofLoad: 3), equals: nil)
    }
}
