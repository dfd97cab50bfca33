internal import Inspection
internal import InterfaceBuilder

struct NibVersions {
    /// Where the old version is; `/dev/null` if there is none.
    let old: String
    /// Where the new version is; `/dev/null` if there is none.
    let new: String
    var path: String?
    /// What git calls the file now, if that is different.
    var newPath: String?
    /// What git says of the renaming: `similarity index 90%`, `rename from Old.xib`, and so on in lines.
    var note = ""

    /// What git calls the file, or both of its names; nil if it has none.
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

    /// Whether the files are the same, whatever is in them.
    var haveSameBytes: Bool { NibSource(path: old).data == NibSource(path: new).data }

    /// The project that the file is of; git's own files lie elsewhere.
    var project: Project { Project(around: NibSource(path: newPath ?? path ?? new).folder) }

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
