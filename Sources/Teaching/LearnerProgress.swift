internal import ExampleShell
internal import Foundation

/// The progress of a learner in all programs, as plain lines. Each thing done adds one. Later lines take precedence.
package struct LearnerProgress {
    package enum Entry: Equatable {
        /// A lesson was begun.
        case reached(chapter: Int, lesson: Int)
        /// A question was answered in these words.
        case said(LessonName, String)
        /// A question was answered as it is.
        case right(LessonName)
        /// A question was answered otherwise, or skipped.
        case missed(LessonName)
        /// A question that came back was skipped.
        case skipped(LessonName)
        /// A day began on which questions were answered: `2011-10-29`.
        case day(String)
        /// A chapter was followed to its end.
        case done(chapter: Int)
        /// The questions at the end of a chapter were all answered as it is.
        case known(chapter: Int)
        /// The learner named a program's fault by its effects, or didn't, after so many commands.
        case mystery(program: String, fault: String, isFound: Bool, commands: Int?)
        /// A screen that no chapter has shown was repaired.
        case mended(String)
        /// Something became of an exercise. Its code had that checksum, where it counts.
        case exercise(Int, ExerciseStep, checksum: UInt32? = nil)
        /// The learner's code is in a folder from now on.
        case folder(String)
    }

    /// All lines, the latest last.
    private(set) var entries: [Entry] = []
    private let file: () throws(CommandError) -> String?
    private let warn: (String) -> Void
    private var isKept = true

    /// Reads the user's progress. Reports once if no more of it can be kept, and why.
    package init(ofUserTelling warn: @escaping (String) -> Void) {
        let name = "progress"
        self.init(reading: UserState.existingFile(named: name), warn) { () throws(CommandError) in
            try UserState.file(named: name)
        }
    }

    /// Reads the progress in a file. Without one, progress isn't kept beyond this session.
    package init(at path: String?) {
        self.init(reading: path, { _ in }, adding: { path })
    }

    private init(
        reading path: String?, _ warn: @escaping (String) -> Void,
        adding file: @escaping () throws(CommandError) -> String?
    ) {
        self.file = file
        self.warn = warn
        guard let path, let data = FileManager.default.contents(atPath: path) else { return }
        // Unreadable lines belong to another program, or are incomplete. Everything before them counts.
        entries = data.split(separator: Self.lineEnd).flatMap { line in
            let bytes = line.map { $0 == 0 ? Self.lineEnd : $0 }
            return Entry.entries(in: String(decoding: bytes, as: UTF8.self)[...])
        }
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

    private func write(_ entry: Entry) throws(CommandError) {
        guard let path = try self.file() else { return }
        let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard file >= 0 else { throw CommandError.unwritable(path) }
        defer { close(file) }
        // A line that was cut off by the end of a process shall not swallow this one.
        let line = "\(entry)".utf8.map { $0 == Self.lineEnd ? 0 : $0 }
        guard UserState.write([Self.lineEnd] + line + [Self.lineEnd], to: file) else {
            throw CommandError.unwritable(path)
        }
    }

    /// The byte that ends a line. In a folder's name, a zero stands for it, which no name has.
    private static let lineEnd = UInt8(ascii: "\n")

    package enum ExerciseStep: String {
        /// The exercise was checked, and not solved.
        case tried
        /// A hint was asked for.
        case hinted
        /// The exercise was checked, and solved.
        case solved
    }

    // MARK: Reading

    private func last<Value>(_ value: (Entry) -> Value?) -> Value? { entries.reversed().lazy.compactMap(value).first }

    /// Returns the number of times that an exercise reached a step.
    package func count(_ step: ExerciseStep, of exercise: Int) -> Int {
        entries.count { if case .exercise(exercise, step, _) = $0 { true } else { false } }
    }

    /// Returns a Boolean value that indicates whether the code of an exercise, with that checksum, was solved.
    package func hasPassed(_ exercise: Int, checksum: UInt32) -> Bool {
        entries.contains(.exercise(exercise, .solved, checksum: checksum))
    }

    /// The folder that the learner's code is in.
    package var folder: String? { last { if case .folder(let path) = $0 { path } else { nil } } }

    var lastPlace: (chapter: Int, lesson: Int)? {
        last { if case .reached(let chapter, let lesson) = $0 { (chapter, lesson) } else { nil } }
    }

    /// The chapters that were followed to their end.
    var done: Set<Int> { Set(entries.compactMap { if case .done(let chapter) = $0 { chapter } else { nil } }) }

    /// The chapters whose questions were answered.
    var known: Set<Int> { Set(entries.compactMap { if case .known(let chapter) = $0 { chapter } else { nil } }) }

    /// The lesson that a chapter was left at, or nil if it was not begun.
    func lastLesson(of chapter: Int) -> Int? {
        last { if case .reached(chapter, let lesson) = $0 { lesson } else { nil } }
    }

    /// Returns the last answer to the question of a lesson.
    func answer(to lesson: LessonName) -> String? {
        last { if case .said(lesson, let text) = $0 { text } else { nil } }
    }

    /// Returns a Boolean value that indicates whether the last answer to the question of a lesson was right.
    func isRight(_ lesson: LessonName) -> Bool {
        entries.last { [.right(lesson), .missed(lesson)].contains($0) } == .right(lesson)
    }

    /// Returns the number of times that the question of a lesson was judged, or its chapter done.
    func count(of lesson: LessonName) -> Int {
        entries.count { [.right(lesson), .missed(lesson), .done(chapter: lesson.chapter)].contains($0) }
    }

    /// Takes note of an answer, and of the day if it is another.
    mutating func add(_ answer: Entry, on day: String) {
        if lastDay != day { add(.day(day)) }
        add(answer)
    }

    private var lastDay: String? { last { if case .day(let day) = $0 { day } else { nil } } }

    /// Returns the questions to ask again when a chapter is begun or continued, the one judged last first.
    ///
    /// A missed question comes back with the next chapter, and after a right answer once more with the next but one, or
    /// on a later day. A second right answer settles it. Skipping it counts as a right answer here.
    func due(in chapter: Int, on day: String) -> [LessonName] {
        var open: [LessonName: (rights: Int, index: Int)] = [:]
        for (index, entry) in entries.enumerated() {
            switch entry {
            case .missed(let lesson): open[lesson] = (0, index)
            case .right(let lesson), .skipped(let lesson):
                open[lesson] = open[lesson].flatMap { $0.rights == 0 ? (1, index) : nil }
            default: break
            }
        }
        return open.filter { _, judged in
            let isToday = lastDay == day && !entries[judged.index...].contains(.day(day))
            return !isToday || chapters(since: judged.index, until: chapter) > judged.rights
        }.sorted { $0.value.index > $1.value.index }.map(\.key)
    }

    /// Returns the number of chapters begun since an entry, and now, other than the one in which it was made.
    private func chapters(since index: Int, until chapter: Int) -> Int {
        func begun(_ entries: ArraySlice<Entry>) -> [Int] {
            entries.compactMap { if case .reached(let chapter, _) = $0 { chapter } else { nil } }
        }
        return Set(begun(entries[index...]) + [chapter]).subtracting(begun(entries[..<index]).suffix(1)).count
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

    /// The names of the screens after the chapters that were repaired.
    var mended: Set<String> { Set(entries.compactMap { if case .mended(let name) = $0 { name } else { nil } }) }

    /// The faults of a program that were found at once.
    func foundFaults(in program: String) -> Set<String> {
        Set(entries.compactMap { if case .mystery(program, let fault, true, _) = $0 { fault } else { nil } })
    }

    /// The fewest commands with which a fault of a program was found at once. A guess without any doesn't count.
    func fewestCommands(in program: String) -> Int? {
        entries.compactMap { if case .mystery(program, _, true, let commands) = $0 { commands } else { nil } }
            .filter { $0 > 0 }.min()
    }

    /// The number of faults that the learner had to name, found at once or not.
    var mysteries: Int { entries.count { if case .mystery = $0 { true } else { false } } }
}

extension LearnerProgress.Entry: CustomStringConvertible {
    /// Reads a line, and ignores an unknown one.
    static func entries(in line: Substring) -> [Self] {
        guard let entry = Self(line) else { return [] }
        // In the time when lessons had numbers, one right answer settled a question.
        guard case .right = entry, let name = line.split(separator: " ").last, Int(name) != nil else { return [entry] }
        return [entry, entry]
    }

    private init?(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 3).map(String.init)
        let numbers = words.dropFirst().prefix(2).map { Int($0) ?? -1 }
        let lesson = words.count > 2 ? LessonName(words[1], words[2]) : nil
        switch (words.first, words.count, lesson) {
        case ("at", 3, _) where !numbers.contains(-1): self = .reached(chapter: numbers[0], lesson: numbers[1])
        case ("said", 4, let lesson?): self = .said(lesson, words[3])
        case ("right", 3, let lesson?): self = .right(lesson)
        case ("missed", 3, let lesson?): self = .missed(lesson)
        case ("skipped", 3, let lesson?): self = .skipped(lesson)
        case ("day", 2, _): self = .day(words[1])
        case ("done", 2, _) where numbers[0] != -1: self = .done(chapter: numbers[0])
        case ("known", 2, _) where numbers[0] != -1: self = .known(chapter: numbers[0])
        case ("exercise", 3..., _):
            guard let step = LearnerProgress.ExerciseStep(rawValue: words[2]), numbers[0] > 0 else { return nil }
            let checksum = words.dropFirst(3).first.map { UInt32($0) }
            guard checksum != .some(nil) else { return nil }
            self = .exercise(numbers[0], step, checksum: checksum ?? nil)
        case ("folder", 2..., _) where words[1].hasPrefix("/"): self = .folder(String(line.dropFirst(7)))
        case ("mended", 2, _): self = .mended(words[1])
        case ("mystery", 4, _):
            let result = words[3].split(separator: " ")
            guard let end = result.first, ["found", "missed"].contains(end) else { return nil }
            let commands = result.dropFirst().first.flatMap { Int($0) }
            self = .mystery(program: words[1], fault: words[2], isFound: end == "found", commands: commands)
        default: return nil
        }
    }

    package var description: String {
        switch self {
        case .reached(let chapter, let lesson): "at \(chapter) \(lesson)"
        case .said(let lesson, let text): "said \(lesson) \(text)"
        case .right(let lesson): "right \(lesson)"
        case .missed(let lesson): "missed \(lesson)"
        case .skipped(let lesson): "skipped \(lesson)"
        case .day(let day): "day \(day)"
        case .done(let chapter): "done \(chapter)"
        case .known(let chapter): "known \(chapter)"
        case .mystery(let program, let fault, let isFound, let commands):
            "mystery \(program) \(fault) \(isFound ? "found" : "missed")\(commands.map { " \($0)" } ?? "")"
        case .mended(let name): "mended \(name)"
        case .exercise(let number, let step, let checksum):
            "exercise \(number) \(step.rawValue)\(checksum.map { " \($0)" } ?? "")"
        case .folder(let path): "folder \(path)"
        }
    }
}
