internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import REPL

/// The merge of two versions of a file with a common ancestor, object by object and attribute by attribute.
///
/// Parts that neither side changed keep their bytes. If both sides changed the same part, the file keeps ours. A
/// comment before it has both, between the marks that Git uses, so that the file is still a nib.
struct NibMerge {
    struct Conflict: CustomStringConvertible {
        /// The element of the conflict: `<label> Qx1-aa-001`.
        let about: String
        /// The changes of both sides.
        let why: String

        var description: String { "\(about): \(why)" }
    }

    let text: String
    let conflicts: [Conflict]

    init(text: String, conflicts: [Conflict]) {
        (self.text, self.conflicts) = (text, conflicts)
    }

    /// Merges versions, nil for one that isn't text. Archives are refused, and so is text that isn't a document.
    init(base: String?, ours: String?, theirs: String?) throws {
        let versions = [("base", base), ("ours", ours), ("theirs", theirs)]
        for (name, text) in versions { _ = try IBDocument(data: Data((text ?? "\0").utf8), file: name) }
        let trees = ThreeWays(base: base, ours: ours, theirs: theirs).map(MergeNode.tree)
        // In an archive ids are numbers, which each side counts on.
        guard trees.all.allSatisfy({ $0.children.contains { $0.name == "document" } }) else {
            throw CommandError("a xib of before Xcode 5, in which ids are only numbers")
        }
        // A reference to an object that the other side has deleted is in conflict with the deletion.
        var forced: [String: MergeWriter.Side] = [:]
        while true {
            let writer = MergeWriter(trees, forced: forced)
            let merge = writer.merge()
            let lost = writer.danglers(in: merge.text).filter { forced[$0.key] == nil }
            if lost.isEmpty {
                let text = try FrameWriter.closing(writer.openFrames, in: merge.text)
                self.init(text: text, conflicts: merge.conflicts)
                return
            }
            forced.merge(lost) { old, _ in old }
        }
    }
}
