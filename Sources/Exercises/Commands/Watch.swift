internal import ArgumentParser
internal import Foundation
internal import REPL

/// `watch`: checks an exercise whenever one of its files was saved.
struct Watch: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Check an exercise whenever you save a file of it; q leaves.")

    @Argument(help: "The exercise; without one, the first that is not solved.")
    var number: Int?

    func run(in session: ExerciseSession) throws {
        guard session.isInteractive else { throw ExerciseError.noTerminal }
        let exercise = try session.exercise(number)
        SingleKeys.read { key in
            var seen: FolderState?
            while true {
                let state = FolderState(of: exercise.stub)
                if state != seen {
                    seen = state
                    session.checkNow(exercise)
                }
                // Half a second is soon enough, and costs nothing.
                switch key(500) {
                case "q", "Q", "\u{3}", "\u{4}": return
                case "\n", "\r", " ": seen = nil
                default: break
                }
            }
        }
    }

    static func candidates(for argument: String, in session: ExerciseSession) -> [String] { session.numbers }
}

extension ExerciseSession {
    /// Checks, and writes at once what there is to say.
    fileprivate func checkNow(_ exercise: Exercise) {
        let (_, sayings) = collectSayings {
            do { try check(exercise) } catch { say(StyledText("\(error)", .broken)) }
        }
        let text = sayings.compactMap { self.text(of: $0) }.joined(separator: "\n")
        output((appearance.style.attributes ? "\u{1B}[H\u{1B}[2J" : "") + text + "\n\n")
        output("Watching \(exercise.name)/Stub: saved files are checked. Enter checks at once, q leaves.\n")
    }
}
