import TerminalUIKit
import TerminalTesting
import Testing

/// A stack of controllers under a bar.
struct UINavigationControllerTests {
    private let diary = DiaryController.Diary()
    private let home: DiaryController
    private let picker: DiaryController
    private let navigation: UINavigationController
    private let window: UIWindow

    init() {
        home = DiaryController("Home", diary)
        picker = DiaryController("Picker", diary)
        navigation = UINavigationController(rootViewController: home)
        window = ControllerFixture.window(navigation)
    }

    @Test("The root's view loads when it is about to appear, and fills the space below the bar")
    func root() {
        // Given, When
        let top = navigation.topViewController

        // Then
        expect(top === home && home.navigationController === navigation)
        expect(
            diary.lines,
            equals: [
                "Home: will move to parent", "Home: did move to parent", "Home: did load", "Home: will appear",
                "Home: did appear",
            ])
        expect(home.view.frame, equals: CGRect(x: 0, y: 44, width: 320, height: 416))
    }

    @Test("A push calls the old view's viewDidDisappear before the new view's viewDidAppear")
    func push() {
        // Given
        diary.lines = []

        // When
        navigation.pushViewController(picker, animated: true)

        // Then
        expect(
            diary.lines,
            equals: [
                "Picker: will move to parent", "Picker: did load", "Home: will disappear", "Picker: will appear",
                "Home: did disappear", "Picker: did appear", "Picker: did move to parent",
            ])
        expect(home.view.superview == nil && picker.view.window === window)
        expect(navigation.viewControllers, equals: [home, picker])
    }

    @Test("A pop makes its calls in the same order and releases the controller")
    func pop() {
        // Given
        navigation.pushViewController(picker, animated: true)
        diary.lines = []

        // When
        let popped = navigation.popViewController(animated: true)

        // Then
        expect(popped === picker && picker.parent == nil)
        expect(
            diary.lines,
            equals: [
                "Picker: will move to none", "Picker: will disappear", "Home: will appear", "Picker: did disappear",
                "Home: did appear", "Picker: did move to none",
            ])
    }

    @Test("The root controller can't be popped")
    func popRoot() {
        // Given
        diary.lines = []

        // When
        let popped = navigation.popViewController(animated: true)

        // Then
        expect(popped == nil && diary.lines.isEmpty && navigation.viewControllers == [home])
    }

    @Test("Popping to the root or to another controller removes all above it, of which only the top one disappears")
    func popTo() {
        // Given
        let middle = DiaryController("Middle", diary)
        navigation.setViewControllers([home, middle, picker], animated: false)
        diary.lines = []

        // When
        let toMiddle = navigation.popToViewController(middle, animated: false)
        navigation.pushViewController(picker, animated: false)
        let toRoot = navigation.popToRootViewController(animated: false)

        // Then
        expect(toMiddle, equals: [picker])
        expect(toRoot, equals: [middle, picker])
        expect(home.view.window === window)
        expect(
            diary.lines.filter { $0.hasPrefix("Middle: will") },
            equals: [
                "Middle: will appear", "Middle: will disappear", "Middle: will move to none",
            ])
    }

    @Test("A screen that pushes another in viewDidLoad never appears")
    func pushWhileLoading() {
        // Given
        final class Impatient: DiaryController {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.pushViewController(DiaryController("Next", diary), animated: false)
            }
        }
        let impatient = Impatient("Impatient", diary)
        diary.lines = []

        // When
        navigation.pushViewController(impatient, animated: false)

