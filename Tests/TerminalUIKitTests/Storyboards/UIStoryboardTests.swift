import TerminalUIKit
import TerminalTesting
import Testing

/// Scenes of storyboards, and when what in them is made.
struct UIStoryboardTests {
    @Test("A storyboard creates a controller without its view, and loads the view on demand")
    func lazyView() throws {
        // Given
        let storyboard = try Story.make(initial: "Mo0-00-001", MoonController.scene)

        // When
        let controller = try #require(storyboard.instantiateInitialViewController() as? MoonController)
        let wasLoaded = controller.isViewLoaded
        controller.loadViewIfNeeded()

        // Then
        expect(!wasLoaded)
        expect(controller.log, equals: ["awakeFromNib, label nil", "viewDidLoad, label Moon"])
        expect(controller.storyboard === storyboard)
    }

    @Test("Actions in the view call the controller, and outlets can lead to constraints")
    func connections() throws {
        // Given
        let storyboard = try Story.make(MoonController.scene)
        let controller = try #require(storyboard.instantiateViewController(withIdentifier: "Moon") as? MoonController)
        let view: UIView = controller.view

        // When
        (view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
        view.layoutIfNeeded()
        let before = controller.label?.frame.minY
        controller.distance?.constant = 66
        view.layoutIfNeeded()

        // Then
        expect(controller.log.last, equals: "rise")
        expect(before, equals: 44)
        expect(controller.label?.frame.minY, equals: 66)
    }

    @Test("Each call creates another controller of the requested type")
    func several() throws {
        // Given
        let storyboard = try Story.make(MoonController.scene)

        // When
        let first: MoonController = storyboard.instantiateViewController(identifier: "Moon")
        let second: MoonController = storyboard.instantiateViewController(identifier: "Moon")

        // Then
        expect(first !== second)
        expect(first.view !== second.view)
        expect(first.label !== second.label)
    }

    @Test("A controller without references is released, with its view")
    func lifetime() throws {
        // Given
        let storyboard = try Story.make(initial: "Mo0-00-001", MoonController.scene)
        weak var controller: UIViewController?
        weak var label: UILabel?

        // When
        do {
            let made = try #require(try storyboard.initialViewController() as? MoonController)
            made.loadViewIfNeeded()
            (controller, label) = (made, made.label)
        }

        // Then
        expect(controller, equals: nil)
        expect(label, equals: nil)
    }

    @Test("A navigation controller contains the controller of its relationship")
    func navigation() throws {
        // Given
        let storyboard = try Story.make(
            initial: "Na0-00-001",
            """
            <navigationController id="Na0-00-001" sceneMemberID="viewController"><navigationBar key="navigationBar" id="Ba0-00-001"/>
            <connections><segue destination="Mo0-00-001" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController>
            """, MoonController.scene)

        // When
        let controller = storyboard.instantiateInitialViewController() as? UINavigationController

        // Then
        expect(controller?.topViewController is MoonController)
        expect(controller?.topViewController?.navigationController === controller)
    }

    @Test("A tab bar controller contains the controllers of its relationships, in order")
    func tabs() throws {
        // Given
        let storyboard = try Story.make(
            initial: "Ta0-00-001",
            """
            <tabBarController id="Ta0-00-001" sceneMemberID="viewController"><connections>
            <segue destination="Mo0-00-001" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="Em0-00-001" kind="relationship" relationship="viewControllers" id="s2"/>
            </connections></tabBarController>
            """, MoonController.scene,
            #"<viewController title="Empty" id="Em0-00-001" sceneMemberID="viewController"/>"#)

        // When
        let controller = storyboard.instantiateInitialViewController() as? UITabBarController

        // Then
        expect(controller?.viewControllers?.count, equals: 2)
        expect(controller?.viewControllers?.first is MoonController)
        expect(controller?.viewControllers?.last?.title, equals: "Empty")
    }

    @Test("A container that would contain itself is refused")
    func cycle() throws {
        // Given
        let storyboard = try Story.make(
            initial: "Na0-00-001",
            """
            <navigationController id="Na0-00-001" sceneMemberID="viewController"><connections>
            <segue destination="Na0-00-001" kind="relationship" relationship="rootViewController" id="s1"/>
            </connections></navigationController>
            """)

        // When
        let error = #expect(throws: NibError.self) { try storyboard.initialViewController() }

        // Then
        expect(error?.description.contains("would contain itself: Na0-00-001 → Na0-00-001"), equals: true)
    }

    @Test("The error about an unknown identifier has UIKit's words, and the nearest one")
    func wrongIdentifier() throws {
        // Given
        let storyboard = try Story.make(MoonController.scene)

        // When
        let error = #expect(throws: NibError.self) { try storyboard.viewController(withIdentifier: "Mooon") }

        // Then
        expect(error?.faults.first?.suggestion, equals: "Moon")
        expect(error?.exception.name, equals: "NSInvalidArgumentException")
        expect(
            error?.exception.reason.contains("doesn't contain a view controller with identifier 'Mooon'"), equals: true)
    }

    @Test("A storyboard without an initial controller returns nil")
    func noInitial() throws {
        // Given
        let storyboard = try Story.make(MoonController.scene)

        // When
        let controller = storyboard.instantiateInitialViewController()

        // Then
        expect(controller, equals: nil)
    }

    @Test("A scene without a controller, and a missing initial controller, are refused")
    func brokenScenes() throws {
        // Given
        let nowhere = try Story.make(initial: "No0-00-001", MoonController.scene)
        let other = try Story.make(
            initial: "Vi0-00-009", #"<view id="Vi0-00-009" sceneMemberID="viewController"/>"#)

        // When
        let first = #expect(throws: NibError.self) { try nowhere.initialViewController() }
        let second = #expect(throws: NibError.self) { try other.initialViewController() }

        // Then
        expect(first?.description.contains("no scene has a controller with the id \"No0-00-001\""), equals: true)
        expect(second?.description.contains("<view> gave no view controller"), equals: true)
    }
}
