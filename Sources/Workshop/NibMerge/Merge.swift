internal import ArgumentParser
internal import Foundation
internal import Inspection
internal import NibChecking
internal import PlainText
internal import REPL

struct Merge: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "merge", "Merge two versions of a nib, object by object.",
        discussion: """
            Git calls this command after nib git-setup. The result replaces our version. If both versions changed the \
            same attribute differently, our version applies, and a comment before the element shows both. So the file \
            is still a nib. The exit status is then 1. The command merges other files by their lines, as Git does.
            """)

    @Argument(help: "The common ancestor of both.", completion: .nibs)
    var base: String

    @Argument(help: "Our version, which the result replaces.", completion: .nibs)
    var ours: String

    @Argument(help: "Their version.", completion: .nibs)
    var theirs: String

    @Argument(help: "The name of the file in Git.", completion: .nibs)
    var path: String?

    var files: [String] { [base, ours, theirs] }

    func read(in session: Session) throws {
        let name = path ?? ours
        let texts = try files.map { file in
            do { return String(data: try Data(ofFile: file, atMost: 256 << 20), encoding: .utf8) } catch {
                throw CommandError.unreadable(file, reason: "\(error)")
            }
        }
        let merge: NibMerge
        do {
            merge = try NibMerge(base: texts[0], ours: texts[1], theirs: texts[2])
        } catch {
            session.print("\(name): merged by lines: \(error)")
            return try mergeLines()
        }
        try PictureFile(path: ours).write(Data(merge.text.utf8), overwriting: true)
        for conflict in merge.conflicts { session.print("\(name): conflict: \(conflict)") }
        // Git names the file itself.
        if path == nil { session.remark("Saved in \(ours).") }
        if !merge.conflicts.isEmpty { throw ExitCode.failure }
    }

    private func mergeLines() throws {
        let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
        guard try Git.run(["merge-file"] + labels + ["--", ours, base, theirs]).ending == .exit(0) else {
            throw ExitCode.failure
        }
    }
}
