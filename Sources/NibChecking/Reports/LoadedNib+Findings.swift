package import InterfaceBuilder
internal import TerminalUIKit

extension LoadedNib {
    /// What a reviewer would remark on: what the document tells and loading it showed, as far as the project around it
    /// does not disprove it, and what is wrong beside that. What is left open is a note.
    func findings(of project: Project) -> [IBFault] {
        NibWatch.shared.run(.project) { _ = project.contents }
        return NibWatch.shared.run(.checking) { judgedFindings(of: project) }
    }

    private func judgedFindings(of project: Project) -> [IBFault] {
        let loaded = (document.findings + inspection.faults).compactMap { project.judged($0, in: document) }
        // A class that is in the program is told of once.
        let known = Set(loaded.filter { $0.rule == BrokenConnections.name }.map(\.location))
        let beside = LintRules.ofProjects.flatMap { $0.findings(in: document, of: project) }
        let all = loaded + beside.filter { !known.contains($0.location) }
        guard scene != nil else { return all.inDocumentOrder }
        let ids = Set(objects.flatMap { [$0.id] + $0.constraints.map(\.id) })
        return all.filter { $0.objectID.map(ids.contains) ?? false }.inDocumentOrder
    }

    /// What a reviewer would remark on in a document whose pictures are the program's, and what nothing reads in it.
    package static func findings(in document: IBDocument) throws -> [IBFault] {
        let unread = document.unread.map { unread in
            let words = unread.description.dropFirst("\(unread.location): ".count)
            return IBFault("not understood: \(words)", rule: "unread", file: document.file, location: unread.location)
        }
        return try load(document, Options()) { nib in
            (document.findings + unread + nib.inspection.faults + nib.unusedKeys).inDocumentOrder
        }
    }

    private var unusedKeys: [IBFault] {
        inspection.unusedKeys.map { object, key in
            IBFault(
                "nothing reads the attribute \(key) of a \(object.element)", rule: "unused", file: document.file,
                location: object.location, objectID: object.id, suggestion: inspection.nearestKey(to: key, of: object))
        }
    }
}
