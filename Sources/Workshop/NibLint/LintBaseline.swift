internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import REPL

/// The findings that a team has accepted: a line for each, with the file, the rule and the message, but no place,
/// because lines move.
struct LintBaseline {
    private static let first = "# Findings that nib lint leaves out. --write-baseline writes this file again."

    private var counts: [String: Int] = [:]
    private let folder: String

    /// Reads a file.
    init(path: String) throws {
        folder = Self.folder(of: path)
        guard let data = Project.data(of: URL(fileURLWithPath: path)) else {
            throw CommandError("can't read \(path): no such file; --write-baseline writes it")
        }
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

    static func write(_ findings: [IBFault], to path: String) throws {
        let folder = folder(of: path)
        let lines = [first] + findings.map { line($0, in: folder) }.sorted()
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private static func folder(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    }

    private static func line(_ finding: IBFault, in folder: String) -> String {
        let path = URL(fileURLWithPath: finding.file).standardizedFileURL.path
        let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
        // Places in other files move, too: `DishCell.swift:12`.
        let message = finding.message.replacing(#/(\.\w+):\d+/#) { String($0.1) }.replacing(#/line \d+/#, with: "line")
        return "\(name): \(finding.rule): \(message) \(finding.objectID ?? "")".printable
            .trimmingCharacters(in: .whitespaces)
    }
}
