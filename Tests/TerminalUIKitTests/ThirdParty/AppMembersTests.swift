import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// A field that knows when its input views are set.
private final class PickedField: UITextField {
    override var inputView: UIView? { didSet { setNeedsLayout() } }
    override var inputAccessoryView: UIView? { didSet { setNeedsLayout() } }
}

/// A screen in the style of an app, with the members that many apps use and that have little or no effect here.
private final class ShareViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    let field = PickedField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let notes = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
    let gradient = CAGradientLayer()
    let ring = CAShapeLayer()
    var touches: [String] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
    override var shouldAutorotate: Bool { false }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    override var preferredContentSize: CGSize { didSet { viewIfLoaded?.setNeedsLayout() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        for one in [field, notes, box] { view.addSubview(one) }
        preferredContentSize = CGSize(width: 200, height: 300)
        gradient.frame = box.bounds
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        box.layer.insertSublayer(gradient, at: 0)
        ring.path = UIBezierPath(ovalIn: box.bounds).cgPath
        ring.strokeColor = UIColor.white.cgColor
        ring.fillColor = nil
        box.layer.addSublayer(ring)
        box.layer.backgroundColor = UIColor.green.cgColor
        field.keyboardType = .decimalPad
        field.inputAccessoryView = UIView()
        notes.textContainerInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        notes.textContainer.lineFragmentPadding = 0
        notes.text = "Full moon"
        notes.selectedRange = NSRange(location: 0, length: 4)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem?.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .black
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationController?.navigationBar.standardAppearance = appearance
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { _ in }
    }

    override class var actions: [String: Action] { ["share:": Action(ShareViewController.note)] }

    func note(_ text: String) { touches.append(text) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.endEditing(true)
        let place = touches.first?.location(in: view) ?? .zero
        self.touches.append("began \(Int(place.x)),\(Int(place.y))")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches.append("ended \(event?.allTouches?.count ?? 0)")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("cancelled") }

    func share() -> UIActivityViewController {
        let sharing = UIActivityViewController(activityItems: ["Full moon"], applicationActivities: nil)
        sharing.excludedActivityTypes = [.airDrop]
        sharing.popoverPresentationController?.sourceView = view
        present(sharing, animated: true)
        return sharing
    }
}

struct AppMembersTests {
    private let controller = ShareViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test("Values that have no effect are kept")
    func kept() {
        // Then
        expect(controller.preferredContentSize, equals: CGSize(width: 200, height: 300))
        expect(controller.field.keyboardType == .decimalPad && controller.field.inputAccessoryView != nil)
        expect(controller.notes.selectedRange, equals: NSRange(location: 0, length: 4))
        expect(controller.notes.selectedTextRange.flatMap(controller.notes.text(in:)), equals: "Full")
        let item = controller.navigationItem.rightBarButtonItem
        expect(item?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, equals: .red)
        expect(item?.titleTextAttributes(for: .highlighted) == nil)
    }

