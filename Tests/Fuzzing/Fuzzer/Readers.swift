import Foundation
import TerminalUIKit

@testable import Handbook
@testable import Inspection
@testable import InterfaceBuilder
@testable import NibChecking
@testable import NibLint

/// The use of each reader on one input.
enum Readers {
    static func nib(_ data: Data) {
        World.current.log = { _ in }
        for view in (try? DrawnNib.views(of: data)) ?? [] { DrawnNib.draw(view) }
    }

    /// PNG and JPEG files, up to what is drawn and written of them.
    static func image(_ data: Data) {
        guard let image = UIImage(data: data), image.size.width * image.size.height < 1_000_000 else { return }
        _ = image.imageOrientation
        _ = image.withTintColor(.red).pngData()
        _ = image.jpegData(compressionQuality: 0.5)
    }

    /// The sizes that other pictures say they have.
    static func picture(_ data: Data) {
        for kind in PictureSize.extensions.sorted() { _ = PictureSize(of: file("picture." + kind, data)) }
    }

    /// The name and the measures of a font.
    static func font(_ data: Data) {
        let font = FontFile(data)
        _ = (font?.postScriptName, font?.measures)
    }

    /// The list of an image set, whose file is there, and of a color set.
    static func catalog(_ data: Data) {
        let places = ["A.imageset", "A.colorset"].map { file("A.xcassets/\($0)/Contents.json", data) }
        _ = file("A.xcassets/A.imageset/moon.png", moon)
        let project = Project(around: folder.appendingPathComponent("A.xcassets"), ofFile: false, readsSources: false)
        _ = project.images("A")?.size
        let colors = places[1].deletingLastPathComponent()
        if let color = CatalogColor(in: colors) { _ = color.code }
        _ = CatalogColor.isEmpty(colors)
    }

    /// Xcode's projects, as `nib lint` and as `port` read them, and lists in XML.
    static func project(_ data: Data) {
        var targets = XcodeTargets()
        targets.read(data, at: folder.appendingPathComponent("A.xcodeproj/project.pbxproj"))
        targets.read(info: data)
        _ = targets.hold(folder.path + "/A.xib")
        _ = Targets(contentsOf: file("project.pbxproj", data), beside: ["A.swift"])?.leavesOut("Old/A.swift")
    }

    /// Sources of a project, with the chains and texts that rules ask for.
    static func source(_ data: Data, isSwift: Bool) {
        var index = SourceIndex()
        let name = isSwift ? "A.swift" : "A.m"
        index.read(data, of: name, isSwift: isSwift, isTest: false)
        for name in index.classes.keys { _ = index.conformances(of: index.chain(of: name).classes) }
        for call in index.calls { _ = index.text(call.value, in: call) }
        _ = index.mentions("DishCell")
    }

    static func settings(_ data: Data) {
        let url = file(LintSettings.fileName, data)
        let settings = LintSettings(in: url.deletingLastPathComponent())
        for path in ["A.xib", "Old/B.storyboard"] {
            _ = settings.judged([IBFault("m", rule: "no-module", file: folder.path + "/" + path)], in: nil)
        }
        if let nib { _ = settings.houseFindings(in: nib, asked: []) }
    }

    static func baseline(_ data: Data) {
        let url = file("baseline", data)
        guard var baseline = try? LintBaseline(path: url.path) else { return }
        var findings = ["A.xib", "B.xib"].map { IBFault("m", rule: "no-module", file: folder.path + "/" + $0) }
        _ = baseline.remove(from: &findings)
        try? LintBaseline.write(findings, to: url.path)
    }

    /// Pasted texts and crash logs for `explain`.
    static func log(_ data: Data) {
        let explanation = Explanation(of: String(decoding: data, as: UTF8.self), among: messages)
        for finding in explanation.findings { _ = finding.filled(finding.message.title) }
    }

    /// The events of a learner's tests.
    static func events(_ data: Data) {
        _ = TestResult.results(in: String(decoding: data, as: UTF8.self), sealedBy: "seal")
    }

    static func recording(_ data: Data) { _ = (try? Recording(data))?.moment(afterLines: 3) }

    private static let messages = (try? Handbook(at: handbook).messages()) ?? []
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL
    private static let handbook = repository.appendingPathComponent("Tutorials/Handbook.docc")
    private static let moon =
        repository
        .appendingPathComponent("Examples/ReusableGridViewCellExample/Images/moon-30.png").contents() ?? Data()

    private static let nib = try? IBDocument(
        data: Data("<document><objects><view id='a'><imageView id='b'/></view></objects></document>".utf8),
        file: "A.xib")

    /// A folder of the process, in memory if the system has such a place.
    private static let folder: URL = {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let place = (try? memory.checkResourceIsReachable()) == true ? memory : FileManager.default.temporaryDirectory
        let folder = place.appendingPathComponent("fuzzer-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }()

    private static func file(_ name: String, _ data: Data) -> URL {
        let url = folder.appendingPathComponent(name)
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: url)
        return url
    }
}
