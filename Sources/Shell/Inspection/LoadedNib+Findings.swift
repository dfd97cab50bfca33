package import InterfaceBuilder
internal import TerminalUIKit

extension LoadedNib {
    /// Returns the problems that a reviewer would report in a document whose images are the program's, and its unread
    /// parts.
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
