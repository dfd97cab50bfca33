import TerminalUIKit
import TerminalTesting
import Testing

/// Insets and margins on each of four sides, with numbers that are all different.
struct CoveredSidesTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let root = UIViewController()

    init() {
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.deviceInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        window.layoutIfNeeded()
    }

    private func sides(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.top, insets.left, insets.bottom, insets.right] }

    @Test(
        "A view's safe area excludes the device's insets that reach into it",
        arguments: [
            (CGRect(x: 0, y: 0, width: 200, height: 100), [10, 20, 30, 40]),
            (CGRect(x: 5, y: 4, width: 190, height: 90), [6, 15, 24, 35]),
            (CGRect(x: 20, y: 10, width: 140, height: 60), [0, 0, 0, 0]),
            (CGRect(x: 0, y: 0, width: 8, height: 3), [3, 8, 0, 0]),
            (CGRect(x: 190, y: 95, width: 10, height: 5), [0, 0, 5, 10]),
        ] as [(CGRect, [CGFloat])])
    func covered(frame: CGRect, expected: [CGFloat]) {
        // Given
        let view = UIView(frame: frame)

        // When
        root.view.addSubview(view)

        // Then
        expect(sides(view.safeAreaInsets), equals: expected)
        expect(sides(view.layoutMargins), equals: expected.map { $0 + 8 })
    }

    @Test("A controller's additional insets are added on each side, and guides follow all changes")
    func added() {
        // Given
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.view.layoutMarginsGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.view.layoutMarginsGuide.bottomAnchor),
        ])
        window.layoutIfNeeded()
        let before = view.frame

        // When
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        window.layoutIfNeeded()
        let more = view.frame
        root.view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        window.layoutIfNeeded()
        let margins = view.frame
        window.deviceInsets = .zero
        window.layoutIfNeeded()

        // Then
        expect(before, equals: CGRect(x: 20, y: 10, width: 140, height: 60))
        expect(more, equals: CGRect(x: 22, y: 11, width: 134, height: 56))
        expect(margins, equals: CGRect(x: 22, y: 16, width: 134, height: 44))
        expect(view.frame, equals: CGRect(x: 2, y: 6, width: 194, height: 84))
    }

    @Test("A view that preserves its superview's margins has at least the part that reaches into it")
    func preserved() {
        // Given
        window.deviceInsets = .zero
        root.view.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 188, height: 84))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 31, right: 44)
        root.view.addSubview(view)

        // When
        view.preservesSuperviewLayoutMargins = true

        // Then
        expect(sides(view.layoutMargins), equals: [14, 25, 31, 44])
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        expect(sides(view.layoutMargins), equals: [20, 30, 40, 50])
    }

    @Test("The margins of a controller's view are wider from 394 points on", arguments: [(393, 16), (394, 20)])
    func sidesOfControllers(width: CGFloat, expected: CGFloat) {
        // Given
        window.deviceInsets = .zero

        // When
        window.frame.size.width = width
        window.layoutIfNeeded()

        // Then
        expect(sides(root.view.layoutMargins), equals: [0, expected, 0, expected])
    }
}
