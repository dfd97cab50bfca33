import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import InterfaceBuilder
@testable import Inspection
@testable import NibChecking
@testable import NibLint
@testable import ReusableTableViewCellExample
@testable import TerminalUIKit

/// One scene of several, two versions as git names them, folders with files for other systems, and eras.
struct NibScenesTests {
    /// Two scenes, each with something unknown, unused, missing, wrong, and that has no class here.
    private static let storyboard: String = {
        func scene(_ id: String, _ more: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="Scene\(id)" id="vc\(id)"
            sceneMemberID="viewController"><view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="200" height="88"/>
            <subviews><label text="Moon \(id)" glow\(id)="YES" misplaced="YES" customClass="Moon\(id)" id="l\(id)">
            <rect key="frame" x="8" y="0" width="80" height="22"/><gizmo\(id)/></label>
            <glkView id="g\(id)"><rect key="frame" x="8" y="44" width="80" height="44"/></glkView>
            <button id="b\(id)"><rect key="frame" x="100" y="0" width="80" height="22"/><state key="normal" title="Go"/>
            <connections><outlet property="nothingAtAll\(id)" destination="l\(id)" id="o\(id)"/>
            <action selector="fly\(id):" destination="vc\(id)" eventType="touchUpInside" id="a\(id)"/>\(more)
            </connections></button>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="w\(id)"><constraints>
            <constraint firstAttribute="width" constant="40" id="c\(id)"/>
            <constraint firstAttribute="width" constant="50" id="d\(id)"/></constraints></view></subviews></view>
            </viewController></objects><point key="canvasLocation" x="0" y="0"/></scene>
            """
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505"
            initialViewController="vc1"><device id="retina4_7"/><scenes>
            \(scene("1", "<segue destination=\"vc2\" kind=\"show\" id=\"g12\"/>"))
            \(scene("2", ""))
            <scene sceneID="s3"><objects/></scene>
            </scenes></document>
            """
    }()

    @Test("A selected scene is described alone", arguments: ["show", "json", "tree"])
    func scenes(form: String) throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 1))
        session.session.appearance.fixedWidth = 120
        let path = try folder.file("Sea.storyboard", Self.storyboard)
        let xib = try folder.file("Menu.xib", NibFixture.menu)

        // When
        let others = ["\(path) --scene Scene2", "\(path) --scene Scene4", "\(path) --scene moon", "\(xib) --scene s1"]
        let lines =
            ["\(path)", "\(path) --scene s1", "\(path) --scene vc2", "\(path) --scene s3"]
            + (form == "tree" ? others : [])
        let told = lines.map { line in
            "— nib \(form) \(line)\n" + session.run("nib \(form) \(line)").replacing("},{", with: "},\n{")
        }

        // Then
        let text = told.joined(separator: "\n").replacing(folder.path + "/", with: "")
        try expect(text, isRecordedIn: "Scenes-of-nibs-\(form).txt")
    }

    @Test("Two versions have Git's name, and differences in contents have two names")
    func versions() throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 1))
        let old = try folder.file("Old.xib", NibFixture.menu)
        let new = try folder.file("New.xib", NibFixture.menu.replacing("Soup", with: "Stew"))
        let broken = try folder.file("Broken.xib", "<")
        let all = [
            NibVersions(old: "a", new: "b"), NibVersions(old: "a", new: "b", path: "c"),
            NibVersions(old: "a", new: "b", path: "c", newPath: "d"),
            NibVersions(old: "a", new: "b", path: "c", newPath: "d", note: "similarity\nrename from c"),
            NibVersions(old: "a", new: "b", path: "c", newPath: "d", note: "similarity\ncopy from c"),
            NibVersions(old: "a", new: "b", newPath: "d", note: "copy from c"),
        ]

        // When
        let names = all.map { versions in [true, false].map { versions.name(ascii: $0) ?? "–" } }
        let folders = [
            NibVersions(old: old, new: new), .init(old: "x", new: "y", path: old),
            .init(
                old: "x", new: "y", path: "/p/q", newPath: new),
        ].map { $0.project.folder.path }
        func same(_ one: String, _ other: String) -> Bool { NibVersions(old: one, new: other).haveSameBytes }
        let texts = [
            "Menu.xib \(old) 1 100644 \(new) 2 100644", "Menu.xib \(old) 1 100644 \(new) 2 100644 New.xib moved",
            "\(old) \(new)", "\(old) \(broken)", "\(broken) \(old)", "\(broken) \(broken)",
            "Menu.xib \(broken) 1 100644 \(new) 2 100644", "Menu.xib \(old) 1 100644 \(broken) 2 100644",
            "Menu.xib \(broken) 1 100644 \(broken) 2 100644", "Menu.xib /dev/null 1 0 \(new) 2 100644",
            "Menu.xib \(old) 1 100644 /dev/null 2 0",
        ].map { "> \($0)\n" + session.run("nib diff \($0)") }

        // Then
        expect(
            names,
            equals: [
                ["–", "–"], ["c", "c"], ["c -> d (renamed)", "c → d (renamed)"],
                ["c -> d (renamed)", "c → d (renamed)"],
                ["c -> d (copied)", "c → d (copied)"], ["–", "–"],
            ])
        expect(folders.allSatisfy { $0 == URL(fileURLWithPath: folder.path).standardizedFileURL.path })
        expect(same(old, old) && !same(old, new))
        let text = texts.joined().replacing(folder.path + "/", with: "")
        try expect(text, isRecordedIn: "Versions-of-git.txt")
    }

    @Test("In a folder, files for other systems are counted by system, and folders without nibs are named")
    func passedOver() throws {
        // Given
        let folder = try TemporaryFolder()
        for path in ["a", "b", "c"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + path, withIntermediateDirectories: true)
        }
        func other(_ type: String) -> String { "<document type=\"com.apple.InterfaceBuilder\(type)\"/>" }
        for (name, text) in [
            ("a/1.xib", other("3.Cocoa.XIB")), ("a/2.xib", other("3.Cocoa.Storyboard.XIB")),
            ("a/3.storyboard", other(".WatchKit.Storyboard")), ("a/4.xib", NibFixture.menu), ("a/5.xib", "<"),
            ("b/6.storyboard", other(".AppleTV.Storyboard")), ("b/7.xib", other("3.Cocoa.XIB")), ("Package.swift", ""),
        ] {
            _ = try folder.file(name, text)
        }
        func told(_ paths: String...) throws -> String {
            var linter = Linter(options: LoadedNib.Options())
            let findings = try paths.flatMap { try linter.findings(at: folder.path + "/" + $0) }
            let lines = findings.filter { $0.severity == .error }.map(\.diagnostic) + [linter.passedOver]
            return lines.joined(separator: "\n").replacing(folder.path, with: "~")
        }

        // When
        let texts = try [
            told("a"), told("b"), told("c"), told("a", "c", "b", "c"), told("a/1.xib"),
            told("a/4.xib", "a/5.xib", "b/7.xib"),
        ]

        // Then
        let broken = "~/a/5.xib:1:2: error: not well-formed XML: a name is missing after < or &\n"
        let none = "note: there is no xib or storyboard in ~/c\n"
        expect(
            texts,
            equals: [
                broken + "note: passed over: 2 for macOS, 1 for watchOS\n",
                "note: passed over: 1 for macOS, 1 for tvOS\n", none,
                broken + none + none + "note: passed over: 3 for macOS, 1 for tvOS, 1 for watchOS\n",
                "~/a/1.xib:1:1: error: a macOS document (`com.apple.InterfaceBuilder3.Cocoa.XIB`); only iOS documents "
                    + "are read\n",
                "~/a/5.xib:1:2: error: not well-formed XML: a name is missing after < or &\n~/b/7.xib:1:1: error: a macOS "
                    + "document (`com.apple.InterfaceBuilder3.Cocoa.XIB`); only iOS documents are read\n",
            ])
    }

    @Test("Files of a folder belong to one project, and a single file to its own folder")
    func folders() throws {
        // Given
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/a", withIntermediateDirectories: true)
        _ = try folder.file("Moon.swift", "class Moon: UIView {}\n")
        _ = try folder.file("a/Sun.swift", "class Sun: UIView {}\n")
        let module = "customModule=\"Sea\" customModuleProvider=\"target\""
        let path = try folder.file(
            "a/Sea.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view customClass="Moon" \(module) id="v"/><view customClass="Sun" \(module) id="w"/></objects></document>
            """)

        // When
        let missing = try [folder.path, folder.path + "/a", path].map { path in
            var linter = Linter(options: LoadedNib.Options())
            return try linter.findings(at: path).filter { $0.rule == MissingClasses.name }.map { $0.objectID ?? "" }
        }

        // Then
        expect(missing, equals: [[], ["v"], ["v"]])
    }

    @Test("Only commands that show or compare nibs have pictures of them")
    func pictures() throws {
        // Given
        let folder = try TemporaryFolder()
        let session = TableCellSession(rows: 1)
        let old = try folder.file("Old.xib", NibFixture.menu)
        let new = try folder.file("New.xib", NibFixture.menu.replacing("Soup", with: "Stew"))
        let lines = [
            "nib show \(old)", "nib \(old) --size 400x500", "nib diff \(old) \(new)", "nib tree \(old)", "stats",
            "nib text \(old)",
        ]

        // When
        let pictures = try lines.map { try session.nibPicture(of: $0, colors: .light) }
        let dark = try session.nibPicture(of: lines[0], colors: .dark)

        // Then
        expect(pictures.map { $0 != nil }, equals: [true, true, true, false, false, false])
        expect(pictures[0]?.contains(">Soup<") == true && pictures[0]?.contains("width=\"368\"") == true)
        expect(pictures[1]?.contains("width=\"448\"") == true && pictures[0] != dark)
        expect(pictures[2]?.contains(">Stew<") == true && pictures[2]?.contains(">~<") == true)
        #expect(throws: (any Error).self) { try session.nibPicture(of: "nib show none.xib", colors: .light) }
    }

    @Test("A file is drawn as in iOS 6, as in iOS 7 to 12, or as since iOS 13")
    func eras() throws {
        // Given
        let versions: [String?] = [nil, "x", "0", "4499", "4500", "4501", "14999", "15000", "15001", "99999"]
        func picture(_ version: String?) throws -> String {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"
                \(version.map { "toolsVersion=\"\($0)\"" } ?? "")><objects><view id="v">
                <rect key="frame" x="0" y="0" width="90" height="60"/><subviews><stepper id="s">
                <rect key="frame" x="4" y="4" width="80" height="40"/></stepper></subviews></view></objects></document>
                """
            return try LoadedNib.load(IBDocument(data: Data(text.utf8), file: "Menu"), LoadedNib.Options()) {
                NibSnapshot([$0], colors: .light).svg
            }
        }

        // When
        let pictures = try versions.map(picture)

        // Then
        let first = pictures.map { picture in pictures.firstIndex(of: picture)! }
        expect(first, equals: [0, 0, 0, 0, 4, 4, 4, 7, 7, 7])
    }

    @Test("In ASCII, arrows and signs are ASCII, and default values of new objects are only counted")
    func ascii() throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 1))
        session.session.appearance.style = TerminalStyle(color: .none, ascii: true, attributes: false)
        session.session.appearance.fixedWidth = 60
        let elements = ["label", "imageView", "view", "button", "tableView"]
        let views = elements.enumerated().map { index, element in
            "<\(element) userInteractionEnabled=\"NO\" opaque=\"NO\" opacity=\"NO\" contentMode=\"redraw\" style=\"plain\" "
                + "rowHeight=\"44\" estimatedRowHeight=\"-1\" text=\"\" id=\"n\(index)\">"
                + "<rect key=\"frame\" x=\"8\" y=\"\(index)\" width=\"40\" height=\"20\"/></\(element)>"
        }
        let old = try folder.file("Menu.xib", NibFixture.menu)
        let new = try folder.file(
            "New.xib",
            NibFixture.menu.replacing("<subviews>", with: "<subviews>\(views.joined())").replacing(
                "property=\"dish\"", with: "property=\"meal\""))

        // When
        let text = ["diff \(old) \(new)", "diff \(new) \(old)", "show \(old)", "tree \(old)"].map {
            session.run("nib \($0)").replacing(folder.path + "/", with: "")
        }.joined(separator: "\n")

        // Then: where a file is stands in lines of its own, cut as there is room
        let places = [".xib", "/", "..."]
        let others = text.split(separator: "\n").filter { line in !places.contains(where: line.contains) }
        expect(others.allSatisfy { $0.allSatisfy(\.isASCII) })
        try expect(others.joined(separator: "\n"), isRecordedIn: "Nibs-in-ASCII.txt")
    }
}
