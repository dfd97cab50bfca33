internal import ExampleShell
internal import Foundation
internal import Handbook
internal import PlainText
internal import Teaching

/// The first lines of an exercise: its goal, what its code does as it was given, and the lines to change.
struct ExerciseOverview {
    private static let mostFindings = 3
    private static let linesAround = 2
    private static let mostExcerpts = 2

    let exercise: Exercise

    /// The goal, the first paragraph of the section "what counts".
    private var goal: MarkdownBlock? {
        let section = exercise.task.drop { block in
            if case .heading(_, "what counts") = block.content { false } else { true }
        }.dropFirst()
        guard let first = section.first, case .paragraph = first.content else { return nil }
        return first
    }

    /// The output of a check of the unchanged code, or empty if the code was changed since.
    private var findings: [String] {
        guard exercise.isUntouched else { return [] }
        let file = exercise.folder.appendingPathComponent("unsolved.txt")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        let found = lines.filter { $0.hasPrefix("  + ") }.map { String($0.dropFirst(4)) }
        return Array(found.prefix(Self.mostFindings))
    }

    func text(in passage: Passage) -> [OutputPiece] {
        func row(_ name: String, _ text: StyledText) -> OutputPiece {
            .prose(StyledText(name.padded(to: 6), .bold) + text, indent: 6)
        }
        var lines: [OutputPiece] = []
        if let goal, case .prose(let text, _)? = passage.texts(of: [goal]).first {
            lines.append(row("Goal", text))
        }
        for (index, finding) in findings.enumerated() {
            lines.append(row(index == 0 ? "Now" : "", StyledText(finding, .broken)))
        }
        return lines + [.lines("")] + excerpts.flatMap { [$0, .lines("")] }
    }

    /// The lines with a TODO, and those around them, by files.
    private var excerpts: [OutputPiece] {
        exercise.files.prefix(Self.mostExcerpts).compactMap { name in
            let url = exercise.stub.appendingPathComponent(name)
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
            let lines = text.components(separatedBy: "\n")
            guard let place = lines.firstIndex(where: { $0.contains("TODO") }) else { return nil }
            let range = max(0, place - Self.linesAround)..<min(lines.count, place + Self.linesAround + 2)
            let margin = lines[range].filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            let width = "\(range.upperBound)".count
            let rows = range.map { index in
                let number = StyledText("\(index + 1)".padded(to: width, at: .leading) + "  ", .dim)
                return number + StyledText(String(lines[index].dropFirst(margin)), index == place ? .made : .plain)
            }
            let excerpt = ([StyledText("\(exercise.name)/Stub/\(name)", .dim)] + rows).joined(by: "\n")
            return .prose(excerpt, indent: width + 2 + 4)
        }
    }
}