    @Test("Code adds, inserts and removes sublayers, and a layer's frame and color are its view's")
    func layers() {
        // Given
        let box = controller.box

        // Then
        expect(box.layer.sublayers ?? [], equals: [controller.gradient, controller.ring])
        expect(controller.ring.superlayer === box.layer)
        expect(controller.ring.path?.bounds.integral, equals: box.bounds)
        expect(controller.gradient.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
        expect(box.layer.frame, equals: box.frame)
        expect(box.backgroundColor, equals: .green)

        // When
        controller.gradient.removeFromSuperlayer()
        controller.gradient.removeFromSuperlayer()

        // Then
        expect(box.layer.sublayers ?? [], equals: [controller.ring])
        expect(controller.gradient.superlayer == nil)
    }

    @Test("A bar's appearance sets its color and the title's attributes")
    func appearance() {
        // Given
        let bar = controller.navigationController?.navigationBar

        // Then
        expect(bar?.barTintColor, equals: .black)
        expect(bar?.titleTextAttributes?[.foregroundColor] as? UIColor, equals: .white)
        expect(bar?.scrollEdgeAppearance === bar?.standardAppearance)
    }

    @Test("A touch on a view reaches its controller, and a recognizer that recognizes it cancels it")
    func touches() {
        // When
        controller.field.becomeFirstResponder()
        controller.box.perform(.tap(), at: CGPoint(x: 10, y: 10))

        // Then
        expect(controller.touches, equals: ["began 10,160", "ended 1"])
        expect(!controller.field.isFirstResponder)

        // When
        controller.box.addGestureRecognizer(UITapGestureRecognizer())
        controller.box.perform(.tap(), at: CGPoint(x: 10, y: 10))

        // Then
        expect(controller.touches.last, equals: "cancelled")
    }

    @Test("A control and a scroll view keep their touches")
    func swallowed() {
        // When
        controller.field.perform(.tap())
        controller.notes.perform(.tap())

        // Then
        expect(controller.touches, equals: [])
    }

    @Test("The input views of a field are at the bottom of the window while the field is edited")
    func inputViews() {
        // Given
        let (bar, wheels) = (UIToolbar(), UIDatePicker())
        bar.sizeToFit()
        controller.field.inputAccessoryView = bar
        controller.field.inputView = wheels

        // When
        controller.field.becomeFirstResponder()

        // Then
        expect(wheels.convert(wheels.bounds, to: nil).maxY, equals: 480)
        expect(bar.convert(bar.bounds, to: nil).maxY, equals: wheels.convert(wheels.bounds, to: nil).minY)
        expect(bar.frame.width, equals: 320)

        // When
        controller.field.inputView = nil
        controller.field.reloadInputViews()

        // Then
        expect(bar.convert(bar.bounds, to: nil).maxY, equals: 480)
        expect(wheels.window == nil)

        // When
        controller.field.resignFirstResponder()

        // Then
        expect(bar.window == nil)
    }

    @Test("A selector is the name of a method in the table, which an object has and performs")
    func selectors() {
        // Given
        let selector = NSSelectorFromString("share:")

        // When
        let isKnown = controller.responds(to: selector)
        controller.perform(selector, with: "Full moon")

        // Then
        expect(isKnown && !controller.responds(to: Selector("sell:")) && !UIPasteboard.general.responds(to: selector))
        expect(NSStringFromSelector(selector), equals: "share:")
        expect(controller.touches, equals: ["Full moon"])
    }

    @Test("A keyboard of one's own types at the end, and typing posts a notification")
    func keyInput() {
        // Given
        nonisolated(unsafe) var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: controller.field, queue: nil
        ) { _ in posted += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        var changes = 0
        controller.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)

        // When
        _ = controller.field.typeText("1")
        controller.field.insertText("23")
        controller.field.deleteBackward()

        // Then
        expect(controller.field.text, equals: "12")
        expect([posted, changes], equals: [1, 3])
    }

    @Test("A property animator makes its changes when it starts, and calls its completions at the end")
    func animator() {
        // Given
        var calls: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls.append("change") }
        animator.addCompletion { calls.append("\($0)") }

        // When
        World().run {
            World.current.clock.isRunning = true
            animator.startAnimation()
            calls.append("\(animator.isRunning)")
            World.current.clock.pass(1)
        }

        // Then
        expect(calls, equals: ["change", "true", "end"])
        expect(!animator.isRunning)
    }

    @Test("The object that gets rows ready is kept, but not alive")
    func prefetching() {
        // Given
        final class Ahead: UITableViewDataSourcePrefetching {
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        }
        let table = UITableView()

        // When
        do {
            let ahead = Ahead()
            table.prefetchDataSource = ahead
            expect(table.prefetchDataSource === ahead)
        }

        // Then
        expect(table.prefetchDataSource == nil && table.isPrefetchingEnabled)
    }

    @Test("A user copies shared items to the pasteboard, or cancels")
    func sharing() throws {
        // Given
        var chosen: [String] = []
        let sharing = controller.share()
        sharing.completionWithItemsHandler = { type, isDone, _, _ in
            chosen.append("\(type?.rawValue ?? "none") \(isDone)")
        }

        // When
        try window.tap("Copy")

        // Then
        expect(UIPasteboard.general.string, equals: "Full moon")
        expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasImages)

        // When
        controller.share().completionWithItemsHandler = sharing.completionWithItemsHandler
        try window.tap("Cancel")

        // Then
        expect(chosen, equals: ["com.apple.UIKit.activity.CopyToPasteboard true", "none false"])
    }

    @Test("Only a popover has a popover's place")
    func popover() throws {
        // Given
        let shown = UIViewController()
        expect(shown.popoverPresentationController == nil)

        // When
        shown.modalPresentationStyle = .popover
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = controller.box
        popover.delegate = controller

        // Then
        expect(shown.popoverPresentationController === popover && shown.presentationController === popover)
        expect(popover.sourceView === controller.box && popover.permittedArrowDirections == .any)
    }

    @Test("The insets of a text view's text change its size where points count")
    func insets() {
        // Given
        let world = World(like: .current)
        world.textMetrics = .typographic

        // When
        world.run {
            let wide = UITextView()
            wide.text = "Full moon"
            let before = wide.sizeThatFits(.zero)
            wide.textContainerInset = UIEdgeInsets(top: 10, left: 3, bottom: 10, right: 3)
            wide.textContainer.lineFragmentPadding = 0

            // Then
            expect(wide.sizeThatFits(.zero).height - before.height, equals: 4)
            expect(wide.sizeThatFits(.zero).width - before.width, equals: -4)
        }
    }
}
