internal import ArgumentParser
package import Canvases
internal import Foundation
internal import Inspection
internal import InterfaceBuilder
package import REPL

struct Picture: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "snapshot", "Save a picture of a file, or of two versions.",
        discussion: """
            The picture is SVG, or PNG if the name of its file ends in .png. Two versions have marks at their \
            differences. Without --output, the command prints the picture.
            """)

    @Argument(
        help: ArgumentHelp("The file, or its two versions, or - for standard input.", valueName: "files"),
        completion: .nibs)
    var files: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "picture"),
        completion: .file(extensions: ["svg", "png"]))
    var output: String?

    @Option(
        help: ArgumentHelp("Show one scene, by its id or its storyboard identifier.", valueName: "id"),
        completion: .scenes)
    var scene: String?

    @OptionGroup var screen: ScreenOptions

    @Flag(help: "Draw on a dark page.")
    var dark = false

    @Flag(help: "Overwrite an existing file.")
    var force = false

    @Option(help: .limit) var limit: NibLimit?

    func validate() throws {
        if files.count > 2 { throw ValidationError("a picture is of one file or of two versions; name no more") }
        if let output, !output.hasSuffix(".svg"), !output.hasSuffix(".png") {
            throw ValidationError("--output takes a name that ends in .svg or .png, not \"\(output)\"")
        }
    }

    func read(in session: Session) throws {
        let project = Project(around: NibSource(path: files[0]).folder, readsSources: false)
        let options = try screen.loading(scene: scene, project: project)
        let svg = try NibSnapshot.svg(of: files, options, colors: dark ? .dark : .light)
        guard let output else { return session.print(svg) }
        try PictureFile(path: output).write(
            output.hasSuffix(".png") ? PNGConverter.png(of: svg) : Data(svg.utf8), overwriting: force)
        session.remark("Saved in \(output).")
    }
}

extension NibSnapshot {
    fileprivate static func svg(
        of files: [String], _ options: LoadedNib.Options, colors: SnapshotColors
    ) throws -> String {
        guard files.count == 2 else {
            return try LoadedNib.load(NibSource(path: files[0]).document(), options) {
                NibSnapshot([$0], colors: colors).svg
            }
        }
        return try NibVersions(old: files[0], new: files[1]).load(options) { NibSnapshot($0, colors: colors).svg }
    }
}

extension Session {
    /// Returns the picture of the output of a line of `nib`, or nil if it is another line.
    package func nibPicture(of line: String, colors: SnapshotColors) throws -> String? {
        if let show: Show = try command(parsing: line) {
            return try show.watching(in: self) {
                try show.options.load { NibSnapshot([$0], colors: colors).svg }
            }
        }
        if let diff: Diff = try command(parsing: line), let versions = diff.versions {
            return try diff.watching(in: self) {
                try versions.load(diff.screen.loading(project: versions.project)) {
                    NibSnapshot($0, colors: colors).svg
                }
            }
        }
        return nil
    }
}
