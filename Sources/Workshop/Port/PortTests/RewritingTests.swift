import Foundation
import Testing

@testable import Port

@MainActor struct RewritingTests {
    @Test(
        "What Objective-C finds by its name is in Swift's words here, and all else stays as it was",
        arguments: [
            ("import UIKit", "import UIKitExtras"),
            ("import UIKit.UIView", "import UIKitExtras"),
            ("import Foundation", "import Foundation"),
            ("#if os(iOS)\nlet a = 1\n#endif", "#if canImport(TerminalUIKit)\nlet a = 1\n#endif"),
            (
                "class A: UIView {\n    @IBOutlet weak var a: UILabel! // mine\n}",
                "class A: UIView {\n    @Outlet(.weak) var a: UILabel! // mine\n}"
            ),
            (
                "class A: UIView {\n    @IBOutlet private var all: [UIButton]!\n}",
                "class A: UIView {\n    @Outlet private var all: [UIButton]!\n}"
            ),
            (
                "class A: UIView {\n    @objc\n    dynamic func a() {}\n}",
                "class A: UIView {\n    dynamic func a() {}\n}"
            ),
            (
                "class A: C {\n    func a() { b(selector: #selector(self.c(_:))) }\n}",
                "class A: C {\n    func a() { b(selector: A.c) }\n}"
            ),
            (
                """
                class A: UIView {
                    @objc func c() {}
                    func a() { Timer(t: 1, selector: #selector(c)); b(selector: #selector(c)) }
                }
                """,
                #"""
                class A: UIView {
                    override class var actions: [String: Action] { ["c": Action(A.c)] }

                    func c() {}
                    func a() { Timer(t: 1, selector: A.c); b(selector: "c") }
                }
                """#
            ),
            (
                "extension UIView {\n    func a() { b(action: #selector(c)) }\n    @objc func c() {}\n}",
                "extension UIView {\n    func a() { b(action: UIView.c) }\n    func c() {}\n}"
            ),
            (
                "func a() { delegate?.tableView?(t, b); self.done?(1) }",
                "func a() { delegate?.tableView(t, b); self.done?(1) }"
            ),
            ("a = [#imageLiteral(resourceName: \"moon\")]", "a = [UIImage(named: \"moon\")!]"),
            ("var timer = Timer()", "var timer = Timer(timeInterval: 1, repeats: false) { _ in }"),
            ("let text = NSMutableAttributedString()", "let text = NSMutableAttributedString(string: \"\")"),
            ("let style: UITableViewCellStyle = .default", "let style: UITableViewCell.CellStyle = .default"),
        ])
    func spelling(xcode: String, here: String) {
        // When
        let text = Fixture.here(xcode)

        // Then
        #expect(text == here)
    }

    @Test("Methods with @IBAction stand in a table, by the names that a nib has, before the first method")
    func actions() {
        // Given
        let code = """
            class A: UIViewController {
                var moons = 1  // at first

                // What the button does.
                @IBAction func done(_ sender: Any) {}
                @IBAction func back() {}
                @IBAction func add(sender: Any, forEvent event: UIEvent) {}
                @IBAction func add() { a(action: #selector(A.more)); b(action: .least) }
                @objc func more() {}
                @objc func less(_ sender: Any) {}
            }
            extension Selector {
                static let least = #selector(A.less(_:))
            }
            """

        // When
        let text = Fixture.here(code)

        // Then
        #expect(
            text == """
                class A: UIViewController {
                    var moons = 1  // at first

                    override class var actions: [String: Action] {
                        [
                            "done:": Action(A.done),
                            "back": Action(A.back),
                            "addWithSender:forEvent:": Action(A.add(sender:forEvent:)),
                            "add": Action(A.add()),
                            "more": Action(A.more),
                            "less:": Action(A.less),
                        ]
                    }

                    // What the button does.
                    func done(_ sender: Any) {}
                    func back() {}
                    func add(sender: Any, forEvent event: UIEvent) {}
                    func add() { a(action: "more"); b(action: "less:") }
                    func more() {}
                    func less(_ sender: Any) {}
                }
                extension Selector {
                    static let least = "less:"
                }
                """)
    }

    @Test("A method with @IBSegueAction is in the table of actions, and comes back as one")
    func segueActions() {
        // Given
        let xcode = """
            class A: UIViewController {
                @IBSegueAction func edit(_ coder: NSCoder, sender: Any?) -> B? { B(coder: coder) }
            }
            """

        // When
        let text = Fixture.here(xcode)
        let back = Fixture.back(text)

        // Then
        #expect(text.contains("[String: Action] { [\"edit:sender:\": Action(A.edit)] }"))
        #expect(text.contains("    func edit(_ coder: NSCoder, sender: Any?) -> B? { B(coder: coder) }"))
        #expect(back.contains("    @IBSegueAction func edit(_ coder: NSCoder, sender: Any?) -> B?"))
    }

    @Test("A class that overrides members of Foundation's is nonisolated, and a key path is its name")
    func foundation() {
        // Given
        let code =
            """
            @objcMembers class Note: NSObject, NSCoding { override var hash: Int { 1 } }
            final class Fetch: Operation { override func main() {} }
            class Rows: NSObject, UITableViewDataSource { override var description: String { "" } }
            class Plain: NSObject { override init() { a(#keyPath(UITableView.contentSize), #keyPath(frame)) } }
            """

        // When
        let text = Fixture.here(code)

        // Then
        #expect(
            text.hasSuffix(
                """
                nonisolated class Note: NSObject, NSCoding { override var hash: Int { 1 } }
                nonisolated final class Fetch: Operation { override func main() {} }
                class Rows: NSObject, UITableViewDataSource { override var description: String { "" } }
                class Plain: NSObject { override init() { a("contentSize", "frame") } }
                """))
    }

    @Test("A property that a nib sets stands in a table, whether or not it has @IBInspectable")
    func inspectables() {
        // Given
        let code =
            """
            class Stars: UIView {
                var count = 3
                @IBInspectable var color: UIColor?
                @IBInspectable let b = 1
                func a() {}
            }
            """

        // When
        let text = Fixture.here(code, nibs: NibFacts(runtimeAttributes: ["Stars": ["count"]]))

        // Then
        let table = #"["count": Inspectable(\Stars.count), "color": Inspectable(\Stars.color)]"#
        #expect(text.contains("override class var inspectables: [String: Inspectable] {\n        \(table)\n    }"))
        #expect(text.contains("    var color: UIColor?"))
    }

    @Test("An override in an extension moves into its class, with the protocols of the extension")
    func extensions() {
        // Given
        let code = "class A: UIView {\n}\n\n// Its layout.\nextension A: B {\n    override func layoutSubviews() {}\n}"

        // When
        let text = Fixture.here(code)

        // Then
        let comments = "// Its layout.\n// extension A: B"
        #expect(text == "class A: UIView, B {\n\n\n\(comments)\n    override func layoutSubviews() {}\n}")
    }

    @Test("An optional method of a protocol gets a default")
    func optionalMethods() {
        // Given
        let code = "@objc protocol P {\n    @objc optional func a(_ b: Int)\n}\nfunc c(p: P?) { p?.a?(1) }"

        // When
        let text = Fixture.here(code)

        // Then
        #expect(
            text == """
                protocol P: AnyObject {
                    func a(_ b: Int)
                }

                extension P {
                    func a(_ b: Int) {}
                }
                func c(p: P?) { p?.a(1) }
                """)
    }

    @Test("What a nib makes by a class's name can be made, and a cell's initialiser called, by its class alone")
    func classes() throws {
        // Given
        let file = try Fixture.file("MoonCell.swift")

        // When
        let text = Fixture.here(file.text, nibs: NibFacts(customObjects: ["MoonFinder"]))

        // Then
        #expect(try text == Fixture.file("MoonCell.txt", in: "Here").text)
    }

    @Test("There and back, an example's file is what it was")
    func identity() throws {
        // Given
        let examples = Fixture.root.appendingPathComponent("Examples")

        for folder in try FileManager.default.contentsOfDirectory(atPath: examples.path) {
            let place = examples.appendingPathComponent(folder)
            let project = try XcodeProject(in: place)

            // When
            let back = project.sources.map { file in
                let declarations = Declarations(project.sources, nibs: project.facts)
                let text = EditedText(file.text, Rewriting.edits(Rewriting.back, in: file, of: declarations)).text
                return SourceFile(path: file.path, text: text)
            }
            let declarations = Declarations(back, nibs: project.facts)
            let there = back.map { EditedText($0.text, Rewriting.edits(Rewriting.here, in: $0, of: declarations)).text }

            // Then
            for (file, text) in zip(project.sources, there) {
                for (old, new) in zip(file.text.split(separator: "\n"), text.split(separator: "\n")) where old != new {
                    Issue.record("\(file.path): \(old) became \(new)")
                    break
                }
                #expect(file.text.utf8.count == text.utf8.count, "\(file.path)")
            }
        }
    }

    @Test("A cell goes to Xcode as its page says")
    func cell() throws {
        // Given
        let path = "Examples/ReusableTableViewCellExample/ReusableTableViewCell.swift"
        let code = try String(contentsOf: Fixture.root.appendingPathComponent(path), encoding: .utf8)

        // When
        let text = Fixture.back(code)

        // Then
        #expect(text.hasPrefix("import UIKit  // here: ReusableViews\n"))
        #expect(text.contains("    @IBOutlet var phaseLabel: UILabel?\n"))
        #expect(!text.contains("@Outlet"))
    }

    @Test("A controller goes to Xcode without its table")
    func controller() {
        // Given
        let code = """
            class Moon: UIViewController {
                @Outlet(.weak) private var label: UILabel!
                override class var actions: [String: Action] { ["done:": Action(Moon.done)] }

                override func viewDidLoad() { add(action: Moon.more); add(action: "done:") }
                func done(_ sender: Any) {}
                func more() {}
            }
            """

        // When
        let text = Fixture.back(code)

        // Then
        #expect(
            text == """
                class Moon: UIViewController {
                    @IBOutlet private weak var label: UILabel!
                    // Here: the table of actions.

                    override func viewDidLoad() { add(action: #selector(Moon.more)); add(action: #selector(done(_:))) }
                    @IBAction func done(_ sender: Any) {}
                    @objc func more() {}
                }
                """)
    }
}
