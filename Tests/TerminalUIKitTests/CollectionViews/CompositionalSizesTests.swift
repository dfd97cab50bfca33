import TerminalUIKit
import TerminalTesting
import Testing

/// Sizes and rooms in a described layout, at their edges.
struct CompositionalSizesTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func collection(_ moons: Moons, _ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        collection.dataSource = moons
        collection.layoutIfNeeded()
        return collection
    }

    private func frames(_ collection: UICollectionView, _ count: Int) -> [CGRect] {
        (0..<count).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    @Test("A dimension is a fraction of a length, absolute, or an estimate")
    func dimensions() {
        // Given
        let dimensions: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(40), .estimated(50),
        ]

        // When
        let kinds = dimensions.map { [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated] }

        // Then
        let expected = (0..<4).map { kind in (0..<4).map { $0 == kind } }
        expect(kinds, equals: expected)
        expect(dimensions.map(\.dimension), equals: [0.5, 0.25, 40, 50])
        expect([NSCollectionLayoutSpacing.fixed(3), .flexible(3)].map(\.isFixedSpacing), equals: [true, false])
    }

    @Test("Columns share their height, keep their own, or repeat while they fit, within rounding")
    func columns() {
        // Given
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(30)))
        let column = size(.absolute(100), .absolute(100))
        let groups: [NSCollectionLayoutGroup] = [
            .vertical(layoutSize: column, subitem: item, count: 2),
            .vertical(layoutSize: column, repeatingSubitem: item, count: 2),
            .vertical(layoutSize: column, subitems: [item]),
        ]
        groups[0].interItemSpacing = .fixed(10)
        groups[1].interItemSpacing = .flexible(10)
        groups[2].interItemSpacing = .fixed(5)

        // When
        let ys = groups.map { group in
            frames(
                collection(
                    Moons([4]), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))),
                4
            ).map { [$0.minX, $0.minY, $0.height] }
        }

        // Then
        let expected: [[[CGFloat]]] = [
            [[0, 0, 45], [0, 55, 45], [0, 100, 45], [0, 155, 45]],
            [[0, 0, 30], [0, 70, 30], [0, 100, 30], [0, 170, 30]],
            [[0, 0, 30], [0, 35, 30], [0, 70, 30], [0, 100, 30]],
        ]
        expect(ys, equals: expected)
    }

    @Test("The environment of a section has the collection's size and traits, and no insets")
    func environment() {
        // Given
        var seen: [[CGFloat]] = []
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                let container = environment.container
                let (insets, effective) = (container.contentInsets, container.effectiveContentInsets)
                seen.append([
                    CGFloat(index), container.contentSize.width, container.effectiveContentSize.height, insets.top,
                    insets.leading, effective.bottom, effective.trailing, environment.traitCollection.displayScale,
                ])
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
                return section
            }, configuration: UICollectionViewCompositionalLayoutConfiguration())
        layout.configuration.interSectionSpacing = 7

        // When
        let collection = collection(Moons([1, 2]), layout)

        // Then
        let scale = collection.traitCollection.displayScale
        expect(seen, equals: [[0, 320, 200, 0, 0, 0, 0, scale], [1, 320, 200, 0, 0, 0, 0, scale]])
        expect(collection.contentSize.height, equals: 97)
        expect(collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame.minY, equals: 67)
    }

    @Test("A new spacing between sections, or a new width, arranges the sections again")
    func configuration() {
        // Given
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalWidth(0.25)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item]))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let collection = collection(Moons([3, 1]), layout)
        let before = collection.contentSize

        // When
        let other = UICollectionViewCompositionalLayoutConfiguration()
        other.interSectionSpacing = 30
        layout.configuration = other
        collection.frame.size.width = 400
        collection.layoutIfNeeded()

        // Then
        expect(before, equals: CGSize(width: 320, height: 250))
        expect(collection.contentSize, equals: CGSize(width: 400, height: 330))
        expect(frames(collection, 3).map(\.origin.x), equals: [0, 200, 0])
    }

    @Test("A section without items needs no description, and takes no room")
    func undescribed() {
        // Given
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
        let described = NSCollectionLayoutSection(group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : described }

        // When
        let collection = collection(Moons([0, 1]), layout)

        // Then
        expect(collection.contentSize.height == 30 && collection.visibleCells.map(\.frame.minY) == [0])
    }

    @Test(
        "A list's appearance sets its margins, headers, footers and separators",
        arguments: zip(
            [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain],
            [[0, 0], [0, 11], [16, 11], [0, 0], [0, 0]] as [[CGFloat]]))
    func list(appearance: UICollectionLayoutListConfiguration.Appearance, insets: [CGFloat]) {
        // Given
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)

        // When
        let collection = collection(Titled([2]), layout)

        // Then
        let (x, y) = (insets[0], insets[1])
        expect(
            frames(collection, 2),
            equals: [
                CGRect(x: x, y: 28 + y, width: 320 - 2 * x, height: 44),
                CGRect(x: x, y: 72 + y, width: 320 - 2 * x, height: 44),
            ])
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        expect(
            kinds.map {
                layout.layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: 0))?.frame
            },
            equals: [
                CGRect(x: 0, y: 0, width: 320, height: 28), CGRect(x: 0, y: 116 + 2 * y, width: 320, height: 28),
            ])
        expect(collection.contentSize, equals: CGSize(width: 320, height: 144 + 2 * y))
    }

    /// Rows of a list, and titles that are as high as a list takes them to be.
    private final class Titled: Moons {
        private final class Title: UICollectionReusableView {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes { layoutAttributes }
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Row")
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = "\(indexPath.item)"
            cell.contentConfiguration = content
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Title")
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
        }
    }

    @Test("An item without a width appears once in a group, and a narrow item as often as it fits")
    func empty() {
        // Given
        let widths: [CGFloat] = [0, 0.5, 160, 320, 321]

        // When
        let places = widths.map { width in
            let item = NSCollectionLayoutItem(layoutSize: size(.absolute(width), .absolute(10)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(320), .absolute(10)), subitems: [item])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            return frames(collection(Moons([3]), layout), 3).map { [$0.minX, $0.minY] }
        }

        // Then
        let expected: [[[CGFloat]]] = [
            [[0, 0], [0, 10], [0, 20]], [[0, 0], [0.5, 0], [1, 0]], [[0, 0], [160, 0], [0, 10]],
            [[0, 0], [0, 10], [0, 20]], [[0, 0], [0, 10], [0, 20]],
        ]
        expect(places, equals: expected)
    }
}
