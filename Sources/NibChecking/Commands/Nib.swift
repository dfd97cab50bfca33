package import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
package import REPL
internal import TerminalUIKit

/// `nib`: opens any nib or storyboard, shows what it says, checks it, or compares two versions.
package struct Nib: SessionCommand {
    package static let configuration = CommandConfiguration(
        abstract: "Open any iOS xib or storyboard.",
        discussion: """
            It is loaded with a File's Owner that accepts everything, and drawn at the size of its device. Below stand \
            its objects, its connections, what is not understood or not used, and what a reviewer would remark on. Of \
            a storyboard the first scene is drawn; --scene chooses another. - is standard input. To save a picture: \
            snapshot screen.svg --of "nib Menu.xib"; with --diff it shows both versions.

            --lint prints only the remarks, as compilers do, and fails if there are any. --diff compares two \
            versions, object by object; git can use it as its external diff. --text prints everything in the file, \
            one fact on each line, for programs that compare lines.
            """)
    package static let purpose = CommandPurpose.look

    @Argument(
        help: ArgumentHelp("The file; several with --lint, two with --diff.", valueName: "files"),
        completion: .file(extensions: ["xib", "storyboard"]))
    var files: [String]

    @Flag(help: "Print only what a reviewer would remark on.")
    var lint = false

    @Flag(help: "Compare two versions of a file.")
    var diff = false

    @Flag(help: "Print everything in the file, one fact on each line.")
    var text = false

    @Option(help: ArgumentHelp("Show one scene, by its id or its storyboard identifier.", valueName: "id"))
    var scene: String?

    @Option(help: "The size of the screens in points, such as 375x667.")
    var size: ScreenSize?

    @Option(help: ArgumentHelp("The device to show it on, such as retina4_7 or \"iPhone 8\".", valueName: "name"))
    var device: String?

    @OptionGroup var format: OutputFormat

    /// Creates a command to be parsed.
    package init() {}

    package func validate() throws {
        let modes = [("--lint", lint), ("--diff", diff), ("--text", text)].filter(\.1).map(\.0)
        if modes.count > 1 { throw ValidationError("give either \(modes[0]) or \(modes[1]), not both") }
        if let mode = modes.first, scene != nil { throw ValidationError("--scene does not work with \(mode)") }
        if text, format.json { throw ValidationError("give either --text or --json, not both") }
        if size != nil, device != nil { throw ValidationError("give either --size or --device, not both") }
        // Git gives an external diff seven words, and the path alone of a file that is not merged.
        if diff {
            guard [1, 2, 7].contains(files.count) else { throw ValidationError("--diff compares two files; name both") }
        } else if !lint, files.count > 1 {
            throw ValidationError("only --lint takes several files; name one")
        }
    }

    package func run(in session: Session) throws {
        try checkInput(in: session)
        if lint { return try printFindings(in: session) }
        if diff { return try printDifference(in: session) }
        if text { return try printListing(in: session) }
        let source = NibSource(path: files[0])
        let document = try source.document()
        var options = try options()
        let report = try LoadedNib.load(document, options) { nib in
            NibReport(nib, findings: nib.findings(lookingForImagesIn: ImageFolder(around: source.folder)))
        }
        if format.json { return try session.print(report, in: format) { _ in "" } }
        options.metrics = .columns
        let pictures = try LoadedNib.load(document, options, session.pictures(of:))
        session.page(report, pictures)
    }

    package func effect(in session: Session) -> CommandEffect { .shows(["nib"]) }

    /// Refuses standard input, if the next commands would be read for a file.
    @MainActor package func checkInput(in session: Session) throws {
        if session.isFedByStandardInput, files.contains("-") {
            throw NibFileError("- is standard input, where the commands come from; name a file")
        }
    }

    /// What is to be loaded, and how large.
    func options() throws -> LoadedNib.Options {
        let device = try device.map { name in
            guard let device = IBDevice(named: name) else {
                let nearest = IBDevice.nearestName(to: name).map { "did you mean \"\($0)\"?" }
                throw NibFileError(
                    "there is no device \"\(name)\"; "
                        + (nearest ?? "try retina4_7 or \"iPhone 8\", or --size 375x667"))
            }
            return device
        }
        return LoadedNib.Options(size: size?.size, device: device, scene: scene)
    }

    package static func candidates(for argument: String, in session: Session) -> [String] {
        argument == "name" ? IBDevice.names : []
    }
}

extension Session {
    /// The screens of a loaded file as lines of text, each with its name if there are several.
    fileprivate func pictures(of nib: LoadedNib) -> [String] {
        nib.shownScreens.flatMap { screen in
            let name = StyledText(screen.showable.object.name, .bold).text(in: appearance.style)
            return (nib.shownScreens.count > 1 ? [name] : [])
                + screen.window.outlined(columns: appearance.proseColumns).canvas.lines(style: appearance.style)
        }
    }

    /// Prints the screens of a file, and what is to be said of it.
    fileprivate func page(_ report: NibReport, _ pictures: [String]) {
        let columns = appearance.proseColumns
        let heading = report.heading.cut(to: columns).text(in: appearance.style)
        let text = report.text(ascii: appearance.style.ascii, columns: columns).text(in: appearance.style)
        page(styled: ([heading] + pictures + [text]).joined(separator: "\n"))
    }
}
