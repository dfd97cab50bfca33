internal import TerminalUIKit

/// The screens as they were after each command, to step back and forth through.
struct Timeline {
    /// A screen that was made, and the steps on it since.
    private struct Course {
        let technique: Technique
        let experiment: Experiment?
        var steps: [String]

        init(_ session: ExampleSession) {
            (technique, experiment, steps) = (session.technique, session.experiment, session.steps)
        }

        func make(in session: ExampleSession) {
            session.use(technique, breaking: experiment)
            session.window.layoutIfNeeded()
        }
    }

    /// The screen as it was after a command.
    struct Moment {
        fileprivate let course: Int
        /// The number of steps of the course that had been taken.
        fileprivate let steps: Int
        /// The number of commands in the script.
        var recorded: Int
    }

    private var courses: [Course]
    private var moments: [Moment]
    private(set) var position: Int
    /// The number of screens that had been made when the last command had run.
    private var screensMade: Int

    /// Begins with the commands that have led to the screen as it is.
    init(_ session: ExampleSession) {
        courses = [Course(session)]
        let beginning = session.stepsFromStart.count - session.steps.count
        moments = (0...session.steps.count).map { Moment(course: 0, steps: $0, recorded: beginning + $0) }
        position = session.steps.count
        screensMade = session.screensMade
    }

    var count: Int { moments.count - 1 }
    var isAtEnd: Bool { position == count }
    /// The moment that is shown now.
    var now: Moment {
        get { moments[position] }
        set { moments[position] = newValue }
    }

    /// Notes a command that has run, and returns whether it changed the screen. If so, the later moments are dropped.
    mutating func note(_ session: ExampleSession) -> Bool {
        let isNew = session.screensMade != screensMade
        guard isNew || session.steps.count > now.steps else { return false }
        moments.removeSubrange((position + 1)...)
        courses.removeSubrange((now.course + 1)...)
        if isNew { courses.append(Course(session)) } else { courses[now.course].steps = session.steps }
        moments.append(Moment(course: courses.count - 1, steps: session.steps.count, recorded: now.recorded))
        position += 1
        screensMade = session.screensMade
        return true
    }

    /// Builds the screen as it was a number of commands ago, or later.
    ///
    /// - Returns: The command that led to this screen, which is empty for the first screen, or nil if there is no such
    ///   screen.
    mutating func move(by step: Int, in session: ExampleSession) -> String? {
        guard moments.indices.contains(position + step) else { return nil }
        position += step
        let course = courses[now.course]
        let lines = Array(course.steps.prefix(now.steps))
        // None of these lines ended the program before.
        let isTrial = session.editing.isTrial
        session.editing.isTrial = true
        defer { session.editing.isTrial = isTrial }
        session.quietly(make: { course.make(in: session) }, running: lines)
        screensMade = session.screensMade
        return lines.last ?? ""
    }
}
