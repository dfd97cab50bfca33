import TerminalTesting
import Testing

@testable import NibChecking

extension LintFaultsTests {
    nonisolated static let connectionFaults: [Fault] =
        [
            Fault(
                testDescription: "A data source that is File's Owner, of a base class of the nib's controller",
                swift: """
                    class Base: UIViewController {}
                    class Menu: Base, UICollectionViewDataSource {}

                    """,
                files: [
                    "Menu.xib": xib(
                        owner("Base", "<outlet property=\"view\" destination=\"v\" id=\"p\"/>")
                            + "<view id=\"v\"><subviews><collectionView id=\"t\"><connections>"
                            + "<outlet property=\"dataSource\" destination=\"-1\" id=\"o\"/></connections>"
                            + "</collectionView></subviews></view>")
                ], expected: []),
            Fault(
                testDescription: "An old name of an action, of a class whose superclass a library has",
                swift: "class Menu: LibraryController { @IBAction func nameChanged(_ a: UIView) {} }\n",
                files: [
                    "Menu.xib": xib(
                        owner("Menu")
                            + "<button id=\"b\"><connections><action selector=\"nameChange:\" destination=\"-1\" "
                            + "eventType=\"touchUpInside\" id=\"a\"/></connections></button>")
                ], expected: ["Menu.xib: note unconnected-action", "Menu.xib: warning missing-action"]),
            Fault(
                testDescription: "An action that a superclass in a library may have",
                swift: "class Menu: LibraryController { @IBAction func nameChanged(_ a: UIView) {}\n"
                    + "func a() { tap(nameChange) } }\n",
                files: [
                    "Menu.xib": xib(
                        owner("Menu")
                            + "<button id=\"b\"><connections><action selector=\"nameChange:\" destination=\"-1\" "
                            + "eventType=\"touchUpInside\" id=\"a\"/></connections></button>")
                ], expected: ["Menu.xib: note unconnected-action"]),
            Fault(
                testDescription: "An action, and a button beside it that calls nothing",
                swift: """
                    class Menu: UIViewController { @IBAction func order() {} }
                    class Soup: UIViewController { @IBAction func order() {} }
                    class Stew: UIViewController { @IBAction func order() {} }
                    class Cake: UIViewController { @IBAction func order() {} }
                    class Round: UIButton { func setUp() { layer.cornerRadius = 4 } }
                    class Tapped: UIButton { func setUp() { addTarget(self, action: #selector(tap), for: .allEvents) } }

                    """,
                files: [
                    "Menu.xib": xib(
                        owner("Menu", "<outlet property=\"view\" destination=\"v\" id=\"p\"/>")
                            + "<view id=\"v\"><subviews><button id=\"b\"/></subviews></view>"),
                    "Stew.xib": xib(
                        owner("Stew", "<outlet property=\"view\" destination=\"v\" id=\"p\"/>")
                            + "<view id=\"v\"><subviews><button customClass=\"Round\" \(module) id=\"b\"/></subviews>"
                            + "</view>"),
                    "Cake.xib": xib(
                        owner("Cake", "<outlet property=\"view\" destination=\"v\" id=\"p\"/>")
                            + "<view id=\"v\"><subviews><button customClass=\"Tapped\" \(module) id=\"b\"/></subviews>"
                            + "</view>"),
                    "Soup.xib": xib(
                        owner("Soup", "<outlet property=\"view\" destination=\"v\" id=\"p\"/>")
                            + "<view id=\"v\"><subviews><view customClass=\"Dish\" id=\"d\"><subviews>"
                            + "<button id=\"b\"/></subviews></view></subviews></view>"),
                ],
                expected: [
                    "Menu.xib: warning unconnected-action",
                    "Soup.xib: error missing-class", "Stew.xib: warning unconnected-action",
                ]),
            Fault(
                testDescription: "An action of Swift 2, whose selector has no label",
                swift: "class Menu: UIViewController { @IBAction func order(sender: UIButton) {} }\n",
                files: [
                    "project.pbxproj":
                        "{ objects = { C = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 2.3; }; }; }; }",
                    "Menu.xib": xib(
                        owner("Menu", "<outlet property=\"view\" destination=\"v\" id=\"p\"/>")
                            + "<view id=\"v\"><subviews><button id=\"b\"/><button id=\"c\"><connections>"
                            + "<action selector=\"order:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/>"
                            + "</connections></button></subviews></view>"),
                ], expected: []),
            Fault(
                testDescription: "Outlets of the owner of nibs that code loads without one",
                swift: """
                    class Dish: UIView { @IBOutlet var a: UILabel!
                    static func make() { Bundle.main.loadNibNamed("Dish", owner: self) }
                    func b() { Bundle.main.loadNibNamed("Menu", owner: nil)
                    Bundle.main.loadNibNamed("Soup", owner: self) } }

                    """,
                files: Dictionary(
                    uniqueKeysWithValues: ["Dish", "Menu", "Soup"].map {
                        let outlet = "<outlet property=\"a\" destination=\"l\" id=\"o\"/>"
                        return ("\($0).xib", xib(owner("Dish", outlet) + "<label text=\"a\" id=\"l\"/>"))
                    }), expected: ["Dish.xib: error owner-outlet", "Menu.xib: error owner-outlet"]),
            Fault(
                testDescription: "Members that Objective-C sees in Swift 4 by a build setting",
                swift: "class Dish: UIView { var a: UIView!; var b: UIView! }\n",
                files: [
                    "project.pbxproj":
                        "{ objects = { C = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 4.2; "
                        + "SWIFT_SWIFT3_OBJC_INFERENCE = On; }; }; }; }",
                    "Dish.xib": xib(
                        """
                        <view customClass="Dish" \(module) id="v"><subviews><label text="a" id="l"/></subviews>
                        <connections><outlet property="a" destination="l" id="o"/>
                        <outlet property="c" destination="v" id="p"/></connections></view>
                        """),
                ], expected: ["Dish.xib: error missing-outlet"]),
            Fault(
                testDescription: "A button that also calls the action of the button that it is a copy of",
                swift: """
                    class Dish: UIView { @IBAction func a() {}; @IBAction func b() {}
                    @IBAction func c() {}; @IBAction func d() {}; @IBAction func e() {} }

                    """,
                files: [
                    "Dish.xib": xib(
                        "<view customClass=\"Dish\" \(module) id=\"v\"><subviews>"
                            + ["a", "ab", "cd", "ce"].map { actions in
                                "<button id=\"\(actions)\"><connections>"
                                    + actions.map {
                                        "<action selector=\"\($0)\" destination=\"v\" eventType=\"touchUpInside\" "
                                            + "id=\"\(actions)\($0)\"/>"
                                    }.joined() + "</connections></button>"
                            }.joined() + "</subviews></view>")
                ], expected: ["Dish.xib: warning copied-action"]),
            Fault(
                testDescription: "A label in a visual effect view, and one in its content view",
                files: [
                    "Dish.xib": xib(
                        """
                        <view customClass="UIVisualEffectView" id="v"><subviews><label text="a" id="l"/></subviews></view>
                        <visualEffectView id="w"><view key="contentView" id="c"><subviews>
                        <label text="a" id="m"/></subviews></view></visualEffectView>
                        """)
                ], expected: ["Dish.xib: error effect-subview"]),
            Fault(
                testDescription: "An image in a folder that provides a namespace",
                files: [
                    "A.xcassets/Kitchen/Contents.json": "{ \"properties\" : { \"provides-namespace\" : true } }",
                    "A.xcassets/Kitchen/Large/Contents.json": "{ \"properties\" : {} }",
                    "A.xcassets/Kitchen/Large/spoon.imageset/Contents.json": "{}",
                    "A.xcassets/fork.imageset/Contents.json": "{}",
                    "Dish.xib": xib(
                        """
                        <view id="v"><subviews><imageView image="spoon" id="a"/><imageView image="fork" id="b"/>
                        <imageView image="Kitchen/spoon" id="c"/></subviews></view>
                        """),
                ], expected: ["Dish.xib: warning missing-image"]),
            Fault(
                testDescription: "A color in a folder that provides a namespace, and one that no catalog has",
                files: [
                    "A.xcassets/Kitchen/Contents.json": "{ \"properties\" : { \"provides-namespace\" : true } }",
                    "A.xcassets/Kitchen/Saffron.colorset/Contents.json": "{}",
                    "Dish.xib": xib(
                        """
                        <view id="v"><color key="backgroundColor" name="Kitchen/Saffron"/>
                        <color key="tintColor" name="Kitchen/Mint"/></view>
                        """),
                ], expected: ["Dish.xib: warning missing-color"]),
            Fault(
                testDescription: "The spelling of a content mode that Interface Builder writes",
                files: ["Dish.xib": xib("<view contentMode=\"TopLeft\" id=\"v\"/>")], expected: []),
            Fault(
                testDescription: "A runtime attribute with the key path that Xcode gives a new one",
                files: [
                    "Podfile": "",
                    "Dish.xib": xib(
                        """
                        <view id="v"><userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="keyPath" value="YES"/>
                        </userDefinedRuntimeAttributes></view>
                        """),
                ], expected: ["Dish.xib: warning runtime-attribute"]),
        ]
}
