import TerminalTesting
import TerminalUIKit
import Testing

/// Segues for which a method of the source creates the destination: `@IBSegueAction`.
struct SegueActionTests {
    private static func start(_ selector: String) -> String {
        """
        <viewController id="Co0-00-001" sceneMemberID="viewController" \(Nib.custom(HarborController.self))>
        <view key="view" id="Vi0-00-001"><rect key="frame" x="0" y="0" width="320" height="460"/><subviews>
        <button id="Bu0-00-001"><rect key="frame" x="0" y="0" width="100" height="44"/><state key="normal" title="Go"/>
        <connections>
        <segue destination="Co0-00-002" kind="show" identifier="go" destinationCreationSelector="\(selector)" id="s1"/>
        </connections></button></subviews></view></viewController>
        """
    }
    private static let end = """
        <viewController title="Boat" id="Co0-00-002" sceneMemberID="viewController" \(Nib.custom(BoatController.self))>
        <view key="view" id="Vi0-00-002"><rect key="frame" x="0" y="0" width="320" height="460"/><subviews>
        <label text="Sail" id="La0-00-001"><rect key="frame" x="0" y="0" width="100" height="44"/></label>
        </subviews></view>
        <connections><outlet property="label" destination="La0-00-001" id="c1"/></connections></viewController>
        """

    private func open(_ selector: String) throws -> (UIWindow, UINavigationController, HarborController) {
        let story = try Story.make(initial: "Co0-00-001", Self.start(selector), Self.end)
        let first = try #require(story.instantiateInitialViewController() as? HarborController)
        let navigation = UINavigationController(rootViewController: first)
        return (ControllerFixture.window(navigation), navigation, first)
    }

    @Test(
        "The source's method creates the controller of a segue, with the coder, and what else it takes",
        arguments: [
            ("bare:", "bare"), ("sent:sender:", "sent by Go"),
            ("named:sender:segueIdentifier:", "named go, by Go"),
        ])
    func creation(selector: String, words: String) throws {
        // Given
        let (window, navigation, first) = try open(selector)

        // When
        try window.tap("Go")

        // Then
        let boat = try #require(navigation.topViewController as? BoatController)
        boat.loadViewIfNeeded()
        expect(boat.words, equals: words)
        expect(boat.title == "Boat" && boat.label?.text == "Sail")
        expect(first.prepared === boat)
    }

    @Test("A method that returns nil, or is missing, leaves the controller to init(coder:)")
    func usual() throws {
        // Given
        var (controllers, messages): ([UIViewController?], [String]) = ([], [])
        let world = World()
        world.log = { messages.append($0) }

        // When
        try world.run {
            for selector in ["nothing:", "lost:"] {
                let (window, navigation, _) = try open(selector)
                try window.tap("Go")
                controllers.append(navigation.topViewController)
            }
        }

        // Then
        expect(controllers.map { ($0 as? BoatController)?.words }, equals: ["by itself", "by itself"])
        expect(messages, equals: ["[Storyboard] Unable to find method -[<HarborController #2> lost:]"])
    }
}

/// Creates the controllers that its segues show.
final class HarborController: UIViewController {
    var prepared: UIViewController?

    override class var actions: [String: Action] {
        [
            "bare:": Action(HarborController.bare),
            "sent:sender:": Action(HarborController.sent),
            "named:sender:segueIdentifier:": Action(HarborController.named),
            "nothing:": Action(HarborController.nothing),
        ]
    }

    func bare(_ coder: NSCoder) -> BoatController? { BoatController(coder: coder, words: "bare") }

    func sent(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        BoatController(coder: coder, words: "sent by \((sender as? UIButton)?.currentTitle ?? "nobody")")
    }

    func named(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> BoatController {
        let title = (sender as? UIButton)?.currentTitle ?? "nobody"
        return BoatController(coder: coder, words: "named \(segueIdentifier ?? ""), by \(title)")!
    }

    func nothing(_ coder: NSCoder) -> UIViewController? { nil }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared = segue.destination }
}

/// A controller that its creator tells what it is for.
final class BoatController: UIViewController {
    @Outlet var label: UILabel?
    let words: String

    init?(coder: NSCoder, words: String) {
        self.words = words
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        words = "by itself"
        super.init(coder: coder)
    }
}
