import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

@testable import NibChecking
@testable import NibLint

/// The findings of lint in a nib and the sources around it.
struct ProjectRulesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A project of some sources.
    private func project(_ sources: String, _ others: [String: String] = [:]) throws -> Project {
        for (name, text) in others { _ = try folder.file(name, text) }
        _ = try folder.file("Package.swift", "")
        _ = try folder.file("Menu.swift", sources)
        return Project(around: URL(fileURLWithPath: folder.path))
    }

    private func nib(_ objects: String, isStoryboard: Bool = false) throws -> IBDocument {
        let (kind, list) = isStoryboard ? ("Storyboard.XIB", "scenes") : ("XIB", "objects")
        return try IBDocument(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)"><\(list)>
                \(objects)
                </\(list)></document>
                """.utf8), file: folder.path + "/Menu.xib")
    }

    @Test("Beside libraries without sources, a missing class is a warning if it has the project's prefix")
    func prefixes() throws {
        // Given
        let sources = "class TXHMain: UIView {}; class TXHMenu: UIView {}; class Soup: UIView {}"
        let menu = try project(sources, ["Podfile": ""])
        let views = ["TXHMian", "MBHUD", "TXDoor", "Dish"].map { "<view customClass=\"\($0)\" id=\"\($0)\"/>" }

        // When
        let found = MissingClasses.findings(in: try nib(views.joined()), of: menu)

        // Then
        expect(found.map(\.severity), equals: [.warning, .note, .note, .note])
        expect(found.first?.suggestion, equals: "TXHMain")
    }

    @Test("A connected view of another type than its outlet is a problem, unless it is a subclass")
    func types() throws {
        // Given
        let types = [
            "UIView", "UIControl", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UITableViewCell",
            "UIPickerView", "UIProgressView",
            "UIActivityIndicatorView", "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIVisualEffectView",
            "UICollectionReusableView",
            "UIWebView", "WKWebView", "MKMapView", "UIButton", "UISwitch", "UISlider", "UIStepper",
            "UISegmentedControl", "UIDatePicker",
            "UIPageControl", "UITextField", "UITableView", "UITextView", "UICollectionView", "UICollectionViewCell",
            "UIResponder", "NSObject",
            "Own", "Sub", "Alias", "Odd", "Round", "None", "Hidden", "Model",
        ]
        let elements: [(String, String, String)] =
            [
                "view", "label", "button", "imageView", "scrollView", "stackView", "tableView", "tableViewCell",
                "collectionView",
                "collectionViewCell", "collectionReusableView", "mapView", "wkWebView", "webView",
                "tableViewCellContentView",
                "collectionViewCellContentView", "containerView", "switch", "textField", "textView", "searchBar",
                "moonView", "barButtonItem",
            ].map { ($0, $0, "") }
            + ["Own", "Sub", "Alias", "Odd", "Round", "None", "Hidden", "Model"].map {
                ("label", $0, "customClass=\"\($0)\"")
            }
        let properties = types.map { "@IBOutlet var o\($0): \($0)!" }
        let project = try project(
            """
            class Menu: UIView { \(properties.joined(separator: "\n"))
            @IBOutlet var twice: UILabel!; @IBOutlet var many: [UILabel]!;
            var hidden: UILabel!; @IBOutlet var untyped = UILabel() }
            extension Menu { @IBOutlet var twice: UIButton! }
            class Own: UILabel {}
            class Sub: Own {}
            typealias Alias = Own
            class Odd: Library {}
            class Round: Trip {}
            class Trip: Round {}
            class Model {}

            """)
        let views = elements.map { "<\($0.0) \($0.2) id=\"\($0.1)\"/>" }.joined(separator: "\n")
        func outlets(_ names: [String]) -> String {
            names.flatMap { name in
                elements.map { "<outlet property=\"\(name)\" destination=\"\($0.1)\" id=\"\(name)-\($0.1)\"/>" }
            }.joined()
        }

        // When
        let lines = try (types.map { "o\($0)" } + ["twice", "many", "hidden", "untyped"]).map { name in
            let document = try nib(
                "\(views)<view customClass=\"Menu\" id=\"menu\"><connections>\(outlets([name]))</connections></view>")
            let found = OutletTypes.findings(in: document, of: project)
            let wrong = found.map { $0.message.split(separator: "leads to ").last! }
            return "\(name): " + wrong.joined(separator: " ")
        }
        let one = try nib(
            "\(views)<view customClass=\"Menu\" id=\"menu\"><connections>\(outlets(["oUILabel"]))</connections></view>")

        // Then
        let first = OutletTypes.findings(in: one, of: project).first.map {
            $0.diagnostic.replacing(folder.path + "/", with: "")
        }
        try expect(
            Difference(
                of: (lines + [first ?? "none"]).joined(separator: "\n"), fromRecorded: "Types-of-outlets.txt"),
            equals: nil)
    }

    @Test("An outlet can be a property or a setter, and an action is a method")
    func members() throws {
        // Given
        let project = try project(
            """
            class Menu: Base {
                @IBOutlet var a: UILabel!; @IBOutlet var _b: UILabel!; @IBOutlet var isC: UILabel!
                @IBOutlet var _isD: UILabel!
                @objc func setE(_ e: Any) {}; func setF(_ f: Any) {}; var g: UILabel!; @IBOutlet var is_h: UILabel!
                @IBAction func act() {}; func plain() {}; @objc func sent(_ sender: Any) {}
            }
            class Base: UIView { @IBOutlet var above: UILabel!; @IBAction func actAbove() {} }
            class Lists: UIView { let actions = [1]; func named() {} }
            class Far: Library { @IBOutlet var a: UILabel! }
            class Pure { @IBOutlet var a: UILabel! }
            extension UIView { @IBOutlet var everywhere: UILabel!; @objc func everyAct() {}; func plainEvery() {}
            var plainProperty: UILabel! }

            """)
        let outlets = [
            "a", "b", "_b", "c", "isC", "d", "isD", "e", "f", "g", "h", "is_h", "above", "everywhere", "plainProperty",
            "abve", "view", "delegate",
            "myDelegate", "dataSource", "accessoryView", "setE:",
        ]
        let actions = [
            "act", "plain", "sent:", "sent", "actAbove", "everyAct", "plainEvery", "acct", "named", "nmed", "reload",
            "endEditing:",
        ]
        func object(_ name: String, _ attributes: String) -> String {
            let lines =
                outlets.map { "<outlet property=\"\($0)\" destination=\"l\" id=\"\(name)-\($0)\"/>" }
                + actions.map { "<action selector=\"\($0)\" destination=\"\(name)\" id=\"\(name)!\($0)\"/>" } + [
                    "<outletCollection property=\"missing\" destination=\"l\" id=\"\(name)-m\"/>",
                    "<segue kind=\"show\" destination=\"l\" id=\"\(name)-s\"/>",
                ]
            return
                "<view \(attributes) id=\"\(name)\"><connections>\n\(lines.joined(separator: "\n"))"
                + "</connections></view>"
        }

        // When
        let lines = try [
            "customClass=\"Menu\"", "customClass=\"Base\"", "customClass=\"Lists\"", "customClass=\"Far\"",
            "customClass=\"Pure\"", "customClass=\"None\"",
            "customClass=\"UIView\"", "",
        ].map { attributes in
            let document = try nib(object("v", attributes) + "<label id=\"l\"/>")
            let found =
                MissingOutlets.findings(in: document, of: project) + MissingActions.findings(in: document, of: project)
            return "— \(attributes)\n"
                + found.map(\.diagnostic).joined(separator: "\n").replacing(folder.path + "/", with: "")
        }
        let responder = try nib(
            "<placeholder placeholderIdentifier=\"IBFirstResponder\" customClass=\"Menu\" id=\"-2\"/><button "
                + "id=\"b\"><connections><action selector=\"x\" "
                + "destination=\"-2\" id=\"a\"/><action selector=\"y\" destination=\"none\" id=\"c\"/>"
                + "</connections></button>"
        )

        // Then
        expect(MissingActions.findings(in: responder, of: project).isEmpty)
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Members-of-classes.txt")
    }

    @Test("A class is surely missing if no source declares it and no library can contain it")
    func classes() throws {
        // Given
        let sources =
            "class Menu: UIView {}\ntypealias Alias = Menu\nextension Extended {}\nlet mentioned = \"Mentioned\"\n"
        let names = ["Menu", "Alias", "Extended", "Mentioned", "Meny", "UIMoon", "_TtC4Menu4Moon", "Moon"]
        let views =
            names.enumerated().flatMap { index, name in
                ["", "customModuleProvider=\"target\""].map {
                    "<view customClass=\"\(name)\" \($0) id=\"\(index)\($0.count)\"/>"
                }
            } + [
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" customClass=\"Moon\" id=\"-1\"/>",
                "<view id=\"v\"/>",
            ]
        let document = try nib(views.joined(separator: "\n"))

        // When
        let alone = try project(sources)
        let told = MissingClasses.findings(in: document, of: alone)
        let beside = try project(sources, ["Podfile": ""])
        let hidden = MissingClasses.findings(in: document, of: beside)
        try FileManager.default.removeItem(atPath: folder.path + "/Podfile")
        let empty = MissingClasses.findings(in: document, of: try project("let a = 1\n"))

        // Then
        let text = [told, hidden, empty].map { $0.map(\.diagnostic).joined(separator: "\n") }.joined(separator: "\n\n")
        let short = text.replacing(folder.path + "/", with: "")
        try expect(short, isRecordedIn: "Classes-that-are-missing.txt")
    }

    @Test("Identifiers that only code or only nibs have are reported in the order of files and lines")
    func identifiers() throws {
        // Given
        let asked = { (name: String) in "t.dequeueReusableCell(withIdentifier: \"\(name)\", for: i)\n" }
        let odd = ["a&b", "a<b", "a>b", "a\\(b)"].map(asked).joined()
        let project = try project(
            "class Cell: UITableViewCell {}\n\(asked("one"))\(asked("two"))\(asked("inNib"))"
                + "\(asked("inArchive"))\(asked("part"))\(odd)",
            [
                "A.swift": "\n\(asked("three"))", "Z.swift": asked("four"),
                "B.xib": "<tableViewCell reuseIdentifier=\"inNib\"/>",
                "C.storyboard": "<string key=\"IBUIReuseIdentifier\">inArchive</string><a b=\"parts\">a part</a>",
                "U.swift": "let used = \"used\"\n",
            ])
        let cells = ["", "used", "none", "one", "Used"].enumerated().map { index, name in
            "<tableViewCell reuseIdentifier=\"\(name)\" id=\"c\(index)\"/>"
        }
        let table = try nib("<tableView id=\"t\"><prototypes>\(cells.joined())</prototypes></tableView>")
        let sections = cells.joined().replacing("id=\"c", with: "id=\"d")
        let rest = try nib(
            "<tableView id=\"t\"><sections><tableViewSection id=\"s\"><cells>\(sections)</cells>"
                + "</tableViewSection></sections></tableView>\(cells[2])"
        )

        // When
        func told(_ findings: [IBFault]) -> [String] {
            findings.map { $0.diagnostic.replacing(folder.path + "/", with: "") }
        }
        let unknown = told(UnknownIdentifiers.findings(in: URL(fileURLWithPath: folder.path), of: project))
        let elsewhere = told(UnknownIdentifiers.findings(in: URL(fileURLWithPath: folder.path + "/None"), of: project))
        let unused = told(UnusedIdentifiers.findings(in: table, of: project))

        // Then
        let error = "error: no nib, storyboard or other code has the reuse identifier"
        let expected = [
            "A.swift:2:1: \(error) `three`", "Menu.swift:2:1: \(error) `one`", "Menu.swift:3:1: \(error) `two`",
            "Menu.swift:6:1: \(error) `part`", "Z.swift:1:1: \(error) `four`",
        ]
        expect(unknown, equals: expected)
        expect(elsewhere, equals: [])
        expect(unused.count, equals: 2)
        expect(unused.first?.hasSuffix("warning: no code names the reuse identifier `none` (object c2)"), equals: true)
        expect(unused.last?.hasSuffix("warning: no code names the reuse identifier `Used` (object c4)"), equals: true)
        expect(UnusedIdentifiers.findings(in: rest, of: project).isEmpty)
    }
}
