import TerminalUIKit
import TerminalTesting
import Testing

/// Safe areas of bars and devices, margins, and layout directions.
struct SafeAreaTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

    /// A view at a place in a window of a device without a home button.
    private func view(_ frame: CGRect) -> UIView {
        window.deviceInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let view = UIView(frame: frame)
        window.addSubview(view)
        return view
    }

    @Test("A view has the device's insets that reach into it, and its subview the rest")
    func overlap() {
        // Given
        let outer = view(CGRect(x: 0, y: 20, width: 375, height: 792))

        // When
        let inner = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
        outer.addSubview(inner)

        // Then
        expect(outer.safeAreaInsets, equals: UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
        expect(inner.safeAreaInsets, equals: UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
        expect(outer.safeAreaLayoutGuide.layoutFrame, equals: CGRect(x: 0, y: 24, width: 375, height: 734))
    }

    @Test("A view that sticks out of its superview has no larger insets than the superview")
    func sticking() {
        // Given
        let outer = view(CGRect(x: 0, y: 20, width: 375, height: 792))

        // When
        let inner = UIView(frame: CGRect(x: -5, y: 700, width: 385, height: 200))
        outer.addSubview(inner)

        // Then: as in frames of cells below the screen
        expect(inner.safeAreaInsets, equals: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test("Constraints to the safe area and to the old guides leave the same space, and additional insets reduce it")
    func guides() {
        // Given
        let controller = UIViewController()
        window.deviceInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let boxes = (0..<2).map { _ in UIView(frame: .zero) }
        for box in boxes {
            box.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(box)
        }
        let safeArea = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            boxes[0].topAnchor.constraint(equalTo: safeArea.topAnchor),
            boxes[0].bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            boxes[1].topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            boxes[1].bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
        ])
        window.layoutIfNeeded()
        let before = boxes.map(\.frame.minY)

        // When
        controller.additionalSafeAreaInsets.top = 50
        window.layoutIfNeeded()

        // Then
        expect(before, equals: [44, 44])
        expect(boxes.map(\.frame.minY), equals: [94, 94])
        expect(boxes.map(\.frame.maxY), equals: [778, 778])
        expect(controller.topLayoutGuide.length, equals: 94)
    }

    @Test("Margins begin at the safe area by default, and can preserve the superview's margins")
    func margins() {
        // Given
        let outer = view(CGRect(x: 0, y: 0, width: 375, height: 812))
        let inner = UIView(frame: CGRect(x: 4, y: 100, width: 367, height: 100))
        outer.addSubview(inner)
        outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        let before = (outer.layoutMargins.top, inner.layoutMargins.left)

        // When
        outer.insetsLayoutMarginsFromSafeArea = false
        inner.preservesSuperviewLayoutMargins = true

        // Then
        #expect(before == (44, 8))
        expect(outer.layoutMargins.top, equals: 0)
        expect(inner.layoutMargins, equals: UIEdgeInsets(top: 8, left: 26, bottom: 8, right: 26))
    }

    @Test("The margins of a controller's view are 16 points, and 20 where it is 414 wide", arguments: [375, 414])
    func width(width: CGFloat) {
        // Given
        let controller = UIViewController()

        // When
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 800))

        // Then
        expect(controller.view.layoutMargins.left, equals: (width == 414 ? 20 : 16))
    }

    @Test("In a right-to-left layout, leading is right, and directional margins are mirrored")
    func rightToLeft() {
        // Given
        let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        let boxes = (0..<2).map { _ in UIView(frame: .zero) }
        for box in boxes {
            row.addArrangedSubview(box)
            box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
        row.distribution = .equalSpacing
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutIfNeeded()
        let before = boxes.map(\.frame.minX)

        // When
        row.semanticContentAttribute = .forceRightToLeft
        row.layoutIfNeeded()

        // Then
        expect(before, equals: [10, 260])
        expect(boxes.map(\.frame.minX), equals: [250, 0])
        expect(row.layoutMargins.right, equals: 10)
        expect(
            row.directionalLayoutMargins, equals: NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0))
    }

    @Test("On a device with insets, bars cover views, and the safe area excludes both")
    func barsOver() throws {
        // Given
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation]
        window.deviceInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

        // When
        window.rootViewController = tabs
        window.makeKeyAndVisible()

        // Then
        let (bar, tabBar) = (navigation.navigationBar.frame, tabs.tabBar.frame)
        expect(content.view.convert(content.view.bounds, to: window), equals: window.bounds)
        expect(bar.minY == 44 && tabBar.maxY == 778)
        expect(
            content.view.safeAreaInsets,
            equals: UIEdgeInsets(top: bar.maxY, left: 0, bottom: 812 - tabBar.minY, right: 0))
    }

    @Test("Without a device, bars are beside views, as until iOS 6")
    func barsBeside() {
        // Given
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)

        // When
        window.rootViewController = navigation
        window.makeKeyAndVisible()

        // Then
        expect(content.view.frame.minY, equals: navigation.navigationBar.frame.maxY)
        expect(content.view.safeAreaInsets, equals: .zero)
    }

    @Test("A list under a bar begins below it, and scrolls up behind it")
    func listUnderBar() {
        // Given
        let list = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        window.deviceInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

        // When
        window.rootViewController = navigation
        window.makeKeyAndVisible()

        // Then
        expect(list.view.frame, equals: window.bounds)
        expect(list.tableView.contentOffset.y, equals: -navigation.navigationBar.frame.maxY)
    }

    @Test("Scroll content begins below the bars that cover it, unless adjusting insets is off")
    func innerLists() {
        // Given
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        window.deviceInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let scrollViews = [CGFloat(0), 60, 0].map { UIScrollView(frame: CGRect(x: 0, y: $0, width: 300, height: 200)) }
        scrollViews[2].contentInsetAdjustmentBehavior = .never
        scrollViews.forEach(controller.view.addSubview)

        // When
        window.layoutIfNeeded()

        // Then
        expect(scrollViews.map(\.adjustedContentInset.top), equals: [88, 28, 0])
        expect(scrollViews.map(\.contentOffset.y), equals: [-88, -28, 0])
        expect(scrollViews[0].contentOffsetLimits.lowest.y, equals: -88)
    }

    @Test("An inset moves the content by the same amount, on either side")
    func insets() {
        // Given
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 300, height: 300)
        view.contentOffset = CGPoint(x: 40, y: 50)

        // When
        view.contentInset = UIEdgeInsets(top: 7, left: 5, bottom: 9, right: 3)

        // Then
        expect(view.contentOffset, equals: CGPoint(x: 35, y: 43))
        expect(view.contentOffsetLimits.lowest, equals: CGPoint(x: -5, y: -7))
        expect(view.contentOffsetLimits.highest, equals: CGPoint(x: 203, y: 209))
    }

    @Test("The root controller's view stays as large as its window")
    func rootView() {
        // Given
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()

        // When
        window.frame.size = CGSize(width: 480, height: 300)
        window.layoutIfNeeded()

        // Then
        expect(controller.view.frame, equals: CGRect(x: 0, y: 0, width: 480, height: 300))
    }

    @Test("An app's own window has no device insets")
    func usual() {
        expect(window.safeAreaInsets, equals: .zero)
        expect(UIWindow(frame: window.frame).layoutMargins.top, equals: 8)
    }
}
