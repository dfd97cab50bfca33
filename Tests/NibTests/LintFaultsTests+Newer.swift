import TerminalTesting
import Testing

@testable import NibChecking

extension LintFaultsTests {
    private nonisolated static func scenes(_ first: String, _ second: String) -> String {
        storyboard(first + "</objects></scene><scene sceneID=\"t\"><objects>" + second)
    }

    private nonisolated static func controller(_ name: String, _ id: String, _ rest: String) -> String {
        "<viewController customClass=\"\(name)\" \(module) storyboardIdentifier=\"\(id)\" id=\"\(id)\" "
            + "sceneMemberID=\"viewController\">\(rest)</viewController>"
    }

    private nonisolated static let show =
        "<connections><segue destination=\"b\" kind=\"show\" identifier=\"show\" "
        + "id=\"g\"/></connections>"

    /// A view with a label, and an outlet that leads to an object.
    private nonisolated static func price(_ id: String, _ outlet: String, _ target: String) -> String {
        "<view customClass=\"Price\" \(module) id=\"\(id)\"><subviews><label id=\"\(id == "a" ? "l" : "m")\"/></subviews>"
            + "<connections><outlet property=\"\(outlet)\" destination=\"\(target)\" id=\"o\(id)\"/></connections></view>"
    }

    nonisolated static let newerFaults: [Fault] =
        [
            Fault(
                testDescription: "A segue of another controller",
                swift: """
                    class Menu: UIViewController { func a() { performSegue(withIdentifier: "show", sender: nil) } }
                    class Dish: UIViewController { func a() { self.performSegue(withIdentifier: "show", sender: nil) } }
                    class Soup: Menu { func b(menu: Menu) { menu.performSegue(withIdentifier: "show", sender: nil) } }

                    """,
                files: ["Main.storyboard": scenes(controller("Menu", "a", show), controller("Dish", "b", ""))],
                expected: ["Menu.swift: error unknown-segue"]),
            Fault(
                testDescription: "A segue of a class that inherits the controller",
                swift: """
                    class Menu: UIViewController { func a() { performSegue(withIdentifier: "show", sender: nil) } }
                    class Dish: Menu {}

                    """,
                files: ["Main.storyboard": scenes(controller("Dish", "a", show), controller("Menu", "b", ""))],
                expected: []),
            Fault(
                testDescription: "A segue that no storyboard has, beside a storyboard for macOS",
                swift: """
                    class Menu: UIViewController { func a() { performSegue(withIdentifier: "shwo", sender: nil) } }
                    class Desk: NSViewController { func a() { performSegue(withIdentifier: "desk", sender: nil) } }

                    """,
                files: [
                    "Main.storyboard": storyboard(controller("Menu", "b", show)),
                    "Desk.storyboard": storyboard(
                        "<viewController customClass=\"Desk\" id=\"d\"><connections><segue destination=\"d\" "
                            + "kind=\"show\" identifier=\"desk\" id=\"g\"/></connections></viewController>"
                    ).replacingOccurrences(of: "CocoaTouch", with: "Cocoa"),
                ], expected: ["Menu.swift: error unknown-segue"]),
            Fault(
                testDescription: "Custom segues without a class, and with one that isn't there",
                swift: "class Menu: UIViewController {}\nclass Fade: UIStoryboardSegue {}\n",
                files: [
                    "Main.storyboard": storyboard(
                        controller(
                            "Menu", "a",
                            "<connections><segue destination=\"a\" kind=\"custom\" identifier=\"one\" id=\"f\"/>"
                                + "<segue destination=\"a\" kind=\"custom\" identifier=\"two\" customClass=\"Fdae\" "
                                + "\(module) id=\"g\"/>"
                                + "<segue destination=\"a\" kind=\"custom\" identifier=\"three\" "
                                + "customClass=\"Fade\" \(module) id=\"h\"/>"
                                + "</connections>"))
                ], expected: ["Main.storyboard: error segue-class", "Main.storyboard: error segue-class"]),
            Fault(
                testDescription: "Outlets of a copied view that lead into the original, and to its neighbor",
                swift: "class Price: UIView { @IBOutlet var label: UILabel?; @IBOutlet var next: Price? }\n",
                files: [
                    "Menu.xib": xib(
                        "<view id=\"v\"><subviews>"
                            + "\(price("a", "label", "m")) \(price("b", "next", "a"))</subviews></view>")
                ], expected: ["Menu.xib: warning other-view"]),
            Fault(
                testDescription: "A segue that only the phone's storyboard has",
                swift:
                    "class Menu: UIViewController { func a() { performSegue(withIdentifier: \"show\", sender: nil) } }\n",
                files: [
                    "Menu_iPad.storyboard": storyboard(controller("Menu", "b", "")),
                    "Menu_iPhone.storyboard": storyboard(controller("Menu", "b", show)),
                ], expected: ["Menu.swift: note unknown-segue"]),
            Fault(
                testDescription: "A segue that code performs on phones alone",
                swift: """
                    class Menu: UIViewController { func a() {
                    if traitCollection.userInterfaceIdiom == .phone { performSegue(withIdentifier: "show", sender: nil) } } }

                    """,
                files: [
                    "Menu_iPad.storyboard": storyboard(controller("Menu", "b", "")),
                    "Menu_iPhone.storyboard": storyboard(controller("Menu", "b", show)),
                ], expected: []),
            Fault(
                testDescription: "A private class, and one with a name for Objective-C",
                swift: "private class Dish: UIView {}\n@objc(Soup) private class Soup: UIView {}\n",
                files: [
                    "Dish.xib": xib(
                        "<view customClass=\"Dish\" \(module) id=\"v\"/><view customClass=\"Soup\" id=\"w\"/>")
                ], expected: ["Dish.xib: error private-class"]),
            Fault(
                testDescription: "A scene that a storyboard lacks, beside a storyboard that can't be read",
                swift: """
                    class Menu: UIViewController { func a() {
                    _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "sop")
                    _ = storyboard?.instantiateViewController(withIdentifier: "stew") } }

                    """,
                files: [
                    "Main.storyboard": storyboard(controller("Menu", "soup", "")), "Other.storyboard": "<<<<<<< HEAD\n",
                ], expected: ["Menu.swift: error unknown-scene", "Other.storyboard: error unreadable"]),
            Fault(
                testDescription: "A view with a controller's class, and a controller with a view's",
                swift: "class Menu: UIViewController {}\nclass Dish: UIView {}\n",
                files: [
                    "Main.storyboard": scenes(
                        controller("Menu", "a", "<view key=\"view\" customClass=\"Menu\" \(module) id=\"v\"/>"),
                        controller("Dish", "b", ""))
                ], expected: ["Main.storyboard: error class-kind", "Main.storyboard: error class-kind"]),
            Fault(
                testDescription: "An action to a controller of another scene",
                swift: "class Menu: UIViewController { @IBAction func order(_ sender: UIButton) {} }\n",
                files: [
                    "Main.storyboard": scenes(
                        controller("Menu", "a", ""),
                        controller(
                            "Menu", "b",
                            "<view key=\"view\" id=\"v\"><subviews><button id=\"c\"><connections><action selector=\"order:\" "
                                + "destination=\"a\" eventType=\"touchUpInside\" id=\"o\"/></connections></button>"
                                + "</subviews></view>"))
                ], expected: ["Main.storyboard: warning other-scene"]),
            Fault(
                testDescription: "A copied button, which is also connected in its own scene",
                swift: "class Menu: UIViewController { @IBAction func order(_ sender: UIButton) {} }\n",
                files: [
                    "Main.storyboard": scenes(
                        controller("Menu", "a", ""),
                        controller(
                            "Menu", "b",
                            "<view key=\"view\" id=\"v\"><subviews><button id=\"c\"><connections><action selector=\"pay:\" "
                                + "destination=\"a\" eventType=\"touchUpInside\" id=\"o\"/><action selector=\"order:\" "
                                + "destination=\"b\" eventType=\"touchUpInside\" id=\"p\"/></connections></button>"
                                + "</subviews></view>"))
                ], expected: ["Main.storyboard: note other-scene"]),
            Fault(
                testDescription: "An image in a folder that is copied whole",
                files: [
                    "assets/menu ui/soup.png": "",
                    "Dish.xib": xib("<imageView image=\"assets/menu ui/soup.png\" id=\"v\"/>"),
                ], expected: []),
            Fault(
                testDescription: "An outlet of a class that two files declare",
                swift: """
                    class Dish: UIView { @IBOutlet var a: UILabel!; func b() { a.text = "" } }
                    class Dish: UIView {}

                    """,
                files: ["Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>")], expected: []),
            Fault(
                testDescription: "An outlet of a class with another name for Objective-C",
                swift: """
                    @objc(SoupLabel) class Soup: UILabel {}
                    class Dish: UIView { @IBOutlet var a: Soup? }

                    """,
                files: [
                    "Dish.xib": xib(
                        "<view customClass=\"Dish\" \(module) id=\"v\"><connections><outlet property=\"a\" destination=\"l\" "
                            + "id=\"o\"/></connections></view><label customClass=\"SoupLabel\" id=\"l\"/>")
                ], expected: []),
            Fault(
                testDescription: "An outlet into a prototype",
                swift: "class Menu: UITableViewController { @IBOutlet var a: UILabel! }\nlet id = \"Dish\"\n",
                files: [
                    "Main.storyboard": storyboard(
                        """
                        <tableViewController customClass="Menu" \(module) storyboardIdentifier="m" id="a">
                        <tableView key="view" id="t"><prototypes>
                        \(cell("Dish", "<tableViewCellContentView key=\"contentView\" id=\"d\"><subviews><label id=\"l\"/>"
                        + "</subviews></tableViewCellContentView>"))
                        </prototypes></tableView>
                        <connections><outlet property="a" destination="l" id="o"/></connections></tableViewController>
                        """)
                ], expected: ["Main.storyboard: error repeated-content"]),
            Fault(
                testDescription: "A search display controller",
                files: ["Dish.xib": xib("<view id=\"v\"/><searchDisplayController id=\"d\"/>")],
                expected: ["Dish.xib: warning search-display"]),
            Fault(
                testDescription: "A segue action that no segue names",
                swift: """
                    class Menu: UIViewController {
                    @IBSegueAction func make(_ coder: NSCoder) -> Menu? { nil }
                    @IBSegueAction func cook(_ coder: NSCoder) -> Menu? { nil } }

                    """,
                files: [
                    "Main.storyboard": storyboard(
                        controller(
                            "Menu", "a",
                            "<connections><segue destination=\"a\" kind=\"show\" identifier=\"toMenu\" "
                                + "destinationCreationSelector=\"make:\" "
                                + "id=\"g\"/></connections>"))
                ], expected: ["Main.storyboard: warning unconnected-action"]),
            Fault(
                testDescription: "A class of the project that is named like Apple's",
                swift: "class UIDishView: UIView { @IBOutlet var a: UILabel? }\n",
                files: [
                    "Dish.xib": xib(
                        "<view customClass=\"UIDishView\" \(module) id=\"v\"><subviews><label id=\"l\"/></subviews>"
                            + "<connections><outlet property=\"a\" destination=\"l\" id=\"o\"/></connections></view>")
                ], expected: []),
            Fault(
                testDescription: "A cell's class that loads its own nib",
                swift: """
                    class Dish: UICollectionViewCell { @IBOutlet var a: UILabel?
                    init(name: String) { Bundle.main.loadNibNamed("Dish", owner: self) }
                    func b(list: UICollectionView) { list.register(Dish.self, forCellWithReuseIdentifier: "Dish") } }

                    """,
                files: [
                    "Dish.xib": xib(
                        "<collectionViewCell reuseIdentifier=\"Dish\" customClass=\"Dish\" \(module) id=\"v\"><subviews>"
                            + "<label id=\"l\"/></subviews><connections><outlet property=\"a\" destination=\"l\" id=\"o\"/>"
                            + "</connections></collectionViewCell>")
                ], expected: []),
        ]
        + registrations.map { registration, expected in
            Fault(
                testDescription: "An identifier that a constant gives, with: \(registration)",
                swift: """
                    enum Cells { static let soup = "Soup" }
                    class Menu: UITableViewController { func a() {
                    tableView.dequeueReusableCell(withIdentifier: Cells.soup, for: path)
                    \(registration) } }

                    """,
                files: ["Dish.xib": xib("<view id=\"v\"/>")], expected: expected)
        }

    /// Registrations, and what is found beside them: an unknown identifier may be any.
    private nonisolated static let registrations: [(String, [String])] = [
        ("", ["Menu.swift: error unknown-identifier"]),
        ("tableView.register(Dish.self, forCellReuseIdentifier: Cells.soup)", []),
        ("tableView.register(Dish.self)", []), ("tableView.register(Dish.self, forCellReuseIdentifier: name)", []),
    ]

    /// Each declaration gives `Dish.id` the text of the test's name, or none that is known.
    private nonisolated static let constants: [(code: String, text: String?)] = [
        ("class Dish: UITableViewCell { static let id = \"Soup\" }", "Soup"),
        ("class Dish: UITableViewCell { static let id: String = \"Soup\" }", "Soup"),
        ("class Dish: UITableViewCell { static var id: String { \"Soup\" } }", "Soup"),
        ("class Dish: UITableViewCell { static var id: String { return \"Soup\" } }", "Soup"),
        ("class Dish: UITableViewCell { static let id = \"Soup\" + kind }", nil),
        ("class Dish: UITableViewCell { static let id = \"Soup\".lowercased() }", nil),
        ("class Dish: UITableViewCell { static let id = String(describing: Dish()) }", nil),
        ("class Dish: UITableViewCell { static let id = String(describing: Dish.self) + kind }", nil),
        ("class Dish: UITableViewCell { static var id: String { String(describing: self) + kind } }", nil),
        ("class Dish: UITableViewCell { static let id = String(describing: Dish.self) }", "Dish"),
        ("class Dish: UITableViewCell { static let id = String(describing: self) }", "Dish"),
        ("class Dish: UITableViewCell { static let id = \"\\(Dish.self)\" }", "Dish"),
        ("class Dish: UITableViewCell { class var id: String { return String(describing: self) } }", "Dish"),
        ("class Dish: UITableViewCell { static let id = NSStringFromClass(Dish.self) }", nil),
        ("class Dish: UITableViewCell { static let id = String(format: Dish.format) }", nil),
        ("class Dish: UITableViewCell { static let id = UUID().uuidString }", nil),
        (
            "class Dish: Base {}\nclass Base: UITableViewCell { class var id: String { String(describing: self) } }",
            "Dish"
        ),
        ("class Dish: Base {}\nclass Base: UITableViewCell { static let id = \"Soup\" }", "Soup"),
        (
            "class Dish: UITableViewCell, Named {}\nprotocol Named {}\n"
                + "extension Named { static var id: String { return String(describing: self) } }", "Dish"
        ),
        (
            "class Dish: UITableViewCell {}\nextension UITableViewCell { static var id: String { \"\\(self)\" } }",
            "Dish"
        ),
        (
            "class Dish: UITableViewCell, Named {}\nprotocol Named {}\n"
                + "extension Named { static var id: String { name(of: self) } }", nil
        ),
        ("enum Dish: String { case id = \"Soup\" }", "Soup"), ("enum Dish: String { case other, id }", "id"),
        ("enum Dish: Int { case id }", nil),
        ("class Dish { static let id = \"Soup\" }\nclass Dish { static let id = \"Stew\" }", nil),
    ]

    @Test("A constant has the text that its declaration gives it", arguments: constants)
    func constants(code: String, text: String?) throws {
        // Given
        let ask = "class Menu { func a() { t.dequeueReusableCell(withIdentifier: Dish.id, for: path) } }\n"

        // When
        let index = SourceIndex.reading([("Dish.swift", code), ("Menu.swift", ask)])

        // Then
        expect(index.calls.map { index.text($0.value, in: $0) }, equals: [text])
    }

    @Test("A function may return a text, and a class that inherits it may return another")
    func functions() {
        // Given
        func text(_ code: String, asks use: String) -> String? {
            let ask = "class Menu { func a() { t.dequeueReusableCell(withIdentifier: \(use), for: path) }\n"
            let index = SourceIndex.reading([("Menu.swift", ask + code)])
            return index.calls.first.flatMap { index.text($0.value, in: $0) }
        }
        let function = "class Dish { static func id() -> String { return \"Soup\" } }"

        // When
        let texts = [
            text("}\n" + function, asks: "Dish.id()"),
            text("}\n" + function.replacing("return ", with: ""), asks: "Dish.id()"),
            text("}\n" + function.replacing("id()", with: "id(of: Int)"), asks: "Dish.id(of: 1)"),
            text("func id() -> String { \"Soup\" } }", asks: "self.id()"),
            text("var id: String { \"Soup\" } }", asks: "id"),
            text("var id: String { \"Soup\" } }\nclass Other: Menu { override var id: String { name } }", asks: "id"),
        ]

        // Then
        expect(texts, equals: ["Soup", "Soup", nil, "Soup", "Soup", nil])
    }

    @Test("In Objective-C, methods and macros give constants their texts")
    func constantsOfObjectiveC() {
        // Given
        let values: [(code: String, use: String, text: String?)] = [
            ("#define DISH @\"Soup\"\n", "DISH", "Soup"),
            ("static NSString *const DISH = @\"Soup\";\n", "DISH", "Soup"),
            ("@implementation Dish\n+ (NSString *)id { return @\"Soup\"; }\n@end\n", "[Dish id]", "Soup"),
            ("@implementation Dish\n+ (NSString *)id { return @\"Soup\"; }\n@end\n", "Dish.id", "Soup"),
            ("", "NSStringFromClass([Dish class])", "Dish"), ("", "NSStringFromClass(Dish.class)", "Dish"),
            ("", "NSStringFromClass([self class])", nil),
            (
                "@interface Dish : UITableViewCell\n@end\n@implementation Dish\n"
                    + "+ (NSString *)id { return NSStringFromClass([self class]); }\n@end\n", "[Dish id]", "Dish"
            ),
        ]

        // When
        let texts = values.map { code, use, _ in
            let ask =
                code + "@implementation Menu\n- (void)a {\n"
                + "[t dequeueReusableCellWithIdentifier:\(use) forIndexPath:path];\n}\n@end\n"
            let index = SourceIndex.reading([("Menu.m", ask)])
            return index.calls.first.flatMap { index.text($0.value, in: $0) }
        }

        // Then
        expect(texts, equals: values.map(\.text))
    }
}
