internal import ExampleShell
internal import Foundation
internal import Handbook
internal import PlainText
internal import Teaching

/// The first lines of an exercise: its goal, what its code does as it was given, the phone, and the lines to change.
struct ExerciseOverview {
    private static let mostFindings = 2
    private static let linesAround = 2
    private static let gap = 2
    /// Code in fewer columns can't be read, so it is above the phone.
    private static let leastCodeColumns = 30

    private let exercise: Exercise
    private let goal: StyledText?
    private let recorded: ExercisePhone?

    init(exercise: Exercise, in appearance: Appearance) {
        self.exercise = exercise
        // The first paragraph of the section "what counts".
        let section = exercise.task.drop { block in
            if case .heading(_, "what counts") = block.content { false } else { true }
        }.dropFirst()
        goal = section.first.flatMap { block in
            guard case .paragraph = block.content,
                case .prose(let text, _)? = Passage(in: appearance).texts(of: [block]).first
            else { return nil }
            return text
        }
        recorded = exercise.phone
    }

    /// The output of a check of the unchanged code, and the message with which the code ends.
    private func findings(_ phone: ExercisePhone) -> [String] {
        let text = try? String(contentsOf: exercise.folder.appendingPathComponent("unsolved.txt"), encoding: .utf8)
        let found = text?.split(separator: "\n").filter { $0.hasPrefix("  + ") }.map { String($0.dropFirst(4)) } ?? []
        if phone.screen != nil { return Array(found.prefix(Self.mostFindings)) }
        return Array(found.prefix(Self.mostFindings - 1) + phone.lines.dropFirst().prefix(1))
    }

    func text(columns: Int?) -> [OutputPiece] {
        func row(_ name: String, _ text: StyledText) -> OutputPiece {
            .prose(StyledText(name.padded(to: 6), .bold) + text, indent: 6)
        }
        var pieces = [goal.map { row("Goal", $0) }].compactMap(\.self)
        // Neither is of code that was changed since.
        let phone = exercise.isUntouched ? recorded : nil
        let found = phone.map { findings($0) } ?? []
        for (index, finding) in found.enumerated() {
            pieces.append(row(index == 0 ? "Now" : "", StyledText(finding, .broken)))
        }
        var screen = phone?.screen ?? []
        let width = screen.first?.columns ?? 0
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
        let range = max(0, place - Self.linesAround)..<min(lines.count, place + Self.linesAround + 2)
        let margin = lines[range].filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let width = "\(range.upperBound)".count
        return range.map { index in
            let number = StyledText("\(index + 1)".padded(to: width, at: .leading) + "  ", .dim)
            return number + StyledText(String(lines[index].dropFirst(margin)), index == place ? .made : .plain)
        }
    }
}
