internal import ArgumentParser
internal import InterfaceBuilder
internal import REPL

extension Nib {
    /// Prints what a reviewer would remark on, a line for each, and fails if there was anything.
    @MainActor func printFindings(in session: Session) throws {
        let options = try options()
        var folders: [String: ImageFolder] = [:]
        let findings = try files.flatMap { path in
            let source = NibSource(path: path)
            do {
                let document = try source.document()
                let images = folders[source.folder.path] ?? ImageFolder(around: source.folder)
                folders[source.folder.path] = images
                return try LoadedNib.load(document, options) { $0.findings(lookingForImagesIn: images) }
            } catch let error as NibError {
                return error.faults
            }
        }
        if format.json {
            try session.print(findings, in: format) { _ in "" }
        } else if !findings.isEmpty {
            session.page(StyledText(findings.map(\.diagnostic).joined(separator: "\n")))
        }
        if !findings.isEmpty { throw ExitCode.failure }
    }
}
