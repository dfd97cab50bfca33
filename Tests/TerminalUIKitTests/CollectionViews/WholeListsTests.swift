import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit

/// Lists made of collections, of every look, each a table that is compared whole.
struct WholeListsTests {
    /// Rows with texts, whose titles say where they are.
    private final class Rows: NSObject, UICollectionViewDataSource {
        var counts = [3, 0, 1]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "Moon \(path.section).\(path.item) ", count: 1 + path.item * 4)
            cell.contentConfiguration = content
            return cell
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
            let part = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path)
            var content = UIListContentConfiguration.plainHeader()
            content.text = kind == UICollectionView.elementKindSectionHeader ? "Head" : "Foot"
            (part as? UICollectionViewListCell)?.contentConfiguration = content
            return part
        }
    }

    private let modes:
        [(UICollectionLayoutListConfiguration.HeaderMode, UICollectionLayoutListConfiguration.FooterMode, Bool)] = [
            (.none, .none, true), (.supplementary, .none, false), (.supplementary, .supplementary, true),
            (.firstItemInSection, .supplementary, true),
        ]

    private func text(_ rect: CGRect) -> String { "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)" }

    @Test("A list's appearance determines the width of its rows, their separators, and headers and footers")
    func looks() throws {
        var lines: [String] = []
        for appearance: UICollectionLayoutListConfiguration.Appearance in [
            .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
        ] {
            for (header, footer, separates) in modes {
                // Given
                let rows = Rows()
                var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
                (configuration.headerMode, configuration.footerMode) = (header, footer)
                if !separates { configuration.showsSeparators = false }
                let layout = UICollectionViewCompositionalLayout.list(using: configuration)
                layout.configuration.interSectionSpacing = 5
                let list = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 200, height: 330), collectionViewLayout: layout)
                list.dataSource = rows

                // When
                let before = list.collectionViewLayout.collectionViewContentSize
                list.layoutIfNeeded()
                let size = list.contentSize
                let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 999)) ?? []
                let some = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 44, width: 200, height: 1)) ?? []

                // Then
                lines.append(
                    "\(appearance), \(header) above, \(footer) below, \(separates ? "lines" : "no lines"): "
                        + "\(before.height), then \(size.width)×\(size.height)")
                lines += [all, some].map { attributes in
                    "    "
                        + attributes.map { place in
                            "\(place.representedElementKind?.suffix(6) ?? "row") \(place.indexPath.section)."
                                + "\(place.indexPath.item) \(text(place.frame))"
                                + (place.hasSeparator.map { $0 ? " line" : " no line" } ?? "")
                        }.joined(separator: " | ")
                }
                lines += ControlFixture.rendering(of: list).components(separatedBy: "\n").map {
                    "    |" + $0.replacing(/\s+$/, with: "")
                }
                let outside: [IndexPath] = [[0, 3], [1, 0], [3, 0], [-1, 0], [0, -1]]
                expect(outside.allSatisfy { layout.layoutAttributesForItem(at: $0) == nil })
                expect(layout.layoutAttributesForSupplementaryView(ofKind: "none", at: [0, 0]), equals: nil)
                expect(layout.layoutAttributesForSupplementaryView(ofKind: "none", at: [9, 0]), equals: nil)
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Lists.txt")
    }

    @Test("A list's configuration provides the swipe actions of each side, for existing rows")
    func swipes() {
        // Given
        let rows = Rows()
        var (done, asked): ([String], [IndexPath]) = ([], [])
        func actions(_ title: String) -> (IndexPath) -> UISwipeActionsConfiguration? {
            { path in
                asked.append(path)
                let action = UIContextualAction(style: .normal, title: title) { _, view, end in
                    done.append("\(title) \(type(of: view))")
                    end(title != "Keep")
                }
                let other = UIContextualAction(style: .normal, title: nil) { _, _, _ in done.append("nameless") }
                return path.section == 2 ? nil : UISwipeActionsConfiguration(actions: [action, other])
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = actions("Keep")
        configuration.trailingSwipeActionsConfigurationProvider = actions("Drop")
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 330),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.dataSource = rows

        // When
        let titles = ([[0, 0], [0, 3], [2, 0], [9, 0]] as [IndexPath]).map { path in
            [UISwipeGestureRecognizer.Direction.left, .right, .up].map { list.swipeActionTitles(ofItemAt: path, $0) }
        }
        list.layoutIfNeeded()
        let results = [
            list.swipeItem(at: [0, 0]), list.swipeItem(at: [0, 1], .right, choosing: "keep"),
            list.swipeItem(at: [0, 1], .left, choosing: "keep"), list.swipeItem(at: [0, 1], .down),
            list.swipeItem(at: [0, 3]), list.swipeItem(at: [2, 0]),
        ]

        // Then
        expect(titles, equals: [[["Drop", ""], ["Keep", ""], []], [[], [], []], [[], [], []], [[], [], []]])
        expect(results, equals: [true, false, false, false, false, false])
        expect(done, equals: ["Drop UICollectionViewListCell", "Keep UICollectionViewListCell"])
        expect(!asked.contains([0, 3]) && !asked.contains([9, 0]))
    }

    @Test("Layout attributes have a frame that follows center and size, and a category for decorations")
    func attributes() {
        // Given
        let cell = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
        let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: [0, 1])
        let part = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: [0, 0])

        // When
        cell.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        cell.center = CGPoint(x: 50, y: 60)
        let moved = cell.frame
        cell.size = CGSize(width: 10, height: 4)

        // Then
        expect(moved, equals: CGRect(x: 35, y: 40, width: 30, height: 40))
        expect(cell.frame == CGRect(x: 45, y: 58, width: 10, height: 4) && cell.center == CGPoint(x: 50, y: 60))
        expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden && cell.hasSeparator == nil)
        expect(
            [cell, decoration, part].map(\.representedElementCategory),
            equals: [.cell, .decorationView, .supplementaryView])
        expect([cell, decoration, part].map(\.representedElementKind), equals: [nil, "ground", "head"])
        let paths: [IndexPath] = [[1, 2], [0, 1], [0, 0]]
        expect([cell, decoration, part].map(\.indexPath), equals: paths)
    }
}
