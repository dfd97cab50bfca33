internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

/// The rules that a project turns off: lines of a file `.nib-lint` in its folder, `RULE: off` or `RULE: off in PATH,
/// …`, and notes on objects, `nib-lint: off RULE, …`.
struct LintSettings {
    static let fileName = ".nib-lint"
    /// A line longer than this is no rule's.
    private static let maximumSize = 1 << 16

    private let folder: String
    private var lines: [(rule: String, paths: [String])] = []
    private(set) var faults: [IBFault] = []

    init(in folder: URL) {
        self.folder = folder.standardizedFileURL.path
        let url = folder.appendingPathComponent(Self.fileName)
        guard let data = Project.data(of: url), data.count <= Self.maximumSize else { return }
        for (number, line) in String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).enumerated() {
            let text = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            if text.isEmpty { continue }
            let location = IBLocation(line: number + 1, column: 1)
            guard let match = text.wholeMatch(of: #/([\w-]+) *: *off(?: +in +(.+))?/#) else {
                note(
                    "`\(text)` is no setting; write `no-module: off` or `no-module: off in Folder, Old.xib`",
                    at: location)
                continue
            }
            let rule = String(match.1)
            if !Self.names.contains(rule) {
                note("there is no rule `\(rule)`", at: location, nearest: nearestName(to: rule, among: Self.names))
            }
            let paths = match.2?.split(separator: ",").map { path in
                let path = path.trimmingCharacters(in: .whitespaces)
                return path.hasSuffix("/") ? String(path.dropLast()) : path
            }
            lines.append((rule, paths ?? ["*"]))
        }
    }

    /// The names that the file may use. `all` means each rule.
    private static let names = LintRules.names + ["all"]

    private mutating func note(_ message: String, at location: IBLocation, nearest: String? = nil) {
        faults.append(
            IBFault(
                message, rule: Unreadable.name, severity: .error, file: folder + "/" + Self.fileName,
                location: location,
                suggestion: nearest))
    }

    func silences(_ fault: IBFault, in document: IBDocument?) -> Bool {
        let paths = lines.filter { $0.rule == fault.rule || $0.rule == "all" }.flatMap(\.paths)
        return !paths.isEmpty && isAmong(paths, fault.file) || document?.hasNote(silencing: fault) ?? false
    }

    private func isAmong(_ paths: [String], _ file: String) -> Bool {
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
        return paths.contains { name == $0 || name.hasPrefix($0 + "/") || fnmatch($0, name, 0) == 0 }
    }
}

extension IBDocument {
    /// Returns a Boolean value that indicates whether a note on the object, or on an object around it, silences a
    /// finding. Xcode keeps notes of the identity inspector, but no XML comments.
    fileprivate func hasNote(silencing fault: IBFault) -> Bool {
        guard let id = fault.objectID else { return false }
        let owner = object(withID: id) ?? owner(ofConstraintWithID: id)
        return sequence(first: owner, next: { $0?.parent }).prefix { $0 != nil }.contains { object in
            guard let words = object?.string("userComments")?.firstMatch(of: #/nib-lint: off ([\w, -]+)/#)?.1 else {
                return false
            }
            return words.split { !$0.isLetter && $0 != "-" }.contains { $0 == fault.rule || $0 == "all" }
        }
    }
}
