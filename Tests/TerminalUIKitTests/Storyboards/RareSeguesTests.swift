import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views
@testable import UIKitExtras

/// Ways between scenes that storyboards seldom draw.
struct RareSeguesTests {
    /// Notes how it is asked to show others.
    private final class Shown: UINavigationController {
        var told: [String] = []

        override func show(_ vc: UIViewController, sender: Any?) {
            told.append("show \(vc.title ?? "") \(sender ?? "")")
        }
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            told.append("detail \(vc.title ?? "") \(sender ?? "")")
        }
        override func pushViewController(_ vc: UIViewController, animated: Bool) {
            told.append("push \(vc.title ?? "") \(animated)")
        }
    }

    private static let end = #"<viewController title="End" id="Co0-00-002" sceneMemberID="viewController"/>"#

    private static func start(_ inside: String, _ connections: String, identifier: String = "") -> String {
        """
        <viewController \(identifier) id="Co0-00-001" sceneMemberID="viewController">
        <view key="view" id="Vi0-00-001"><rect key="frame" x="0" y="0" width="320" height="460"/>
        <subviews>\(inside)</subviews></view><connections>\(connections)</connections></viewController>
        """
    }

    @Test(
        "Each kind of segue shows its scene in its own way, and a custom one without a class has no effect",
        arguments: [
            ("push", ["push End true"]), ("show", ["show End me"]), ("showDetail", ["detail End me"]),
            ("replace", ["detail End me"]), ("custom", []), ("presentation", []), ("popoverPresentation", []),
        ])
    func kinds(kind: String, told: [String]) throws {
        // Given
        let segue = #"<segue destination="Co0-00-002" kind="\#(kind)" identifier="go" id="s1"/>"#
        let story = try Story.make(initial: "Co0-00-001", Self.start("", segue), Self.end)
        let first = try #require(story.instantiateInitialViewController())
        let navigation = Shown(rootViewController: first)
        let window = ControllerFixture.window(navigation)

        // When
        first.performSegue(withIdentifier: "go", sender: "me")

        // Then
        expect(window.rootViewController === navigation && navigation.told == told)
        let isOver = kind.lowercased().hasSuffix("presentation")
        expect((navigation.presentedViewController?.title == "End"), equals: isOver)
    }

    @Test("A segue of a view that isn't loaded yet is found by its identifier")
    func unloaded() throws {
        // Given
        let buttons = (1...2).map { number in
            """
            <button id="Bu0-00-00\(number)"><rect key="frame" x="0" y="0" width="100" height="44"/><connections>
            <segue destination="Co0-00-00\(number + 1)" kind="show" identifier="go\(number)" id="s\(number)"/>
            </connections></button>
            """
        }.joined()
        let story = try Story.make(
            initial: "Co0-00-001", Self.start(buttons, ""), Self.end,
            #"<viewController title="Other" id="Co0-00-003" sceneMemberID="viewController"/>"#)
        let first = try #require(story.instantiateInitialViewController())
        let navigation = Shown(rootViewController: first)

        // When
        let isLoaded = first.isViewLoaded
        for name in ["go2", "go1", "go2"] { first.performSegue(withIdentifier: name, sender: nil) }

        // Then
        expect(!isLoaded && navigation.told == ["show Other ", "show End ", "show Other "])
    }

    @Test("An unknown presentation style is the default one, and a scene without a name is skipped")
    func styles() throws {
        // Given
        let segues = ["formSheet", "sideways"].enumerated().map { number, style in
            #"<segue destination="Co0-00-002" kind="presentation" modalPresentationStyle="\#(style)" "#
                + #"identifier="go\#(number)" id="s\#(number)"/>"#
        }.joined()
        let story = try Story.make(
            Self.end, Self.start("", segues, identifier: #"storyboardIdentifier="Start""#))

        // When
        let styles = ["go0", "go1"].map { name -> UIModalPresentationStyle? in
            let first = story.instantiateViewController(withIdentifier: "Start")
            let window = ControllerFixture.window(first)
            first.performSegue(withIdentifier: name, sender: window)
            return first.presentedViewController?.modalPresentationStyle
        }

        // Then
        expect(styles, equals: [.formSheet, .automatic])
    }

    @Test("A controller that isn't a container ignores a relationship, and the trace reports that")
    func relationship() throws {
        // Given
        let segue = #"<segue destination="Co0-00-002" kind="relationship" relationship="rootViewController" id="s1"/>"#
        let story = try Story.make(initial: "Co0-00-001", Self.start("", segue), Self.end)
        let world = World()
        var steps: [String] = []
        world.trace.sink = { if $0.event == .connect { steps.append("\($0.object): \($0.words ?? "")") } }

        // When
        let first = try #require(try world.run { try story.initialViewController() })

        // Then
        expect(first.children.isEmpty)
        expect(
            steps,
            equals: ["UIViewController #1: a relationship segue leads to UIViewController #2; it is not followed"])
    }

    @Test("A storyboard's split view controller has the scenes of its relationships as columns, in order")
    func columns() throws {
        // Given
        let story = try Story.make(
            initial: "Sp0-00-001",
            """
            <splitViewController id="Sp0-00-001" sceneMemberID="viewController"><connections>
            <segue destination="Co0-00-003" kind="relationship" relationship="masterViewController" id="s1"/>
            <segue destination="Co0-00-002" kind="relationship" relationship="detailViewController" id="s2"/>
            </connections></splitViewController>
            """, Self.end, #"<viewController title="Other" id="Co0-00-003" sceneMemberID="viewController"/>"#)

        // When
        let split = try #require(story.instantiateInitialViewController() as? UISplitViewController)

        // Then
        expect(split.viewControllers.map(\.title), equals: ["Other", "End"])
        expect(split.viewController(for: .secondary)?.title, equals: "End")
    }
}
