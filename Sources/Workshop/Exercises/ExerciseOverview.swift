internal import ExampleShell
internal import Foundation
internal import Handbook
internal import PlainText
internal import Teaching

/// The first lines of an exercise: its goal, what its code does as it was given, the phone, and the lines to change.
struct ExerciseOverview {
    private static let mostFindings = 2
    /// The lines around the one with the TODO; of three files or more, there is room for fewer.
    private var linesAround: Int { exercise.files.count > 2 ? 0 : 2 }
    private static let gap = 2
    /// Code in fewer columns can't be read, so it is above the phone.
    private static let leastCodeColumns = 30

    private let exercise: Exercise
    private let goal: StyledText?
    private let recorded: ExercisePhone?
    /// The task without the goal.
    let rest: [MarkdownBlock]

    init(exercise: Exercise, in appearance: Appearance) {
        self.exercise = exercise
        recorded = exercise.phone
        // The goal is the first paragraph of the section "what counts", which may have no other.
        let heading = exercise.task.firstIndex { $0.content == .heading(level: 2, text: "what counts") }
        guard let heading, case let others = exercise.task.dropFirst(heading + 2),
            case .prose(let text, _)? = Passage(in: appearance).texts(of: [exercise.task[heading + 1]]).first
        else {
            (goal, rest) = (nil, exercise.task)
            return
        }
        goal = text
        rest = Array(exercise.task.prefix(others.first?.isHeading == false ? heading + 1 : heading) + others)
    }

    /// The output of a check of the unchanged code, after the place where it was found, and the message with which the
    /// code ends.
    private func findings(_ phone: ExercisePhone) -> [StyledText] {
        let text = try? String(contentsOf: exercise.folder.appendingPathComponent("unsolved.txt"), encoding: .utf8)
        let mark = "  + "
        let lines = text?.split(separator: "\n") ?? []
        let place = lines.prefix { !$0.hasPrefix(mark) }.last { $0.hasSuffix(":") }
            .map { $0.prefix { ![":", ";"].contains($0) }.trimmingPrefix { $0 == " " } + ": " }
        let found = lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        let end = phone.screen == nil ? phone.lines.dropFirst().prefix(1) : []
        let different = found.enumerated().filter { found.firstIndex(of: $1) == $0 }.map(\.element)
        let shown = different.prefix(Self.mostFindings - end.count).map { StyledText($0, .broken) }
        return shown.prefix(1).map { StyledText(String(place ?? "")) + $0 } + shown.dropFirst()
            + end.map { StyledText($0, .broken) }
    }

    /// The recorded phone, or nil if the code was changed since.
    private var phone: ExercisePhone? { exercise.isUntouched ? recorded : nil }

    private func row(_ name: String, _ text: StyledText) -> OutputPiece {
        .prose(StyledText(name.padded(to: 6), .bold) + text, indent: 6)
    }

    /// The goal, and what the code does as it was given.
    var goalAndFault: [OutputPiece] {
        let found = phone.map { findings($0) } ?? []
        return [goal.map { row("Goal", $0) }].compactMap(\.self)
            + found.enumerated().map { index, finding in
                row(index == 0 ? "Now" : "", finding)
            }
    }

    /// Returns the phone, and the lines to change in each file.
    ///
    /// - Parameter isHigh: Whether there is room for the code below the phone.
    func code(columns: Int?, isHigh: Bool) -> [OutputPiece] {
        var pieces: [OutputPiece] = []
        var screen = phone?.screen ?? []
        let width = screen.first?.columns ?? 0
        if isHigh, !screen.isEmpty {
            pieces += [.prose(screen.joined(by: "\n"), indent: 0), .lines("")]
            screen = []
        }
        for name in exercise.files {
            guard let excerpt = excerpt(of: name) else { continue }
            pieces.append(row("File", StyledText("\(exercise.name)/Stub/\(name)", .dim)))
            let room = columns.map { $0 - width - Self.gap }
            let isBeside = !screen.isEmpty && room.map { $0 >= Self.leastCodeColumns } ?? true
            // The note is read. The code around it is only recognized.
            let code = excerpt.flatMap { line in
                let room = isBeside ? room : columns
                return line.string.contains("TODO") ? line.wrapped(to: room, indent: 8).lines : [line.cut(to: room)]
            }
            let left = isBeside ? screen : []
            let rows = (0..<max(left.count, code.count)).map { index in
                (index < left.count ? left[index] : "").padded(to: isBeside ? width + Self.gap : 0)
                    + (index < code.count ? code[index] : "")
            }
            pieces += [.prose(rows.joined(by: "\n"), indent: 0), .lines("")]
            if isBeside { screen = [] }
        }
        if screen.isEmpty { return pieces }
        return pieces + [.prose(screen.joined(by: "\n").cut(to: columns), indent: 0), .lines("")]
    }

    /// The line with a TODO, and those around it, or nil if nothing is to do in a file.
    private func excerpt(of name: String) -> [StyledText]? {
        let url = exercise.stub.appendingPathComponent(name)
        guard let lines = (try? String(contentsOf: url, encoding: .utf8))?.components(separatedBy: "\n"),
            let place = lines.firstIndex(where: { $0.contains("TODO") })
        else { return nil }
        let range = max(0, place - linesAround)..<min(lines.count, place + linesAround + 2)
        let margin = lines[range].filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let width = "\(range.upperBound)".count
        return range.map { index in
            let number = StyledText("\(index + 1)".padded(to: width, at: .leading) + "  ", .dim)
            return number + StyledText(String(lines[index].dropFirst(margin)), index == place ? .made : .plain)
        }
    }
}

extension MarkdownBlock {
    var isHeading: Bool { if case .heading = content { true } else { false } }
    var isNumbered: Bool { if case .numbered = content { true } else { false } }
}
