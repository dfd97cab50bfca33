import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import Drawing
@testable import NibChecking
@testable import TerminalUIKit

/// The contents of the folders around a nib.
struct ProjectContentsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: folder.path + "/" + path) }

    /// Writes files, with the folders that they are in; what ends in a slash is a folder.
    private func make(_ paths: [String: String]) throws {
        for (path, text) in paths {
            let parent = path.hasSuffix("/") ? url(path) : url(path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            if !path.hasSuffix("/") { try Data(text.utf8).write(to: url(path)) }
        }
    }

    private func inFolder(_ path: String) -> String {
        path.replacing(URL(fileURLWithPath: folder.path).standardizedFileURL.path, with: ".").replacing(
            folder.path, with: ".")
    }

    private func listing(of project: Project) -> String {
        let contents = project.contents
        let flags = [
            ("project", project.isProject), ("whole", contents.isWhole), ("hides code", contents.hidesCode),
        ].filter(\.1).map(\.0)
        let head = "\(inFolder(project.folder.path)): \(flags.joined(separator: ", "))"
        let images = contents.images.sorted { $0.key < $1.key }
            .map { "image \($0.key): \(inFolder($0.value[0].path))" }
        let colors = contents.colors.sorted().map { "color \($0)" }
        let nibs = contents.nibs.map { "nib \(inFolder($0.path))" }.sorted()
        let unread = contents.unread.map { "unread \(inFolder($0))" }
        let lines = [head] + images + colors + nibs + unread + [contents.sources.listing]
        return lines.joined(separator: "\n")
    }

    @Test("A folder's project is its Git repository, else the nearest folder with a project file, else the folder")
    func around() throws {
        // Given
        try make(["a/b/c/": "", "a/b/M.xib": "", "a/b/c/N.xib": ""])
        func found(_ marks: String...) throws -> String {
            try make(Dictionary(marks.map { ($0, "") }) { first, _ in first })
            defer { for mark in marks { try? FileManager.default.removeItem(at: url(mark)) } }
            return [true, false].map { ofFile in
                let project = Project(around: url("a/b"), ofFile: ofFile)
                let nibs = project.contents.nibs.map(\.lastPathComponent).sorted()
                return "\(inFolder(project.folder.path)) \(project.isProject) \(nibs)"
            }.joined(separator: " | ")
        }

        // When
        let places = try [
            found(), found("a/Package.swift"), found("a/M.xcodeproj/"), found("a/b/Package.swift", "a/Package.swift"),
            found("a/b/Package.swift", ".git/"), found("a/.git/", ".git/"), found("a/b/c/.git/"),
            found("a/b/c/Package.swift"),
        ]

        // Then
        let alone = "./a/b false [\"M.xib\"] | ./a/b true [\"M.xib\", \"N.xib\"]"
        func whole(_ path: String) -> String {
            "\(path) true [\"M.xib\", \"N.xib\"] | \(path) true [\"M.xib\", \"N.xib\"]"
        }
        expect(
            places,
            equals: [
                alone, whole("./a"), whole("./a"), whole("./a/b"), whole("."), whole("./a"), alone, alone,
            ])
    }

    @Test("A project finds images, colors, nibs and sources by their extensions, and notes code that it can't see")
    func contents() throws {
        // Given
        let pictures = ["png", "jpg", "jpeg", "gif", "pdf", "heic", "svg", "tif", "tiff", "webp", "PNG", "txt"].map {
            ("pictures/p-\($0).\($0)", "")
        }
        try make(Dictionary(pictures) { first, _ in first })
        try make([
            "Package.swift": "", "A.xcassets/soup.imageset/Contents.json": "{}", "A.xcassets/star.symbolset/": "",
            "A.xcassets/Salt.colorset/": "", "A.xcassets/soup.imageset/other@2x.png": "", "stew@2x.png": "",
            "bread~ipad.jpg": "",
            "M.xib": "", "deep/S.storyboard": "", "deep/T.XIB": "", "M.swift": "class M {}",
            "M.m": "@interface O\n@end",
            "M.mm": "@interface P\n@end", "M.h": "@interface Q\n@end", "M.c": "@interface R\n@end", "bad.swift": "\0",
            "MenuTests/T.swift": "class T {}; register T", "Tests/U.swift": "register U", "V-tests.swift": "register V",
            "testsuite/W.swift": "register W", ".hidden/X.swift": "class X {}", "a@3x~iphone.png": "", "b@4x.png": "",
        ])

        // When
        let whole = listing(of: Project(around: url("deep")))
        let withoutSources = listing(of: Project(around: url("deep"), readsSources: false))
        let project = Project(around: url("deep"))
        let names = [
            "soup", "star", "stew", "stew@2x", "stew@2x.png", "bread~ipad.png", "bread", "Group/soup", "Group/none",
            "none", "a",
            "a@3x~iphone.png",
            "b", "b@4x", "p-gif", "p-gif.gif", "p-gif.png", "p-txt", "other", "", "soup/", "/soup",
        ].map { "\($0): \(project.place(ofImage: $0).map { inFolder($0.path) } ?? "–") \(project.hasImage($0))" }
        try FileManager.default.removeItem(at: url("bad.swift"))
        let hiding = try [
            "Podfile", "Cartfile", "Package.resolved", "A.framework", "B.xcframework", "libC.a", "D.dylib",
            "Podfile.lock",
        ].map { name in
            try make([name: ""])
            defer { try? FileManager.default.removeItem(at: url(name)) }
            return "\(name): \(Project(around: url("deep")).contents.hidesCode)"
        }

        // Then
        let text = [whole, withoutSources, names.joined(separator: "\n"), hiding.joined(separator: "\n")]
        try expect(
            Difference(of: text.joined(separator: "\n\n"), fromRecorded: "Contents-of-a-project.txt"), equals: nil)
    }

    @Test("A source is read if it is a text file of up to 4 MB")
    func data() throws {
        // Given
        func file(_ name: String, _ zero: Int, size: Int) throws -> URL {
            var bytes = Data(repeating: 97, count: zero)
            bytes.append(0)
            try bytes.write(to: url(name))
            truncate(url(name).path, off_t(size))
            return url(name)
        }

        // When
        let largest = try file("a", 4096, size: 4 << 20), larger = try file("b", 4096, size: 4 << 20 + 1)
        let zero = try file("c", 4095, size: 4096), first = try file("d", 0, size: 1)

        // Then
        expect(Project.data(of: largest)?.count == 4 << 20 && Project.data(of: larger) == nil)
        expect(Project.data(of: zero) == nil && Project.data(of: first) == nil)
        expect(Project.data(of: url("none")) == nil && Project.data(of: url("")) == nil)
    }

    @Test("An image set provides its readable image with the largest scale")
    func images() throws {
        // Given
        let png = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNgaAAAAIMAgRRrm0MAAAAASUVORK5CYII="))
        func set(_ name: String, _ contents: String, _ files: String...) throws {
            try make(["A.xcassets/\(name).imageset/Contents.json": contents])
            for file in files { try png.write(to: url("A.xcassets/\(name).imageset/\(file)")) }
        }
        let all = """
            {"images": [{"filename": "one.png", "scale": "1x"}, {"filename": "three.png", "scale": "3x"}, {"scale": "3x"},
            {"filename": "two.png", "scale": "2x"}]}
            """
        try make(["Package.swift": ""])
        try set("all", all, "one.png", "two.png", "three.png")
        try set("some", all, "one.png", "two.png")
        try set("none", all)
        try set("plain", "{\"images\": [{\"filename\": \"../plain.png\"}]}", "plain.png")
        try set("odd", "{\"images\": [{\"filename\": \"odd.png\", \"scale\": \"ax\"}]}", "odd.png")
        try set("tiny", "{\"images\": [{\"filename\": \"tiny.png\", \"scale\": \"5e-324x\"}]}", "tiny.png")
        try set("bad", "{", "bad.png")
        try set("empty", "{\"images\": []}")
        try png.write(to: url("loose@2x.png"))
        let project = Project(around: url(""))

        // When
        let sizes = ["all", "some", "none", "plain", "odd", "tiny", "bad", "empty", "loose", "moon"].map { name in
            project.images(name).map { "\(name) \($0.size.width)×\($0.size.height) @\($0.scale)" } ?? "\(name) –"
        }

        // Then
        expect(
            sizes,
            equals: [
                "all 0.6666666666666666×0.3333333333333333 @3.0", "some 1.0×0.5 @2.0", "none –",
                "plain 2.0×1.0 @1.0",
                "odd 2.0×1.0 @1.0", "tiny 2.0×1.0 @1.0", "bad –", "empty –", "loose 1.0×0.5 @2.0", "moon –",
            ])
    }
}
