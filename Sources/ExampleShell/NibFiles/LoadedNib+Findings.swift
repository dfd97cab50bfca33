internal import InterfaceBuilder
internal import TerminalUIKit

extension LoadedNib {
    /// What a reviewer would remark on: what the document tells, what loading it showed, and pictures that are missing.
    ///
    /// - Parameter images: Where pictures are looked for.
    func findings(lookingForImagesIn images: ImageFolder) -> [IBFinding] {
        let connections = inspection.faults.map { fault in
            IBFinding(
                fault.exception == nil ? .warning : .error, rule: "connection",
                IBError(
                    file: document.file, location: fault.location, objectID: fault.objectID, message: fault.message,
                    suggestion: fault.suggestion))
        }
        let all = document.findings + connections + missingImages(images)
        guard scene != nil else { return all.inDocumentOrder }
        let ids = Set(objects.map(\.id))
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
