import TerminalUIKit
import TerminalTesting
import Testing

/// A controller shown over another, on the whole screen.
struct PresentationTests {
    private let diary = DiaryController.Diary()
    private let home: DiaryController
    private let picker: DiaryController
    private let window: UIWindow

    init() {
        home = DiaryController("Home", diary)
        picker = DiaryController("Picker", diary)
        window = ControllerFixture.window(home)
        picker.modalPresentationStyle = .fullScreen
        diary.lines = []
    }

    @Test("The presenter's view disappears after the presented one has appeared, and then the completion is called")
    func present() {
        // Given, When
        home.present(picker, animated: true) { diary.lines.append("completion") }

        // Then
        expect(
            diary.lines,
            equals: [
                "Picker: did load", "Home: will disappear", "Picker: will appear", "Picker: did appear",
                "Home: did disappear", "completion",
            ])
        expect(window.subviews, equals: [picker.view])
        expect(picker.view.frame, equals: window.bounds)
        expect(home.presentedViewController === picker && picker.presentingViewController === home)
    }

    @Test(
        "When a controller is dismissed, by itself or by its presenter, the presenter's view reappears",
        arguments: [false, true])
    func dismiss(byPresenter: Bool) {
        // Given
        home.present(picker, animated: true)
        diary.lines = []

        // When
        (byPresenter ? home : picker).dismiss(animated: true) { diary.lines.append("completion") }

        // Then
        expect(
            diary.lines,
            equals: [
                "Picker: will disappear", "Home: will appear", "Home: did appear", "Picker: did disappear",
                "completion",
            ])
        expect(window.subviews, equals: [home.view])
        expect(home.presentedViewController == nil && picker.presentingViewController == nil)
    }

    @Test("Presented over the full screen, a controller leaves its presenter's view below, which receives no calls")
    func overFullScreen() {
        // Given
        picker.modalPresentationStyle = .overFullScreen

        // When
        home.present(picker, animated: false)
        home.dismiss(animated: false)

        // Then
        expect(!diary.lines.contains { $0.hasPrefix("Home") })
        expect(window.subviews, equals: [home.view])
    }

