import Foundation
import TerminalTesting
import Testing

@testable import NibChecking
@testable import NibLint

/// `nib lint` in a team's project: others' code, formats, a baseline, changed files, and the Xcode project.
@Suite(.talkingToPrograms)
nonisolated struct LintInProjectsTests {
    private let program: Executable
    private let folder: TemporaryFolder

    init() throws {
        program = try Executable("nib")
        folder = try TemporaryFolder()
        _ = try folder.file("Package.swift", "")
        _ = try folder.file("Dish.xib", Self.nib)
    }

    /// A nib with two tags that are the same.
    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v"><subviews><label tag="7" id="a"/>
        <label tag="7" id="b"/></subviews></view>
        </objects></document>
        """

    private func lint(_ options: String...) throws -> (output: String, errors: String, status: Exit) {
        let run = try program.run(["lint", folder.path] + options)
        return (
            run.output.replacing(folder.path + "/", with: ""), run.errors.replacing(folder.path, with: "."), run.exit
        )
    }

    @Test("A finding ends with the name of its rule")
    func names() throws {
        // Given, When
        let run = try lint()

        // Then
        expect(run.output.hasSuffix("finds that one (object b) [duplicate-tag]\n"), equals: true, "\(run.output)")
    }

    @Test("Pods, Carthage and submodules are skipped and counted, unless they are named")
    func others() throws {
        // Given
        for path in ["Pods/Soup", "Carthage/Checkouts/Stew", "Modules/Salad"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + path, withIntermediateDirectories: true)
            _ = try folder.file(path + "/Dish.xib", Self.nib)
        }
        _ = try folder.file(".gitmodules", "[submodule \"Salad\"]\n\tpath = Modules/Salad\n")

        // When
        let whole = try lint()
        let named = try program.run(["lint", folder.path + "/Pods"])

        // Then
        expect(whole.output.split(separator: "\n").count, equals: 1)
        expect(whole.errors, contains: "passed over: 1 in Carthage, 1 in Modules/Salad, 1 in Pods")
        expect(named.output, contains: "duplicate-tag")
    }

    @Test("A file .nib-lint changes a rule's severity, and a misspelled severity gets the nearest")
    func severities() throws {
        // Given
        _ = try folder.file(".nib-lint", "duplicate-tag: error\nblank: eror\nmisplacd: off\n")

        // When
        let run = try lint()

        // Then
        expect(run.output, contains: "error: tag 7")
        expect(
            run.output,
            contains: "there is no severity `eror`; expected off, note, warning or error; did you mean `error`?")
        expect(run.output, contains: "there is no rule `misplacd`; did you mean `misplaced`?")
        expect(run.status, equals: .status(1))
    }

    @Test("A baseline hides known problems, and reports new and fixed ones")
    func baseline() throws {
        // Given
        let file = folder.path + "/nib-baseline.txt"
        let missing = try lint("--baseline", file)
        let written = try lint("--baseline", file, "--write-baseline")

        // When
        let same = try lint("--baseline", file)
        _ = try folder.file("Soup.xib", Self.nib)
        let more = try lint("--baseline", file)
        _ = try folder.file("Dish.xib", Self.nib.replacing("tag=\"7\"", with: ""))
        let less = try lint("--baseline", file)

        // Then
        expect(missing.errors, contains: "--write-baseline writes it")
        expect(written.errors, contains: "wrote 1 finding to")
        expect(same.output, equals: "")
        expect(more.output.hasPrefix("Soup.xib:3:1"), equals: true)
        expect(less.errors, contains: "1 of the findings in ./nib-baseline.txt is gone")
    }

    @Test("A baseline names whole files, even in a folder with letters of several bytes")
    func baselineInFolder() throws {
        // Given
        let menu = folder.path + "/Menü"
        try FileManager.default.createDirectory(atPath: menu, withIntermediateDirectories: true)
        _ = try folder.file("Menü/Dish.xib", Self.nib)

        // When
        let run = try program.run(["lint", menu, "--baseline", menu + "/baseline.txt", "--write-baseline"])

        // Then
        expect(run.exit, equals: .status(0), "\(run.errors)")
        let lines = try String(contentsOfFile: menu + "/baseline.txt", encoding: .utf8).split(separator: "\n")
        expect(lines.dropFirst().first?.hasPrefix("Dish.xib: "), equals: true, "\(lines)")
    }

    @Test("A baseline knows the problems of a file whose name begins like a comment")
    func baselineOfComment() throws {
        // Given
        let nib = try folder.file("#Dish.xib", Self.nib)
        let file = folder.path + "/baseline.txt"

        // When
        let runs = try [["--write-baseline"], []].map { try program.run(["lint", nib, "--baseline", file] + $0) }

        // Then
        expect(runs[0].errors.hasPrefix("note: wrote ") && !runs[0].errors.hasPrefix("note: wrote 0 "), "\(runs)")
        expect(runs[1].output + runs[1].errors, equals: "")
    }

    @Test("A baseline is neither written over a nib, a folder or a pipe, nor read from one")
    func noBaseline() throws {
        // Given
        mkdir(folder.path + "/Folder", 0o700)
        mkfifo(folder.path + "/Pipe", 0o600)

        // When
        let told = try ["Dish.xib", "Folder", "Pipe"].flatMap { name in
            let file = "\(folder.path)/\(name)"
            return [try lint("--baseline", file, "--write-baseline").errors, try lint("--baseline", file).errors]
        }

        // Then
        expect(
            told,
            equals: [
                "error: can't write ./Dish.xib: it is not a baseline\n",
                "error: can't read ./Dish.xib: it is not a baseline\n",
                "error: can't write ./Folder: it is a folder\n",
                "error: can't read ./Folder: it is a folder\n",
                "error: can't write ./Pipe: it is not a regular file\n",
                "error: can't read ./Pipe: it is not a regular file\n",
            ])
        try expect(lint().output, contains: "duplicate-tag")
    }

    @Test("The limit also stops the scan of sources, of an Xcode project and of settings, and names the file")
    func limit() throws {
        // Given
        mkdir(folder.path + "/Moon.xcodeproj", 0o700)
        let files = [
            "Moon.swift": "class Moon {}\n", "Moon.xcodeproj/project.pbxproj": "{objects = {};}",
            ".nib-lint": "blank: off\n",
        ]
        for (name, text) in files { _ = try folder.file(name, text) }

        // When
        let run = try lint("--limit", "0")

        // Then
        expect(run.errors, contains: ": more than 0 s of computing time for the project, up to this file")
        expect(run.status, equals: .status(1))
    }

    @Test("A file of many targets, and a line of many spaces, take no longer than others")
    func growth() throws {
        // Given
        mkdir(folder.path + "/Moon.xcodeproj", 0o700)
        let names = (0..<3_000).map { "F\($0)" }
        let files = names.map { "B\($0) = {isa = PBXBuildFile; fileRef = G;}; \($0) = {path = \($0).strings;};" }
        let group = "G = {isa = PBXVariantGroup; children = (\(names.joined(separator: ", ")));};"
        _ = try folder.file("Moon.xcodeproj/project.pbxproj", "{objects = {\(group)\(files.joined())};}")
        _ = try folder.file(".nib-lint", "blank: off in x\(String(repeating: " ", count: 60_000))y\n")

        // When
        let run = try lint("--limit", "20")

        // Then
        expect(run.errors, equals: "")
    }

    @Test("Targets that share a list, many outlets of a class, and many settings for them take no longer than others")
    func products() throws {
        // Given
        mkdir(folder.path + "/Moon.xcodeproj", 0o700)
        let targets = (0..<4_000).map { "T\($0) = {isa = PBXNativeTarget; buildConfigurationList = L;};" }
        let list = "L = {buildConfigurations = (\(String(repeating: "C,", count: 4_000)));}; C = {name = a;};"
        _ = try folder.file("Moon.xcodeproj/project.pbxproj", "{objects = {\(targets.joined())\(list)};}")
        _ = try folder.file(".nib-lint", String(repeating: "all: note in x\n", count: 4_000))
        let outlets = (0..<2_000).map { "@IBOutlet var label\($0): UILabel!\n" }.joined()
        _ = try folder.file("Dish.swift", "class Dish: UIView {\n\(outlets)}\n")
        let nib = Self.nib.replacing("<view ", with: "<view customClass=\"Dish\" ")
        _ = try folder.file("Dish.xib", nib)

        // When
        let run = try lint("--limit", "20")

        // Then
        expect(run.errors, equals: "")
        expect(run.output.split(separator: "\n").count, equals: 2_001)
    }

    @Test("A class of a target has none of the members of an earlier version that is in no target")
    func leftovers() throws {
        // Given
        unlink(folder.path + "/Package.swift")
        mkdir(folder.path + "/Moon.xcodeproj", 0o700)
        let file = "B = {isa = PBXBuildFile; fileRef = F;}; F = {path = Dish.swift;};"
        let nib = "N = {isa = PBXBuildFile; fileRef = X;}; X = {path = Dish.xib;};"
        _ = try folder.file(
            "Moon.xcodeproj/project.pbxproj", "{objects = {T = {isa = PBXNativeTarget;}; \(file)\(nib)};}")
        _ = try folder.file("Dish.swift", "class Dish: UIView { @IBOutlet var label: UILabel! }\n")
        _ = try folder.file("Dish.h", "@interface Dish : UIView { IBOutlet UILabel *_label; }\n@end\n")
        let outlet = "<connections><outlet property=\"_label\" destination=\"a\" id=\"o\"/></connections>"
        let view = "<view customClass=\"Dish\" customModule=\"Moon\" "
        _ = try folder.file(
            "Dish.xib", Self.nib.replacing("<view ", with: view).replacing("</view>", with: "\(outlet)</view>"))

        // When
        let run = try lint("--rule", "missing-outlet")

        // Then
        expect(run.output.contains("no outlet `_label` on Dish (Dish.swift:1)"))
    }

    @Test("A source or Xcode project that can't be read is named, and so are settings that can't")
    func unread() throws {
        // Given
        mkdir(folder.path + "/Moon.xcodeproj", 0o700)
        _ = try folder.file("Moon.xcodeproj/project.pbxproj", "<<<<<<< HEAD")
        _ = try folder.file("Long.swift", String(repeating: "// Moon\n", count: 1 << 20))
        mkfifo(folder.path + "/Pipe.swift", 0o600)
        mkfifo(folder.path + "/.nib-lint", 0o600)

        // When
        let run = try lint()

        // Then
        let names = ["Long.swift", "Moon.xcodeproj/project.pbxproj", "Pipe.swift"]
        let notes = names.map { "note: passed over: ./\($0), which can't be read\n" }
        expect(run.errors, equals: notes.joined())
        expect(run.output, contains: ".nib-lint:1:1: error: can't read the settings: it is not a regular file")
    }

    @Test("Reports for GitLab, JUnit and Checkstyle contain each problem, and are valid without one")
    func formats() throws {
        // Given, When
        let gitlab = try lint("--format", "gitlab").output
        let junit = try lint("--format", "junit").output
        let checkstyle = try lint("--format", "checkstyle").output
        _ = try folder.file(".nib-lint", "all: off\n")
        let none = try ["gitlab", "junit", "checkstyle"].map { try lint("--format", $0).output }

        // Then
        let issues = try JSONSerialization.jsonObject(with: Data(gitlab.utf8)) as? [[String: Any]]
        expect(issues?.first?["check_name"] as? String, equals: "duplicate-tag")
        expect(issues?.first?["severity"] as? String, equals: "minor")
        expect(junit, contains: "<failure type=\"warning\" message=\"tag 7 is that of")
        expect(checkstyle, contains: "<error line=\"3\" column=\"1\" severity=\"warning\"")
        expect(none[0], equals: "[]\n")
        expect(none[1], contains: "failures=\"0\"")
        expect(none[2], contains: "<checkstyle version=\"4.3\">\n</checkstyle>")
    }

    @Test("A conflict of Git's is reported at its line, and UTF-16 by its name")
    func broken() throws {
        // Given
        _ = try folder.file("Dish.xib", Self.nib.replacing("\n<label", with: "\n<<<<<<< HEAD\n<label"))
        let wide = "<document/>".data(using: .utf16)!
        try wide.write(to: URL(fileURLWithPath: folder.path + "/Wide.xib"))
        let unmarked = "<?xml version=\"1.0\"?><document/>".data(using: .utf16LittleEndian)!
        try unmarked.write(to: URL(fileURLWithPath: folder.path + "/Wider.xib"))

        // When
        let run = try lint()

        // Then
        expect(run.output, contains: "Dish.xib:3:1: error: a conflict that Git could not merge begins here")
        expect(run.output, contains: "Wide.xib:1:1: error: text in UTF-16; save it as UTF-8, as Xcode does")
        expect(run.output, contains: "Wider.xib:1:1: error: text in UTF-16; save it as UTF-8, as Xcode does")
    }
}

/// The targets that Xcode's project files describe.
struct XcodeTargetsTests {
    private static let project = """
        // !$*UTF8*$!
        { objects = {
        A /* App */ = {isa = PBXNativeTarget; name = Menu; buildConfigurationList = L; fileSystemSynchronizedGroups = (G, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; TARGETED_DEVICE_FAMILY = "1,2";
        INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
        G = {isa = PBXFileSystemSynchronizedRootGroup; path = Views; };
        B = {isa = PBXBuildFile; fileRef = F; };
        V = {isa = PBXBuildFile; fileRef = W; };
        F = {isa = PBXFileReference; path = "Dish Cell.xib"; sourceTree = "<group>"; };
        W = {isa = PBXVariantGroup; children = (X); name = Main.storyboard; };
        X = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; };
        U = {isa = PBXFileReference; path = Unused.xib; };
        }; rootObject = A; }
        """

    private func targets(_ text: String) -> XcodeTargets {
        var targets = XcodeTargets()
        _ = targets.read(Data(text.utf8), at: URL(fileURLWithPath: "/p/Menu.xcodeproj/project.pbxproj"))
        return targets
    }

    @Test("A target contains the files of its build phases and folders, with localized files")
    func files() {
        // Given, When
        let targets = targets(Self.project)

        // Then
        let held = [
            "/p/Dish Cell.xib", "/p/Base.lproj/Main.storyboard", "/p/fr.lproj/Main.storyboard",
            "/p/fr.lproj/Dish Cell.xib", "/p/Views/A/Soup.xib", "/p/Unused.xib", "/q/A.xib",
        ]
        .map { targets.hold($0) }
        expect(held, equals: [true, true, false, true, true, false, nil])
        expect(targets.modules, equals: ["Menu"])
        expect(targets.knowsModules && targets.runsOnPad)
        expect(targets.mainStoryboards, equals: ["Main"])
    }

    @Test("A target contains a file at its place in the project's groups, and no copy of it elsewhere")
    func places() throws {
        // Given
        let folder = try TemporaryFolder()
        for path in ["Screens", "Old/Screens"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
            _ = try folder.file(path + "/Dish Cell.xib", "")
        }
        let groups = """
            K = {isa = PBXGroup; children = (F, N); path = Screens; sourceTree = SOURCE_ROOT; };
            N = {isa = PBXGroup; children = (K); path = Old; sourceTree = "<group>"; };
            """
        let text = Self.project.replacing("F = {isa", with: groups + "F = {isa")
        var targets = XcodeTargets()

        // When
        _ = targets.read(
            Data(text.utf8), at: URL(fileURLWithPath: folder.path + "/Menu.xcodeproj/project.pbxproj"))

        // Then
        let held = ["Screens", "Old/Screens"].map { targets.hold("\(folder.path)/\($0)/Dish Cell.xib") }
        expect(held, equals: [true, false])
        expect(targets.hold(folder.path + "/Any/Main.storyboard"), equals: true, "no file is at its place")
    }

    @Test("A project has its latest version of Swift, and 2 if an Xcode before 8 wrote it without a version")
    func versions() {
        // Given
        func project(_ upgrade: String, _ versions: String...) -> String {
            let settings = versions.enumerated().map { number, version in
                "C\(number) = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = \(version); }; };"
            }
            let project = "P = {isa = PBXProject; attributes = {LastUpgradeCheck = \(upgrade); }; };"
            return "{ objects = { \(project) \(settings.joined()) }; }"
        }

        // When
        let all = [project("0730"), project("0800"), project("0730", "4.2", "3.0"), project("1500", "5.0"), ""]
        let versions = all.map { targets($0).swiftVersion }

        // Then
        expect(versions, equals: [2, 5, 4, 5, 5])
    }

    @Test("An incomplete or endlessly nested project file isn't a project")
    func broken() {
        // Given
        let texts =
            (0..<Self.project.count).map { String(Self.project.prefix($0)) }
            + ["", "}", "{", "(", "{ a = ", "\"", "/*", String(repeating: "{a=", count: 100_000), "(,)", "{;}"]

        // When
        let read = texts.map { targets($0).isEmpty }

        // Then
        expect(read.allSatisfy { $0 })
    }
}
