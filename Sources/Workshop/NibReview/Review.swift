internal import ArgumentParser
internal import Foundation
internal import Inspection
internal import NibChecking
internal import REPL

struct Review: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "review", "Save a page with pictures of what changed between two commits.",
        discussion: """
            Of each xib and storyboard that git says has changed both versions stand side by side, with what differs \
            outlined, and below them what that means. One commit instead of a range is compared with the files as they \
            are now.
            """)

    @Argument(help: ArgumentHelp("What git compares, such as main..HEAD.", valueName: "commits"))
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