    @Test("By default a presented controller is a card: its presenter stays visible at the top, and receives no calls")
    func card() throws {
        // Given
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 22))
        button.setTitle("Menu", for: .normal)
        home.view.addSubview(button)
        let picker = DiaryController("Picker", diary)

        // When
        home.present(picker, animated: false)

        // Then
        expect(diary.lines, equals: ["Picker: did load", "Picker: will appear", "Picker: did appear"])
        expect(
            picker.view.convert(picker.view.bounds, to: window), equals: CGRect(x: 0, y: 44, width: 320, height: 416))
        expect(home.view.window === window)
        expect(window.tappableTitles, equals: [])
    }

    @Test("A card that is pulled down is dismissed, and calls its delegate after its view has disappeared")
    func pullDown() {
        // Given
        let watcher = Watcher(diary)
        picker.modalPresentationStyle = .formSheet
        picker.presentationController?.delegate = watcher
        home.present(picker, animated: false)
        diary.lines = []

        // When
        let isPulled = picker.pullDown()

        // Then
        expect(isPulled)
        expect(diary.lines, equals: ["Picker: will disappear", "Picker: did disappear", "watcher: dismissed Picker"])
        expect(window.subviews, equals: [home.view])
        expect(home.presentedViewController, equals: nil)
    }

    @Test("A program that dismisses a card doesn't call its delegate, and only a card can be pulled down")
    func notPulled() {
        // Given
        let watcher = Watcher(diary)
        let other = DiaryController("Other", diary)
        picker.modalPresentationStyle = .pageSheet
        other.modalPresentationStyle = .fullScreen
        picker.presentationController?.delegate = watcher
        other.presentationController?.delegate = watcher

        // When
        home.present(picker, animated: false)
        home.dismiss(animated: false)
        home.present(other, animated: false)
        let arePulled = [home, picker, other].map { $0.pullDown() }

        // Then
        expect(arePulled, equals: [false, false, false])
        expect(!diary.lines.contains { $0.hasPrefix("watcher") })
        expect(home.presentedViewController === other)
        expect(window.subviews, equals: [other.view])
    }

    @Test("Another root dismisses a card and its presenter, and a contained controller is on its container's card")
    func cardOfContainer() {
        // Given
        let navigation = UINavigationController(rootViewController: picker)
        navigation.modalPresentationStyle = .pageSheet
        home.present(navigation, animated: false)
        let settings = DiaryController("Settings", diary)

        // When
        window.rootViewController = settings

        // Then
        expect(picker.presentationController === navigation.presentationController)
        expect(picker.presentationController?.presentedViewController === navigation)
        expect(window.subviews, equals: [settings.view])
    }

    private final class Watcher: UIAdaptivePresentationControllerDelegate {
        private let diary: DiaryController.Diary

        init(_ diary: DiaryController.Diary) {
            self.diary = diary
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            let title = presentationController.presentedViewController.title ?? "nothing"
            diary.lines.append("watcher: dismissed \(title)")
        }
    }

    @Test("Dismissing a controller also dismisses the ones that it presented, and releases them")
    func dismissSeveral() {
        // Given
        weak var first: DiaryController?
        weak var second: DiaryController?
        do {
            let controllers = [DiaryController("First", diary), DiaryController("Second", diary)]
            (first, second) = (controllers[0], controllers[1])
            controllers.forEach { $0.modalPresentationStyle = .fullScreen }
            home.present(controllers[0], animated: false)
            controllers[0].present(controllers[1], animated: false)
        }
        diary.lines = []

        // When
        home.dismiss(animated: false)

        // Then
        expect(
            diary.lines,
            equals: [
                "Second: will disappear", "Home: will appear", "Home: did appear", "Second: did disappear",
            ])
        expect(window.subviews, equals: [home.view])
        expect(first == nil && second == nil)
    }

    @Test("A child controller lets the outermost container present")
    func contained() {
        // Given
        let top = DiaryController("Top", diary)
        let navigation = UINavigationController(rootViewController: top)
        window.rootViewController = navigation

        // When
        top.present(picker, animated: false)

        // Then
        expect(picker.presentingViewController === navigation)
        expect(top.presentedViewController === picker)
        expect(navigation.visibleViewController === picker)
        expect(window.subviews, equals: [picker.view])
    }

    @Test("A controller that can't be presented is logged in UIKit's words, without effect")
    func refused() {
        // Given
        var messages: [String] = []
        let world = World()
        world.log = { messages.append($0) }
        let unseen = DiaryController("Unseen", diary)
        let other = DiaryController("Other", diary)
        home.present(picker, animated: false)
        diary.lines = []

        // When
        world.run {
            home.present(other, animated: false)
            unseen.present(other, animated: false)
        }

        // Then
        expect(messages.count, equals: 2)
        expect(messages.first?.contains("which is already presenting <\(Trace.name(of: picker))>"), equals: true)
        expect(messages.last, contains: "whose view is not in the window hierarchy")
        expect(diary.lines.isEmpty && other.presentingViewController == nil)
    }

    @Test("A new root controller removes the old one and everything it presented")
    func otherRoot() {
        // Given
        home.present(picker, animated: false)
        diary.lines = []

        // When
        window.rootViewController = DiaryController("Settings", diary)

        // Then
        expect(
            diary.lines,
            equals: [
                "Picker: will disappear", "Picker: did disappear", "Settings: did load", "Settings: will appear",
                "Settings: did appear",
            ])
        expect(window.subviews.count, equals: 1)
        expect(home.presentedViewController, equals: nil)
    }

    @Test("Dismissing a screen dismisses its own presentations, and releases them all")
    func chain() {
        // Given
        let last = DiaryController("Last", diary)
        home.present(picker, animated: false)
        picker.present(last, animated: false)

        // When
        home.dismiss(animated: false)

        // Then
        expect(home.presentedViewController == nil && picker.presentingViewController == nil)
        expect(picker.presentedViewController == nil && last.presentingViewController == nil)
        expect(window.subviews, equals: [home.view])
    }
}
