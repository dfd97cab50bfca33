internal import InterfaceBuilder
internal import TerminalUIKit

extension LoadedNib {
    /// What a reviewer would remark on: what the document tells, what loading it showed, and pictures that are missing.
    ///
    /// - Parameter images: Where pictures are looked for.
    func findings(lookingForImagesIn images: ImageFolder) -> [IBFinding] {
        let faults = inspection.faults.map { (rule: "connection", fault: $0) } + inspection.layoutFaults
        let loading = faults.map { rule, fault in
            IBFinding(
                fault.exception == nil ? .warning : .error, rule: rule,
                IBError(
                    file: document.file, location: fault.location, objectID: fault.objectID, message: fault.message,
                    suggestion: fault.suggestion))
        }
        let all = document.findings + loading + missingImages(images)
        guard scene != nil else { return all.inDocumentOrder }
        let ids = Set(objects.flatMap { [$0.id] + $0.constraints.map(\.id) })
        return all.filter { $0.fault.objectID.map(ids.contains) ?? false }.inDocumentOrder
    }

    private func missingImages(_ folder: ImageFolder) -> [IBFinding] {
        document.allObjects.flatMap { object in
            object.imageNames.filter { !folder.contains($0) && UIImage(named: $0) == nil }.map { name in
                IBFinding(
                    .warning, rule: "missing-image",
                    IBError(
                        file: document.file, location: object.location, objectID: object.id,
                        message: "there is no image \(name) beside the file, nor in an asset catalog of the project"))
            }
        }
    }
}
