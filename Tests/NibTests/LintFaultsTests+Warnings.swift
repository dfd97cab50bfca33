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

    nonisolated static let warningFaults: [Fault] = [
        Fault(
            testDescription: "A name that only a file in an image set has",
            files: [
                "Dish.xib": xib("<imageView image=\"spoon\" id=\"v\"/>"),
                "Assets.xcassets/fork.imageset/spoon.png": "", "Assets.xcassets/fork.imageset/Contents.json": "{}",
            ], expected: ["Dish.xib: warning missing-image"]),
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
    ]
}
