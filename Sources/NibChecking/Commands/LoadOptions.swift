internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import TerminalUIKit

/// What of a file is to be loaded, and how large.
struct LoadOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The file; - is standard input.", valueName: "file"), completion: .nibs)
    var file: String

    @Option(
        help: ArgumentHelp("Show one scene, by its id or its storyboard identifier.", valueName: "id"),
        completion: .custom { words, _, _ in MainActor.assumeIsolated { scenes(in: words) } })
    var scene: String?

    @OptionGroup var screen: ScreenOptions

    /// Where the text comes from.
    var source: NibSource { NibSource(path: file) }

    /// Loads the file, and does something with it.
    @MainActor func load<Result>(
        metrics: TextMetrics = .typographic, _ work: (LoadedNib) throws -> Result
    ) throws -> Result {
        var options = try screen.loading(scene: scene)
        options.metrics = metrics
        return try LoadedNib.load(source.document(), options, work)
    }

    /// The report on the file.
    @MainActor var report: NibReport {
        get throws {
            try load { nib in
                let findings = nib.findings(of: Project(around: source.folder))
                return NibReport(nib, findings: findings.filter { $0.severity != .note })
            }
        }
    }

    /// What the scenes are called of the files among words.
    @MainActor private static func scenes(in words: [String]) -> [String] {
        documents(in: words).flatMap(\.scenes).flatMap { scene in
            [scene.sceneID, scene.viewController?.id, scene.viewController?.storyboardIdentifier].compactMap(\.self)
        }
    }

    /// The documents whose names are among words.
    @MainActor static func documents(in words: [String]) -> [IBDocument] {
        words.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.compactMap {
            try? NibSource(path: $0).document()
        }
    }
}
