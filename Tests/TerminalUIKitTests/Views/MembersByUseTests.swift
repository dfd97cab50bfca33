import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

/// The members that apps use most, apart from those in the examples.
struct MembersByUseTests {
    private let controller = WarnedController()

    private func picture(of view: UIView) -> [String] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 110))
        window.isHidden = false
        window.addSubview(view)
        let canvas = TerminalCanvas(size: window.bounds.size)
        window.render(on: canvas)
        return canvas.text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    // MARK: Transforms

    @Test(
        "A transform moves, scales and rotates the frame about the view's center, and the bounds stay",
        arguments: [
            (CGAffineTransform(translationX: 10, y: -5), CGRect(x: 50, y: 35, width: 80, height: 20)),
            (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(x: 0, y: 45, width: 160, height: 10)),
            (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 70, y: 10, width: 20, height: 80)),
            (
                CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: -1, y: 1),
                CGRect(x: 50, y: 40, width: 80, height: 20)
            ),
        ])
    func transformedFrame(transform: CGAffineTransform, frame: CGRect) {
        // Given
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 20))

        // When
        view.transform = transform

        // Then
        let edges = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        expect(
            zip(edges, [frame.minX, frame.minY, frame.width, frame.height]).allSatisfy { abs($0 - $1) < 0.001 },
            "\(view.frame)")
        expect(view.bounds.size, equals: CGSize(width: 80, height: 20))
        expect(view.center, equals: CGPoint(x: 80, y: 50))
    }

    @Test("A scaled view is drawn scaled, with its content, and takes touches where it is drawn")
    func drawnTransform() {
        // Given
        let view = UIView(frame: CGRect(x: 32, y: 22, width: 32, height: 22))
        view.layer.borderWidth = 1
        let whole = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 110))
        whole.addSubview(view)

        // When
        view.transform = CGAffineTransform(scaleX: 2, y: 3)

        // Then
        expect(picture(of: whole).prefix(3), equals: ["  ┌──────┐", "  │      │", "  └──────┘"])
        expect(whole.hitTest(CGPoint(x: 18, y: 60), with: nil) === view)
        expect(view.convert(CGPoint(x: 32, y: 22), to: whole), equals: CGPoint(x: 80, y: 66))
        expect(view.convert(CGPoint(x: 80, y: 66), from: whole), equals: CGPoint(x: 32, y: 22))
    }

    @Test("A view that constraints place keeps its transform")
    func placedTransform() {
        // Given
        let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: outer.leftAnchor), view.topAnchor.constraint(equalTo: outer.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        ])

        // When
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        outer.layoutIfNeeded()

        // Then
        expect(view.bounds.size, equals: CGSize(width: 40, height: 20))
        expect(view.frame, equals: CGRect(x: -20, y: -10, width: 80, height: 40))
    }

    // MARK: What is said, kept and told

    @Test("tap finds a control by its accessibility label and identifier")
    func accessibility() throws {
        // Given
        let window = ControllerFixture.window(controller)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        controller.view.addSubview(button)
        let nameless = window.tappableTitles

        // When
        button.accessibilityLabel = "Add a moon"
        button.accessibilityIdentifier = "add"
        button.accessibilityTraits = [.button, .selected]
        try window.tap("add a moon")
        try window.tap("add")

        // Then
        expect(nameless, equals: [])
        expect(window.tappableTitles, equals: ["Add a moon"])
        expect(taps, equals: 2)
        expect(button.accessibilityTraits.contains(.selected) && button.accessibilityHint == nil)
        expect(!button.isAccessibilityElement && SpokenView().accessibilityLabel == "spoken")
    }

    @Test("An archive keeps a nib's accessibility values")
    func accessibilityOfNib() throws {
        // Given
        let text = """
            <button id="b1"><rect key="frame" x="0" y="0" width="44" height="44"/>
            <accessibility key="accessibilityConfiguration" label="Add a moon" identifier="add">
            <accessibilityTraits key="traits" button="YES" staticText="YES"/><bool key="isElement" value="NO"/>
            </accessibility></button>
            """
        let plain = #"<view id="v1"><accessibility key="accessibilityConfiguration" hint="Rises"/></view>"#

        // When
        let button: UIButton = try ControlFixture.control(text)
        let copies = [button, try ControlFixture.unarchived(button)]
        let view: UIView = try ControlFixture.control(plain)

        // Then
        for button in copies {
            expect(button.accessibilityLabel == "Add a moon" && button.accessibilityIdentifier == "add")
            expect(button.accessibilityTraits == [.button, .staticText] && !button.isAccessibilityElement)
        }
        expect(view.accessibilityHint == "Rises" && view.accessibilityLabel == nil)
    }

    @Test("An object responds only to the actions that it lists")
    func responding() {
        // Given
        final class Bell: UIResponder {
            override class var actions: [String: Action] { ["ring:": Action(Bell.ring)] }
            func ring() {}
        }

        // When
        let bell = Bell()

        // Then
        expect(bell.responds(to: "ring:") && !bell.responds(to: "ring") && !controller.responds(to: "ring:"))
    }

    @Test("The sign of before iOS 13 is as large as its style says")
    func oldIndicators() {
        // Given
        let styles: [UIActivityIndicatorView.Style] = [.whiteLarge, .white, .gray, .large, .medium]

        // When
        let sizes = styles.map { UIActivityIndicatorView(style: $0).frame.height }

        // Then
        expect(sizes[0] == sizes[3] && sizes[1] == sizes[4] && sizes[2] == sizes[4])
        expect(sizes[0] > sizes[1])
    }

    @Test("An action's closure is called on its events until it is removed or replaced by one with its identifier")
    func actions() {
        // Given
        let control = UIControl()
        var calls: [String] = []
        func action(_ name: String) -> UIAction {
            UIAction(title: name, identifier: .init("moon")) { calls.append("\($0.title) \($0.sender is UIControl)") }
        }

        // When
        control.addAction(action("new"), for: .touchUpInside)
        control.addAction(action("full"), for: .touchUpInside)
        control.tap()
        control.removeAction(action("any"), for: .touchUpInside)
        control.tap()

        // Then
        expect(calls, equals: ["full true"])
    }

    @Test("A bar button calls its closure")
    func barAction() throws {
        // Given
        var taps = 0
        let action = UIAction(title: "Add") { _ in taps += 1 }
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
        let window = ControllerFixture.window(UINavigationController(rootViewController: controller))

        // When
        try window.tap("Add")

        // Then
        expect(taps, equals: 1)
    }

    @Test("Pulling a list down at its top refreshes it once, until refreshing ends")
    func refreshing() {
        // Given
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 110))
        scrollView.contentSize = CGSize(width: 160, height: 400)
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        var pulls: [Bool] = []
        let pull = UIAction { [unowned scrollView] _ in pulls.append(scrollView.isDragging) }
        control.addAction(pull, for: .valueChanged)

        // When
        scrollView.scroll(by: CGPoint(x: 0, y: -22))
        scrollView.scroll(by: CGPoint(x: 0, y: -22))
        let shown = picture(of: scrollView)[0]
        control.endRefreshing()

        // Then
        expect(pulls, equals: [true])
        expect(shown, equals: "         ↻")
        expect(!control.isRefreshing && scrollView.contentInset.top == 0 && scrollView.contentOffset.y == 0)
        expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
    }

    @Test("A large title is below the buttons, unless the item turns it off")
    func largeTitle() {
        // Given
        controller.title = "Moons"
        let navigation = UINavigationController(rootViewController: controller)
        let window = ControllerFixture.window(navigation)

        // When
        navigation.navigationBar.prefersLargeTitles = true
        let large = ControllerFixture.lines(of: window, 0..<3)
        let height = controller.view.frame.minY
        controller.navigationItem.largeTitleDisplayMode = .never

        // Then
        expect(large, equals: ["", "", "  Moons"])
        expect(height, equals: 88)
        expect(controller.view.frame.minY, equals: 44)
        expect(ControllerFixture.lines(of: window, 0..<1)[0], contains: "Moons")
    }

    @Test("Symbols and template images have the tint color, but an image with rendering mode original doesn't")
    func tintedImages() throws {
        // Given
        let symbol = try #require(UIImage(systemName: "heart"))

        // When
        let red = symbol.withTintColor(.red)

        // Then
        expect(red.paint(tintColor: .blue) == .red && symbol.paint(tintColor: .blue) == .blue)
        expect(red.withRenderingMode(.alwaysTemplate).paint(tintColor: .blue), equals: .blue)
        expect(symbol.withRenderingMode(.alwaysOriginal).paint(tintColor: .blue), equals: .black)
        expect(red != symbol)
    }

    @Test("Stored properties begin with iOS's values")
    func kept() {
        // Given
        let (view, controller) = (SpokenView(frame: .zero), UIViewController())
        let metrics = UIFontMetrics(forTextStyle: .headline)

        // When
        controller.didReceiveMemoryWarning()
        view.prepareForInterfaceBuilder()

        // Then
        expect(view.layer is LoggedLayer && UIView().layer.maskedCorners.contains(.layerMaxXMaxYCorner))
        expect(view.forLastBaselineLayout === view && view.forFirstBaselineLayout === view)
        expect(UIView.layoutFittingCompressedSize == .zero && UIView.layoutFittingExpandedSize.width == 10_000)
        expect(metrics.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 30).pointSize, equals: 30)
        expect(metrics.scaledValue(for: 12), equals: 12)
        expect(UIColor(cgColor: UIColor.red.cgColor), equals: .red)
        expect(UICollectionViewFlowLayout().estimatedItemSize, equals: .zero)
        expect(NSLayoutConstraint().firstItem == nil)
    }

    @Test("A layout's decoration view is behind the cells, and has the class that the layout registered")
    func decoration() {
        // Given
        let moons = Moons([3])
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 160, height: 110), collectionViewLayout: DecoratedLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Moon")
        collection.dataSource = moons

        // When
        collection.layoutIfNeeded()

        // Then
        expect(collection.subviews.first is LoggedDecoration)
        expect(collection.subviews.first?.frame, equals: CGRect(x: 0, y: 10, width: 160, height: 4))
        expect(collection.visibleCells.count, equals: 3)
    }

    @Test("A card with isModalInPresentation can't be pulled down")
    func modalCard() {
        // Given
        let window = ControllerFixture.window(controller)
        let card = UIViewController()
        card.modalPresentationStyle = .pageSheet
        card.isModalInPresentation = true
        controller.present(card, animated: false)

        // When
        let kept = card.pullDown()
        card.isModalInPresentation = false

        // Then
        expect(!kept && card.pullDown() && window.rootViewController === controller)
    }
}
