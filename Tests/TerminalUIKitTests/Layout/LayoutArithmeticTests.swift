import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views
import PlainText

/// The arithmetic of rectangles, insets, priorities, masks and modes.
struct LayoutArithmeticTests {
    private let insets = UIEdgeInsets(top: 1, left: 20, bottom: 300, right: 4000)

    private func text(_ insets: UIEdgeInsets) -> String {
        "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    }

    private func text(_ insets: NSDirectionalEdgeInsets) -> String {
        "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)"
    }

    private func text(_ rect: CGRect) -> String { "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" }

    @Test("Insets are added, compared and mirrored by side, and invalid numbers are corrected")
    func insetsTold() {
        // Given
        let other = UIEdgeInsets(top: 2, left: 10, bottom: 400, right: 3000)
        let wild = UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: -7)

        // When
        let texts = [
            text(insets.adding(other)), text(insets.atLeast(other)), text(other.atLeast(insets)),
            text(wild.withinMeasure), text(UIEdgeInsets()), text(UIEdgeInsets.usualMargins),
            text(NSDirectionalEdgeInsets(insets, .leftToRight)), text(NSDirectionalEdgeInsets(insets, .rightToLeft)),
            text(NSDirectionalEdgeInsets(insets, .leftToRight).resolved(.leftToRight)),
            text(NSDirectionalEdgeInsets(insets, .leftToRight).resolved(.rightToLeft)),
            text(NSDirectionalEdgeInsets()), text(CGRect(x: 5, y: 6, width: 9000, height: 800).inset(by: insets)),
        ]
        let size = CGSize(width: -5, height: CGFloat.infinity).withinMeasure

        // Then
        expect(
            texts,
            equals: [
                "3.0 30.0 700.0 7000.0", "2.0 20.0 400.0 4000.0", "2.0 20.0 400.0 4000.0",
                "0.0 1000000000.0 -1000000000.0 -7.0", "0.0 0.0 0.0 0.0", "8.0 8.0 8.0 8.0", "1.0 20.0 300.0 4000.0",
                "1.0 4000.0 300.0 20.0", "1.0 20.0 300.0 4000.0", "1.0 4000.0 300.0 20.0", "0.0 0.0 0.0 0.0",
                "25.0 7.0 4980.0 499.0",
            ])
        expect(size, equals: CGSize(width: 0, height: 1e9))
        expect([5, -5, 2e9, -2e9, .nan].map { ($0 as Double).withinMeasure }, equals: [5, -5, 1e9, -1e9, 0])
    }

    @Test("Priorities are ordered by their numbers, and each axis has its own")
    func ordered() {
        // Given
        var both = BothAxes(1)

        // When
        both[.horizontal] = 2
        let first = [both[.horizontal], both[.vertical]]
        both[.vertical] = 3

        // Then
        expect(first == [2, 1] && [both[.horizontal], both[.vertical]] == [2, 3])
        expect(UILayoutPriority(1) < UILayoutPriority(2) && !(UILayoutPriority(2) < UILayoutPriority(2)))
        expect(UILayoutPriority(rawValue: 7), equals: UILayoutPriority(7))
        let values: [Int] = [NSLayoutConstraint.Axis.horizontal.rawValue, NSLayoutConstraint.Axis.vertical.rawValue]
        expect(values == [0, 1] && NSLayoutConstraint.Attribute.allCases.map(\.rawValue) == Array(0...20))
        expect(UISemanticContentAttribute.allCases.map(\.rawValue), equals: [0, 1, 2, 3, 4])
    }

    @Test("A binary search finds the first element that satisfies a condition, in arrays and slices")
    func partition() {
        // Given
        let lists = (0...9).map { Array(0..<$0) }

        // When
        let found = lists.flatMap { list in (0...10).map { limit in list.partitioningIndex { $0 >= limit } } }
        let expected = lists.flatMap { list in (0...10).map { min($0, list.count) } }

        // Then
        expect(found, equals: expected)
        expect([3, 5, 7, 9][1...2].partitioningIndex { $0 >= 7 }, equals: 2)
        expect([3, 5, 7, 9][1...2].partitioningIndex { $0 >= 100 }, equals: 3)
    }

    @Test("The flexible parts of an autoresizing mask share a superview's growth in proportion")
    func masks() {
        // Given
        let (old, new) = (CGSize(width: 100, height: 100), CGSize(width: 200, height: 300))
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        func horizontal(_ frame: CGRect, in size: CGSize) -> [CGFloat] {
            [frame.minX, frame.width, size.width - frame.maxX]
        }
        func vertical(_ frame: CGRect, in size: CGSize) -> [CGFloat] {
            [frame.minY, frame.height, size.height - frame.maxY]
        }

        for number in 0..<64 as Range<UInt> {
            // When
            let outer = UIView(frame: CGRect(origin: .zero, size: old))
            let (inner, constrained) = (UIView(frame: frame), UIView(frame: frame))
            for view in [inner, constrained] {
                view.autoresizingMask = UIView.AutoresizingMask(rawValue: number)
                outer.addSubview(view)
            }
            constrained.translatesAutoresizingMaskIntoConstraints = false
            outer.frame.size = new

            // Then
            for (bits, parts) in [(number & 7, horizontal), (number >> 3, vertical)] {
                let (before, after) = (parts(frame, old), parts(inner.frame, new))
                // Without a flexible part the space behind the view grows.
                let flexible = bits == 0 ? [2] : (0..<3).filter { bits >> $0 & 1 == 1 }
                let length = flexible.map { before[$0] }.reduce(0, +)
                let growth = after.reduce(0, +) - before.reduce(0, +)
                for part in 0..<3 {
                    let share = flexible.contains(part) ? before[part] / length * growth : 0
                    expect(abs(after[part] - before[part] - share) < 0.01, "mask \(number), part \(part)")
                }
            }
            expect(constrained.frame, equals: frame)
        }
    }

    @Test("A superview that doesn't resize subviews, or only moves, leaves them as they are")
    func unresized() {
        // Given
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)

        // When
        outer.frame.origin = CGPoint(x: 50, y: 50)
        let moved = inner.frame.size
        outer.autoresizesSubviews = false
        outer.frame.size = CGSize(width: 20, height: 20)
        let kept = inner.frame.size
        outer.autoresizesSubviews = true
        outer.bounds.size = CGSize(width: 40, height: 60)

        // Then
        expect(moved == CGSize(width: 100, height: 100) && kept == moved)
        expect(inner.frame.size, equals: CGSize(width: 120, height: 140))
        expect(outer.frame, equals: CGRect(x: 40, y: 30, width: 40, height: 60))
    }

    @Test("Each content mode places content of each shape in the bounds")
    func modes() throws {
        // Given
        let sizes = [
            CGSize(width: 20, height: 10), CGSize(width: 10, height: 40), CGSize(width: 300, height: 200), .zero,
            CGSize(width: 0, height: 5), CGSize(width: 5, height: 0),
        ]
        let bounds = CGRect(x: 3, y: 4, width: 100, height: 60)

        // When
        let lines = UIView.ContentMode.allCases.map { mode in
            "\(mode) \(mode.rawValue): "
                + sizes.map { text(mode.rect(of: $0, in: bounds)) }.joined(separator: " | ")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Modes-of-content.txt")
    }
}
