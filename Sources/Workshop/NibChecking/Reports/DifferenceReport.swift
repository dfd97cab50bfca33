internal import InterfaceBuilder
internal import REPL

struct DifferenceReport: Encodable {
    let version = OutputFormat.version
    let old: String
    let new: String
    let changes: [IBDifference.Change]

    init(_ difference: IBDifference) {
        (old, new, changes) = (difference.old, difference.new, difference.changes)
    }
}
