internal import ExampleShell
internal import Foundation

extension Tutorial {
    /// The program that leads through exercises, or nil if it is not beside this one, or can't be used.
    private var exercisesProgram: URL? {
        let file = session.executable.deletingLastPathComponent().appendingPathComponent("exercises")
        return session.isInteractive && FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
    }

    /// Runs a command of the program for exercises, which uses the terminal meanwhile. Returns whether it succeeded, or
    /// nil if the program, or something that it needs, is missing.
    func runExercises(_ words: [String]) -> Bool? {
        guard let program = exercisesProgram else { return nil }
        let environment = ProcessInfo.processInfo.environment.merging(["EXERCISES_TYPED_AS": "exercise"]) { $1 }
        let process = ForegroundProcess(
            command: #"exec "$@""#, arguments: [program.path] + words, environment: environment)
        defer { window.lineOutput.isBelowProcess = true }
        return process.run().map { $0 == 0 }
    }
}

extension Tutor {
    /// Names the exercise, and says how to begin.
    func give(_ exercise: ChapterExercise, under heading: OutputPiece) {
        stage = .offered
        let isSolved = tutorial.progress.count(.solved, of: exercise.number) > 0
        let rest =
            isSolved
            ? "You have solved it before."
            : "You write code in your editor. This program checks the code, and shows the screen."
        tutorial.tell([passage.text("Exercise \(exercise.number), “\(exercise.title)”. \(rest)")], under: heading)
        say("Enter shows what to do. `skip` leaves it for another time.", .dim)
    }

    /// Goes on with the exercise: to its task, to the editor and a check, to the phone.
    func goOn(with exercise: ChapterExercise) {
        let number = "\(exercise.number)"
        switch stage {
        case .offered:
            guard tutorial.runExercises(["next", number]) == true else { return doWithout(exercise) }
            stage = .told
            let way =
                Editor() == nil
                ? "Enter makes your folder, if needed, and checks the file whenever you save it, until you press q."
                : "Enter opens the file in your editor; when you have saved and closed it, it is checked."
            say(way + " `skip` leaves it for another time.", .dim)
        case .told, .tried:
            guard let isSolved = tutorial.runExercises(["edit", number]) else { return doWithout(exercise) }
            stage = isSolved ? .solved : .tried
            say(
                isSolved
                    ? "Enter shows your screen on the phone; `quit` there comes back here."
                    : "Enter opens it again. `hint` helps; `exercise play \(number)` shows your screen on the phone; "
                        + "`skip` leaves it for another time.", .dim)
        case .solved:
            _ = tutorial.runExercises(["play", number])
            isWaiting = true
            say("Enter continues.", .dim)
        }
    }

    /// Tells the learner what is missing, and waits.
    private func doWithout(_ exercise: ChapterExercise) {
        isWaiting = true
        say("Here it can't be done: it takes the project's folder, a terminal and the Swift compiler.")
        say("There, type `swift run exercises next \(exercise.number)`. Enter continues.", .dim)
    }
}
