internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum UnknownIdentifiers: IBRule, SourceRule {
    static let name = "unknown-identifier"
    static let page = """
        Reuse identifiers that code asks a list for, and that no nib, storyboard or other line of the project has.

        ```swift
        tableView.dequeueReusableCell(withIdentifier: "Dihs", for: indexPath)
        ```

        On iOS, a table raises "unable to dequeue a cell with identifier Dihs - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard", and the app ends. A collection view's message begins \
        with "could not dequeue a view of kind: UICollectionElementKindCell with identifier Dihs". Without an index \
        path, the call returns nil, and the app ends if the code unwraps the result: `as! DishCell`. The rule ignores \
        other calls without an index path. It applies only to folders. If the folder uses libraries without sources, \
        one of them may register the identifier, so this is a warning.
        """

    /// Returns the findings about calls with a constant, `DishCell.identifier`. A function of the project's own that
    /// registers cells may register any of them.
    private static func findingsAboutConstants(in folder: URL, of project: Project) -> [IBFault] {
        guard project.nibs.isWhole, let registered = project.calls.identifiers else { return [] }
        return findings(in: folder, of: project) { call in
            guard case .dequeue = call.kind, let name = project.contents.sources.text(call.value, in: call),
                !project.nibs.hasCell(name), !registered.contains(name)
            else { return nil }
            if case .text = call.value { return nil }
            return ("no nib or storyboard has the reuse identifier `\(name)`, and no code registers it", nil)
        }
    }

    /// Returns the findings in the sources of a folder, in the order of names and lines.
    static func findings(in folder: URL, of project: Project) -> [IBFault] {
        let contents = project.contents
        guard contents.isWhole else { return [] }
        let inside = folder.standardizedFileURL.path + "/"
        let asked = contents.sources.demands.filter { identifier, place in
            place.file.hasPrefix(inside) && contents.sources.onlyDemands(identifier)
                && !identifier.contains { "\\&<>".contains($0) }
        }
        let constants = findingsAboutConstants(in: folder, of: project)
        if asked.isEmpty { return constants }
        // In a nib that can't be read, with what it has around them: an attribute, or in an archive an element.
        let nibs = project.nibs.isWhole ? [] : contents.nibs.compactMap { $0.contents(atMost: 8 << 20) }
        let missing = asked.keys.filter { identifier in
            if project.nibs.hasCell(identifier) { return false }
            let texts = ["\"\(identifier)\"", ">\(identifier)<"].map { Data($0.utf8) }
            return !nibs.contains { nib in texts.contains { nib.range(of: $0) != nil } }
        }
        return constants
            + missing.map { identifier in
                let (file, line) = asked[identifier]!
                return IBFault(
                    "no nib, storyboard or other code has the reuse identifier `\(identifier)`", rule: name,
                    severity: contents.hidesCode ? .warning : .error, file: file,
                    location: IBLocation(line: line, column: 1))
            }.sorted { ($0.file, $0.place.line) < ($1.file, $1.place.line) }
    }
}
