import TerminalUIKit
import TerminalTesting
import Testing

/// A stack of 300 × 100 points with boxes in it.
struct UIStackViewTests {
    private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    /// A view with a natural size.
    private final class Box: UIView {
        var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    private func add(_ views: UIView...) {
        views.forEach(stack.addArrangedSubview)
    }

    private func frames() -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test("In a row, the view with the lowest hugging priority fills the space, and the spacing stays")
    func fill() {
        // Given
        let (first, second) = (Box(40, 20), Box(60, 30))
        stack.spacing = 10

        // When
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        add(first, second)

        // Then
        expect(
            frames(),
            equals: [CGRect(x: 0, y: 0, width: 40, height: 100), CGRect(x: 50, y: 0, width: 250, height: 100)])
        expect(!first.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("With equal distribution, all views of a column are equally high")
    func fillEqually() {
        // Given
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 5

        // When
        add(Box(40, 20), Box(60, 30), Box(9, 9))

        // Then
        expect(frames().map(\.minY), equals: [0, 35, 70])
        expect(frames().allSatisfy { $0.height == 30 && $0.width == 300 })
    }

    @Test("With proportional distribution, lengths follow the intrinsic sizes, also when those change")
    func fillProportionally() {
        // Given
        let first = Box(50, 10)
        stack.distribution = .fillProportionally
        add(first, Box(100, 10))
        let before = frames().map(\.width)

        // When
        first.size.width = 200

        // Then
        expect(before.map { $0.rounded() }, equals: [100, 200])
        expect(frames().map { $0.width.rounded() }, equals: [200, 100])
    }

    @Test("Equal spacing leaves equal gaps, and equal centering equal distances between centers")
    func spread() {
        // Given
        add(Box(20, 10), Box(60, 10), Box(40, 10))

        // When
        stack.distribution = .equalSpacing
        let spaced = frames()
        stack.distribution = .equalCentering
        let centered = frames()

        // Then
        expect(spaced.map(\.minX), equals: [0, 110, 260])
        expect(spaced.map(\.width), equals: [20, 60, 40])
        expect(centered.map(\.midX), equals: [10, 145, 280])
        expect(stack.layoutGuides.count, equals: 2)
    }

    @Test(
        "A stack's alignment places the views across its axis",
        arguments: [
            (UIStackView.Alignment.fill, [0, 0], [100, 100]), (.top, [0, 0], [20, 40]), (.center, [40, 30], [20, 40]),
            (.bottom, [80, 60], [20, 40]),
        ])
    func alignment(alignment: UIStackView.Alignment, y: [CGFloat], heights: [CGFloat]) {
        // Given
        add(Box(40, 20), Box(60, 40))

        // When
        stack.alignment = alignment

        // Then
        expect(frames().map(\.minY), equals: y)
        expect(frames().map(\.height), equals: heights)
    }

    @Test("With baseline alignment, the baselines of texts of different sizes are level in points")
    func baselines() {
        // Given
        let labels = [UILabel(frame: .zero), UILabel(frame: .zero)]
        for (label, size) in zip(labels, [12, 34]) {
            label.text = "Moon"
            label.font = .systemFont(ofSize: CGFloat(size))
            stack.addArrangedSubview(label)
        }

        // When
        stack.alignment = .firstBaseline
        let found = World.current.with(\.textMetrics, .typographic) { self.frames() }

        // Then
        let baselines = zip(found, labels).map { $0.minY + ($1.font.ascender * 2).rounded() / 2 }
        expect(baselines[0], equals: baselines[1])
        expect(found[1].maxY, equals: 100)
    }

    @Test("A hidden view and its spacing take no space, until the view is shown again")
    func hiding() {
        // Given
        let views = [Box(40, 20), Box(60, 20), Box(20, 20)]
        stack.distribution = .equalSpacing
        stack.spacing = 10
        views.forEach(stack.addArrangedSubview)
        let before = frames()

        // When
        views[1].isHidden = true
        let hidden = frames()
        views[1].isHidden = false

        // Then
        expect([hidden[0], hidden[2]].map(\.minX), equals: [0, 280])
        expect(hidden[1].width, equals: 0)
        expect(frames(), equals: before)
    }

    @Test("A hidden view with a fixed length is in the middle of the spacing, or just outside of the stack")
    func hiddenPlaces() {
        // Given
        let views = (0..<4).map { _ in Box(40, 20) }
        stack.spacing = 10
        views.forEach(stack.addArrangedSubview)
        for view in [views[0], views[2]] { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }

        // When
        for view in [views[0], views[2]] { view.isHidden = true }

        // Then
        let shown = frames()
        expect(shown[0].maxX == 0 && shown[1].minX == 0)
        expect(shown[2].minX == shown[1].maxX + 5 && shown[3].minX == shown[1].maxX + 10)
        expect(shown.allSatisfy { $0.height == 100 })
    }

    @Test("With proportional distribution, a view without a length gets none, or all get the same")
    func proportionsWithoutLength() {
        // Given
        stack.distribution = .fillProportionally
        let plain = [UIView(), UIView()]
        plain.forEach(stack.addArrangedSubview)

        // When
        let equal = frames().map(\.width)
        stack.addArrangedSubview(Box(50, 10))

        // Then
        expect(equal, equals: [150, 150])
        expect(frames().map(\.width), equals: [0, 0, 300])
    }

    @Test("A view can have a custom spacing after it, and the standard spacing is 8 points")
    func customSpacing() {
        // Given
        let views = [Box(40, 20), Box(60, 20), Box(20, 20)]
        stack.spacing = UIStackView.spacingUseSystem
        views.forEach(stack.addArrangedSubview)

        // When
        stack.setCustomSpacing(30, after: views[0])

        // Then
        expect(frames()[1].minX - frames()[0].maxX, equals: 30)
        expect(frames()[2].minX - frames()[1].maxX, equals: 8)
        expect(stack.customSpacing(after: views[1]), equals: UIStackView.spacingUseDefault)
    }

    @Test("A stack is as large as its views, with its margins if they are relative")
    func fitting() {
        // Given
        stack.spacing = 10
        stack.alignment = .center
        add(Box(40, 20), Box(60, 40))

        // When
        let without = stack.systemLayoutSizeFitting(.zero)
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        let with = stack.systemLayoutSizeFitting(.zero)

        // Then
        expect(without, equals: CGSize(width: 110, height: 40))
        expect(with, equals: CGSize(width: 116, height: 44))
        expect(frames()[0].minX, equals: 2)
    }

    @Test("A stack has no margins by default, and a nib can set them")
    func margins() throws {
        // Given
        let nib = Nib.make(
            """
            <stackView id="Sta-ck-001"><rect key="frame" x="0" y="0" width="100" height="40"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001"/></subviews>
            <directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="16" bottom="4" trailing="10"/>
            </stackView>
            """)

        // When
        let loaded = try #require(try nib.objects(withOwner: nil).first as? UIStackView)
        loaded.layoutIfNeeded()

        // Then
        expect(stack.layoutMargins, equals: .zero)
        expect(loaded.arrangedSubviews[0].frame, equals: CGRect(x: 16, y: 4, width: 74, height: 32))
    }

    @Test("Nested stacks are as large as their views")
    func nesting() {
        // Given
        let inner = UIStackView(arrangedSubviews: [Box(30, 10), Box(50, 10)])
        inner.axis = .vertical
        stack.alignment = .top

        // When
        add(Box(100, 10), inner)
        inner.setContentHuggingPriority(.required, for: .horizontal)

        // Then
        expect(frames()[1].height, equals: 20)
        expect(inner.arrangedSubviews.map(\.frame.minY), equals: [0, 10])
    }

    @Test("A stack without references is released, with its views and its constraints", arguments: [false, true])
    func gone(hides: Bool) {
        // Given
        weak var stack: UIStackView?
        weak var arranged: UIView?
        weak var constraint: NSLayoutConstraint?

        // When
        do {
            let inner = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 20)])
            let outer = UIStackView(arrangedSubviews: [inner, Box(10, 10)])
            outer.distribution = .equalSpacing
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.addSubview(outer)
            outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            window.layoutIfNeeded()
            inner.arrangedSubviews[0].isHidden = hides
            window.layoutIfNeeded()
            (stack, arranged, constraint) = (outer, inner.arrangedSubviews[1], outer.constraints.first)
        }

