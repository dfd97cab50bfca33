internal import Foundation
internal import Handbook
internal import Inspection
internal import InterfaceBuilder
internal import NibLint
internal import PlainText
internal import REPL

/// Looks for the cause of a message in the nibs and sources of a folder.
final class FolderSearch {
    /// The most problems, and the most places of a name, that are listed.
    private static let (mostProblems, mostPlaces) = (5, 4)
    /// The names whose values don't stand in a project.
    private static let notNames: Set<String> = ["address", "number", "path", "kind", "list", "verb", "bundle", "…"]

    private let path: String
    private lazy var problems: [IBFault] = {
        var linter = Linter(options: LoadedNib.Options())
        return (try? linter.findings(at: path)) ?? []
    }()
    private lazy var files = ProjectFiles(at: path)

    init(at path: String) { self.path = path }

    /// Returns the lines about a message: the causes that hold in the folder, and the places of the message's names.
    func lines(for finding: Explanation.Finding, in appearance: Appearance) -> [StyledText] {
        var held: [(cause: Int, problem: IBFault)] = []
        for (number, cause) in finding.causes.enumerated() {
            let new = problems(for: cause, named: finding).filter { problem in !held.contains { $0.problem == problem }
            }
            held += new.map { (number + 1, $0) }
        }
        var lines = [StyledText(""), StyledText("In \(path.printable)", .bold)]
        for (number, problem) in held.prefix(Self.mostProblems) {
            lines.append(StyledText("Cause \(number): \(problem.diagnostic)"))
        }
        lines += finding.names.sorted { $0.key < $1.key }.compactMap { name, value in
            Self.notNames.contains(name) ? nil : StyledText(sentence(about: value, kind: name))
        }
        if held.isEmpty, lines.count == 2 { lines.append("nib lint finds none of these causes there.") }
        return lines.map { $0.wrapped(to: appearance.proseColumns, indent: 4) }
    }

    /// The problems that a cause's rules find, those with the message's own names if there are any.
    private func problems(for cause: Message.Cause, named finding: Explanation.Finding) -> [IBFault] {
        let all = problems.filter { cause.rules.contains($0.rule) }
        let values = finding.names.filter { !Self.notNames.contains($0.key) }.map { Self.lastPart(of: $0.value) }
        let named = all.filter { problem in values.contains { problem.message.contains("`\($0)`") } }
        return named.isEmpty && values.isEmpty ? all : named
    }

    /// The places of a value, or the nearest name there is.
    private func sentence(about value: String, kind: String) -> String {
        let name = kind == "class" || kind == "other" ? Self.lastPart(of: value) : value
        let (places, known) = (files.places(of: name, kind: kind), files.names(ofKind: kind))
        let nearest = nearestName(to: name, among: known)
        if !places.isEmpty {
            let more = places.count > Self.mostPlaces ? ", and in \(places.count - Self.mostPlaces) more lines" : ""
            let first = places.prefix(Self.mostPlaces).joined(separator: ", ")
            let owners = kind == "key" ? files.classes(withOutlet: name).joined(separator: " and ") : ""
            let whose = owners.isEmpty ? "" : ", an outlet of \(owners.printable)"
            return "\(name.printable) is in \(first.printable)\(more)\(whose)"
                + (known.contains(name) || kind == "class" ? "" : nearest.map { ", and in no nib; \($0) is" } ?? "")
        }
        return "\(name.printable) is in no nib or source" + (nearest.map { "; the nearest name there is \($0)" } ?? "")
    }

    /// A class without its module: `DishCell` of `Shop.DishCell`.
    private static func lastPart(of name: String) -> String { String(name.split(separator: ".").last ?? "") }
}
