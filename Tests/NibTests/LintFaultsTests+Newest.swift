import TerminalTesting
import Testing

@testable import NibChecking

extension LintFaultsTests {
    /// A scene of a controller with a text field.
    private nonisolated static func form(_ connections: String = "") -> String {
        storyboard(
            "<viewController customClass=\"Form\" \(module) storyboardIdentifier=\"f\" id=\"f\" "
                + "sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"><subviews><textField id=\"t\">"
                + "<connections>\(connections)</connections></textField></subviews></view></viewController>")
    }

    private nonisolated static func code(_ body: String, _ returns: String = "") -> String {
        "class Form: UIViewController, UITextFieldDelegate { \(body)\n"
            + "func textFieldShouldReturn(_ textField: UITextField) -> Bool { \(returns) } }\n"
    }

    /// A nib with a cell of a class, and an outlet that it connects.
    private nonisolated static func dish(_ name: String = "Dish") -> String {
        xib(
            "<tableViewCell reuseIdentifier=\"Dish\" customClass=\"\(name)\" \(module) id=\"v\"><subviews>"
                + "<label id=\"l\"/></subviews><connections><outlet property=\"a\" destination=\"l\" id=\"o\"/>"
                + "</connections></tableViewCell>")
    }

    private nonisolated static func pins(_ edge: String, _ first: String, _ second: String) -> String {
        xib(
            "<view id=\"v\"><subviews><view id=\"a\"/></subviews>"
                + "<viewLayoutGuide key=\"safeArea\" id=\"g\"/><constraints>"
                + "<constraint firstItem=\"a\" firstAttribute=\"\(edge)\" secondItem=\"g\" secondAttribute=\"\(edge)\" "
                + "\(first) id=\"c\"/><constraint firstAttribute=\"\(edge)\" secondItem=\"a\" "
                + "secondAttribute=\"\(edge)\" \(second) id=\"d\"/></constraints></view>")
    }

    /// A cell whose label is centered, 3 points below the top, and above the bottom by a constant.
    private nonisolated static func centered(_ bottom: String) -> String {
        xib(
            "<tableViewCell reuseIdentifier=\"Dish\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" "
                + "height=\"44\"/><tableViewCellContentView key=\"contentView\" tableViewCell=\"c\" id=\"w\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/><subviews>"
                + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"/></subviews><constraints>"
                + "<constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"w\" secondAttribute=\"top\" "
                + "constant=\"3\" id=\"d\"/><constraint firstAttribute=\"bottom\" secondItem=\"l\" "
                + "secondAttribute=\"bottom\" constant=\"\(bottom)\" id=\"e\"/><constraint firstItem=\"l\" "
                + "firstAttribute=\"centerY\" secondItem=\"w\" secondAttribute=\"centerY\" id=\"f\"/></constraints>"
                + "</tableViewCellContentView></tableViewCell>")
    }

    private nonisolated static let picture = xib("<imageView image=\"spoon\" id=\"v\"/>")

