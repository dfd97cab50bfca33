package import Inspection
package import InterfaceBuilder
internal import REPL

extension LoadedNib {
    /// Returns the problems that a reviewer would report: those of the document and of loading it, unless the project
    /// around it disproves them, and those that the project shows. Open questions are notes.
    package func findings(of project: Project) -> [IBFault] {
        NibWatch.shared.run(.checking) { judgedFindings(of: project) }
    }

    private func judgedFindings(of project: Project) -> [IBFault] {
        let loaded = (document.findings + inspection.faults).compactMap { project.judged($0, in: document) }
        // A class that is in the program is reported once.
        let known = Set(loaded.filter { $0.rule == BrokenConnections.name }.map(\.location))
        let beside = LinkedParts.nibParts.flatMap { $0.rules }.flatMap { $0.findings(in: document, of: project) }
        var all = loaded + beside.filter { !known.contains($0.location) }
        // A file that isn't in the app can't end it, so its findings are notes.
        if project.isInTarget(document.file) == false {
            all = all.map { $0.rule == "no-target" ? $0 : $0.changed(to: .note) }
        }
        guard scene != nil else { return all.inDocumentOrder }
        let ids = Set(objects.flatMap { [$0.id] + $0.constraints.map(\.id) })
        return all.filter { $0.objectID.map(ids.contains) ?? false }.inDocumentOrder
    }
}
