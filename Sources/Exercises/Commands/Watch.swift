internal import ArgumentParser
internal import Foundation
internal import REPL

/// `watch`: checks an exercise, or shows a screen, whenever one of its files was saved.
struct Watch: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Check an exercise whenever you save a file of it; q leaves.",
        discussion: "A screen of your own is shown instead.")

    @Argument(help: "The exercise, or the name of a screen of yours; without one, the first that is not solved.")
    var name: String?

    func run(in session: ExerciseSession) throws {
        guard session.isInteractive else { throw ExerciseError.noTerminal }
        if let name, Int(name) == nil {
            let code = try session.playedCode(name)
            session.watch(code.folder) { try session.play(code, typing: ["show", "stats"]) }
        } else {
            session.watch(try session.exercise(name.flatMap { Int($0) }))
        }
    }

    static func candidates(for argument: String, in session: ExerciseSession) -> [String] { session.numbers }
}

extension ExerciseSession {
    /// Checks an exercise now, and whenever a file of it was saved.
    ///
    /// - Returns: Whether it was solved when it was checked last.
    @discardableResult
    func watch(_ exercise: Exercise) -> Bool {
        var isSolved = false
        watch(exercise.stub) { isSolved = try check(exercise) }
        return isSolved
    }

    /// Does something now, and whenever a file in a folder was saved.
    fileprivate func watch(_ folder: URL, _ act: () throws -> Void) {
        SingleKeys.read { key in
            var seen: FolderState?
            while true {
                let state = FolderState(of: folder)
                if state != seen {
                    seen = state
                    showNow(folder, act)
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

    /// Does something, and writes at once what there is to say.
    private func showNow(_ folder: URL, _ act: () throws -> Void) {
        let (_, sayings) = collectSayings {
            do { try act() } catch { say(StyledText("\(error)", .broken)) }
        }
        let text = sayings.compactMap { self.text(of: $0) }.joined(separator: "\n")
        output((appearance.style.attributes ? "\u{1B}[H\u{1B}[2J" : "") + text + "\n\n")
        let place = folder.typedPath
        output("Watching \(place): saved files are checked. Enter checks at once, q leaves.\n")
    }
}
