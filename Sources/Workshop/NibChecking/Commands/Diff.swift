internal import ArgumentParser
internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import REPL

struct Diff: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "diff", "Compare two versions, object by object.",
        discussion: """
            Git can use it as its external diff, and then passes more than two arguments. nib git-setup configures that.
            """)

    @Argument(
        help: ArgumentHelp("The old version and the new one, or - for standard input.", valueName: "files"),
        completion: .nibs)
    var files: [String]

    @OptionGroup var screen: ScreenOptions

    @OptionGroup var format: OutputFormat

    @Option(help: .limit) var limit: NibLimit?

    func validate() throws {
        guard [1, 2, 7, 9].contains(files.count) else {
            throw ValidationError("nib diff compares two files, not \(files.count); name both")
        }
        if files.count == 1, !isForGit {
            throw ValidationError(
                "nib diff compares two files; name another one beside \(files[0]). \"nib review\" shows the changes "
                    + "since the last commit")
        }
    }

    /// Git stops at the first file of which its diff fails, so for git a file that can't be compared only says why.
    func read(in session: Session) throws {
        guard let versions else {
            // Git hands a path alone for a file with a conflict.
            return session.print("\(files[0]): its merge is unfinished, so there is nothing to compare it with")
        }
        let (ascii, columns) = (session.appearance.style.ascii, session.appearance.proseColumns)
        do {
            let difference = try versions.difference
            guard !format.json else { return try session.print(json: DifferenceReport(difference)) }
            session.page(difference.text(name: versions.name(ascii: ascii), ascii: ascii, columns: columns))
        } catch let error as NibError {
            guard let name = versions.name(ascii: ascii) else { throw error }
            let which = error.faults[0].file == versions.new ? "new" : "old"
            session.print(
                """
                \(name): \(versions.haveSameBytes ? "the bytes are the same" : "the bytes differ")
                  the \(which) version is no nib: \(error.faults[0].words)
                """)
        }
    }

    /// The two versions, as they are named on the command line or by git, or nil if git names a path alone.
    var versions: NibVersions? {
        switch files.count {
        case 2: NibVersions(old: files[0], new: files[1])
        // path, old file, its hash and mode, new file, its hash and mode, new path, and git's words on the renaming
        case 7: NibVersions(old: files[1], new: files[4], path: files[0])
        case 9: NibVersions(old: files[1], new: files[4], path: files[0], newPath: files[7], note: files[8])
        default: nil
        }
    }

    private var isForGit: Bool { ProcessInfo.processInfo.environment["GIT_DIFF_PATH_TOTAL"] != nil }
}
