import TerminalUIKit
import TerminalTesting
import Testing

/// The ways from one scene to another that a storyboard draws.
struct SegueTests {
    private static let start = """
        <viewController id="Co0-00-001" sceneMemberID="viewController" \(Nib.custom(SegueController.self))>
        <view key="view" id="Vi0-00-001"><rect key="frame" x="0" y="0" width="320" height="460"/><subviews>
        <button id="Bu0-00-001"><rect key="frame" x="0" y="0" width="100" height="44"/><state key="normal" title="Go"/>
        <connections><segue destination="Co0-00-002" kind="show" identifier="go" id="s1"/></connections></button>
        <button id="Bu0-00-002"><rect key="frame" x="0" y="44" width="100" height="44"/><state key="normal" title="Cover"/>
        <connections>
        <segue destination="Co0-00-002" kind="presentation" modalPresentationStyle="overFullScreen" id="s2"/>
        </connections></button>
        <view tag="5" id="Vi0-00-009"><rect key="frame" x="0" y="88" width="100" height="44"/>
        <connections><outletCollection property="gestureRecognizers" destination="Ge0-00-001" id="c1"/></connections></view>
        </subviews></view>
        <connections>
        <segue destination="Co0-00-002" kind="custom" identifier="own" \(Nib.custom(OwnSegue.self)) id="s3"/>
        </connections></viewController>
        <tapGestureRecognizer id="Ge0-00-001"><connections>
        <segue destination="Co0-00-002" kind="show" identifier="tapped" id="s4"/></connections></tapGestureRecognizer>
        """
    private static let end = """
        <viewController title="End" id="Co0-00-002" sceneMemberID="viewController" \(Nib.custom(SegueController.self))>
        <view key="view" id="Vi0-00-002"><rect key="frame" x="0" y="0" width="320" height="460"/><subviews>
        <button id="Bu0-00-003"><rect key="frame" x="0" y="0" width="100" height="44"/><state key="normal" title="Home"/>
        <connections><segue destination="Ex0-00-001" kind="unwind" identifier="home" unwindAction="home:" id="s5"/>
        </connections></button></subviews></view></viewController>
        <exit userLabel="Exit" sceneMemberID="exit" id="Ex0-00-001"/>
        """

    private func open() throws -> (UIWindow, UINavigationController, SegueController) {
        let story = try Story.make(initial: "Co0-00-001", Self.start, Self.end)
        let first = try #require(story.instantiateInitialViewController() as? SegueController)
        let navigation = UINavigationController(rootViewController: first)
        return (ControllerFixture.window(navigation), navigation, first)
    }