        // Then
        expect(stack == nil && arranged == nil && constraint == nil)
    }

    @Test("A view is arranged once, and a removed arranged view can stay a subview")
    func membership() {
        // Given
        let views = [Box(1, 1), Box(1, 1), Box(1, 1)]
        views.forEach(stack.addArrangedSubview)

        // When
        stack.addArrangedSubview(views[0])
        let twice = stack.arrangedSubviews
        stack.insertArrangedSubview(views[2], at: 0)
        views[0].removeFromSuperview()
        stack.removeArrangedSubview(views[1])

        // Then
        expect(twice, equals: views)
        expect(stack.arrangedSubviews, equals: [views[2]])
        expect(stack.subviews, equals: [views[1], views[2]])
    }

    @Test("A stack from a nib or an archive arranges all its views, and its constraints have UIKit's names")
    func nib() throws {
        // Given
        let nib = Nib.make(
            """
            <stackView axis="vertical" distribution="fillEqually" alignment="top" spacing="6" id="St0-00-001">
            <rect key="frame" x="0" y="0" width="100" height="86"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="Vi0-00-001"/>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="Vi0-00-002"/></subviews></stackView>
            """)
        let made = try #require(try nib.objects(withOwner: nil).first as? UIStackView)
        made.layoutIfNeeded()

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: made)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIStackView)

        // Then
        for stack in [made, copy] {
            stack.layoutIfNeeded()
            expect(stack.arrangedSubviews.map(\.frame.minY), equals: [0, 46])
            expect(stack.arrangedSubviews.map(\.frame.height), equals: [40, 40])
            let names = stack.constraints.compactMap(\.identifier)
            expect(names.count { $0 == "UISV-spacing" }, equals: 1)
            expect(names.count { $0 == "UISV-fill-equally" }, equals: 1)
        }
    }
}