    nonisolated static let newestFaults: [Fault] =
        [
            Fault(
                testDescription: "A delegate's method that no text field calls", swift: code(""),
                files: ["Main.storyboard": form()], expected: ["Main.storyboard: warning unset-delegate"]),
            Fault(
                testDescription: "A text field whose delegate the nib sets", swift: code(""),
                files: [
                    "Main.storyboard": form("<outlet property=\"delegate\" destination=\"f\" id=\"o\"/>")
                ], expected: []),
            Fault(
                testDescription: "A text field whose delegate code may set",
                swift: code("func a(field: UITextField) { field.delegate = self }"),
                files: ["Main.storyboard": form()], expected: []),
            Fault(
                testDescription: "A delegate that code gives to another object",
                swift: code("lazy var keys = Keys(delegate: self)"), files: ["Main.storyboard": form()], expected: []),
            Fault(
                testDescription: "A delegate of one's own, which isn't the text field's",
                swift: code("weak var delegate: Keys?", "delegate?.close(); return true"),
                files: ["Main.storyboard": form()], expected: ["Main.storyboard: warning unset-delegate"]),
            Fault(
                testDescription: "A class of a library whose module another nib names",
                files: [
                    "Dish.xib": xib("<view customClass=\"GlowView\" id=\"v\"/>"), "Podfile": "",
                    "Soup.xib": xib("<view customClass=\"GlowView\" customModule=\"Glow\" id=\"v\"/>"),
                ],
                expected: [
                    "Dish.xib: warning no-module", "Dish.xib: note missing-class", "Soup.xib: note missing-class",
                ]),
            Fault(
                testDescription: "An image in the resources of another Swift package",
                files: [
                    "App/Dish.xib": picture, "Look/Package.swift": "",
                    "Look/Sources/Look/Look.xcassets/spoon.imageset/Contents.json": "{}",
                ], expected: ["Dish.xib: warning missing-image"]),
            Fault(
                testDescription: "An image in another bundle, and in the one that the nib is in",
                files: [
                    "Dish.xib": picture, "Look.bundle/spoon.png": "", "Look.bundle/Soup.xib": picture,
                ], expected: ["Dish.xib: warning missing-image"]),
            Fault(
                testDescription: "An image in another bundle, and beside the nib",
                files: ["Dish.xib": picture, "Look.bundle/spoon.png": "", "spoon@2x.png": ""], expected: []),
            Fault(
                testDescription: "An outlet of Objective-C that its class reads, and one that nobody reads",
                files: [
                    "Dish.h": """
                    @interface Dish : UIView
                    @property (weak) IBOutlet UILabel *a;
                    @property (weak) IBOutlet UILabel *b;
                    @property (strong) IBOutlet Soup *soup;
                    @end

                    """,
                    "Dish.m": "@implementation Dish\n- (void)c { _a.text = @\"\"; _soup.name = @\"\"; }\n@end\n",
                    "Dish.xib": xib("<view customClass=\"Dish\" id=\"v\">\(label)</view>"),
                ],
                expected: [
                    "Dish.xib: warning unconnected-outlet", "Dish.xib: note unconnected-outlet",
                    "Dish.xib: note unconnected-outlet",
                ]),
            Fault(
                testDescription: "An outlet of Objective-C that code which loads the nib reads",
                files: [
                    "Dish.h": "@interface Dish : UITableViewCell\n@property (weak) IBOutlet UILabel *a;\n@end\n",
                    "Menu.m": """
                    @implementation Menu
                    - (void)c { Dish *cell = [[NSBundle mainBundle] loadNibNamed:@"Dish" owner:self options:nil][0];
                    cell.a.text = @""; }
                    @end

                    """,
                    "Dish.xib": xib(
                        "<tableViewCell reuseIdentifier=\"Dish\" customClass=\"Dish\" id=\"v\">\(label)</tableViewCell>"
                    ),
                ], expected: ["Dish.xib: warning unconnected-outlet"]),
            Fault(
                testDescription: "An outlet of the same name in another class's nib for tvOS",
                swift: "class Dish: UIView { @IBOutlet var a: UILabel!; func b() { a.text = \"\" } }\n",
                files: [
                    "Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>"),
                    "Soup~tvOS.xib": xib(
                        "<view customClass=\"Soup\" id=\"v\"><connections>"
                            + "<outlet property=\"a\" destination=\"v\" id=\"o\"/></connections></view>"
                    ).replacing("InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder.AppleTV"),
                ], expected: ["Dish.xib: error unconnected-outlet"]),
            Fault(
                testDescription: "An outlet beside a nib of a library that can't be read",
                swift: "class Dish: UIView { @IBOutlet var a: UILabel!; func b() { a.text = \"\" } }\n",
                files: [
                    "Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>"), "Pods/Soup.xib": "version 1\n",
                ], expected: ["Dish.xib: error unconnected-outlet"]),
            Fault(
                testDescription: "A class that one list registers, and a nib that another does",
                swift: """
                    class Dish: UITableViewCell { @IBOutlet var a: UILabel? }
                    class Menu: UITableViewController { func b() {
                    tableView.register(UINib(nibName: "Dish", bundle: nil), forCellReuseIdentifier: "Dish") } }
                    class Order: UITableViewController { func b() {
                    tableView.register(Dish.self, forCellReuseIdentifier: "Dish") } }

                    """,
                files: ["Dish.xib": dish()], expected: ["Dish.xib: warning registered-class"]),
            Fault(
                testDescription: "A class that a controller registers, whose subclass registers the nib",
                swift: """
                    class Dish: UITableViewCell { @IBOutlet var a: UILabel? }
                    class Menu: UITableViewController { func b() {
                    tableView.register(Dish.self, forCellReuseIdentifier: "Dish") } }
                    class Order: Menu { func c() {
                    tableView.register(UINib(nibName: "Dish", bundle: nil), forCellReuseIdentifier: "Dish") } }

                    """,
                files: ["Dish.xib": dish()], expected: []),
            Fault(
                testDescription: "A registered class whose superclass a library has",
                swift: """
                    class Dish: LibraryCell { @IBOutlet var a: UILabel? }
                    class Menu: UITableViewController { func b() {
                    tableView.register(Dish.self, forCellReuseIdentifier: "Dish") } }

                    """,
                files: ["Dish.xib": dish(), "Podfile": ""], expected: ["Dish.xib: note registered-class"]),
            Fault(
                testDescription: "A class that differs from the project's in one letter, beside libraries",
                swift: "class TXKDishRegisterView: UIView {}\n",
                files: [
                    "Dish.xib": xib("<view customClass=\"TXCDishRegisterView\" customModule=\"Kit\" id=\"v\"/>"),
                    "Podfile": "",
                ], expected: ["Dish.xib: warning missing-class"]),
            Fault(
                testDescription: "A controller's nib with another File's Owner, which has the outlets",
                swift: "class Soup: UIViewController {}\nclass Stew: UIViewController {}\n",
                files: [
                    "Soup.xib": xib(
                        owner("Stew", "<outlet property=\"view\" destination=\"v\" id=\"o\"/>") + "<view id=\"v\"/>")
                ], expected: ["Soup.xib: warning owner-class"]),
            Fault(
                testDescription: "A controller's nib with another File's Owner, whose outlet it lacks",
                swift: "class Soup: UIViewController {}\n"
                    + "class Stew: UIViewController { @IBOutlet var a: UILabel? }\n",
                files: [
                    "Soup.xib": xib(
                        owner(
                            "Stew",
                            "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"
                                + "<outlet property=\"a\" destination=\"l\" id=\"p\"/>")
                            + "<view id=\"v\"><subviews><label id=\"l\"/></subviews></view>")
                ], expected: ["Soup.xib: error owner-class"]),
            Fault(
                testDescription: "A controller's nib with its base class as File's Owner",
                swift: "class Stew: UIViewController {}\nclass Soup: Stew {}\n",
                files: [
                    "Soup.xib": xib(
                        owner("Stew", "<outlet property=\"view\" destination=\"v\" id=\"o\"/>") + "<view id=\"v\"/>")
                ], expected: []),
            Fault(
                testDescription: "A system item with the style Plain",
                files: [
                    "Main.storyboard": storyboard(
                        "<viewController storyboardIdentifier=\"a\" id=\"a\" sceneMemberID=\"viewController\">"
                            + "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" "
                            + "style=\"plain\" systemItem=\"add\" id=\"b\"/></navigationItem></viewController>")
                ], expected: ["Main.storyboard: warning plain-style"]),
            Fault(
                testDescription: "An edge that is pinned to a view and its safe area",
                files: ["Dish.xib": pins("top", "", "")], expected: ["Dish.xib: warning safe-area-edge"]),
            Fault(
                testDescription: "A leading edge that is pinned to a view and its safe area",
                files: ["Dish.xib": pins("leading", "", "")], expected: ["Dish.xib: note safe-area-edge"]),
            Fault(
                testDescription: "An edge that is pinned to a safe area, and may give way",
                files: ["Dish.xib": pins("top", "priority=\"999\"", "")], expected: []),
            Fault(
                testDescription: "An edge that is pinned to a safe area, and inside of its view",
                files: ["Dish.xib": pins("bottom", "", "relation=\"greaterThanOrEqual\"")], expected: []),
            Fault(
                testDescription: "A registered class that sets its outlets",
                swift: """
                    class Dish: UITableViewCell { @IBOutlet var a: UILabel!; func b() { a = UILabel() } }
                    class Menu: UITableViewController { func b() {
                    tableView.register(Dish.self, forCellReuseIdentifier: "Dish") } }

                    """,
                files: ["Dish.xib": dish()], expected: []),
            Fault(
                testDescription: "Constraints of a cell that contradict each other at any size",
                files: ["Dish.xib": centered("4")], expected: ["Dish.xib: warning contradiction"]),
            Fault(
                testDescription: "Constraints of a cell that hold at any size", files: ["Dish.xib": centered("3")],
                expected: []),
            Fault(
                testDescription: "Constraints that can't be made",
                files: [
                    "Dish.xib": xib(
                        "<view id=\"v\"><subviews><view id=\"a\"/></subviews><constraints>"
                            + "<constraint firstItem=\"a\" firstAttribute=\"leading\" constant=\"8\" id=\"c\"/>"
                            + "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" "
                            + "secondAttribute=\"width\" id=\"d\"/>"
                            + "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" "
                            + "secondAttribute=\"leading\" id=\"e\"/></constraints></view>")
                ],
                expected: [
                    "Dish.xib: warning constraint", "Dish.xib: warning constraint", "Dish.xib: warning constraint",
                ]),
            Fault(
                testDescription: "Two segues of a scene with one identifier",
                files: ["Main.storyboard": segues("b", "c")],
                expected: ["Main.storyboard: warning duplicate-identifier"]),
            Fault(
                testDescription: "Two segues of a scene with one identifier, to one scene",
                files: ["Main.storyboard": segues("b", "b")], expected: []),
            Fault(
                testDescription: "A cell's class that File's Owner has in its place", swift: reading,
                files: ["DishCell.xib": xib(owner("DishCell", outlet) + cell("Dish", label))],
                expected: ["DishCell.xib: error owner-outlet"]),
            Fault(
                testDescription: "An outlet that only the nib for another kind of device connects", swift: reading,
                files: ["DishCell.xib": dishCell(outlet), "DishCell~ipad.xib": dishCell()],
                expected: ["DishCell~ipad.xib: warning unconnected-outlet"]),
            Fault(
                testDescription: "An outlet that only the nib in another language connects", swift: reading,
                files: ["en.lproj/DishCell.xib": dishCell(), "fr.lproj/DishCell.xib": dishCell(outlet)],
                expected: ["DishCell.xib: warning unconnected-outlet"]),
            Fault(
                testDescription: "An outlet of one kind of device, which code asks for",
                swift: reading
                    + "extension DishCell { var isWide: Bool { UIDevice.current.userInterfaceIdiom == .pad } }\n",
                files: ["DishCell.xib": dishCell(outlet), "DishCell~ipad.xib": dishCell()], expected: []),
            Fault(
                testDescription: "Outlets of Objective-C, of which code sends one a message and releases the other",
                files: [
                    "Dish.h":
                        "@interface Dish : UIView\n@property IBOutlet UILabel *a;\n"
                        + "@property IBOutlet UILabel *b;\n@end\n",
                    "Dish.m": "@implementation Dish\n- (void)c { [self.a setText:nil]; [_b release]; }\n@end\n",
                    "Dish.xib": xib("<view customClass=\"Dish\" id=\"v\">\(label)</view>"),
                ], expected: ["Dish.xib: warning unconnected-outlet", "Dish.xib: note unconnected-outlet"]),
            Fault(
                testDescription: "An outlet that nothing connects, beside a nib with a conflict", swift: reading,
                files: ["DishCell.xib": dishCell(), "Soup.xib": xib("<<<<<<< ours\n<view id=\"v\"/>")],
                expected: ["DishCell.xib: error unconnected-outlet", "Soup.xib: error unreadable"]),
            Fault(
                testDescription: "An outlet that a nib with a conflict may connect", swift: reading,
                files: [
                    "DishCell.xib": dishCell(),
                    "Soup.xib": dishCell(outlet).replacing("<objects>", with: "<objects>\n<<<<<<< ours\n"),
                ], expected: ["Soup.xib: error unreadable"]),
        ]

    private nonisolated static let label = "<subviews><label id=\"l\"/></subviews>"

    private nonisolated static let outlet = "<outlet property=\"a\" destination=\"l\" id=\"o\"/>"

    private nonisolated static let reading =
        "class DishCell: UITableViewCell { @IBOutlet var a: UILabel!; func b() { a.text = \"\" } }\n"

    private nonisolated static func dishCell(_ connections: String = "") -> String {
        xib(
            "<tableViewCell reuseIdentifier=\"Dish\" customClass=\"DishCell\" \(module) id=\"c\">\(label)"
                + "<connections>\(connections)</connections></tableViewCell>")
    }

    /// A scene with two segues of one name, and the scenes that they lead to.
    private nonisolated static func segues(_ first: String, _ second: String) -> String {
        let segues = [(first, "x"), (second, "y")].map { destination, id in
            "<segue destination=\"\(destination)\" kind=\"show\" identifier=\"toDish\" id=\"\(id)\"/>"
        }
        let scenes = ["b", "c"].map { scene in
            "</objects></scene><scene sceneID=\"\(scene)s\"><objects>"
                + "<viewController storyboardIdentifier=\"\(scene)\" id=\"\(scene)\" "
                + "sceneMemberID=\"viewController\"/>"
        }
        return storyboard(
            "<viewController storyboardIdentifier=\"a\" id=\"a\" sceneMemberID=\"viewController\"><connections>"
                + segues.joined() + "</connections></viewController>" + scenes.joined())
    }
}
