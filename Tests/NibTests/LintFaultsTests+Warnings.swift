/// The faults that Xcode warns of.
extension LintFaultsTests {
    /// A scene with a segue from the controller itself to another scene.
    private nonisolated static func segue(_ attributes: String, _ traits: String = "") -> String {
        storyboard(
            "<viewController storyboardIdentifier=\"a\" id=\"a\" sceneMemberID=\"viewController\"><connections>"
                + "<segue destination=\"b\" \(attributes) id=\"x\"/></connections></viewController></objects></scene>"
                + "<scene sceneID=\"t\"><objects><viewController storyboardIdentifier=\"b\" id=\"b\" "
                + "sceneMemberID=\"viewController\"/>", traits)
    }

    /// A label that isn't installed in a compact height, with a constraint.
    private nonisolated static func uninstalled(_ constraint: String = "") -> String {
        xib(
            "<view id=\"v\"><subviews><label text=\"Soup\" id=\"l\"/></subviews><constraints><constraint "
                + "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"c\"/>"
                + "</constraints><variation key=\"heightClass=compact\"><mask key=\"subviews\">"
                + "<exclude reference=\"l\"/></mask>\(constraint)</variation></view>")
    }

    private nonisolated static func label(_ attributes: String, _ constraints: String = "") -> String {
        let file = xib(
            "<view id=\"v\"><subviews><label text=\"Soup\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
                + "\(attributes) id=\"l\"><constraints>\(constraints)</constraints></label></subviews>"
                + "<constraints><constraint firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"v\" "
                + "secondAttribute=\"leading\" id=\"d\"/></constraints></view>")
        return file.replacing("version=\"3.0\"", with: "version=\"3.0\" useAutolayout=\"YES\"")
    }

