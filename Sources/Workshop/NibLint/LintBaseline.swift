internal import Foundation
internal import InterfaceBuilder
internal import PlainText
internal import REPL

/// The findings that a team has accepted: a line for each, with the file, the rule and the message, but no place,
/// because lines move.
struct LintBaseline {
    private static let first = "# Findings that nib lint leaves out. --write-baseline writes this file again."

    private static let maximumSize = 64 << 20

    private var counts: [String: Int] = [:]
    private let folder: String

    /// Reads a file.
    init(path: String) throws {
        folder = Self.folder(of: path)
        let data: Data
        do throws(UnreadableFile) { data = try Data(ofFile: path, atMost: Self.maximumSize) } catch {
            guard case .system(ENOENT) = error else { throw CommandError.unreadable(path, reason: "\(error)") }
            throw CommandError.unreadable(path, reason: "no such file; --write-baseline writes it")
        }
        guard Self.isBaseline(data) else { throw CommandError.unreadable(path, reason: "it is not a baseline") }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) where !line.hasPrefix("#")
        {
            counts[String(line), default: 0] += 1
        }
    }

    /// Removes the accepted ones from findings, and returns the number of lines without a finding.
    mutating func remove(from findings: inout [IBFault]) -> Int {
        findings.removeAll { finding in
            let line = Self.line(finding, in: folder)
            guard let count = counts[line], count > 0 else { return false }
            counts[line] = count - 1
            return true
        }
        return counts.values.reduce(0, +)
    }

    /// Writes the findings. A file that isn't a baseline, such as a nib, isn't replaced.
    static func write(_ findings: [IBFault], to path: String) throws {
        let old = URL(fileURLWithPath: path).contents(atMost: maximumSize) ?? Data()
        guard isBaseline(old) else { throw CommandError.unwritable(path, reason: "it is not a baseline") }
        let folder = folder(of: path)
        let lines = [first] + findings.map { line($0, in: folder) }.sorted()
        try PictureFile(path: path).write(Data((lines.joined(separator: "\n") + "\n").utf8), overwriting: true)
    }

    private static func isBaseline(_ data: Data) -> Bool { data.isEmpty || data.starts(with: first.utf8) }

    private static func folder(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    }

    private static func line(_ finding: IBFault, in folder: String) -> String {
        let path = URL(fileURLWithPath: finding.file).standardizedFileURL.path
        let relative = path.path(below: folder) ?? path
        // A line that begins with # is a comment.
        let name = relative.hasPrefix("#") ? "./" + relative : relative
        // Places in other files move, too: `DishCell.swift:12`.
        let message = finding.message.replacing(#/(\.\w+):\d+/#) { String($0.1) }.replacing(#/line \d+/#, with: "line")
        return "\(name): \(finding.rule): \(message) \(finding.objectID ?? "")".printable
            .trimmingCharacters(in: .whitespaces)
    }
}
