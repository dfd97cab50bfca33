import Drawing
import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// Rare events of views: odd initial values, exchanges, transforms, and attributed texts.
struct RareViewsTests {
    private let star = UIImage(systemName: "star")!

    @Test("An image view is as large as its first image, and empty without one")
    func imageViews() {
        // Given
        let pixels = Bitmap(width: 6, height: 4, bytes: [UInt8](repeating: 9, count: 96))
        let picture = UIImage(.bitmap(BitmapImage(pixels)), name: "picture")

        // When
        let views = [UIImageView(image: picture), UIImageView(image: star), UIImageView(image: nil)]

        // Then
        expect(views.map(\.frame.size) == [picture.size, star.size, .zero] && picture.size.width > 0)
        expect(views.map(\.frame.origin) == [.zero, .zero, .zero] && star.size.width > 0)
        expect(views.map { $0.sizeThatFits(.zero) }, equals: views.map(\.frame.size))
        expect(views[2].intrinsicContentSize, equals: CGSize(width: -1, height: -1))
    }

    @Test("An archive keeps the style of a blur, or the light style if it has none")
    func blurs() throws {
        // Given
        let numbers = [0, 1, 2, 3, 4, 5, 6]

        // When
        let styles = try numbers.map { number -> Int? in
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.encode(number, forKey: "style")
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            let effect = try #require(UIBlurEffect(coder: coder))
            let style = Mirror(reflecting: effect).descendant("style") as? UIBlurEffect.Style
            let again = NSKeyedArchiver(requiringSecureCoding: false)
            effect.encode(with: again)
            try expect(
                NSKeyedUnarchiver(forReadingFrom: again.encodedData).decodeInteger(forKey: "style"),
                equals: style?.rawValue)
            return style?.rawValue
        }

        // Then
        expect(styles, equals: [0, 1, 2, 1, 4, 5, 1])
    }

    @Test("Views have the current traits, and every view has a layer")
    func traitsAndLayers() {
        // Given
        final class Odd: UIView { override class var layerClass: AnyClass { NSObject.self } }
        let view = UIView()

        // When
        let style = World().run {
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            return view.traitCollection.userInterfaceStyle
        }

        // Then
        expect(style == .dark && view.traitCollection.userInterfaceStyle == .light)
        expect(type(of: Odd().layer) == CALayer.self)
    }

    @Test("A transformed view keeps its center when its bounds change, and its subviews follow")
    func transformed() {
        // Given
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        inner.autoresizingMask = .flexibleWidth
        view.addSubview(inner)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)

        // When
        view.bounds = CGRect(x: 3, y: 4, width: 50, height: 80)

