internal import ArgumentParser
internal import Foundation
internal import Inspection
internal import NibChecking
internal import REPL

struct Review: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "review", "Save a page with pictures of changed nibs.",
        discussion: """
            The page shows both versions of each xib and storyboard that changed between two commits, with the \
            differences outlined, and explains them below. If you give one commit instead of a range, it is compared \
            with the current files.
            """)

    @Argument(help: ArgumentHelp("The commits to compare, such as main..HEAD.", valueName: "commits"))
    var range = "HEAD"

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The page to write.", valueName: "page"),
        completion: .file(extensions: ["html"]))
    var output = "review.html"

    @Flag(help: "Overwrite an existing file.")
    var force = false

    @Option(help: .limit) var limit: NibLimit?

    var files: [String] { [] }

    func read(in session: Session) throws {
        let project = try Project(around: Git.top())
        var page = ReviewPage(title: "Nibs changed \(range.contains("..") ? "in" : "since") \(range)")
        let revisions = try NibRevision.all(in: range)
        for revision in revisions { page.add(revision, of: project) }
        try PictureFile(path: output).write(Data(page.html.utf8), overwriting: force)
        session.remark("Saved in \(output): \(revisions.count == 1 ? "1 file" : "\(revisions.count) files").")
    }
}
