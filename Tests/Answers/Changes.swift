import Foundation
import InterfaceBuilder

/// Returns the changes from one version of a nib to another: `changed label "Sun" (lAb-00-001)`.
@MainActor func changes(from old: URL, to new: URL) throws -> [String] {
    let difference = IBDifference(from: try IBDocument(contentsOf: old), to: try IBDocument(contentsOf: new))
    return difference.changes.map { "\($0.kind) \($0.item.title)" }
}
