import Foundation
import InterfaceBuilder
import Testing

@testable import Port

@MainActor struct ProjectTests {
    private let project: XcodeProject

    init() throws { project = try XcodeProject(in: Fixture.folder.appendingPathComponent("Xcode")) }

    @Test("A project is its Swift, its nibs and its pictures; what else there is is listed")
    func files() {
        // Then
        #expect(project.name == "Moons")
        #expect(project.sources.map(\.path) == ["AppDelegate.swift", "MoonCell.swift", "MoonsViewController.swift"])
        #expect(project.nibs.map(\.lastPathComponent) == ["MoonCell.xib"])
        #expect(project.left.map(\.path) == ["OldMoon.h"])
        #expect(project.facts.customObjects == ["MoonFinder"])
    }

    @Test("The app's delegate makes the first screen")
    func first() {
        // When
        let screens = Screen.all(of: project, beginningWith: nil)

        // Then
        #expect(
            screens.map(\.code) == ["launched(AppDelegate())"])
    }

    @Test("A package has the code in the spelling of here, and a module that isn't here is left to Xcode")
    func package() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var package = PortedPackage(
            of: project, in: folder, on: Fixture.root, showing: Screen.all(of: project, beginningWith: nil))

        // When
        try package.write()

        // Then
        let code = folder.appendingPathComponent("Sources/Moons")
        let text = try String(contentsOf: code.appendingPathComponent("MoonsViewController.swift"), encoding: .utf8)
        #expect(try text == Fixture.file("MoonsViewController.txt", in: "Here").text)
        #expect(FileManager.default.fileExists(atPath: code.path + "/Nibs/MoonCell.xib"))
        #expect(package.list.map(\.cut.why) == ["there is no module CoreData"])
        let report = PortReport(package.list, files: [], trials: [])
        #expect(report.lines.last?.contains("replace the code that fetches and saves by an array") == true)
    }

    @Test("What came here goes back whole, without what was written for here")
    func back() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screens = Screen.all(of: project, beginningWith: nil)
        var package = PortedPackage(of: project, in: folder, on: Fixture.root, showing: screens)
        try package.write()
        let (code, new) = (folder.appendingPathComponent("Sources/Moons"), folder.appendingPathComponent("Back"))

        // When
        try BackPort(of: XcodeProject(in: code), from: code, to: new).write()

        // Then
        let files = try FileManager.default.contentsOfDirectory(atPath: new.path).sorted()
        #expect(files == ["AppDelegate.swift", "MoonCell.swift", "MoonCell.xib", "MoonsViewController.swift"])
        for file in files {
            let old = Fixture.folder.appendingPathComponent("Xcode/\(file)")
            #expect(try Data(contentsOf: new.appendingPathComponent(file)) == Data(contentsOf: old), "\(file)")
        }
    }

    @Test("A change that was made here comes back in the file as it was")
    func changes() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var package = PortedPackage(
            of: project, in: folder, on: Fixture.root, showing: Screen.all(of: project, beginningWith: nil))
        try package.write()
        let (code, new) = (folder.appendingPathComponent("Sources/Moons"), folder.appendingPathComponent("Back"))
        let file = code.appendingPathComponent("AppDelegate.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing("= \"Moons\"", with: "= \"All moons\"").write(to: file, atomically: true, encoding: .utf8)

        // When
        try BackPort(of: XcodeProject(in: code), from: code, to: new).write()

        // Then
        let old = try Fixture.file("AppDelegate.swift").text
        let back = try String(contentsOf: new.appendingPathComponent("AppDelegate.swift"), encoding: .utf8)
        #expect(back == old.replacing("= \"Moons\"", with: "= \"All moons\""))
        #expect(back.hasPrefix("import UIKit\n\n@UIApplicationMain\n"))
    }

    @Test("A project for two systems is its iOS app, and another folder's code goes along")
    func targets() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (app, pod) = (folder.appendingPathComponent("App"), folder.appendingPathComponent("Pod"))
        for place in [app.appendingPathComponent("A.xcodeproj"), pod] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        func target(_ name: String, _ system: String) -> String {
            """
            \(name) = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
                buildConfigurationList = \(name)L; buildPhases = (\(name)P); };
            \(name)L = { buildConfigurations = (\(name)C); }; \(name)C = { buildSettings = { SDKROOT = \(system); }; };
            \(name)P = { isa = PBXSourcesBuildPhase; files = (\(name)B); }; \(name)B = { fileRef = \(name)F; };
            \(name)F = { isa = PBXFileReference; path = "\(name).swift"; sourceTree = "<group>"; };
            """
        }
        try "{ objects = { \(target("Phone", "iphoneos")) \(target("Mac", "macosx")) }; }".write(
            to: app.appendingPathComponent("A.xcodeproj/project.pbxproj"), atomically: true, encoding: .utf8)
        for name in ["Phone", "Mac"] {
            try "class \(name) {}".write(
                to: app.appendingPathComponent("\(name).swift"), atomically: true, encoding: .utf8)
        }
        try "class Helper {}".write(to: pod.appendingPathComponent("Helper.swift"), atomically: true, encoding: .utf8)

        // When
        let project = try XcodeProject(in: app, with: [pod])

        // Then
        #expect(project.sources.map(\.path) == ["Phone.swift", "With/Pod/Helper.swift"])
        #expect(project.left.map(\.path) == ["Mac.swift"])
        #expect(project.carried == ["Pod"])
    }

    @Test("A project's groups that contain each other, and pipes beside it, don't keep the program")
    func circles() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = { folder.appendingPathComponent($0).path }
        for name in ["A.xcodeproj", "B.xcodeproj", "Moon.colorset", "Moon.imageset"] {
            try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
        }
        try """
        { objects = { T = { isa = PBXNativeTarget; buildPhases = (P); }; P = { files = (B); }; B = { fileRef = F; };
            F = { path = "Moon.swift"; }; G = { children = (F, H); }; H = { children = (G); }; }; }
        """.write(toFile: path("A.xcodeproj/project.pbxproj"), atomically: true, encoding: .utf8)
        try "class Moon {}".write(toFile: path("Moon.swift"), atomically: true, encoding: .utf8)
        let pipes = [
            "B.xcodeproj/project.pbxproj", "Info.plist", "Moon.colorset/Contents.json", "Moon.imageset/Contents.json",
            "Moon.json", "Moon.svg", "Moon.xib",
        ]
        for name in pipes { mkfifo(path(name), 0o600) }

        // When
        let project = try XcodeProject(in: folder)

        // Then
        #expect(project.sources.map(\.path) == ["Moon.swift"])
        #expect(project.files.isEmpty && project.nibs.isEmpty)
        #expect(project.left.map(\.path).contains("Moon.xib"))
    }

    @Test("A color that a catalog only names isn't listed, and one that can't be carried is")
    func colors() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, color) in [
            ("AccentColor", ""), ("Moon", #", "color": { "components": { "white": "1", "alpha": "1" } }"#),
            ("Tint", #", "color": { "reference": "systemBlueColor" }"#),
        ] {
            let set = folder.appendingPathComponent("\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try #"{ "colors": [{ "idiom": "universal"\#(color) }] }"#.write(
                to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        }
        try "class Moon {}".write(
            to: folder.appendingPathComponent("Moon.swift"), atomically: true, encoding: .utf8)

        // When
        let project = try XcodeProject(in: folder)

        // Then
        #expect(project.colors.map(\.name) == ["Moon"])
        #expect(project.left.map(\.path) == ["Tint.colorset"])
    }

    @Test(
        "An app that supports only a device on its side starts on one",
        arguments: [
            (["LandscapeLeft", "LandscapeRight"], true), (["Portrait", "LandscapeLeft"], false), ([], false),
        ])
    func orientations(names: [String], isLandscape: Bool) throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (list, build) = (folder.appendingPathComponent("List"), folder.appendingPathComponent("Build"))
        for place in [list, build.appendingPathComponent("A.xcodeproj")] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        for place in [list, build] {
            try "class Moon {}".write(
                to: place.appendingPathComponent("Moon.swift"), atomically: true, encoding: .utf8)
        }
        let words = names.map { "UIInterfaceOrientation" + $0 }
        try PropertyListSerialization.data(
            fromPropertyList: ["UISupportedInterfaceOrientations": words], format: .xml, options: 0
        ).write(to: list.appendingPathComponent("Info.plist"))
        let setting = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"\(words.joined(separator: " "))\";"
        try setting.write(
            to: build.appendingPathComponent("A.xcodeproj/project.pbxproj"), atomically: true, encoding: .utf8)

        // When
        let projects = try [list, build].map { try XcodeProject(in: $0) }
        let package = folder.appendingPathComponent("New")
        let screens = [Screen(name: "Moon", code: "UIViewController()")]
        var ported = PortedPackage(of: projects[0], in: package, on: Fixture.root, showing: screens)
        try ported.write()

        // Then
        let main = package.appendingPathComponent("Sources/\(projects[0].name)/main.swift")
        let text = try String(contentsOf: main, encoding: .utf8)
        #expect(projects.map(\.isLandscape) == [isLandscape, isLandscape])
        #expect(text.contains(", landscape: true) { screen.make() }") == isLandscape)
    }

    @Test("A list of places leads to no file outside of the two folders, and through no link")
    func places() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (package, new) = (folder.appendingPathComponent("Package"), folder.appendingPathComponent("New"))
        let list = package.appendingPathComponent(".port")
        try FileManager.default.createDirectory(at: list, withIntermediateDirectories: true)
        for name in ["secret", "Package/own"] {
            try name.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        try FileManager.default.createSymbolicLink(
            atPath: package.path + "/link", withDestinationPath: folder.path)
        let places = ["own": "../out", "../secret": "secret", "link": "link"]
        try JSONEncoder().encode(places).write(to: list.appendingPathComponent("places.json"))

        // When
        try Origin(ofCode: package.appendingPathComponent("Sources/Moons"))?.copyOthers(to: new)

        // Then
        let files = FileManager.default.subpaths(atPath: folder.path) ?? []
        #expect(!files.contains("out") && !files.contains { $0.hasPrefix("New/") })
    }

    @Test("What nobody can have written is told, and the rest is read")
    func unreadable() throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = { folder.appendingPathComponent($0).path }
        try "class Moon {}".write(toFile: path("Moon.swift"), atomically: true, encoding: .utf8)
        try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: path("bytes.swift")))
        try FileManager.default.createSymbolicLink(atPath: path("gone.swift"), withDestinationPath: "nowhere")
        mkfifo(path("pipe.swift"), 0o600)
        close(creat(path("sparse.swift"), 0o600))
        truncate(path("sparse.swift"), 8 << 30)

        // When
        let project = try XcodeProject(in: folder)

        // Then
        #expect(project.sources.map(\.path) == ["Moon.swift"])
        #expect(project.left.map(\.path) == ["bytes.swift", "gone.swift", "pipe.swift", "sparse.swift"])
    }

    @Test(
        "The size of an SVG picture is in its first tag, however many tags follow", .timeLimit(.minutes(1)),
        arguments: [
            (#"<?xml version="1.0"?><svg width="3px" height="2">"#, 3), (#"<svg height="2" width="3"/>"#, 3),
            (#"<svg viewBox="0 0 3 2"><rect width="9" height="9"/></svg>"#, 3),
            (#"<svg><rect width="9" height="9"/></svg>"#, nil),
            (String(repeating: #"<svg width="1 "#, count: 600), nil),
        ] as [(String, Int?)])
    func tags(text: String, width: Int?) throws {
        // Given
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }

        // When
        let size = PictureSize(of: url)

        // Then
        #expect(size?.width == width && size?.height == width.map { _ in 2 })
    }

    @Test("A folder without Swift is told, and what is there already is not written over")
    func refusals() {
        // Then
        #expect(throws: PortError.self) { try XcodeProject(in: Fixture.folder.appendingPathComponent("Nowhere")) }
        #expect("\(PortError.isThere("/a"))" == "there is something at /a already; name a folder that is not there yet")
    }

    @Test(
        "The size of a picture that isn't read is in its first bytes",
        arguments: [
            ("gif", "474946383961 0300 0200", 3, 2),
            ("bmp", "424D 00000000 00000000 00000000 28000000 03000000 FEFFFFFF", 3, 2),
            ("webp", "524946460000000057454250 56503820 00000000 000000 9D012A 0300 0200", 3, 2),
            ("webp", "524946460000000057454250 5650384C 00000000 2F 02400000 0000000000", 3, 2),
            ("webp", "524946460000000057454250 56503858 00000000 00000000 020000 010000", 3, 2),
            ("tiff", "49492A00 08000000 0200 0001 0300 01000000 03000000 0101 0400 01000000 02000000", 3, 2),
            ("tif", "4D4D002A 00000008 0002 0100 0003 00000001 00030000 0101 0003 00000001 00020000", 3, 2),
        ])
    func sizes(kind: String, hexadecimal: String, width: Int, height: Int) throws {
        // Given
        let digits = Array(hexadecimal.filter { $0 != " " })
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...($0 + 1)]), radix: 16)! }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(kind)")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }

        // When
        let size = try #require(PictureSize(of: url))

        // Then
        #expect((size.width, size.height) == (width, height))

        // When
        try Data(bytes.prefix(9)).write(to: url)

        // Then
        #expect(PictureSize(of: url) == nil)
    }
}
