internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import PlainText
internal import REPL

extension Nib {
    /// The two versions, as they are named on the command line or by git.
    private var versions: (name: String?, old: String, new: String)? {
        switch files.count {
        case 2: (nil, files[0], files[1])
        // path, old file, its hash and mode, new file, its hash and mode
        case 7: (files[0], files[1], files[4])
        default: nil
        }
    }

    /// Prints what changed between two versions.
    ///
    /// Git stops at the first file of which its diff fails, so for git a file that can't be compared only says why.
    @MainActor func printDifference(in session: Session) throws {
        guard let (name, old, new) = versions else {
            // Git hands a path alone for a file with a conflict.
            return session.print("\(files[0]): one file, and nothing to compare it with; is its merge unfinished?")
        }
        do {
            let difference = try IBDifference(from: Self.version(old), to: Self.version(new))
            let (ascii, columns) = (session.appearance.style.ascii, session.appearance.proseColumns)
            try session.print(difference, in: format) { $0.text(name: name, ascii: ascii, columns: columns) }
        } catch {
            guard let name else { throw error }
            session.print("\(name): \(error)")
        }
    }

    /// Loads both versions, or the one file, and does something with them.
    @MainActor package func loadAll<Result>(_ work: ([LoadedNib]) throws -> Result) throws -> Result {
        let options = try options()
        guard diff, let (_, old, new) = versions else {
            return try LoadedNib.load(NibSource(path: files[0]).document(), options) { try work([$0]) }
        }
        return try LoadedNib.load(Self.version(old), options) { first in
            try LoadedNib.load(Self.version(new), options) { try work([first, $0]) }
        }
    }

    /// A version of a file; where there is none, git names `/dev/null`.
    @MainActor private static func version(_ path: String) throws -> IBDocument {
        try path == "/dev/null" ? IBDocument.empty(named: path) : NibSource(path: path).document()
    }

    /// Prints all that the file says, a fact in each line.
    ///
    /// Git stops at the first file of which it gets no text, so one that is read as text, but not as a document, says
    /// why, and is printed as it is.
    @MainActor func printListing(in session: Session) throws {
        let source = NibSource(path: files[0])
        do {
            session.page(StyledText(try source.document().listing))
        } catch let error as NibError {
            guard let text = source.text else { throw error }
            session.page(StyledText("\(error.faults[0].message)\n\(text)"))
        }
    }
}
