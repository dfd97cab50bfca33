internal import ArgumentParser
internal import PlainText
internal import REPL
struct ListExercises: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the exercises and your progress.",
        discussion: "If you changed a solved exercise, check it again, with check --all for example.")

    func run(in session: ExerciseSession) throws {
        let solvedNumbers = Set(session.exercises.filter { session.isSolved($0) }.map(\.number))
        var group = ""
        for exercise in ExerciseList.ordered(session.exercises, by: session.handbookParts) {
            let heading = ExerciseList.heading(
                of: exercise, in: session.exercises, solved: solvedNumbers, parts: session.handbookParts)
            if heading != group { session.say(StyledText(heading, .bold)) }
            group = heading
            let isSolved = session.isSolved(exercise)
            let isChanged = session.wasSolved(exercise) && !exercise.isUntouched
            let state = isSolved ? "solved" : isChanged ? "changed" : session.isTried(exercise) ? "tried" : ""
            let role: TextRole = isSolved ? .reused : .plain
            session.say(
                StyledText("\(exercise.number)".padded(to: 2, at: .leading) + "  ")
                    + StyledText(state.padded(to: 9), role)
                    + StyledText(exercise.title)
                    + StyledText(" (\(exercise.minutes) minutes, after chapter \(exercise.chapter))", .dim),
                indent: 13)
        }
        let solved = session.exercises.count { session.isSolved($0) }
        session.print("")
        if let folder = session.folder { session.say("Your code is in \(folder.url.path).") }
        session.say(
            StyledText("\(solved) of \(session.exercises.count) solved. ") + StyledText(session.typed("next"), .name)
                + " shows what to do. "
                + "To read the chapters, type " + StyledText("tutorial", .name) + " in swift run table-cell.")
    }
}
