import TerminalTesting
import Testing

@testable import NibChecking

extension LintFaultsTests {
    private nonisolated static func scene(_ id: String, _ class: String, _ rest: String) -> String {
        "<viewController customClass=\"\(`class`)\" \(module) storyboardIdentifier=\"\(id)\" id=\"\(id)\" "
            + "sceneMemberID=\"viewController\">\(rest)</viewController>"
    }

    private nonisolated static func list(_ prototypes: String) -> String {
        storyboard(
            "<viewController storyboardIdentifier=\"m\" id=\"a\"><tableView key=\"view\" id=\"t\"><prototypes>"
                + "\(prototypes)</prototypes></tableView></viewController>")
    }

    private nonisolated static func attribute(_ key: String) -> String {
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\"><integer key=\"value\" value=\"1\"/>"
            + "</userDefinedRuntimeAttribute>"
    }

    private nonisolated static func button(_ selector: String, to target: String) -> String {
        "<button id=\"b\(target)\"><connections><action selector=\"\(selector)\" destination=\"\(target)\" "
            + "eventType=\"touchUpInside\" id=\"o\(target)\"/></connections></button>"
    }

    private nonisolated static let gesture =
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"o\"/></connections>"

    nonisolated static let codeFaults: [Fault] = [
        Fault(
            testDescription: "An outlet with the name of a property's variable",
            files: [
                "Dish.h": "@interface Dish : UIView\n@property IBOutlet UILabel *title;\n@end\n",
                "Dish.xib": xib(
                    "<view customClass=\"Dish\" id=\"v\"><subviews><label id=\"l\"/></subviews><connections>"
                        + "<outlet property=\"_title\" destination=\"l\" id=\"o\"/></connections></view>"),
            ], expected: []),
        Fault(
            testDescription: "Identifiers that code puts together from a constant or a format",
            swift: """
                enum Cells { static let dish = "DishCell" }
                class Menu: UITableViewController { func a(row: Int) {
                _ = tableView.dequeueReusableCell(withIdentifier: String(format: "Soup%ldCell", row), for: path)
                _ = tableView.dequeueReusableCell(withIdentifier: name(Cells.dish, row), for: path) } }

                """,
            files: [
                "Main.storyboard": list(
                    ["DishCell_2", "Soup3Cell", "DishCells"].map {
                        cell($0).replacing("id=\"c\"", with: "id=\"\($0)\"")
                    }.joined())
            ], expected: ["Main.storyboard: warning unused-identifier"]),
        Fault(
            testDescription: "Identifiers for which R.swift generates names",
            swift: """
                class Menu: UITableViewController { func a() {
                _ = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.dishCell, for: path)
                _ = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.urlOfSoup, for: path) } }

                """,
            files: [
                "Main.storyboard": list(
                    cell("DishCell") + cell("URLOf soup").replacing("id=\"c\"", with: "id=\"d\"")
                        + cell("StewCell").replacing("id=\"c\"", with: "id=\"e\""))
            ], expected: ["Main.storyboard: warning unused-identifier"]),
        Fault(
            testDescription: "Two classes of Objective-C with one name, for two targets",
            files: [
                "A/Menu.h": "@interface Menu : UIViewController\n@end\n",
                "B/Menu.h": "@interface Menu : UITableViewController\n@end\n",
                "Main.storyboard": storyboard(
                    "<viewController customClass=\"Menu\" storyboardIdentifier=\"m\" id=\"a\">"
                        + "<view key=\"view\" id=\"v\"/></viewController>"),
            ], expected: []),
        Fault(
            testDescription: "Runtime attributes that Objective-C doesn't see, and that only another class has",
            swift: """
                class Dish: UIView { var depth: CGFloat = 0; @IBInspectable var isHot = false }
                class Soup: UIView { @IBInspectable var spoons = 1 }

                """,
            files: [
                "Dish.xib": xib(
                    "<view customClass=\"Dish\" \(module) id=\"v\"><userDefinedRuntimeAttributes>\(attribute("depth"))"
                        + "\(attribute("isHot"))\(attribute("spoons"))\(attribute("alpha"))"
                        + "</userDefinedRuntimeAttributes></view>")
            ], expected: ["Dish.xib: warning runtime-attribute", "Dish.xib: warning runtime-attribute"]),
        Fault(
            testDescription: "A button and a gesture recognizer in an image view that takes no touches",
            swift: "class Menu: UIViewController { @IBAction func order() {} }\n",
            files: [
                "Main.storyboard": storyboard(
                    scene(
                        "a", "Menu",
                        "<view key=\"view\" id=\"v\"><subviews><imageView userInteractionEnabled=\"NO\" id=\"i\"><subviews>"
                            + "\(button("order", to: "a"))<view id=\"w\">\(gesture)</view></subviews></imageView>"
                            + "</subviews></view>") + "<tapGestureRecognizer id=\"g\"/>")
            ], expected: ["Main.storyboard: warning dead-gesture", "Main.storyboard: warning dead-gesture"]),
        Fault(
            testDescription: "A view whose initializer has another method load its nib",
            swift: """
                class Dish: UIView {
                required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
                private func setUp() { addSubview(load()) }
                func load() -> UIView { UINib(nibName: String(describing: type(of: self)), bundle: nil).view } }
                class Soup: UIView {
                required init?(coder: NSCoder) { super.init(coder: coder); if subviews.isEmpty { setUp() } }
                private func setUp() { Bundle.main.loadNibNamed("Soup", owner: self) } }
                class Stew: UIView {
                init(frame: CGRect) { super.init(frame: frame); setUp() }
                private func setUp() { Bundle.main.loadNibNamed("Stew", owner: self) } }

                """,
            files: Dictionary(
                uniqueKeysWithValues: ["Dish", "Soup", "Stew"].map {
                    ("\($0).xib", xib("<view customClass=\"\($0)\" \(module) id=\"v\"/>"))
                }), expected: ["Dish.xib: error loads-itself"]),
        Fault(
            testDescription: "A scene that the storyboard in a variable lacks, and its initial scene",
            swift: """
                class Menu: UIViewController { let other = UIStoryboard(name: "Other", bundle: nil)
                func a() { let main = UIStoryboard(name: "Main", bundle: nil)
                _ = main.instantiateInitialViewController()!
                _ = main.instantiateViewController(withIdentifier: "soup")
                _ = other.instantiateViewController(withIdentifier: "soup")
                _ = storyboard?.instantiateViewController(withIdentifier: "soup") } }

                """,
            files: [
                "Main.storyboard": storyboard("<viewController storyboardIdentifier=\"dish\" id=\"a\"/>"),
                "Other.storyboard": storyboard("<viewController storyboardIdentifier=\"soup\" id=\"a\"/>"),
            ], expected: ["Menu.swift: error no-initial-scene", "Menu.swift: error unknown-scene"]),
        Fault(
            testDescription: "An action to a controller that has lost its class",
            swift: "class Menu: UIViewController { @IBAction func order(_ sender: UIButton) {} }\n",
            files: [
                "Main.storyboard": storyboard(
                    "<viewController storyboardIdentifier=\"m\" id=\"a\"><view key=\"view\" id=\"v\"><subviews>"
                        + "\(button("order:", to: "a"))\(button("order:", to: "e"))</subviews></view>"
                        + "</viewController><exit id=\"e\"/>")
            ], expected: ["Main.storyboard: error plain-class"]),
        Fault(
            testDescription: "A collection's cell that is registered with a table, and the other way around",
            swift: """
                class Menu: UITableViewController { func a() {
                tableView.register(UINib(nibName: "Dish", bundle: nil), forCellReuseIdentifier: "Dish")
                grid.register(UINib(nibName: "Soup", bundle: nil), forCellWithReuseIdentifier: "Soup")
                grid.register(UINib(nibName: "Stew", bundle: nil), forCellWithReuseIdentifier: "Stew") } }

                """,
            files: [
                "Dish.xib": xib("<collectionViewCell reuseIdentifier=\"Dish\" id=\"c\"/>"),
                "Soup.xib": xib(cell("Soup")),
                "Stew.xib": xib("<collectionViewCell reuseIdentifier=\"Stew\" id=\"c\"/>"),
            ], expected: ["Dish.xib: error registered-nib", "Soup.xib: error registered-nib"]),
        Fault(
            testDescription: "A constraint that says the same from the other view",
            files: [
                "Dish.xib": xib(
                    """
                    <view id="v"><subviews><label text="a" id="l"/></subviews><constraints>
                    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="a"/>
                    <constraint firstItem="v" firstAttribute="top" secondItem="l" secondAttribute="top" constant="-8" id="b"/>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d"/>
                    </constraints></view>
                    """)
            ], expected: ["Dish.xib: note duplicate-constraint"]),
        Fault(
            testDescription: "An action that only another class's scene connects",
            swift: """
                class Menu: UIViewController { @IBAction func order() {} }
                class Dish: UIViewController { @IBAction func order() {} }
                class Soup: UIViewController { @IBAction func order() {}
                func a() { order() } }

                """,
            files: [
                "Main.storyboard": storyboard(
                    scene(
                        "a", "Menu",
                        "<view key=\"view\" id=\"v\"><subviews>\(button("order", to: "a"))</subviews></view>")
                        + "</objects></scene><scene sceneID=\"t\"><objects>\(scene("b", "Dish", ""))"
                        + "</objects></scene><scene sceneID=\"u\"><objects>\(scene("c", "Soup", ""))")
            ], expected: ["Main.storyboard: note unconnected-action"]),
        Fault(
            testDescription: "A view of one width that is pinned to both sides of a screen",
            files: [
                "Main.storyboard": storyboard(
                    """
                    <viewController storyboardIdentifier="m" id="a" sceneMemberID="viewController"><view key="view" id="v">\
                    <rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
                    <label text="a" id="l"><constraints>
                    <constraint firstAttribute="width" constant="310" id="w"/></constraints></label>
                    <label text="a" id="m"><constraints>
                    <constraint firstAttribute="width" priority="999" constant="310" id="x"/></constraints></label>
                    </subviews><viewLayoutGuide key="safeArea" id="s"/><constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="5" id="a1"/>
                    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="5" id="a2"/>
                    <constraint firstItem="m" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="5" id="a3"/>
                    <constraint firstAttribute="trailing" secondItem="m" secondAttribute="trailing" constant="5" id="a4"/>
                    </constraints></view></viewController>
                    """)
            ], expected: ["Main.storyboard: warning fixed-width"]),
        Fault(
            testDescription: "Names that only one file of Objective-C has",
            files: [
                "A.m": """
                static NSString *identifier = @"Soup";
                @implementation A
                - (void)a { [list registerNib:[UINib nibWithNibName:@"Soup" bundle:nil] \
                forCellReuseIdentifier:identifier]; }
                @end

                """,
                "B.m": """
                static NSString *identifier;
                @implementation B
                - (void)a { [list registerNib:[UINib nibWithNibName:@"Dish" bundle:nil] \
                forCellReuseIdentifier:identifier]; }
                @end

                """,
                "Dish.xib": xib(cell("Dish")), "Soup.xib": xib(cell("Stew")),
                "Menu.m": "#define IDS @[@\"Dish\", @\"Stew\"]\n",
            ], expected: ["Soup.xib: error registered-identifier"]),
        Fault(
            testDescription: "A class that is registered before its nib, and names with init",
            swift: """
                class Dish: UITableViewCell { @IBOutlet var a: UILabel? }
                class Menu: UITableViewController { func a() {
                tableView.register(Dish.self, forCellReuseIdentifier: "Dish")
                tableView.register(UINib.init(nibName: "Dish", bundle: nil), forCellReuseIdentifier: "Dish")
                _ = UIStoryboard.init(name: "Mian", bundle: nil) } }

                """,
            files: [
                "Dish.xib": xib(
                    "<tableViewCell customClass=\"Dish\" \(module) reuseIdentifier=\"Dish\" id=\"c\"><connections>"
                        + "<outlet property=\"a\" destination=\"l\" id=\"o\"/></connections><subviews>"
                        + "<label id=\"l\"/></subviews></tableViewCell>"),
                "Main.storyboard": storyboard(""),
            ], expected: ["Menu.swift: error unknown-storyboard"]),
        Fault(
            testDescription: "Equal tags in a storyboard whose name is a word of code",
            swift: "class Account {}\nfunc a(view: UIView) { view.viewWithTag(7)?.isHidden = true }\n",
            files: [
                "Account.storyboard": storyboard(
                    "<viewController storyboardIdentifier=\"m\" id=\"a\"><view key=\"view\" id=\"v\"><subviews>"
                        + "<label tag=\"7\" id=\"l\"/><label tag=\"7\" id=\"n\"/></subviews></view></viewController>")
            ], expected: ["Account.storyboard: note duplicate-tag"]),
        Fault(
            testDescription: "An outlet that only its own observer reads",
            swift: """
                class Dish: UIView { @IBOutlet var a: UILabel! { didSet { a.text = "Soup" } }
                @IBOutlet var b: UILabel! { didSet { b.text = "" } }; func c() { b.text = "Stew" } }

                """,
            files: ["Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>")],
            expected: ["Dish.xib: warning unconnected-outlet", "Dish.xib: error unconnected-outlet"]),
        Fault(
            testDescription: "A scene of the controller's own storyboard, and one that UIKit restores",
            swift: """
                class Menu: UIViewController { func a() {
                let storyboard = UIStoryboard(name: "Other", bundle: nil)
                _ = self.storyboard!.instantiateViewController(withIdentifier: "dish") } }

                """,
            files: [
                "Main.storyboard": storyboard("<viewController storyboardIdentifier=\"dish\" id=\"a\"/>"),
                "Other.storyboard": storyboard("<viewController storyboardIdentifier=\"soup\" id=\"a\"/>"),
                "Slides.m": """
                @implementation Slides
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                return [[coder storyboard] instantiateViewControllerWithIdentifier:@"Slides"];
                }
                @end

                """,
            ], expected: []),
    ]
}
