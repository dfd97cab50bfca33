internal import Foundation

/// What a learner has done so far, in all programs: plain lines, one added for each thing, of which later ones count.
package struct LearnerProgress {
    /// A line.
    package enum Entry: Equatable {
        /// A lesson was begun.
        case reached(chapter: Int, lesson: Int)
        /// A question was answered in these words.
        case said(chapter: Int, lesson: Int, String)
        /// A question was answered as it is.
        case right(chapter: Int, lesson: Int)
        /// A question was answered otherwise, or skipped.
        case missed(chapter: Int, lesson: Int)
        /// A chapter was followed to its end.
        case done(chapter: Int)
        /// The questions at the end of a chapter were all answered as it is.
        case known(chapter: Int)
        /// A fault of a program was named from what it does, after so many commands; or not.
        case mystery(program: String, fault: String, isFound: Bool, commands: Int?)
        /// A screen that no chapter has shown was mended.
        case mended(String)
        /// Something became of an exercise.
        case exercise(Int, ExerciseStep)
    }

    /// All lines, the latest last.
    package private(set) var entries: [Entry] = []
    private let file: () throws(UserStateError) -> String?
    private let warn: (String) -> Void
    private var isKept = true

    /// Reads what the user has done.
    ///
    /// - Parameter warn: Says, once, that no more of it is kept, and why.
    package init(ofUserTelling warn: @escaping (String) -> Void) {
        let name = "progress"
        self.init(reading: UserState.existingFile(named: name), warn) { () throws(UserStateError) in
            try UserState.file(named: name)
        }
    }

    /// Reads what there is in a file.
    ///
    /// - Parameter path: The file; nil to remember nothing beyond this session.
    package init(at path: String?) {
        self.init(reading: path, { _ in }, adding: { path })
    }

    private init(
        reading path: String?, _ warn: @escaping (String) -> Void,
        adding file: @escaping () throws(UserStateError) -> String?
    ) {
        self.file = file
        self.warn = warn
        guard let path, let data = FileManager.default.contents(atPath: path) else { return }
        // What can't be read is somebody else's, or half a line: everything before it counts.
        entries = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap(Entry.init)
    }

    /// Adds a line, at once: whatever happens next, it is kept.
    package mutating func add(_ entry: Entry) {
        entries.append(entry)
        do {
            try write(entry)
        } catch {
            if isKept { warn("your progress is not saved: \(error)") }
            isKept = false
        }
    }

    private func write(_ entry: Entry) throws(UserStateError) {
        guard let path = try self.file() else { return }
        let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard file >= 0 else { throw UserStateError(path) }
        defer { close(file) }
        // A line that was cut off by the end of a process shall not swallow this one.
        guard UserState.write(Array("\n\(entry)\n".utf8), to: file) else { throw UserStateError(path) }
    }

    /// What can become of an exercise.
    package enum ExerciseStep: String {
        /// It was checked, and not solved.
        case tried
        /// A hint was asked for.
        case hinted
        /// It was checked, and solved.
        case solved
    }

    // MARK: What it says

    /// How often something became of an exercise.
    package func count(_ step: ExerciseStep, of exercise: Int) -> Int {
        entries.count { $0 == .exercise(exercise, step) }
    }

    /// Where the learner was last.
    var lastPlace: (chapter: Int, lesson: Int)? {
        for entry in entries.reversed() {
            if case .reached(let chapter, let lesson) = entry { return (chapter, lesson) }
        }
        return nil
    }

    /// The chapters that were followed to their end.
    var done: Set<Int> { Set(entries.compactMap { if case .done(let chapter) = $0 { chapter } else { nil } }) }

    /// The chapters whose questions were answered.
    var known: Set<Int> { Set(entries.compactMap { if case .known(let chapter) = $0 { chapter } else { nil } }) }

    /// The lesson that a chapter was left at; nil if it was not begun.
    func lastLesson(of chapter: Int) -> Int? {
        for case .reached(chapter, let lesson) in entries.reversed() { return lesson }
        return nil
    }

    /// What was answered last to the question of a lesson.
    func answer(chapter: Int, lesson: Int) -> String? {
        for case .said(chapter, lesson, let text) in entries.reversed() { return text }
        return nil
    }

    /// The questions that were missed, and not answered as it is since, the latest first.
    var missed: [(chapter: Int, lesson: Int)] {
        var settled: Set<[Int]> = []
        var missed: [(chapter: Int, lesson: Int)] = []
        for entry in entries.reversed() {
            switch entry {
            case .right(let chapter, let lesson): settled.insert([chapter, lesson])
            case .missed(let chapter, let lesson):
                if settled.insert([chapter, lesson]).inserted { missed.append((chapter, lesson)) }
            default: break
            }
        }
        return missed
    }

    /// The fault that was not found last, and not since, and its program.
    var missedMystery: (program: String, fault: String)? {
        var found: Set<[String]> = []
        for case .mystery(let program, let name, let isFound, _) in entries.reversed() {
            if isFound {
                found.insert([program, name])
            } else if !found.contains([program, name]) {
                return (program, name)
            }
        }
        return nil
    }

    /// The names of the screens behind the chapters that were mended.
    var mended: Set<String> { Set(entries.compactMap { if case .mended(let name) = $0 { name } else { nil } }) }

    /// The faults of a program that were found at once.
    func foundFaults(in program: String) -> Set<String> {
        Set(entries.compactMap { if case .mystery(program, let fault, true, _) = $0 { fault } else { nil } })
    }

    /// The fewest commands with which a fault of a program was found at once; a guess without any doesn't count.
    func fewestCommands(in program: String) -> Int? {
        entries.compactMap { if case .mystery(program, _, true, let commands) = $0 { commands } else { nil } }
            .filter { $0 > 0 }.min()
    }

    /// How many faults were to be named so far, found at once or not.
    var mysteries: Int { entries.count { if case .mystery = $0 { true } else { false } } }
}

