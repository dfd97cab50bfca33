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
        #expect(files == ["AppDelegate.swift", "MoonCell.swift", "MoonsViewController.swift", "Nibs"])
        let text = try String(contentsOf: new.appendingPathComponent("MoonsViewController.swift"), encoding: .utf8)
        #expect(text.hasPrefix("import CoreData\nimport UIKit\n"))
        #expect(text.contains("    @IBOutlet private weak var footer: UIView?  // below the last row\n"))
        #expect(text.contains("    @IBAction func mark(_ sender: UIButton) {\n"))
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

    @Test("A folder without Swift is told, and what is there already is not written over")
    func refusals() {
        // Then
        #expect(throws: PortError.self) { try XcodeProject(in: Fixture.folder.appendingPathComponent("Nowhere")) }
        #expect("\(PortError.isThere("/a"))" == "there is something at /a already; name a folder that is not there yet")
    }
}
