import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import NibChecking
@testable import ReusableTableViewCellExample
@testable import TerminalUIKit

/// The output of `nib` for whole files, in each of its forms.
struct WholeNibTests {
    // A language says in which order the parts of a date stand.
    init() {
        World.current.calendar = Calendar(identifier: .gregorian)
        World.current.calendar.locale = Locale(identifier: "en_US")
        World.current.calendar.timeZone = .gmt
    }

    /// A xib with an object of every element, and a screen and scenes with what is wrong.
    private func files() throws -> [(name: String, text: String)] {
        let every = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("TerminalUIKitTests/Nibs/EveryElement.xib")
        return [
            ("EveryElement.xib", try String(contentsOf: every, encoding: .utf8)), ("Menu.xib", NibFixture.menu),
            ("Menu.storyboard", NibFixture.storyboard),
        ]
    }

    @Test(
        "Each format of a nib is recorded: drawing, tree, facts, JSON, problems and picture",
        arguments: ["show", "tree", "text", "json", "lint --notes", "snapshot"])
    func whole(form: String) throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 10))
        session.session.appearance.fixedWidth = 100
        let files = try files().map { ($0.name, try folder.file($0.name, $0.text)) }

        // When
        let texts = files.map { name, path in
            let said = session.run("nib \(form) \(path)").replacing(folder.path + "/", with: "")
            // A title says where the file is, as far as there is room. What a picture is made of has a line each.
            let lines = said.replacing("><", with: ">\n<").split(separator: "\n").filter { !$0.contains("#6e7781") }
            let all = said.split(separator: "\n").dropFirst(form == "show" ? 1 : 0)
            return "— \(name)\n" + (form == "snapshot" ? lines : Array(all)).joined(separator: "\n")
        }

        // Then
        let name = "nib-\(form.prefix { $0 != " " }).txt"
        try expect(texts.joined(separator: "\n"), isRecordedIn: name)
    }

    @Test("The colors of a file's output are recorded")
    func colors() throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 10))
        session.session.appearance.fixedWidth = 400
        session.session.appearance.style = .init(color: .trueColor, ascii: false, attributes: true)
        let path = try folder.file("Menu.xib", NibFixture.menu)
        let other = try folder.file("Other.xib", NibFixture.menu.replacing("Soup", with: "Bread"))

        // When
        let lines = ["show \(path)", "tree \(path)", "text \(path)", "lint --notes \(path)", "diff \(path) \(other)"]
        let text = lines.map { session.run("nib \($0)") }.joined(separator: "\n")

        // Then
        // Where a file is stands in a line of its own, as there is room.
        let others = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(".xib") }
        try expect(others.joined(separator: "\n"), isRecordedIn: "nib-in-colors.txt")
    }

    @Test("The whole comparison is recorded: additions, removals, changes, and their effects on code")
    func difference() throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 10))
        let changes = [
            ("text=\"Soup\"", "text=\"Bread\" textAlignment=\"right\""), ("property=\"dish\"", "property=\"meal\""),
            ("<glkView id=\"Map-00-001\">", "<glkView hidden=\"YES\" id=\"Map-00-001\">"),
            ("y=\"66\"", "y=\"88\""), ("title=\"Order\"", "title=\"Order now\""),
            ("selector=\"order:\"", "selector=\"send:\""),
        ]
        let new = changes.reduce(NibFixture.menu) { $0.replacing($1.0, with: $1.1) }
        let old = try folder.file("Menu.xib", NibFixture.menu)
        let scenes = try folder.file("Menu.storyboard", NibFixture.storyboard)
        let lost = NibFixture.storyboard.replacing("storyboardIdentifier=\"Dish\" ", with: "")
            .replacing("kind=\"show\"", with: "kind=\"presentation\"")
        let paths = [(old, try folder.file("New.xib", new)), (scenes, try folder.file("New.storyboard", lost))]

        // When
        let texts = paths.flatMap { old, new in
            ["nib diff \(old) \(new)", "nib diff \(new) \(old)", "nib diff \(old) \(new) --json"].map {
                session.run($0).replacing(folder.path + "/", with: "")
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "nib-diff.txt")
    }

    @Test("Rare contents are recorded: unreachable scenes, old formats and computed frames")
    func rare() throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 10))
        session.session.appearance.fixedWidth = 120
        func xib(_ views: String, _ attributes: String = "", device: String = "") -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>\(device)<objects>
            \(views)
            </objects></document>
            """
        }
        func pinned(_ x: Int, _ more: Int = 0) -> String {
            """
            <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <label text="Moon" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="\(x)" y="8" width="40" height="21"/></label>
            <label text="Sun" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="\(x + more)" y="40" width="40" height="21"/></label></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="\(x)" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c2"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="c4"/>
            </constraints></view>
            """
        }
        let texts = [
            "Scenes.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="vc1"><scenes>
            <scene sceneID="s1"><objects><viewController title="One" id="vc1" sceneMemberID="viewController">
            <connections><segue destination="vc2" kind="show" id="g1"/></connections></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="vc2" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s3"><objects><viewController storyboardIdentifier="Three" id="vc3" sceneMemberID="viewController">
            <connections><segue destination="vc4" kind="show" id="g2"/></connections></viewController></objects></scene>
            <scene sceneID="s4"><objects><viewController id="vc4" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s5"><objects><viewController id="vc5" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s6"><objects/></scene></scenes></document>
            """,
            "None.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
            """,
            "Odd.xib": xib(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="160" height="88"/><subviews>
                <label text="a" numberOfLnes="2" glow="YES" id="l1"><rect key="frame" x="8" y="8" width="40" height="21"/></label>
                <label text="b" glow="YES" id="l2"><rect key="frame" x="8" y="30" width="40" height="21"/>
                <gizmo key="g" x="1"/></label><holographicView id="h"><rect key="frame" x="60" y="8" width="80" height="44"/>
                </holographicView></subviews></view>
                """),
            "Empty.xib": xib(""),
            "Wide.xib": xib(
                "<view id=\"v\"/>", device: "<device id=\"retina4_7\" orientation=\"landscape\" appearance=\"light\"/>"),
            "Tall.xib": xib(
                "<view id=\"v\"/>", device: "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>"),
            "A.xib": xib(pinned(8)), "B.xib": xib(pinned(20)), "C.xib": xib(pinned(8, 1)),
        ]
        for (name, text) in texts { _ = try folder.file(name, text) }
        let lines =
            texts.keys.sorted().map { "show \($0)" } + [
                "lint --notes Odd.xib", "lint --notes Scenes.storyboard", "diff Tall.xib Wide.xib",
                "diff Wide.xib Tall.xib",
                "diff A.xib B.xib", "diff A.xib C.xib", "diff Empty.xib A.xib", "text Scenes.storyboard",
                "tree Odd.xib",
                "merge A.xib B.xib C.xib",
            ]

        // When
        let told = lines.map { line in
            let words = line.split(separator: " ").map {
                texts[String($0)] == nil ? String($0) : "\(folder.path)/\($0)"
            }
            return "> nib \(line)\n" + session.run("nib " + words.joined(separator: " "))
        }

        // Then: where a file is stands in a line of its own, as there is room
        let text = told.joined(separator: "\n").replacing(folder.path + "/", with: "")
        try expect(text, isRecordedIn: "nib-rare.txt")
    }

    @Test("The whole page about a load is recorded, except its pictures")
    func loadPage() throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 10))
        let path = folder.path + "/page.html"

        // When
        session.run("scroll 1", "scroll 3", "snapshot \(path)")

        // Then
        let page = try String(contentsOfFile: path, encoding: .utf8)
        let text = page.replacing(#/<svg[\s\S]*?<\/svg>|<(?:style|script)>[\s\S]*?<\/(?:style|script)>/#, with: "")
            .replacing("><", with: ">\n<")
        try expect(text, isRecordedIn: "Load-page-plain.txt")
    }

    @Test("A source in Swift or Objective-C is split into words, strings and symbols, without comments")
    func tokens() throws {
        // Given
        // One behind the other, as many as one likes; in each other, not endlessly.
        let many = String(repeating: #""\(a["b"])"; "#, count: 40) + "end"
        func nested(_ depth: Int) -> String {
            let (open, close) = (String(repeating: #""\("#, count: depth), String(repeating: #")""#, count: depth))
            return "\(open)a\(close); end"
        }
        let sources: [(Bool, String)] = [
            (
                true,
                #"""
                /* one /* in */ another */ let moon = "full \(phase(of: "May", [1: "a"])) end" // not this
                let raw = #"a "quoted" and \n"#; let pattern = /a"b\/c/
                let long = """
                    two "lines" \(a + (b))
                    """ + "never closed
                #if os(Linux)
                @IBOutlet weak var `class`: [String: UILabel?]! = a / b / c; é_1 $0
                """#
            ),
            (true, many), (true, nested(31)), (true, nested(34)),
            (
                false,
                #"""
                #import "Moon.h" // not this
                /* nor /* this */ #define PHASES @"new", \
                    @"full"
                @property (weak) IBOutlet UILabel *label; char c = '"'; NSString *s = @"a \" b";
                - (IBAction)wane:(id)sender { [self dequeueReusableCellWithIdentifier:@"Moon" forIndexPath:path]; }
                """#
            ),
        ]

        // When
        let texts = sources.map { isSwift, text in
            Data(text.utf8).withUnsafeBytes { bytes in
                var tokens = SourceTokens(bytes, isSwift: isSwift)
                var lines: [String] = []
                while let token = tokens.next() {
                    lines.append("\(tokens.line(of: token.range.lowerBound)) \(token.kind) \(token.text)")
                }
                return (lines + ["\(tokens.names.demands.keys.sorted())"]).joined(separator: "\n")
            }
        }

        // Then
        try expect(texts.joined(separator: "\n\n"), isRecordedIn: "Tokens.txt")
    }
}