    /// An Xcode project with an app and its tests.
    private nonisolated static func project(_ version: String) -> String {
        func target(_ name: String, _ kind: String, _ settings: String) -> String {
            "\(name) = { isa = PBXNativeTarget; productType = \"\(kind)\"; buildConfigurationList = \(name)L; }; "
                + "\(name)L = { buildConfigurations = ( \(name)C ); }; "
                + "\(name)C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; }; "
        }
        return "{ rootObject = P; objects = { P = { isa = PBXProject; buildConfigurationList = L; }; "
            + "L = { buildConfigurations = ( C ); }; C = { isa = XCBuildConfiguration; "
            + "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(version); }; }; "
            + target("A", "com.apple.product-type.application", "")
            + target(
                "T", "com.apple.product-type.bundle.unit-test", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
            + "F = { isa = PBXFileReference; path = Dish.xib; }; G = { isa = PBXFileReference; path = Main.storyboard; "
            + "}; X = { isa = PBXBuildFile; fileRef = F; }; Y = { isa = PBXBuildFile; fileRef = G; }; }; }"
    }

    private nonisolated static let star = xib(
        "<imageView image=\"star\" catalog=\"system\" id=\"v\"/><imageView image=\"sun\" catalog=\"system\" id=\"w\"/>")

    private nonisolated static let backButton = xib(
        owner(
            "Menu",
            "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"
                + "<outlet property=\"backButton\" destination=\"b\" id=\"p\"/>")
            + "<view id=\"v\"><subviews><button id=\"b\"/></subviews></view>")

    nonisolated static let warningFaults: [Fault] = [
        Fault(
            testDescription: "A segue of a controller that nothing can perform",
            files: ["Main.storyboard": segue("kind=\"show\"")], expected: ["Main.storyboard: warning segue-identifier"]),
        Fault(
            testDescription: "Segues of a controller that code, or the system, performs",
            files: [
                "Main.storyboard": segue("kind=\"show\" identifier=\"toDish\""),
                "Other.storyboard": segue("kind=\"relationship\" relationship=\"rootViewController\"")
                    .replacing("Identifier=\"", with: "Identifier=\"other"),
            ], expected: []),
        Fault(
            testDescription: "A data source that is none, and that code replaces",
            swift: """
                class Menu: UIViewController { @IBOutlet var list: UITableView! { didSet { list.dataSource = nil } } }

                """,
            files: [
                "Menu.xib": xib(
                    owner(
                        "Menu",
                        "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"
                            + "<outlet property=\"list\" destination=\"t\" id=\"q\"/>")
                        + "<view id=\"v\"><subviews><tableView id=\"t\"><connections><outlet property=\"dataSource\" "
                        + "destination=\"-1\" id=\"p\"/></connections></tableView></subviews></view>")
            ], expected: []),
        Fault(
            testDescription: "Symbols in an app for iOS 12, of which one remark tells",
            files: ["Menu.xcodeproj/project.pbxproj": project("12.4"), "Dish.xib": star],
            expected: ["Dish.xib: warning newer-feature"]),
        Fault(
            testDescription: "A symbol in an app for iOS 13",
            files: ["Menu.xcodeproj/project.pbxproj": project("13.0"), "Dish.xib": star], expected: []),
        Fault(
            testDescription: "A constraint to a view that isn't installed", files: ["Dish.xib": uninstalled()],
            expected: ["Dish.xib: warning not-installed"]),
        Fault(
            testDescription: "A constraint that isn't installed where its view isn't",
            files: ["Dish.xib": uninstalled("<mask key=\"constraints\"><exclude reference=\"c\"/></mask>")],
            expected: []),
        Fault(
            testDescription: "A minimum font size above the font's, and one of a text style",
            files: [
                "Dish.xib": xib(
                    "<view id=\"v\"><subviews><label minimumFontSize=\"14\" id=\"l\"><fontDescription "
                        + "key=\"fontDescription\" type=\"system\" pointSize=\"12\"/></label><label minimumFontSize=\"9\" "
                        + "id=\"m\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>"
                        + "<label minimumFontSize=\"9\" id=\"n\"><fontDescription key=\"fontDescription\" type=\"system\" "
                        + "pointSize=\"12\"/></label></subviews></view>")
            ], expected: ["Dish.xib: warning minimum-font", "Dish.xib: warning minimum-font"]),
        Fault(
            testDescription: "A localized label whose trailing edge is free",
            files: ["Base.lproj/Dish.xib": label("")], expected: ["Dish.xib: note localized-text"]),
        Fault(
            testDescription: "A label in two languages whose trailing edge is free",
            files: [
                "Base.lproj/Dish.xib": label(""), "de.lproj/Dish.strings": "/* Suppe */", "en.lproj/Dish.strings": "",
            ], expected: ["Dish.xib: warning localized-text"]),
        Fault(
            testDescription: "A localized label of constant width",
            files: [
                "Base.lproj/Dish.xib": label("", "<constraint firstAttribute=\"width\" constant=\"60\" id=\"e\"/>")
            ], expected: ["Dish.xib: note localized-text"]),
        Fault(
            testDescription: "Labels that aren't localized, or are hidden",
            files: ["Dish.xib": label(""), "Base.lproj/Soup.xib": label("hidden=\"YES\"")], expected: []),
        Fault(
            testDescription: "A name that only a file in an image set has",
            files: [
                "Dish.xib": xib("<imageView image=\"spoon\" id=\"v\"/>"),
                "Assets.xcassets/fork.imageset/spoon.png": "", "Assets.xcassets/fork.imageset/Contents.json": "{}",
            ], expected: ["Dish.xib: warning missing-image"]),
        Fault(
            testDescription: "A button whose outlet has the name of an action that nothing calls",
            swift: """
                class Menu: UIViewController { @IBOutlet var backButton: UIButton!
                func a() { backButton.isEnabled = false }
                @IBAction func backButtonPressed(_ sender: Any) {} }

                """,
            files: ["Menu.xib": backButton], expected: ["Menu.xib: warning unconnected-action"]),
        Fault(
            testDescription: "A button of whose controller code sets targets",
            swift: """
                class Menu: UIViewController { @IBOutlet var backButton: UIButton!
                func a() { backButton.addTarget(self, action: Selector(name), for: .touchUpInside) }
                @IBAction func backButtonPressed(_ sender: Any) {} }

                """,
            files: ["Menu.xib": backButton], expected: ["Menu.xib: note unconnected-action"]),
        Fault(
            testDescription: "Names that nothing has, in the calls of Swift 2",
            swift: """
                class Menu: UIViewController { func a() {
                performSegueWithIdentifier("toSop", sender: nil)
                storyboard?.instantiateViewControllerWithIdentifier("Sop")
                tableView.registerNib(UINib(nibName: "Dihs", bundle: nil), forCellReuseIdentifier: "Dish")
                tableView.dequeueReusableCellWithIdentifier("Stew", forIndexPath: path)
                } }

                """,
            files: ["Main.storyboard": segue("kind=\"show\" identifier=\"toSoup\"")],
            expected: [
                "Menu.swift: error unknown-segue", "Menu.swift: error unknown-scene", "Menu.swift: error unknown-nib",
                "Menu.swift: error unknown-identifier",
            ]),
        Fault(
            testDescription: "An outlet that is left over, beside one that the class uses",
            swift: """
                class Dish: UIView { @IBOutlet var a: UILabel!; @IBOutlet var b: UILabel!
                func c() { a.text = "Soup" } }

                """,
            files: ["Dish.xib": dish(module, "a")], expected: ["Dish.xib: note unconnected-outlet"]),
        Fault(
            testDescription: "An outlet that only the list's code reads",
            swift: """
                class Dish: UIView { @IBOutlet var a: UILabel!; @IBOutlet var b: UILabel!
                func c() { a.text = "Soup" } }

                """,
            files: [
                "Dish.xib": dish(module, "a"),
                "Order.swift":
                    "func c() { let dish = Bundle.main.loadNibNamed(\"Dish\") as! Dish; dish.b.text = \"\" }\n",
            ], expected: ["Dish.xib: warning unconnected-outlet"]),
        Fault(
            testDescription:
                "Outlets of Objective-C of which code changes the look, and a variable with an outlet's name",
            files: [
                "Dish.h": "@interface Dish : UIView\n@property IBOutlet UILabel *a;\n"
                    + "@property IBOutlet UILabel *d;\n@end\n",
                "Dish.m": """
                @implementation Dish
                - (void)c { self.a.hidden = YES; [self.a setAlpha:0]; _a.layer.cornerRadius = 4;
                UILabel *d = [UILabel new]; d.text = @""; }
                @end

                """, "Dish.xib": dish(""),
            ],
            expected: ["Dish.xib: note unconnected-outlet", "Dish.xib: note unconnected-outlet"]),
        Fault(
            testDescription: "An outlet of Objective-C whose view was removed",
            files: [
                "Dish.h": "@interface Dish : UIView\n@property IBOutlet UIButton *a;\n@end\n",
                "Dish.m": "@implementation Dish\n- (void)c { [self.a setTitle:nil]; }\n@end\n",
                "Dish.xib": dish(""),
            ], expected: ["Dish.xib: note unconnected-outlet"]),
        Fault(
            testDescription: "Two outlets of a view without its class, which one remark counts",
            swift: "class Dish: UIView { @IBOutlet var a: UILabel!; @IBOutlet var b: UILabel! }\n",
            files: ["Dish.xib": dish("", "a", "b").replacing("customClass=\"Dish\"", with: "")],
            expected: ["Dish.xib: error plain-class", "Dish.xib: note outlet-twice"]),
        Fault(
            testDescription: "A missing action of a bar button item that also has a segue",
            swift: "class Menu: UIViewController {}\n",
            files: [
                "Main.storyboard": storyboard(
                    "<viewController customClass=\"Menu\" \(module) storyboardIdentifier=\"a\" id=\"a\"><navigationItem "
                        + "key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" id=\"b\"><connections>"
                        + "<action selector=\"order:\" destination=\"a\" id=\"o\"/><segue destination=\"a\" kind=\"show\" "
                        + "id=\"g\"/></connections></barButtonItem></navigationItem></viewController>")
            ], expected: ["Main.storyboard: note missing-action"]),
        Fault(
            testDescription: "A bullet in two languages",
            files: [
                "Base.lproj/Dish.xib": label("").replacing("Soup", with: "•"), "de.lproj/Dish.strings": "",
                "en.lproj/Dish.strings": "",
            ], expected: []),
        Fault(
            testDescription: "Equal tags in the scene of a controller, which code shows that looks for a tag elsewhere",
            swift: "class Dish: UIViewController {}\n",
            files: [
                "Order.swift": "func a() { show(Dish()); view.viewWithTag(7)?.isHidden = true }\n",
                "Main.storyboard": storyboard(
                    "<viewController customClass=\"Dish\" \(module) storyboardIdentifier=\"m\" id=\"a\"><view key=\"view\" "
                        + "id=\"v\"><subviews><label tag=\"7\" id=\"l\"/><label tag=\"7\" id=\"n\"/></subviews></view>"
                        + "</viewController>"),
            ], expected: ["Main.storyboard: note duplicate-tag"]),
        Fault(
            testDescription: "Fonts that are in the app and not in Info.plist, and one of iOS",
            files: [
                "Info.plist": "<plist><dict><key>CFBundleName</key></dict></plist>", "Lato.ttf": "",
                "Dish.xib": xib("<view id=\"v\"/>").replacing(
                    "<objects>",
                    with: "<customFonts key=\"customFonts\"><array key=\"Lato.ttf\"><string>Lato</string></array>"
                        + "<array key=\"AvenirNext.ttc\"><string>AvenirNext-Medium</string></array></customFonts><objects>"
                ),
            ], expected: ["Dish.xib: warning missing-font"]),
        Fault(
            testDescription: "A copy of a pod with a license, and a pod of the project",
            files: [
                "Soup/Soup.podspec": "", "Soup/LICENSE": "", "Soup/Soup.xib": uninstalled(),
                "Stew/Stew.podspec": "", "Stew/LICENSE": "", "Stew/Stew.xib": uninstalled(),
                "Podfile": "pod 'Stew', :path => 'Stew'\n",
            ], expected: ["Stew.xib: warning not-installed"]),
    ]

    /// A view with a label, to which outlets lead.
    private nonisolated static func dish(_ attributes: String, _ outlets: String...) -> String {
        let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"l\" id=\"o\($0)\"/>" }.joined()
        return xib(
            "<view customClass=\"Dish\" \(attributes) id=\"v\"><subviews><label id=\"l\"/></subviews>"
                + "<connections>\(connections)</connections></view>")
    }
}
