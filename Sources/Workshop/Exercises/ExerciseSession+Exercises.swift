internal import Foundation
internal import REPL
internal import Teaching

extension ExerciseSession {
    /// The exercise with a number. Without one the first that is not solved, or the last of all.
    func exercise(_ number: Int?) throws -> Exercise {
        guard let number else { return next ?? exercises[exercises.count - 1] }
        guard let exercise = exercises.first(where: { $0.number == number }) else {
            throw CommandError.noExercise(number, count: exercises.count)
        }
        return exercise
    }

    /// The first exercise that is not solved, or nil if all are.
    var next: Exercise? { exercises.first { !isSolved($0) } }

    var begun: [Exercise] { exercises.filter { !$0.isUntouched } }

    /// Returns a Boolean value that indicates whether the current code of an exercise has passed.
    func isSolved(_ exercise: Exercise) -> Bool { progress.hasPassed(exercise.number, checksum: exercise.checksum) }

    func wasSolved(_ exercise: Exercise) -> Bool { progress.count(.solved, of: exercise.number) > 0 }

    /// Returns a Boolean value that indicates whether an exercise was checked before.
    func isTried(_ exercise: Exercise) -> Bool {
        progress.count(.tried, of: exercise.number) > 0 || wasSolved(exercise)
    }

    /// Returns a command as the learner types it: at the prompt, in a shell, or in a program that runs this one.
    func typed(_ command: String) -> String {
        let program =
            ProcessInfo.processInfo.environment["EXERCISES_TYPED_AS"]
            ?? (root == nil ? "exercises" : "swift run exercises")
        return isAtPrompt ? command : "\(program) \(command)"
    }

    func line(of words: [String]) -> String {
        words.map { word in
            let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=".contains($0) }
            return isPlain ? word : word.quotedForPrompt
        }.joined(separator: " ")
    }

    /// Asks something that is answered with yes or no. The command is one that doesn't ask.
    func ask(_ question: String, orType command: String) throws -> Bool {
        guard isInteractive else { throw CommandError.nobodyToAsk(command) }
        output(StyledText("\(question) [y/N]").wrapped(to: appearance.proseColumns).text(in: appearance.style) + " ")
        let answer = readLine()?.lowercased() ?? ""
        return ["y", "yes"].contains(answer)
    }
}
