package import InterfaceBuilder
internal import TerminalUIKit

extension LoadedNib {
    /// What a reviewer would remark on: what the document tells, what loading it showed, and pictures that are missing.
    var findings: [IBFault] {
        let all = document.findings + inspection.faults + (inspection.images.map(missingImages) ?? [])
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

    private func missingImages(_ folder: ImageFolder) -> [IBFault] {
        document.allObjects.flatMap { object in
            object.imageNames.filter { !folder.contains($0) && UIImage(named: $0) == nil }.map { name in
                IBFault(
                    "there is no image \(name) beside the file, nor in an asset catalog of the project",
                    rule: "missing-image", file: document.file, location: object.location, objectID: object.id)
            }
        }
    }
}
