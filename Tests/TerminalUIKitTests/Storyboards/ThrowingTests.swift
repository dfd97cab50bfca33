import TerminalUIKit
import TerminalTesting
import Testing

/// Errors in storyboards, which callers can catch.
struct ThrowingTests {
    @Test("A storyboard can be read from data, and an error names the invalid data")
    func data() throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
            <scenes><scene sceneID="Sce-ne-001"><objects>\(MoonController.scene)</objects></scene></scenes></document>
            """
        let xib = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#

        // When
        let storyboard = try UIStoryboard(data: Data(text.utf8))
        let refusal = #expect(throws: (any Error).self) {
            try UIStoryboard(data: Data(xib.utf8), name: "Moon.xib")
        }

        // Then
        try expect(storyboard.viewController(withIdentifier: "Moon") is MoonController)
        expect("\(refusal!)", equals: "Moon.xib: a xib; expected a storyboard")
    }

    @Test("A scene without an identifier is made like any other, and one without a controller is reported")
    func namelessScene() throws {
        // Given
        let storyboard = try Story.make(
            #"<viewController title="Dark" id="Vc-01" sceneMemberID="viewController"/>"#,
            #"<placeholder placeholderIdentifier="IBFirstResponder" id="Fr-02" sceneMemberID="firstResponder"/>"#)
        let scenes = storyboard.document.scenes

        // When
        let controller = try storyboard.viewController(in: scenes[0])
        let error = #expect(throws: NibError.self) { try storyboard.viewController(in: scenes[1]) }

        // Then
        expect(controller.title, equals: "Dark")
        expect(error?.faults.map(\.message), equals: ["the scene has no view controller"])
    }

    @Test("The error about an unknown scene identifier suggests the nearest one")
    func unknownIdentifier() throws {
        // Given
        let storyboard = try Story.make(MoonController.scene)

        // When
        let error = #expect(throws: NibError.self) { try storyboard.viewController(withIdentifier: "Mon") }

        // Then
        expect(error?.faults.map(\.message), equals: ["no scene has the identifier \"Mon\""])
        expect(error?.faults.first?.suggestion, equals: "Moon")
    }

    @Test("A fault inside of a scene's view is thrown with its place, and the view isn't loaded")
    func faultInView() throws {
        // Given
        let scene = MoonController.scene.replacingOccurrences(of: "rise:", with: "raise:")
        let controller = try Story.make(scene).viewController(withIdentifier: "Moon")

        // When
        let error = #expect(throws: NibError.self) { try controller.loadViewOrThrow() }

        // Then
        expect(error?.faults.map(\.message), equals: ["no action `raise:` on MoonController"])
        expect(error?.faults.first?.location != nil)
        expect(!controller.isViewLoaded)
        expect((controller as? MoonController)?.log, equals: ["awakeFromNib, label nil"])
    }

    @Test("A problem in an embedded scene's view is thrown when the outer view loads")
    func faultInEmbeddedView() throws {
        // Given
        let outer = """
            <viewController storyboardIdentifier="Outer" id="Out-er" sceneMemberID="viewController">
            <view key="view" id="Out-vw"><subviews>
            <containerView id="Con-01"><connections><segue destination="Vc-01" kind="embed" id="Se-01"/></connections>
            </containerView></subviews></view></viewController>
            """
        let inner = MoonController.scene.replacingOccurrences(of: "rise:", with: "raise:")
        let id = try #require(inner.firstMatch(of: /viewController [^>]*\bid="([^"]+)"/)?.1)
        let story = try Story.make(outer.replacingOccurrences(of: "Vc-01", with: id), inner)
        let controller = try story.viewController(withIdentifier: "Outer")

        // When
        let error = #expect(throws: NibError.self) { try controller.loadViewOrThrow() }

        // Then
        expect(error?.faults.map(\.message), equals: ["no action `raise:` on MoonController"])
        expect(!controller.isViewLoaded)
    }

    @Test("Without a problem, the view is loaded once, as by its first use")
    func noFault() throws {
        // Given
        let controller = try #require(
            try Story.make(MoonController.scene).viewController(withIdentifier: "Moon") as? MoonController)

        // When
        try controller.loadViewOrThrow()
        let view = controller.viewIfLoaded
        try controller.loadViewOrThrow()

        // Then
        expect(view != nil)
        expect(controller.view === view)
        expect(view?.next === controller)
        expect(controller.log, equals: ["awakeFromNib, label nil", "viewDidLoad, label Moon"])
    }

    @Test("The error about a missing nib is thrown with its name")
    func missingNib() {
        // Given
        let controller = UIViewController(nibName: "DarkSide", bundle: nil)

        // When
        let error = #expect(throws: NibError.self) { try controller.loadViewOrThrow() }

        // Then
        expect(error?.description, equals: "DarkSide.xib: there is no such nib in the bundle")
        expect(!controller.isViewLoaded)
    }

    @Test("A scene that embeds a scene around it is refused, and the error lists the way back")
    func embeddedInItself() throws {
        // Given
        let story = try Story.make(
            """
            <navigationController storyboardIdentifier="Out" id="Na-01" sceneMemberID="viewController"><connections>
            <segue destination="Vc-01" kind="relationship" relationship="rootViewController" id="Se-01"/>
            </connections></navigationController>
            """,
            """
            <viewController id="Vc-01" sceneMemberID="viewController"><view key="view" id="Vw-01"><subviews>
            <containerView id="Con-01"><connections><segue destination="Na-01" kind="embed" id="Se-02"/></connections>
            </containerView></subviews></view></viewController>
            """)
        let navigation = try #require(try story.viewController(withIdentifier: "Out") as? UINavigationController)

        // When
        let error = #expect(throws: NibError.self) { try navigation.topViewController?.loadViewOrThrow() }

        // Then
        expect(error?.description.contains("would contain itself: Na-01 → Vc-01 → Na-01"), equals: true)
    }
}
