import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import NibChecking
@testable import ReusableTableViewCellExample
@testable import TerminalUIKit

/// What `nib` says of whole files, in each of its forms.
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
        "A file is told whole: drawn with its tree, its facts, as JSON, remarked on, and as a picture",
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
        #expect(try Difference(of: texts.joined(separator: "\n"), fromRecorded: name) == nil)
    }

    @Test("In colours a file is told in these")
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
        #expect(try Difference(of: others.joined(separator: "\n"), fromRecorded: "nib-in-colours.txt") == nil)
    }

    @Test("A comparison is told whole: what came, went and changed, and what that means for code")
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
        #expect(try Difference(of: texts.joined(separator: "\n"), fromRecorded: "nib-diff.txt") == nil)
    }

    @Test("The page about a load is told whole, but for its pictures", arguments: ["plain", "broken"])
    func loadPage(kind: String) throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(TableCellSession(rows: 10))
        let path = folder.path + "/page.html"

        // When
        session.run(kind == "broken" ? "experiment stale-content" : "scroll 1", "scroll 3", "snapshot \(path)")

        // Then
        let page = try String(contentsOfFile: path, encoding: .utf8)
        let text = page.replacing(#/<svg[\s\S]*?<\/svg>|<(?:style|script)>[\s\S]*?<\/(?:style|script)>/#, with: "")
            .replacing("><", with: ">\n<")
        #expect(try Difference(of: text, fromRecorded: "Load-page-\(kind).txt") == nil)
    }

    @Test("Of a source the words, strings and marks are read, without comments, in Swift and in Objective-C")
    func tokens() throws {
        // Given
        let sources = [
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
        #expect(try Difference(of: texts.joined(separator: "\n\n"), fromRecorded: "Tokens.txt") == nil)
    }
}
