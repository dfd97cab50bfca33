import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The handbook's page about JSON, and what `table-cell` writes.
@Suite(.talkingToPrograms)
nonisolated struct JSONTests {
    private let program: Executable
    private let folder: TemporaryFolder

    init() throws {
        program = try Executable("table-cell")
        folder = try TemporaryFolder()
    }

    @Test(
        "The page about JSON lists exactly the keys that a command writes",
        arguments: [
            ("stats", [["-c", "stats --json"]]),
            ("trace", [["-c", "trace on", "-c", "reset", "-c", "trace last --json"]]),
            (
                "tree",
                ["", " --ib"].map {
                    ["assign #1.alpha 0.5", "assign #2.isHidden YES", "tree\($0) --json"].flatMap { ["-c", $0] }
                }
            ),
            ("xib", [["-c", "xib --json"]]),
            ("nib", ["Menu.xib", "Table.xib", "Menu.storyboard"].map { ["nib", "--json", $0, "--size", "375x667"] }),
            ("nib lint", [["nib", "--lint", "--notes", "--json", "Menu.xib", "Table.xib"]]),
            ("nib diff", [["nib", "--diff", "--json", "Menu.xib", "Later.xib"]]),
        ])
    func keys(section: String, runs: [[String]]) throws {
        // Given
        let files = [
            "Menu.xib": NibFixture.menu, "Menu.storyboard": NibFixture.storyboard, "Table.xib": Self.table,
            "Later.xib": NibFixture.menu.replacing("Soup", with: "Stew").replacing("order:", with: "buy:"),
        ]
        let paths = try Dictionary(uniqueKeysWithValues: files.map { ($0, try folder.file($0, $1)) })

        // When
        let written = try runs.reduce(into: Set<String>()) { keys, arguments in
            let output = try program.run(arguments.map { paths[$0] ?? $0 }).output
            let line = try #require(output.split(separator: "\n").last)
            keys.formUnion(Self.keys(of: try JSONSerialization.jsonObject(with: Data(line.utf8))))
        }

        // Then
        let listed = try Self.keys(in: section)
        let unlisted = written.subtracting(listed)
        expect(unlisted.sorted(), equals: [], "the page doesn't list them")
        // Only a learner's own code sets words for VoiceOver.
        let unwritten = listed.subtracting(written).subtracting(["accessibility"])
        expect(unwritten.sorted(), equals: [], "nothing writes them")
    }

    @Test("tree prints accessibility values of a view on demand")
    @MainActor func accessibility() throws {
        // Given
        let scripted = ScriptedSession(TableCellSession(rows: 100))
        let table = try #require(scripted.session.window.rootViewController?.view.subviews.last)
        (table.accessibilityLabel, table.accessibilityHint) = ("Moons", "Opens one")
        table.accessibilityTraits = .button

        // When
        let (spoken, silent) = (scripted.run("tree --accessibility --json"), scripted.run("tree --json"))

        // Then
        expect(spoken, contains: #""accessibility":"label \"Moons\", hint \"Opens one\", button""#, "\(spoken)")
        expect(!silent.contains("accessibility"))
    }

    @Test("The page about JSON lists the keys of recordings, of correct and broken screens")
    @MainActor func recordings() throws {
        // Given
        let script = try folder.file(
            "steps.txt", "goto 9\nscroll 0.8\nscroll 0.2\nexperiment cleared-content\nscroll 3\n")

        // When
        let keys = try [nil, "stale-content"].reduce(into: Set<String>()) { keys, experiment in
            let scripted = ScriptedSession(TableCellSession(rows: 20))
            if let experiment { scripted.run("experiment \(experiment)") }
            scripted.run("snapshot \(folder.path)/rec.json --force --of \"drive \(script)\"")
            let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/rec.json"))
            keys.formUnion(Self.keys(of: try JSONSerialization.jsonObject(with: data)))
        }

        // Then
        try expect(keys.sorted(), equals: Self.keys(in: "snapshot").sorted())
    }

    @Test("The page lists the keys of a comparison, which any session makes")
    @MainActor func technique() throws {
        // Given
        let scripted = ScriptedSession(TableCellSession(rows: 100))
        scripted.session.program.mostRounds = 1

        // When
        let written = scripted.run("technique --compare --json")

        // Then
        let keys = Self.keys(of: try JSONSerialization.jsonObject(with: Data(written.utf8)))
        try expect(keys, equals: Self.keys(in: "technique"))
    }

    /// A list that lacks something and has a misspelt outlet, and a cell.
    private static let table = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableView id="Tab-le-001"><rect key="frame" glow="YES" x="0" y="0" width="320" height="400"/><connections>
        <outlet property="dataSorce" destination="Cel-l0-001" id="o1"/>
        <outlet property="dragInteractions" destination="Cel-l0-001" id="o2"/></connections></tableView>
        <tableViewCell alpha="0.5" hidden="YES" reuseIdentifier="Dish" id="Cel-l0-001">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="Con-te-001"/></tableViewCell>
        </objects></document>
        """

    /// The keys of all objects in a value, each behind that of the object it is in; `children` are like their parents.
    private static func keys(of value: Any, behind path: String = "") -> Set<String> {
        switch value {
        case let list as [Any]: list.reduce(into: []) { $0.formUnion(keys(of: $1, behind: path)) }
        case let object as [String: Any]:
            object.reduce(into: []) { keys, entry in
                keys.insert(path + entry.key)
                let inner = entry.key == "children" ? path : path + entry.key + "."
                keys.formUnion(self.keys(of: entry.value, behind: inner))
            }
        default: []
        }
    }

    /// The keys that a section of the page lists.
    private static func keys(in section: String) throws -> Set<String> {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(
            contentsOf: package.appendingPathComponent("Tutorials/Handbook.docc/JSON.md"), encoding: .utf8)
        let part = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix(section + "\n") })
        return Set(part.matches(of: /\n\| `([^`]+)` \|/).map { String($0.1) })
    }
}
