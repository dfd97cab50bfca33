internal import ArgumentParser
internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

/// The options for loading a file: the scene and the size.
struct LoadOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file"), completion: .nibs)
    var file: String

    @Option(
        help: ArgumentHelp("Show one scene, by its id or its storyboard identifier.", valueName: "id"),
        completion: .scenes)
    var scene: String?

    @OptionGroup var screen: ScreenOptions

    var source: NibSource { NibSource(path: file) }

    /// The project around the file without its sources, which are for lint: they may be many, and a look should take no
    /// time.
    @MainActor var project: Project { Project(around: source.folder, readsSources: false) }

    /// Loads the file, or a document of it that was read already, and does something with it.
    @MainActor func load<Result>(
        _ document: IBDocument? = nil, of project: Project? = nil, isOnlyDrawn: Bool = false,
        metrics: TextMetrics = .typographic, _ work: (LoadedNib) throws -> Result
    ) throws -> Result {
        var options = try screen.loading(scene: scene, project: project ?? self.project)
        (options.metrics, options.isOnlyDrawn) = (metrics, isOnlyDrawn)
        return try LoadedNib.load(document ?? source.document(), options, work)
    }

    @MainActor func report(on document: IBDocument) throws -> NibReport {
        let project = project
        return try load(document, of: project) { nib in
            NibReport(nib, findings: nib.findings(of: project).filter { $0.severity != .note })
        }
    }
}
