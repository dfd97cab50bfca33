internal import ExampleShell
internal import Handbook

/// An exercise that a chapter ends with.
struct ChapterExercise {
    /// The progress of a learner with an exercise.
    enum Stage {
        /// The exercise was named.
        case offered
        /// Its task was read.
        case told
        /// The exercise was checked, and not solved.
        case tried
        /// The exercise is solved, but the learner hasn't looked at the solution so far.
        case solved
    }

    let number: Int
    let title: String
}

extension Chapter {
    /// The exercises that its last section names: `Do: [Give the cell its name](…), exercise 1.`
    var exercises: [ChapterExercise] {
        let blocks = steps.last?.asked ?? []
        let items: [String] = blocks.flatMap { if case .list(let items) = $0.content { items } else { [String]() } }
        return items.compactMap { item in
            item.firstMatch(of: /^Do: \[([^\]]+)\]\([^)]*\), exercise (\d+)/).flatMap { match in
                Int(match.2).map { ChapterExercise(number: $0, title: String(match.1)) }
            }
        }
    }
}
