internal import ExampleShell
internal import PlainText
/// The exercises to choose from, as far as they have what was typed.
struct ExerciseList {
    private let exercises: [Exercise]
    private let solved: Set<Int>
    /// The letters of the parts of the handbook, by the numbers of their chapters.
    private let parts: [Int: String]
    private var filter = ""
    /// Those that have it.
    private(set) var choice: NameChoice

    init(_ exercises: [Exercise], solved: Set<Int>, parts: [Int: String] = [:], selecting number: Int?) {
        (self.exercises, self.solved, self.parts) = (Self.ordered(exercises, by: parts), solved, parts)
        choice = NameChoice(title: "", [], selecting: nil)
        choice = matching(exercises.first { $0.number == number }.map(Self.name))
    }

    mutating func handle(_ key: TerminalKey) {
        switch key {
        case .character(let character): filter.append(character)
        case .backspace: _ = filter.popLast()
        default: return choice.move(key)
        }
        choice = matching(choice.name)
    }

    var exercise: Exercise? { exercises.first { Self.name($0) == choice.name } }

    private static func name(_ exercise: Exercise) -> String {
        "\(exercise.number)".padded(to: 2, at: .leading) + "  " + exercise.title
    }

    /// Returns exercises in the order of the parts that they belong to, and in each part in the order of their numbers.
    static func ordered(_ exercises: [Exercise], by parts: [Int: String]) -> [Exercise] {
        exercises.sorted { first, second in
            (parts[first.chapter] ?? "", first.number) < (parts[second.chapter] ?? "", second.number)
        }
    }

    /// Returns the heading of the part that an exercise belongs to, with the number of those that are solved.
    static func heading(
        of exercise: Exercise, in exercises: [Exercise], solved: Set<Int>, parts: [Int: String]
    ) -> String {
        guard let part = parts[exercise.chapter] else { return "" }
        let members = exercises.filter { parts[$0.chapter] == part }
        return "Part \(part), \(members.count { solved.contains($0.number) }) of \(members.count) solved"
    }

    /// All words that were typed have to be there, in any case.
    private func matching(_ selected: String?) -> NameChoice {
        let words = filter.lowercased().split(separator: " ")
        let entries = exercises.map { exercise in
            NameChoice.Entry(
                name: Self.name(exercise),
                mark: "\(exercise.minutes) min" + (solved.contains(exercise.number) ? "  ✔ solved" : ""),
                text: StyledText("After chapter \(exercise.chapter); about \(exercise.minutes) minutes."),
                group: Self.heading(of: exercise, in: exercises, solved: solved, parts: parts))
        }.filter { entry in
            let text = "\(entry.name) \(entry.mark)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        let title = entries.isEmpty ? "Nothing has \"\(filter)\"." : "Type to find: \(filter)"
        return NameChoice(title: title, entries, selecting: selected)
    }
}
