import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit

/// The places of items in flows and groups, a recorded table for each setting.
struct WholeArrangementsTests {
    private func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
        return numbers.map { "\($0)" }.joined(separator: ",")
    }

    private func arrangements(_ count: Int, spacing: CGFloat) -> [(name: String, arrangement: FlowSection.Arrangement)]
    {
        let sizes = (0..<count).map { (number: Int) -> CGSize in
            CGSize(width: CGFloat(20 + 15 * (number % 3)), height: CGFloat(10 + 5 * (number % 2)))
        }
        var arrangements: [(name: String, arrangement: FlowSection.Arrangement)] = []
        for width in [30, 45, 100, 210] as [CGFloat] {
            let size = CGSize(width: 30, height: 12)
            arrangements.append(
                ("items of 30 in \(width)", FlowSection.uniform(size: size, width: width, spacing: spacing)))
        }
        arrangements.append(("items of nothing", FlowSection.uniform(size: .zero, width: 100, spacing: 0)))
        arrangements.append(
            ("many items", FlowSection.varied(sizes: sizes, width: 100, spacing: spacing, lineSpacing: 4)))
        arrangements.append(
            ("few items a line", FlowSection.varied(sizes: sizes, width: 30, spacing: spacing, lineSpacing: 0)))
        return arrangements
    }

    @Test("A flow layout arranges items in lines, within insets, headers and footers, and finds them by rectangle")
    func flows() throws {
        var lines: [String] = []
        for count in [0, 1, 2, 7] {
            for spacing in [0, 6] as [CGFloat] {
                for (name, arrangement) in arrangements(count, spacing: spacing) {
                    // Given
                    let section = FlowSection(
                        origin: 5, headerHeight: 7, footerHeight: 3,
                        insets: UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8), width: 100, lineSpacing: 4,
                        itemCount: count, arrangement: arrangement)

                    // When
                    let frames = (0..<count).map { section.frame(ofItem: $0) }
                    let bounds = [0, 14, 24, 26, 28, 30, 41.5, 200] as [CGFloat]
                    let found = zip(bounds, bounds.dropFirst()).map { section.items(in: $0..<$1) }

                    // Then
                    lines.append(
                        "\(count) \(name), spacing \(spacing): footer \(section.footerOrigin), end \(section.end)")
                    lines.append("    " + frames.map(text).joined(separator: " | "))
                    lines.append("    " + found.map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: " "))
                }
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Flow-sections.txt")
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func groups() -> [(name: String, group: NSCollectionLayoutGroup)] {
        let whole = size(.fractionalWidth(1), .fractionalHeight(1))
        let third = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(0.5)))
        let fixed = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .estimated(10)))
        fixed.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let none = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(0)))
        let inner = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(30), .absolute(40)), repeatingSubitem: fixed, count: 2)
        return [
            ("thirds across", .horizontal(layoutSize: whole, subitems: [third])),
            ("thirds down", .vertical(layoutSize: whole, subitems: [third])),
            ("two kinds across", .horizontal(layoutSize: whole, subitems: [third, fixed])),
            ("two kinds down", .vertical(layoutSize: whole, subitems: [fixed, third])),
            ("nothing", .horizontal(layoutSize: whole, subitems: [])),
            ("of no size", .vertical(layoutSize: whole, subitems: [none])),
            ("two across", .horizontal(layoutSize: whole, repeatingSubitem: fixed, count: 2)),
            ("two down", .vertical(layoutSize: whole, repeatingSubitem: fixed, count: 2)),
            ("three share across", .horizontal(layoutSize: whole, subitem: third, count: 3)),
            ("three share down", .vertical(layoutSize: whole, subitem: fixed, count: 3)),
            ("one shares", .horizontal(layoutSize: whole, subitem: fixed, count: 1)),
            ("a group and an item", .horizontal(layoutSize: whole, subitems: [inner, fixed])),
        ]
    }

    @Test("A group's items are beside or below each other, as many as fit or as requested, with their spacing")
    func groupsOfItems() throws {
        var lines: [String] = []
        let spacings: [(String, NSCollectionLayoutSpacing?)] = [
            ("none", nil), ("fixed 5", .fixed(5)), ("flexible 5", .flexible(5)),
        ]
        for (spacingName, spacing) in spacings {
            for insets in [0, 3] as [CGFloat] {
                for (name, group) in groups() {
                    // Given
                    group.interItemSpacing = spacing
                    group.contentInsets = NSDirectionalEdgeInsets(
                        top: insets, leading: insets * 2, bottom: insets * 3, trailing: insets * 4)

                    // When
                    let places = [CGSize(width: 100, height: 60), CGSize(width: 15, height: 15)].map {
                        group.places(in: $0).map { text($0.frame) + ($0.sizesItself ? "~" : "") }
                    }

                    // Then
                    lines.append("\(name), between them \(spacingName), insets \(insets):")
                    lines += places.map { "    " + $0.joined(separator: " | ") }
                }
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Groups-of-items.txt")
    }

    @Test(
        "A compositional section has its groups in lines between its headers and footers, self-sizing ones as measured")
    func sections() throws {
        var lines: [String] = []
        for count in [0, 1, 2, 5] {
            for (name, height) in [("fixed", NSCollectionLayoutDimension.absolute(20)), ("own", .estimated(20))] {
                for measured in [[:], [0: 30], [1: 5, 4: 50]] as [[Int: CGFloat]] {
                    // Given
                    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), height))
                    let section = NSCollectionLayoutSection(
                        group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
                    section.interGroupSpacing = 4
                    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 6)
                    let boundaries: [(NSRectAlignment, CGFloat)] = [
                        (.bottom, 9), (.topLeading, 7), (.top, 5), (.topTrailing, 3), (.leading, 2),
                    ]
                    section.boundarySupplementaryItems = boundaries.map { alignment, height in
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: size(.fractionalWidth(1), height == 5 ? .estimated(5) : .absolute(height)),
                            elementKind: "kind \(height)", alignment: alignment)
                    }

                    // When
                    let placed = CompositionalSection(
                        section, itemCount: count, origin: 10, container: CGSize(width: 108, height: 200),
                        heights: measured, boundaryHeights: ["kind 5.0": 15, "kind 9.0": 99])
                    let bounds = [0, 36, 37, 57, 61, 62, 90, 110, 300] as [CGFloat]

                    // Then
                    let found = zip(bounds, bounds.dropFirst()).map { placed.items(in: $0..<$1) }
                    lines.append("\(count) of \(name) height, measured \(measured.sorted { $0.key < $1.key }):")
                    lines.append(
                        "    ends at \(placed.end): "
                            + placed.boundaries.map { boundary in
                                "\(boundary.item.elementKind) \(text(boundary.frame))"
                            }.joined(separator: " | "))
                    lines.append("    " + (0..<count).map { text(placed.frame(ofItem: $0)) }.joined(separator: " | "))
                    lines.append("    " + found.map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: " "))
                }
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Composed-sections.txt")
    }
}
