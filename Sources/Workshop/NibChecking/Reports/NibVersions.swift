internal import Inspection
internal import InterfaceBuilder

struct NibVersions {
    /// The path of the old version, or `/dev/null` if there isn't one.
    let old: String
    /// The path of the new version, or `/dev/null` if there isn't one.
    let new: String
    var path: String?
    /// The new name of the file in Git, if it is different.
    var newPath: String?
    /// The lines of Git about the renaming, such as `similarity index 90%` and `rename from Old.xib`.
    var note = ""

    /// Returns the name of the file in Git, or both of its names, or nil if it doesn't have one.
    func name(ascii: Bool) -> String? {
        guard let path, let newPath else { return path }
        let how = note.contains("\ncopy from ") ? "copied" : "renamed"
        return "\(path) \(ascii ? "->" : "→") \(newPath) (\(how))"
    }

    var difference: IBDifference {
        get throws {
            let (old, new) = (try document(old), try document(new))
            return NibWatch.shared.run(.comparing) { IBDifference(from: old, to: new) }
        }
    }

    /// A Boolean value that indicates whether the files have the same bytes.
    var haveSameBytes: Bool { NibSource(path: old).data == NibSource(path: new).data }

    /// The project that the file is of. Git's own files lie elsewhere.
    var project: Project { Project(around: NibSource(path: newPath ?? path ?? new).folder, readsSources: false) }

    /// Loads both, and does something with them.
    func load<Result>(_ options: LoadedNib.Options, _ work: ([LoadedNib]) throws -> Result) throws -> Result {
        try LoadedNib.load(document(old), options) { first in
            try LoadedNib.load(document(new), options) { try work([first, $0]) }
        }
    }

    private func document(_ path: String) throws -> IBDocument {
        try path == "/dev/null" ? IBDocument.empty(named: path) : NibSource(path: path).document()
    }
}