        // Then
        expect(view.center == CGPoint(x: 60, y: 40) && view.bounds == CGRect(x: 3, y: 4, width: 50, height: 80))
        expect(view.frame, equals: CGRect(x: 10, y: -40, width: 100, height: 160))
        expect(inner.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 10))
    }

    @Test("Two subviews are exchanged if both indexes exist, and others stay")
    func exchanged() {
        // Given
        let pairs = [(0, 1), (1, 0), (0, 2), (2, 2), (-1, 0), (0, -1), (0, 3), (3, 0)]

        // When
        let orders = pairs.map { first, second in
            let view = UIView()
            for tag in 0..<3 {
                let inner = UIView()
                inner.tag = tag
                view.addSubview(inner)
            }
            view.exchangeSubview(at: first, withSubviewAt: second)
            return view.subviews.map(\.tag)
        }

        // Then
        expect(orders[0...3], equals: [[1, 0, 2], [1, 0, 2], [2, 1, 0], [0, 1, 2]])
        expect(orders[4...].allSatisfy { $0 == [0, 1, 2] })
    }

    @Test("A touch reaches the frontmost visible view that accepts touches, or else the view below")
    func hits() {
        // Given
        let changes: [(UIView) -> Void] = [
            { _ in }, { $0.alpha = 0.01 }, { $0.alpha = 0.0099 }, { $0.isHidden = true },
            { $0.isUserInteractionEnabled = false }, { $0.frame.origin.x = 10 }, { $0.frame.origin.x = 4 },
        ]

        // When
        let found = changes.map { change -> Int? in
            let (outer, back, front) = (UIView(), UIView(), UIView())
            (outer.tag, back.tag, front.tag) = (1, 2, 3)
            for view in [outer, back, front] { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
            [back, front].forEach(outer.addSubview)
            change(front)
            return outer.hitTest(CGPoint(x: 4, y: 5), with: nil)?.tag
        }

        // Then
        expect(found, equals: [3, 3, 2, 2, 2, 2, 3])
        expect(
            UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).hitTest(CGPoint(x: 4, y: 0), with: nil), equals: nil)
    }

    @Test("Each symbol has the height and the baseline of its drawing")
    func symbols() throws {
        // Given
        let known = [
            "arrow.backward", "arrow.forward", "arrow.left", "arrow.right", "arrow.up", "arrow.clockwise",
            "arrowtriangle.right", "bell", "bolt", "checkmark", "chevron.backward", "chevron.down", "chevron.forward",
            "chevron.left", "chevron.right", "chevron.up", "cloud", "creditcard", "delete.left", "doc.text",
            "ellipsis", "exclamationmark.triangle", "faceid", "heart", "key", "link", "list.triangle", "multiply",
            "person", "phone", "play", "plus", "qrcode", "speaker.wave.2", "square.and.arrow.up", "square.and.pencil",
            "star", "suit.heart", "xmark",
        ]
        let others = ["plus.circle", "plus.circle.fill", "square", "checkmark.square.fill", "circle.square", "moon"]

        // When
        let lines = (known + ["star.fill", "delete.left.fill", "bell.fill"] + others).map { name in
            let height = UIImage.symbolHeight(name)
            let insets = [height ?? 20, 21].map { side in
                let size = CGSize(width: 20, height: side)
                let insets = UIImage(star.content, name: name, symbolSize: size).symbolInsets
                return "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
            }
            return "\(name): \(height.map { "\($0)" } ?? "as it is"), \(insets[0]), of another height \(insets[1])"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Heights-of-symbols.txt")
        expect(UIImage(star.content, name: nil).symbolInsets, equals: .zero)
    }

    @Test("Changing a text's alignment keeps its other paragraph attributes, for each paragraph")
    func paragraphs() {
        // Given
        let text = NSMutableAttributedString(string: "")
        for (words, spacing) in [("Full\n", 3), ("Moon\n", 7)] {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(spacing)
            text.append(NSAttributedString(string: words, attributes: [.paragraphStyle: style]))
        }
        text.append(NSAttributedString(string: "up"))
        let label = UILabel()
        label.attributedText = text

        // When
        label.textAlignment = .right

        // Then
        let styles = [0, 6, 11].map { index in
            label.attributedText?.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
        }
        expect(styles.map(\.?.lineSpacing) == [3, 7, 0] && styles.allSatisfy { $0?.alignment == .right })
    }

    @Test("In a proportional stack, an inner stack counts as large as its views")
    func stacks() {
        // Given
        func label(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
        }
        let inner = UIStackView(arrangedSubviews: [label("Moon"), label("Earth")])
        let sun = label("Sun")
        let outer = UIStackView(arrangedSubviews: [inner, sun])
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 22)

        // When
        outer.distribution = .fillProportionally
        outer.layoutIfNeeded()

        // Then
        expect(inner.frame, equals: CGRect(x: 0, y: 0, width: 225, height: 22))
        expect(sun.frame, equals: CGRect(x: 225, y: 0, width: 75, height: 22))
    }

    @Test("A new refresh control replaces the old one, and a bar that covers content adjusts its inset")
    func scrolling() {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let (scroll, first, second) = (UIScrollView(frame: window.bounds), UIRefreshControl(), UIRefreshControl())
        window.addSubview(scroll)
        window.deviceInsets.top = 20

        // When
        let owners = [first, second, second, nil].map { control in
            scroll.refreshControl = control
            return scroll.subviews.map { $0 === first ? 1 : 2 }
        }
        window.layoutIfNeeded()
        let covered = [scroll.adjustedContentInset.top, scroll.contentOffset.y]
        scroll.contentInsetAdjustmentBehavior = .never
        window.layoutIfNeeded()

        // Then
        expect(owners == [[1], [2], [2], []] && covered == [20, -20])
        expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    }
}