extension LearnerProgress.Entry: CustomStringConvertible {
    /// Reads a line; nil if it is none that is known.
    init?(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 3).map(String.init)
        let numbers = words.dropFirst().prefix(2).map { Int($0) ?? -1 }
        switch (words.first, words.count) {
        case ("at", 3): self = .reached(chapter: numbers[0], lesson: numbers[1])
        case ("said", 4): self = .said(chapter: numbers[0], lesson: numbers[1], words[3])
        case ("right", 3): self = .right(chapter: numbers[0], lesson: numbers[1])
        case ("missed", 3): self = .missed(chapter: numbers[0], lesson: numbers[1])
        case ("done", 2): self = .done(chapter: numbers[0])
        case ("known", 2): self = .known(chapter: numbers[0])
        case ("mended", 2): self = .mended(words[1])
        case ("exercise", 3):
            guard let step = LearnerProgress.ExerciseStep(rawValue: words[2]), numbers[0] > 0 else { return nil }
            self = .exercise(numbers[0], step)
        case ("mystery", 4):
            let result = words[3].split(separator: " ")
            guard ["found", "missed"].contains(result[0]) else { return nil }
            let commands = result.count > 1 ? Int(result[1]) : nil
            self = .mystery(program: words[1], fault: words[2], isFound: result[0] == "found", commands: commands)
        default: return nil
        }
        if numbers.contains(-1), !["mystery", "exercise", "mended"].contains(words[0]) { return nil }
    }

    /// As the file has it.
    package var description: String {
        switch self {
        case .reached(let chapter, let lesson): "at \(chapter) \(lesson)"
        case .said(let chapter, let lesson, let text): "said \(chapter) \(lesson) \(text)"
        case .right(let chapter, let lesson): "right \(chapter) \(lesson)"
        case .missed(let chapter, let lesson): "missed \(chapter) \(lesson)"
        case .done(let chapter): "done \(chapter)"
        case .known(let chapter): "known \(chapter)"
        case .mystery(let program, let fault, let isFound, let commands):
            "mystery \(program) \(fault) \(isFound ? "found" : "missed")\(commands.map { " \($0)" } ?? "")"
        case .mended(let name): "mended \(name)"
        case .exercise(let number, let step): "exercise \(number) \(step.rawValue)"
        }
    }
}
