import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// Which characters a place of the app has in a terminal, and which place a character.
struct RenderingPlacesTests {
    private let renderings: [(String, PhoneRendering)] = [
        ("whole", PhoneRendering(lines: Array(repeating: "", count: 6), columns: 8)),
        (
            "without its upper edge",
            PhoneRendering(lines: Array(repeating: "", count: 5), columns: 8, kept: [1, 2, 3, 4, 5])
        ),
        (
            "folded",
            PhoneRendering(lines: Array(repeating: "", count: 4), columns: 8, kept: [1, 3, 4, 7])
        ),
        ("folded below an edge", PhoneRendering(lines: ["", "", ""], columns: 6, kept: [0, 2, 5])),
    ]

    @Test("A character is found between two edges of its cell, and outside there is none")
    func points() throws {
        // Given
        let (width, height) = (PhoneFrame.columnWidth, PhoneFrame.lineHeight)

        // When
        let told = renderings.map { name, rendering in
            let rows = (-1...6).map { row in
                (-1...8).map { column in
                    rendering.point(column: column, row: row).map { "\($0.x / width),\($0.y / height)" } ?? "–"
                }.joined(separator: " ")
            }
            return "\(name)\n" + rows.joined(separator: "\n")
        }

        // Then
        try expect(told.joined(separator: "\n"), isRecordedIn: "Points-of-characters.txt")
    }

    @Test("A rectangle contains all characters that it touches, and at least one")
    func cells() throws {
        // Given
        let (width, height) = (PhoneFrame.columnWidth, PhoneFrame.lineHeight)
        let rects: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (0, 0, 0, 0), (0, 0, 1, 1), (0.5, 0, 1, 1), (0.5, 0.5, 0.2, 0.2), (1, 1, 2, 2), (1.9, 1.9, 0.2, 0.2),
            (2, 0, 3, 6), (0, 3, 1, 1), (0, 4, 1, 1), (0, 5.5, 1, 9), (-1, -1, 1, 1),
        ]

        // When
        let told = renderings.flatMap { name, rendering in
            rects.map { x, y, columns, lines in
                let rect = CGRect(x: x * width, y: y * height, width: columns * width, height: lines * height)
                let cells = rendering.cells(of: rect)
                return "\(name): \(x), \(y), \(columns)×\(lines) → columns \(cells.columns), rows \(cells.rows)"
            } + ["\(name): lines \((-1...7).map { rendering.line(at: CGFloat($0) * height) })"]
        }

        // Then
        try expect(told.joined(separator: "\n"), isRecordedIn: "Cells-of-rectangles.txt")
    }

    @Test("A touchable view is as large as its visible part, and an invisible or empty one can't be touched")
    func touchables() {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let button = UIButton(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
        window.addSubview(box)
        box.addSubview(button)

        // When
        let all = [
            Touchable("tap a", of: button), Touchable("tap b", item: 3, of: box),
            Touchable("turn c", gesture: .turn, rect: CGRect(x: 5, y: 5, width: 10, height: 10), of: box),
            Touchable("tap d", rect: CGRect(x: 50, y: 0, width: 10, height: 10), of: box),
            Touchable("tap e", rect: CGRect(x: 60, y: 0, width: 10, height: 10), of: box),
            Touchable("tap f", rect: CGRect(x: 0, y: 0, width: 0, height: 10), of: box),
        ]

        // Then
        expect(
            all.map { $0.map { "\($0.command), \($0.gesture), \($0.item ?? -1): \($0.frame.integers)" } },
            equals: [
                "tap a, tap, -1: 40 50 20 20", "tap b, tap, 3: 10 20 50 50", "turn c, turn, -1: 15 25 10 10", nil, nil,
                nil,
            ])
    }

    @Test("Rectangles overlap if they share more than an edge")
    func overlaps() {
        // Given
        let rect = CGRect(x: 10, y: 10, width: 10, height: 10)

        // When
        let shares = [(0, 10), (1, 10), (19, 10), (20, 10), (10, 0), (10, 1), (10, 19), (10, 20), (10, 10), (1, 19)]
            .map { rect.overlaps(CGRect(x: $0.0, y: $0.1, width: 10, height: 10)) }

        // Then
        expect(shares, equals: [false, true, true, false, false, true, true, false, true, true])
    }

    @Test("A label's text is found at its alignment")
    func written() {
        // Given
        let label = UILabel(frame: CGRect(x: 5, y: 6, width: 100, height: 20))
        label.text = "Moon"
        let width = label.sizeThatFits(CGSize(width: 100, height: 20)).width

        // When
        let rects = [NSTextAlignment.left, .center, .right].map { alignment in
            label.textAlignment = alignment
            return label.writtenRect
        }
        label.text = String(repeating: "Moon ", count: 20)

        // Then
        expect(rects.map(\.minX), equals: [0, (100 - width) / 2, 100 - width])
        expect(rects.allSatisfy { $0.width == width && $0.minY == 0 && $0.height == 20 } && width < 100)
        expect(label.writtenRect.width > width && label.writtenRect.maxX == 100)
        expect(UIView(frame: label.frame).writtenRect, equals: CGRect(x: 0, y: 0, width: 100, height: 20))
    }
}

extension CGRect {
    fileprivate var integers: String { [minX, minY, width, height].map { "\(Int($0))" }.joined(separator: " ") }
}