        // Then
        expect(navigation.topViewController?.title, equals: "Next")
        expect(navigation.topViewController?.view.window === window)
        expect(!diary.lines.contains("Impatient: will appear"))
        expect(diary.lines.filter { $0 == "Next: did appear" }.count, equals: 1)
    }

    @Test("The bar shows the title in the middle, the back button at the left, and the buttons at the right")
    func bar() {
        // Given
        picker.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: nil, action: nil)

        // When
        let before = ControllerFixture.lines(of: window, 0..<2)
        navigation.pushViewController(picker, animated: false)
        let after = ControllerFixture.lines(of: window, 0..<2)

        // Then
        let line = String(repeating: "─", count: 40)
        expect(before, equals: ["                  Home", line])
        expect(after, equals: ["‹ Home           Picker           [Save]", line])
    }

    @Test("Beside a long title, the back button says Back")
    func longTitle() throws {
        // Given
        home.title = "The Moon Seen from Earth"

        // When
        navigation.pushViewController(picker, animated: false)

        // Then
        expect(ControllerFixture.lines(of: window, 0..<1)[0].hasPrefix("‹ Back "))
        #expect(throws: Never.self) { try window.tap("back") }
        expect(navigation.topViewController === home)
    }

    @Test("An item can have its own back button, or none")
    func ownBack() {
        // Given
        home.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)
        navigation.pushViewController(picker, animated: false)

        // When
        let away = window.tappableTitles
        picker.navigationItem.hidesBackButton = true
        let hidden = window.tappableTitles

        // Then
        expect(away, equals: ["Back"])
        expect(ControllerFixture.lines(of: window, 0..<1)[0].trimmingCharacters(in: .whitespaces), equals: "Picker")
        expect(hidden.isEmpty)
    }

    @Test("Hiding a bar enlarges the view, and showing it reduces the view")
    func bars() {
        // Given
        home.toolbarItems = [UIBarButtonItem(title: "Phase", style: .plain, target: nil, action: nil)]
        navigation.pushViewController(picker, animated: false)
        navigation.popViewController(animated: false)

        // When
        navigation.isNavigationBarHidden = true
        navigation.isToolbarHidden = false

        // Then
        expect(home.view.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 416))
        expect(window.tappableTitles, equals: ["Phase"])
    }

    @Test("A nib can contain a navigation controller with its stack and its bar")
    func nib() throws {
        // Given
        let text = """
            <navigationController id="nC4-8s-QvL">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="bA2-x9-K1c">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                </navigationBar>
                <viewControllers>
                    <viewController title="Phases" id="pH5-2m-ZeT">
                        <navigationItem key="navigationItem" title="Phases" id="nI7-q0-R3w">
                            <barButtonItem key="rightBarButtonItem" systemItem="add" id="aD1-Ks-8uY"/>
                        </navigationItem>
                    </viewController>
                </viewControllers>
            </navigationController>
            """

        // When
        let controller: UINavigationController = try ControllerFixture.object(text)
        window.rootViewController = controller

        // Then
        expect(
            ControllerFixture.lines(of: window, 0..<1)[0], equals: "                 Phases              [+]")
        expect(controller.topViewController?.title, equals: "Phases")
    }

    @Test("The bar has its frame before any screen is pushed")
    func emptyStack() {
        // Given
        let empty = UINavigationController(nibName: nil, bundle: nil)

        // When
        empty.loadViewIfNeeded()

        // Then
        expect(empty.navigationBar.frame, equals: CGRect(x: 0, y: 0, width: empty.view.bounds.width, height: 44))
        expect(empty.toolbar.isHidden)
    }

    @Test("The screen below the bar is resized with the window")
    func resizing() {
        // Given
        let view = navigation.view!

        // When
        view.frame.size = CGSize(width: 200, height: 300)
        view.layoutIfNeeded()

        // Then
        expect(home.view.frame, equals: CGRect(x: 0, y: 44, width: 200, height: 256))
    }

    @Test("A navigation controller's tab shows the item of its root, whatever is pushed")
    func tabBarItem() {
        // Given
        home.tabBarItem = UITabBarItem(title: "Moons", image: nil, tag: 1)

        // When
        navigation.pushViewController(picker, animated: false)

        // Then
        expect(navigation.tabBarItem.title, equals: "Moons")
    }

    @Test("A navigation controller that has an item of its own, as Xcode writes it, keeps it")
    func ownTabBarItem() {
        // Given
        let navigation = UINavigationController()
        navigation.tabBarItem = UITabBarItem(title: "Moons", image: nil, tag: 1)

        // When
        navigation.viewControllers = [home]

        // Then
        expect(navigation.tabBarItem.title, equals: "Moons")
    }
}
