package import InterfaceBuilder
internal import TerminalUIKit

extension LoadedNib {
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