    @Test("A button's segue asks the controller, lets it prepare, and then shows its scene")
    func show() throws {
        // Given
        let (window, navigation, first) = try open()

        // When
        try window.tap("Go")

        // Then
        expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == "End")
        expect(first.log, equals: ["should go", "prepare go for End, loaded: false"])
    }

    @Test("A controller can refuse a user's segue, but isn't asked about a segue that code performs")
    func refusal() throws {
        // Given
        let (window, navigation, first) = try open()
        first.refuses = true

        // When
        try window.tap("Go")
        let count = navigation.viewControllers.count
        first.performSegue(withIdentifier: "go", sender: nil)

        // Then
        expect(count == 1 && navigation.viewControllers.count == 2)
        expect(first.log, equals: ["should go", "prepare go for End, loaded: false"])
    }

    @Test("A modal segue presents in the file's style, and a gesture can start it")
    func modal() throws {
        // Given
        let (window, navigation, first) = try open()

        // When
        first.view.viewWithTag(5)?.perform(.tap())
        let pushed = navigation.viewControllers.count
        navigation.popViewController(animated: false)
        try window.tap("Cover")

        // Then
        expect(pushed, equals: 2)
        expect(first.presentedViewController?.title, equals: "End")
        expect(first.presentedViewController?.modalPresentationStyle, equals: .overFullScreen)
    }

    @Test("A custom segue class decides how the scene appears")
    func own() throws {
        // Given
        let (window, navigation, first) = try open()

        // When
        first.performSegue(withIdentifier: "own", sender: window)

        // Then
        expect(navigation.viewControllers.count, equals: 1)
        expect(first.log, equals: ["prepare own for End, loaded: false", "OwnSegue to End"])
    }

    @Test("An unwind segue calls the action of its destination, and removes the controllers above it")
    func unwind() throws {
        // Given
        let (window, navigation, first) = try open()
        try window.tap("Go")
        let second = try #require(navigation.topViewController as? SegueController)
        first.log = []

        // When
        try window.tap("Home")
        let afterPush = navigation.topViewController
        try window.tap("Cover")
        try window.tap("Home")

        // Then
        expect(afterPush === first && first.presentedViewController == nil)
        expect(second.log, equals: ["should home", "prepare home for nil, loaded: true"])
        expect(first.log.filter { $0.hasPrefix("home") }, equals: ["home from End", "home from End"])
    }

    @Test("An unwind segue passes a controller without the action, and finds one below it")
    func unwindFar() throws {
        // Given
        let (window, navigation, first) = try open()
        try window.tap("Cover")
        let end = try #require(navigation.presentedViewController)
        navigation.dismiss(animated: false)
        let between = UIViewController()
        navigation.present(between, animated: false)
        between.present(end, animated: false)

        // When
        try window.tap("Home")

        // Then
        expect(navigation.presentedViewController, equals: nil)
        expect(first.log.filter { $0.hasPrefix("home") }, equals: ["home from End"])
    }

    @Test("An embed segue loads its scene's view before the container's view has loaded, and the container prepares it")
    func embedding() throws {
        // Given
        let story = try Story.make(
            initial: "Co0-00-003",
            """
            <viewController id="Co0-00-003" sceneMemberID="viewController" \(Nib.custom(SegueController.self))>
            <view key="view" id="Vi0-00-003"><rect key="frame" x="0" y="0" width="320" height="460"/><subviews>
            <containerView tag="6" id="Cv0-00-001"><rect key="frame" x="10" y="20" width="100" height="50"/>
            <connections><segue destination="Co0-00-002" kind="embed" identifier="inside" id="s6"/></connections>
            </containerView></subviews></view></viewController>
            """, Self.end)
        let outer = try #require(story.instantiateInitialViewController() as? SegueController)

        // When
        let window = ControllerFixture.window(outer)
        let child = try #require(outer.children.first as? SegueController)

        // Then
        expect(window.rootViewController === outer)
        expect(child.view.superview === outer.view.viewWithTag(6) && child.title == "End")
        expect(child.view.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
        expect(outer.log, equals: ["prepare inside for End, loaded: false"])
        expect(outer.life == ["loaded alone, children: 1"] && child.life == ["loaded inside, children: 0"])
    }

    @Test("A tap on a cell starts the segue of its prototype before the delegate is called")
    func cell() throws {
        // Given
        let story = try Story.make(
            initial: "Co0-00-004",
            """
            <tableViewController id="Co0-00-004" sceneMemberID="viewController" \(Nib.custom(SegueTable.self))>
            <tableView key="view" id="Ta0-00-001"><rect key="frame" x="0" y="0" width="320" height="460"/><prototypes>
            <tableViewCell reuseIdentifier="Cell" id="Ce0-00-001"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="Cc0-00-001"/>
            <connections><segue destination="Co0-00-002" kind="show" identifier="row" id="s7"/></connections>
            </tableViewCell></prototypes>
            <connections><outlet property="dataSource" destination="Co0-00-004" id="c1"/>
            <outlet property="delegate" destination="Co0-00-004" id="c2"/></connections></tableView></tableViewController>
            """, Self.end)
        let table = try #require(story.instantiateInitialViewController() as? SegueTable)
        let navigation = UINavigationController(rootViewController: table)
        let window = ControllerFixture.window(navigation)

        // When
        table.tableView.tapRow(at: IndexPath(row: 2, section: 0))

        // Then
        expect(window.rootViewController === navigation)
        expect(table.log, equals: ["prepare row from 2", "selected 2"])
        expect(navigation.topViewController?.title, equals: "End")
    }

    @Test("Performing a segue with an unknown identifier ends the program in UIKit's words")
    func unknown() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let story = try Story.make(initial: "Co0-00-001", SegueTests.start, SegueTests.end)
                story.instantiateInitialViewController()?.performSegue(withIdentifier: "went", sender: nil)
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message,
            contains:
                "'NSInvalidArgumentException', reason: 'Receiver (<SegueController #1>) has no segue with identifier "
                + "'went''")
    }
}

/// Notes what it is asked and told of segues.
final class SegueController: UIViewController {
    var log: [String] = []
    var life: [String] = []
    var refuses = false

    override class var actions: [String: Action] { ["home:": Action(SegueController.home)] }

    func home(_ segue: UIStoryboardSegue) { log.append("home from \(segue.source.title ?? "")") }

    override func canPerformUnwindSegueAction(
        _ action: String, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return !refuses
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let name = segue.identifier ?? "nil"
        log.append("prepare \(name) for \(segue.destination.title ?? "nil"), loaded: \(segue.destination.isViewLoaded)")
    }

    override func viewDidLoad() {
        life.append("loaded \(parent == nil ? "alone" : "inside"), children: \(children.count)")
    }
}

/// A table whose rows lead elsewhere.
final class SegueTable: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selected \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap(tableView.indexPath)?.row ?? -1
        log.append("prepare \(segue.identifier ?? "") from \(row)")
    }
}

/// A segue that notes that it was performed, but shows no controller.
final class OwnSegue: UIStoryboardSegue {
    override func perform() {
        (source as? SegueController)?.log.append("OwnSegue to \(destination.title ?? "")")
    }
}
