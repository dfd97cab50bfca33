internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

/// The rules that a project turns off, or gives another severity: lines of a file `.nib-lint` in its folder, `RULE:
/// off` or `RULE: error in PATH, … with NAME, …`, and notes on objects, `nib-lint: off RULE, …`.
struct LintSettings {
    static let fileName = ".nib-lint"
    private static let maximumSize = 1 << 16

    private struct Line {
        let rule: String
        /// The severity; nil for `off`.
        let severity: IBFault.Severity?
        let paths: [String]
        let values: [String]
    }

    private let folder: String
    private var lines: [Line] = []
    private(set) var faults: [IBFault] = []

    init(in folder: URL) {
        self.folder = folder.standardizedFileURL.path
        let url = folder.appendingPathComponent(Self.fileName)
        let data: Data
        do throws(UnreadableFile) { data = try Data(ofFile: url.path, atMost: Self.maximumSize) } catch {
            if case .system(ENOENT) = error { return }
            note("can't read the settings: \(error)", at: IBLocation(line: 1, column: 1))
            return
        }
        let mark = Data("\u{FEFF}".utf8)
        let text = String(decoding: data.starts(with: mark) ? data.dropFirst(mark.count) : data, as: UTF8.self)
        for (number, line) in text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).enumerated() {
            // One space, because a pattern for any number tries each of them.
            let text = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !text.isEmpty { read(text, at: IBLocation(line: number + 1, column: 1)) }
        }
    }

    private mutating func read(_ text: String, at location: IBLocation) {
        guard let match = text.wholeMatch(of: #/([\w-]+) ?: ?([\w-]+)(?: in (.+?))?(?: with (.+))?/#) else {
            return note(
                "`\(text)` is no setting; write `no-module: off`, `no-module: off in Folder, Old.xib` or "
                    + "`misplaced: error`", at: location)
        }
        let (rule, level) = (String(match.1), String(match.2))
        if !Self.names.contains(rule) {
            note("there is no rule `\(rule)`", at: location, nearest: nearestName(to: rule, among: Self.names))
        }
        let severity = IBFault.Severity(rawValue: level)
        guard severity != nil || level == "off" else {
            return note(
                "there is no severity `\(level)`; expected off, note, warning or error", at: location,
                nearest: nearestName(to: level, among: Self.levels))
        }
        func list(_ text: Substring?) -> [String]? {
            text?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let paths = list(match.3)?.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        let known = LintRules.ofHouses.first { $0.name == rule }
        if severity != nil, match.4 == nil, let example = known?.example {
            return note("`\(rule)` needs names; write `\(text) with \(example)`", at: location)
        }
        lines.append(Line(rule: rule, severity: severity, paths: paths ?? ["*"], values: list(match.4) ?? []))
    }

    /// The names that the file may use. `all` means each rule.
    private static let names = LintRules.names + ["all"]
    private static let levels = ["off", "note", "warning", "error"]

    private mutating func note(_ message: String, at location: IBLocation, nearest: String? = nil) {
        faults.append(
            IBFault(
                message, rule: Unreadable.name, severity: .error, file: folder + "/" + Self.fileName,
                location: location,
                suggestion: nearest))
    }

    /// Returns the findings with the severities that the project gives them, without those that it has turned off.
    func judged(_ faults: [IBFault], in document: IBDocument?) -> [IBFault] {
        // A file may have as many findings as there are patterns of paths.
        var known: [String: [Line]] = [:]
        return faults.compactMap { fault in
            let lines = known[fault.file] ?? lines(for: fault.file)
            known[fault.file] = lines
            if document?.hasNote(silencing: fault) ?? false { return nil }
            let applying = lines.filter { $0.rule == fault.rule || $0.rule == "all" }
            if applying.contains(where: { $0.severity == nil }) { return nil }
            // A note is what can't be decided, and stays one.
            guard let severity = applying.last(where: { $0.rule == fault.rule })?.severity, fault.severity != .note
            else { return fault }
            return fault.changed(to: severity)
        }
    }

    /// Returns the findings of the rules of a house that the project turns on, or that are asked for by name.
    func houseFindings(in document: IBDocument, asked: [String]) -> [IBFault] {
        LintRules.ofHouses.flatMap { rule -> [IBFault] in
            let own = lines.filter { $0.rule == rule.name && $0.severity != nil }
            guard !own.isEmpty || asked.contains(rule.name) else { return [] }
            return rule.findings(in: document, with: own.flatMap(\.values))
        }
    }

    /// Returns the lines that count for a file.
    private func lines(for file: String) -> [Line] {
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        let name = path.path(below: folder) ?? path
        return lines.filter { line in
            line.paths.contains { $0 == "*" || name == $0 || name.hasPrefix($0 + "/") || fnmatch($0, name, 0) == 0 }
        }
    }
}

extension IBDocument {
    /// Returns a Boolean value that indicates whether a note on the object, or on an object around it, silences a
    /// finding. Xcode keeps notes of the identity inspector, but no XML comments.
    fileprivate func hasNote(silencing fault: IBFault) -> Bool {
        guard let id = fault.objectID else { return false }
        let owner = object(withID: id) ?? owner(ofConstraintWithID: id)
        return sequence(first: owner, next: { $0?.parent }).prefix { $0 != nil }.contains { object in
            object?.namesInNote.contains { $0 == fault.rule || $0 == "all" } ?? false
        }
    }

    /// The findings about misspelled names of rules in notes.
    var misspelledNotes: [IBFault] {
        allObjects.flatMap { object in
            object.namesInNote.compactMap { name in
                // A reason may follow the names.
                guard name.count > 3, !LintRules.names.contains(name),
                    let nearest = nearestName(to: name, among: LintRules.names)
                else { return nil }
                return IBFault(
                    "there is no rule `\(name)` for the note to silence", rule: Unreadable.name, severity: .warning,
                    file: file, location: object.location, objectID: object.id, suggestion: nearest)
            }
        }
    }
}

extension IBObject {
    /// The words after `nib-lint: off` in a note on the object.
    fileprivate var namesInNote: [String] {
        let words = string("userComments")?.firstMatch(of: #/nib-lint: off ([\w, -]+)/#)?.1
        return words?.split { !$0.isLetter && $0 != "-" }.map(String.init) ?? []
    }
}
