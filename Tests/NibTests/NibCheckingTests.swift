import Foundation
import TerminalTesting
import Testing

/// `nib --lint` and `nib --diff`, for people and for editors.
@Suite(.talkingToPrograms)
nonisolated struct NibCheckingTests {
    private let program: Executable
    private let folder: TemporaryFolder

    init() throws {
        program = try Executable("table-cell")
        folder = try TemporaryFolder()
    }

    @Test("--lint prints a line for each problem in all files and fails, and prints nothing about correct files")
    func lint() throws {
        // Given
        let menu = try folder.file("Menu.xib", NibFixture.menu)
        let mac = try folder.file("Mac.xib", #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#)
        let whole = try folder.file("Whole.xib", NibFixture.menu.replacing(" customClass=\"GlowButton\"", with: ""))

        // When
        let broken = try program.run(["nib", "--lint", "--notes", menu, whole, mac, "gone.xib"])
        let right = try program.run(["nib", "--lint", whole])

        // Then
        expect(broken.exit, equals: .status(1))
        expect(broken.errors, equals: "error: can't read gone.xib: no such file\n")
        expect(
            broken.output,
            equals: """
                \(menu):13:17: note: no source declares the class `GlowButton` (object But-to-001) [missing-class]
                \(mac):1:1: error: a macOS document (`com.apple.InterfaceBuilder3.Cocoa.XIB`); only iOS documents are \
                read [other-system]

                """)
        expect(right.exit == .status(0) && right.output == "" && right.errors == "")
    }

    @Test("JSON output is a list, empty without problems")
    func lintAsJSON() throws {
        // Given
        let menu = try folder.file("Menu.xib", NibFixture.menu)
        let whole = try folder.file("Whole.xib", NibFixture.menu.replacing(" customClass=\"GlowButton\"", with: ""))

        // When
        let (broken, right) = (
            try program.run(["nib", "--lint", "--notes", "--json", menu]),
            try program.run(["nib", "--lint", "--json", whole])
        )

        // Then
        let findings = try #require(
            try JSONSerialization.jsonObject(with: Data(broken.output.utf8)) as? [[String: Any]])
        try #require(findings.count == 1)
        expect(findings[0]["line"] as? Int == 13 && findings[0]["column"] as? Int == 17)
        expect(findings[0]["severity"] as? String, equals: "note")
        expect(findings[0]["object"] as? String, equals: "But-to-001")
        expect(right.exit == .status(0) && right.output == "[]\n" && right.errors == "")
    }

    @Test(
        "Outlets and actions that a class lacks are errors, and missing pictures are warnings"
    )
    func classesAndPictures() throws {
        // Given
        let module = #"customModule="ReusableTableViewCellExample""#
        let text = NibFixture.menu
            .replacing(#"customClass="GlowButton""#, with: #"customClass="ReusableTableViewCell" \#(module)"#)
            .replacing(
                #"<action selector="order:""#,
                with:
                    #"<outlet property="dateLable" destination="Lab-el-001" id="Out-le-009"/><action selector="order:""#
            )
            .replacing(#"title="Order""#, with: #"title="Order" image="spoon""#)
        let path = try folder.file(
            "Menu.xib",
            text.replacing("<button buttonType=\"system\"", with: "<tableViewCell reuseIdentifier=\"x\"").replacing(
                "</button>", with: "</tableViewCell>"))

        // When
        let missing = try program.run(["nib", "--lint", path, "--notes"])
        try Data().write(to: URL(fileURLWithPath: folder.path + "/spoon@2x.png"))
        let there = try program.run(["nib", "--lint", path])

        // Then
        expect(
            missing.output, contains: "error: no outlet `dateLable` on ReusableTableViewCell; did you mean `dateLabel`?"
        )
        expect(missing.output, contains: "note: there is no image spoon beside the file")
        expect(!there.output.contains("spoon"))
    }

    @Test("Contradicting, missing and misplacing constraints are reported")
    func layout() throws {
        // Given
        func screen(_ frame: String, _ constraints: String) -> String {
            let rows = constraints.split(separator: ";").enumerated().map { index, constraint in
                let words = constraint.split(separator: " ")
                let second = words.count > 2 ? "secondItem=\"iN0-l3-epB\" secondAttribute=\"\(words[0])\"" : ""
                return "<constraint firstItem=\"Lab-el-001\" firstAttribute=\"\(words[0])\" \(second) "
                    + "constant=\"\(words[1])\" id=\"Con-st-\(index)\"/>"
            }
            return """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina4_7"/><objects>
                <view id="iN0-l3-epB"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-001"><rect key="frame" \(frame)/></view>
                </subviews><constraints>\(rows.joined())</constraints></view></objects></document>
                """
        }
        let place = "x=\"20\" y=\"20\" width=\"100\" height=\"40\""
        let whole = "leading 20 s;top 20 s;width 100;height 40"
        let files = [
            (place, whole), (place, whole + ";width 50"), (place, "leading 20 s;top 20 s;width 100"),
            (place.replacing("\"100\"", with: "\"200\""), whole),
        ]

        // When
        let outputs = try files.enumerated().map { index, texts in
            try program.run(["nib", "--lint", "--notes", folder.file("\(index).xib", screen(texts.0, texts.1))]).output
        }

        // Then
        expect(outputs[0], equals: "")
        expect(
            outputs[1],
            contains: "warning: contradictory constraints: view.width = 50 can't hold, with view.width = 100")
        expect(outputs[2], contains: "3:1: note: view is ambiguous: its constraints leave its frame open")
        expect(
            outputs[3],
            contains:
                "3:1: note: view is misplaced: its constraints put it at 20,20 100×40, and its frame in the file is "
                + "20,20 200×40")
        let counts = outputs.map { $0.split(separator: "\n").count }
        expect(counts, equals: [0, 1, 1, 1])
    }

    @Test("A centered text isn't ambiguous, whatever its hugging priority")
    func centered() throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina4_7"/><objects>
            <view id="iN0-l3-epB"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label text="Moon" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-001">
            <rect key="frame" x="165" y="323" width="45" height="21"/></label>
            </subviews><constraints>
            <constraint firstItem="Lab-el-001" firstAttribute="centerX" secondItem="iN0-l3-epB" secondAttribute="centerX" id="C-1"/>
            <constraint firstItem="Lab-el-001" firstAttribute="centerY" secondItem="iN0-l3-epB" secondAttribute="centerY" id="C-2"/>
            </constraints></view></objects></document>
            """

        // When
        let run = try program.run(["nib", "--lint", folder.file("Moon.xib", text)])

        // Then
        expect(run.output, equals: "")
    }

    @Test("--diff reports changes of meaning, not of format, and equal files have no changes")
    func diff() throws {
        // Given
        let old = try folder.file("Old.xib", NibFixture.menu)
        let new = try folder.file(
            "New.xib",
            NibFixture.menu.replacing("\"Soup\"", with: "\"Stew\"").replacing("    ", with: "\t")
                .replacing("selector=\"order:\"", with: "selector=\"buy:\""))

        // When
        let changed = try program.run(["nib", "--diff", old, new])
        let same = try program.run(["nib", "--diff", old, old])
        let json = try program.run(["nib", "--diff", old, new, "--json"])

        // Then
        expect(
            changed.output,
            equals: """
                \(old) → \(new)
                ~ label "Stew" (Lab-el-001)  line 10, in view (iN0-l3-epB)
                    text: "Soup" → "Stew"
                ~ action GlowButton.buy: (touchUpInside) → File's Owner (-1)  line 17
                    was action GlowButton.order: (touchUpInside) → File's Owner (-1)
                    GlowButton does not call `order:` any more
                    MenuController needs an action `buy:`; without one the program ends as it is called

                """)
        expect(same.output.hasSuffix("no object or connection has changed\n"))
        expect(same.exit == .status(0) && changed.exit == .status(0))
        expect(json.output, contains: #""facts":[{"name":"text","new":"\"Stew\"","old":"\"Soup\""}]"#)
    }

    @Test("A picture of --diff shows both versions, with the differences outlined in both and listed below")
    func bothPictures() throws {
        // Given
        let old = try folder.file("Old.xib", NibFixture.menu)
        let new = try folder.file("New.xib", NibFixture.menu.replacing("\"Soup\"", with: "\"Stew\""))
        let picture = folder.path + "/both.svg"

        // When
        let run = try program.run(["snapshot", picture, "--of", "nib --diff \(old) \(new)"])

        // Then
        expect(run.exit, equals: .status(0))
        let svg = try String(contentsOfFile: picture, encoding: .utf8)
        expect(svg.contains(">Soup<") && svg.contains(">Stew<"))
        expect(svg, contains: "text: &quot;Soup&quot; → &quot;Stew&quot;")
        expect(svg.components(separatedBy: ">~</text>").count, equals: 3)
    }
}
