import Foundation
import TerminalTesting
import Testing

/// Files in which many things share others. Each check of one of them must not read all the others again.
@Suite(.talkingToPrograms)
nonisolated struct LintGrowthTests {
    private let program: Executable
    private let folder: TemporaryFolder

    init() throws {
        program = try Executable("nib")
        folder = try TemporaryFolder()
        _ = try folder.file("Package.swift", "")
    }

    private static func xib(owner: String, _ views: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
        <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
        <view id="v"><subviews>\(views)</subviews></view></objects></document>
        """
    }

    private func lint() throws -> (lines: [Substring], errors: String) {
        let run = try program.run(["lint", "--notes", "--limit", "20", folder.path])
        return (run.output.split(separator: "\n"), run.errors)
    }

    @Test("Files in groups with long paths take no longer than others")
    func longPaths() throws {
        // Given
        mkdir(folder.path + "/Moon.xcodeproj", 0o700)
        let names = (0..<4_000).map { "F\($0)" }
        let files = names.map { "B\($0) = {isa = PBXBuildFile; fileRef = \($0);}; \($0) = {path = \($0).swift;};" }
        let path = String(repeating: "Moon/", count: 10_000)
        let groups = (0..<60).map { depth in
            let children = depth == 0 ? names.joined(separator: ",") : "G\(depth - 1)"
            return "G\(depth) = {isa = PBXGroup; children = (\(children)); path = \"\(path)\";};"
        }
        let text = "{objects = {\(files.joined())\(groups.joined())};}"
        _ = try folder.file("Moon.xcodeproj/project.pbxproj", text)
        _ = try folder.file("Dish.xib", Self.xib(owner: "UIViewController", ""))

        // When
        let run = try lint()

        // Then
        expect(run.errors, equals: "")
    }

    @Test("A class of many actions that no nib connects is read once for all of them")
    func actions() throws {
        // Given
        let names = (0..<2_000).map { "serve\($0)" }
        let methods = names.map { "@IBAction func \($0)(_ sender: Any) {}\n" }.joined()
        for name in ["Dish", "Soup"] {
            _ = try folder.file("\(name).swift", "class \(name): UIViewController {\n\(methods)}\n")
        }
        let buttons = names.map { name in
            """
            <button id="b\(name)"><connections>
            <action selector="\(name):" destination="-1" eventType="touchUpInside" id="a\(name)"/></connections></button>
            """
        }
        _ = try folder.file("Dish.xib", Self.xib(owner: "Dish", buttons.joined()))
        _ = try folder.file("Soup.xib", Self.xib(owner: "Soup", ""))

        // When
        let run = try lint()

        // Then
        expect(run.errors, equals: "")
        expect(run.lines.filter { $0.hasSuffix("[unconnected-action]") }.count, equals: 2_000)
    }
}
