extension LintFaultsTests {
    nonisolated static let moreFaults: [Fault] = [
        Fault(
            testDescription: "An identifier of several nibs, which a library may name",
            swift: "class Menu: UIViewController {}\n",
            files: [
                "Podfile": "",
                "Main.storyboard": storyboard(
                    """
                    <viewController storyboardIdentifier="m" id="a"><tableView key="view" id="t"><prototypes>
                    \(cell("Cell")) \(cell("Soup").replacing("id=\"c\"", with: "id=\"d\""))
                    </prototypes></tableView></viewController>
                    """),
                "Other.storyboard": storyboard(
                    """
                    <viewController storyboardIdentifier="n" id="a"><tableView key="view" id="t"><prototypes>
                    \(cell("Cell"))
                    </prototypes></tableView></viewController>
                    """),
            ],
            expected: [
                "Main.storyboard: note unused-identifier", "Main.storyboard: warning unused-identifier",
                "Other.storyboard: note unused-identifier",
            ]),
        Fault(
            testDescription: "Members that Objective-C sees before Swift 3",
            swift: "class Dish: UIView { var a: UIView!; func b(sender: UIButton) {} }\n",
            files: [
                "project.pbxproj":
                    "{ objects = { P = { isa = PBXProject; attributes = { LastUpgradeCheck = 0730; }; }; }; }",
                "Dish.xib": xib(
                    """
                    <view customClass="Dish" \(module) id="v"><subviews><button id="l"><connections>
                    <action selector="b:" destination="v" eventType="touchUpInside" id="p"/>
                    <action selector="bWith:" destination="v" eventType="touchUpInside" id="q"/>
                    </connections></button></subviews>
                    <connections><outlet property="a" destination="l" id="o"/></connections></view>
                    """),
            ], expected: ["Dish.xib: error missing-action"]),
        Fault(
            testDescription: "A runtime attribute of a lost custom class",
            swift: "class Dish: UIView { @IBInspectable var depth: CGFloat = 0 }\n",
            files: [
                "Dish.xib": xib(
                    """
                    <view id="v"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="depth"><integer key="value" value="1"/>\
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="alpha"><integer key="value" value="1"/>\
                    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                    """)
            ], expected: ["Dish.xib: warning runtime-attribute"]),
        Fault(
            testDescription: "Runtime attributes that no object takes",
            swift: "class Dish: UIView { @IBInspectable var cornerRadius: CGFloat = 0 }\n",
            files: [
                "Dish.xib": xib(
                    """
                    <view customClass="Dish" \(module) id="v"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="cornerRadus"><integer key="value" value="1"/>\
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="1"/>\
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">\
                    <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes></view>
                    """)
            ], expected: ["Dish.xib: warning runtime-attribute", "Dish.xib: warning runtime-attribute"]),
        Fault(
            testDescription: "A runtime attribute that neither a class nor UIKit's has, and a color for a CGColor",
            swift: "class Dish: UIView { @IBInspectable var depth: CGFloat = 0; @objc var glow: CGColor? }\n",
            files: [
                "Dish.xib": xib(
                    """
                    <view customClass="Dish" \(module) id="v"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="sparkles" value="YES"/>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="_private" value="YES"/>
                    <userDefinedRuntimeAttribute type="color" keyPath="glow">\
                    <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes></view>
                    """)
            ], expected: ["Dish.xib: warning runtime-attribute", "Dish.xib: warning runtime-attribute"]),
        Fault(
            testDescription: "A runtime attribute that may be one of UIKit's",
            swift: "class Dish: UITextView {}\n",
            files: [
                "Dish.xib": xib(
                    """
                    <textView customClass="Dish" \(module) id="v"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="sparkles" value="YES"/>
                    </userDefinedRuntimeAttributes></textView>
                    """)
            ], expected: []),
        Fault(
            testDescription: "A nib that code registers for the identifier of a prototype",
            swift: """
                class Menu: UITableViewController { func a() {
                tableView.register(UINib(nibName: "DishCell", bundle: nil), forCellReuseIdentifier: "Dish") } }
                class Other: UITableViewController { func a() {
                tableView.register(UINib(nibName: "DishCell", bundle: nil), forCellReuseIdentifier: "Soup") } }

                """,
            files: [
                "DishCell.xib": xib("<tableViewCell id=\"c\"/>"),
                "Main.storyboard": storyboard(
                    """
                    <tableViewController customClass="Menu" \(module) storyboardIdentifier="m" id="a" \
                    sceneMemberID="viewController">
                    <tableView key="view" id="t"><prototypes>\(cell("Dish"))
                    \(cell("Soup").replacing("id=\"c\"", with: "id=\"d\""))</prototypes></tableView></tableViewController>
                    """),
            ], expected: ["Main.storyboard: warning registered-class"]),
        Fault(
            testDescription: "A header's color", swift: "class Header: UITableViewHeaderFooterView {}\n",
            files: [
                "Header.xib": xib(
                    "<view customClass=\"Header\" \(module) id=\"v\"><color key=\"backgroundColor\" white=\"1\" "
                        + "alpha=\"1\" colorSpace=\"calibratedWhite\"/></view>")
            ], expected: ["Header.xib: warning header-color"]),
        Fault(
            testDescription: "Gesture recognizers on a dead view and on two",
            swift: "class Menu: UIViewController { @IBOutlet var a: UILabel!; func b() {} }\n",
            files: [
                "Dish.xib": xib(
                    """
                    <label userInteractionEnabled="NO" id="l"><connections>
                    <outletCollection property="gestureRecognizers" destination="g" id="o"/></connections></label>
                    <view id="v"><connections>
                    <outletCollection property="gestureRecognizers" destination="g" id="p"/></connections></view>
                    <tapGestureRecognizer id="g"/>
                    """)
            ], expected: ["Dish.xib: warning dead-gesture", "Dish.xib: warning shared-gesture"]),
        Fault(
            testDescription: "An outlet that is connected twice, and two outlets to one label",
            swift: "class Dish: UIView { @IBOutlet var a: UIView!; @IBOutlet var b: UIView! }\n",
            files: [
                "Dish.xib": xib(
                    """
                    <view customClass="Dish" \(module) id="v"><subviews><label id="l"/><label id="m"/></subviews>\
                    <connections>
                    <outlet property="a" destination="l" id="o"/>
                    <outlet property="a" destination="m" id="p"/>
                    <outlet property="b" destination="l" id="q"/></connections></view>
                    """)
            ], expected: ["Dish.xib: warning outlet-twice", "Dish.xib: note outlet-twice"]),
        Fault(
            testDescription: "An unwind action that nobody has",
            swift: "class Menu: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }\n",
            files: [
                "Main.storyboard": storyboard(
                    "<viewController storyboardIdentifier=\"m\" id=\"a\"><connections><segue destination=\"e\" "
                        + "kind=\"unwind\" unwindAction=\"bakc:\" id=\"g\"/></connections></viewController>"
                        + "<exit id=\"e\" placeholderIdentifier=\"IBExit\"/>")
            ], expected: ["Main.storyboard: warning unwind-action"]),
        Fault(
            testDescription: "A data source that is none, and one that nobody keeps",
            swift: """
                class Menu: UIViewController { }
                class Source: NSObject, UITableViewDataSource {}

                """,
            files: [
                "Menu.xib": xib(
                    owner("Menu", "<outlet property=\"view\" destination=\"v\" id=\"o\"/>")
                        + """
                        <view id="v"><subviews><tableView id="t"><connections>\
                        <outlet property="dataSource" destination="-1" id="p"/></connections></tableView>
                        <tableView id="u"><connections><outlet property="dataSource" destination="s" id="q"/>\
                        </connections></tableView></subviews></view>
                        <customObject customClass="Source" \(module) id="s"/>
                        """)
            ], expected: ["Menu.xib: error delegate-type", "Menu.xib: warning unkept-object"]),
        Fault(
            testDescription: "A generic class, and one that loads itself",
            swift: """
                class List<Model>: UIView {}
                class Dish: UIView { required init?(coder: NSCoder) { super.init(coder: coder)
                Bundle.main.loadNibNamed("Dish", owner: self) } }

                """,
            files: [
                "List.xib": xib("<view customClass=\"List\" \(module) id=\"v\"/>"),
                "Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>"),
            ], expected: ["Dish.xib: error loads-itself", "List.xib: error generic-class"]),
        Fault(
            testDescription: "Classes that no nib can create",
            swift: """
                class Dish: UIView { required init?(coder aDecoder: NSCoder) { fatalError("not implemented") } }
                class Menu: UIViewController { init?(coder: NSCoder, count: Int) { fatalError() }
                required init?(coder: NSCoder) { fatalError("not implemented") } }

                """,
            files: [
                "Main.storyboard": storyboard(
                    """
                    <viewController id="a" storyboardIdentifier="a" sceneMemberID="viewController">
                    <view key="view" customClass="Dish" \(module) id="v"/><connections>
                    <segue destination="b" kind="show" identifier="b" id="f"/>
                    <segue destination="c" kind="show" identifier="c" destinationCreationSelector="make:" id="g"/>
                    </connections></viewController></objects></scene>
                    <scene sceneID="t"><objects>
                    <viewController customClass="Menu" \(module) id="b" sceneMemberID="viewController"/>
                    </objects></scene><scene sceneID="u"><objects>
                    <viewController customClass="Menu" \(module) id="c" sceneMemberID="viewController"/>
                    """)
            ], expected: ["Main.storyboard: error refused-coder", "Main.storyboard: error refused-coder"]),
        Fault(
            testDescription: "A controller with one view inside another, and one that it doesn't keep",
            swift: "class Menu: UIViewController { @IBOutlet weak var a: UIView! }\n",
            files: [
                "Menu.xib": xib(
                    owner(
                        "Menu",
                        "<outlet property=\"view\" destination=\"w\" id=\"o\"/>"
                            + "<outlet property=\"a\" destination=\"x\" id=\"p\"/>")
                        + "<view id=\"v\"><subviews><label id=\"l\"/><view id=\"w\"/></subviews></view>"
                        + "<view id=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>")
            ], expected: ["Menu.xib: warning owner-view", "Menu.xib: note unkept-object"]),
        Fault(
            testDescription: "Two classes with one name, of which one is a list's controller",
            swift: "class Menu: UIViewController {}\nclass Menu: UITableViewController {}\n",
            files: [
                "Main.storyboard": storyboard(
                    "<viewController customClass=\"Menu\" \(module) storyboardIdentifier=\"m\" id=\"a\">"
                        + "<view key=\"view\" id=\"v\"/></viewController>")
            ], expected: []),
        Fault(
            testDescription: "A nib for phones alone", swift: "class Menu: UIView {}\n",
            files: ["Dish~iphone.xib": xib("<view id=\"v\"/>")], expected: ["Dish~iphone.xib: warning device-nib"]),
        Fault(
            testDescription: "A prototype in a xib",
            files: ["Dish.xib": xib("<tableView id=\"t\"><prototypes>\(cell())</prototypes></tableView>")],
            expected: ["Dish.xib: warning prototype-in-xib"]),
        Fault(
            testDescription: "What Xcode warns of",
            files: [
                "Dish.xib": xib(
                    """
                    <view id="v"><subviews><label adjustsFontForContentSizeCategory="YES" text="a" id="l">
                    <fontDescription key="fontDescription" type="system" pointSize="15"/></label></subviews>
                    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="a"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d"/>
                    </constraints></view>
                    """)
            ],
            expected: ["Dish.xib: warning automatic-font", "Dish.xib: note duplicate-constraint"]),
        Fault(
            testDescription: "A storyboard without an initial scene, which code asks for",
            swift: "let a = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!\n",
            files: ["Main.storyboard": storyboard("<viewController storyboardIdentifier=\"m\" id=\"a\"/>")],
            expected: ["Menu.swift: error no-initial-scene"]),
    ]
}
