import TerminalUIKit
import TerminalTesting
import Testing

/// Grids and lists that are described, not computed.
struct CompositionalLayoutTests {
    private let moons = Moons([7])

    private func collection(_ section: NSCollectionLayoutSection) -> UICollectionView {
        collection(UICollectionViewCompositionalLayout(section: section))
    }

    private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        collection.dataSource = moons
        collection.layoutIfNeeded()
        return collection
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frames(_ collection: UICollectionView, _ items: Int...) -> [CGRect?] {
        items.map { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    @Test("A group contains as many items side by side as fit, and the next group is below it")
    func fitting() {
        // Given
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
        section.interGroupSpacing = 4
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)

        // When
        let collection = collection(section)

        // Then
        expect(
            frames(collection, 0, 3, 4),
            equals: [
                CGRect(x: 20, y: 10, width: 70, height: 60), CGRect(x: 230, y: 10, width: 70, height: 60),
                CGRect(x: 20, y: 74, width: 70, height: 60),
            ])
        expect(collection.contentSize, equals: CGSize(width: 320, height: 144))
    }

    @Test("With a count, items share the group's width, and repeated items keep their own")
    func counted() {
        // Given
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1)))
        let groupSize = size(.fractionalWidth(1), .absolute(60))
        let sharing = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 2)
        sharing.interItemSpacing = .fixed(20)
        let repeating = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, repeatingSubitem: item, count: 2)
        repeating.interItemSpacing = .flexible(20)

        // When
        let collections = [sharing, repeating].map { collection(NSCollectionLayoutSection(group: $0)) }

        // Then
        expect(
            frames(collections[0], 1, 2),
            equals: [
                CGRect(x: 170, y: 0, width: 150, height: 60), CGRect(x: 0, y: 60, width: 150, height: 60),
            ])
        expect(frames(collections[1], 1), equals: [CGRect(x: 270, y: 0, width: 50, height: 60)])
    }

    @Test("A group can contain a group: one large item with two small ones beside it")
    func nested() {
        // Given
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, pair])

        // When
        let collection = collection(NSCollectionLayoutSection(group: group))

        // Then
        expect(
            frames(collection, 0, 1, 2, 3),
            equals: [
                CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 162, y: 2, width: 156, height: 46),
                CGRect(x: 162, y: 52, width: 156, height: 46), CGRect(x: 0, y: 100, width: 160, height: 100),
            ])
    }

    @Test("Headers are above their sections and footers below, and the provider receives their index paths")
    func boundaries() {
        // Given
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(22)))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(22)), subitems: [item]))
            let edge = size(.fractionalWidth(1), .absolute(11))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: edge, elementKind: footer, alignment: .bottom),
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: edge, elementKind: header, alignment: .top),
            ]
            return section
        }

        // When
        let collection = collection(layout)
        let frames = [header, footer].map {
            layout.layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: 0))?.frame.minY
        }

        // Then
        expect(widths, equals: [320])
        expect(frames, equals: [0, 165])
        expect(collection.contentSize.height, equals: 176)
    }

    @Test("A section with items that the provider doesn't describe ends the process, in UIKit's words")
    func undescribed() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let moons = Moons([1])
                let collection = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 200),
                    collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
                collection.dataSource = moons
                collection.layoutIfNeeded()
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message, contains: "Invalid section definition. Please specify a valid section definition when content")
    }

    // MARK: Lists

    private typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, String>

    private func list(_ texts: [String]) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = Registration { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(texts)
        source.apply(snapshot)
        collection.layoutIfNeeded()
        return (collection, source)
    }

    @Test("Rows of a list are as high as their content, and push the rows below down")
    func selfSizing() {
        // Given
        let long = String(repeating: "waxing gibbous ", count: 6)

        // When
        let (collection, source) = list(["New", long, "Full"])

        // Then
        expect(collection.visibleCells.map(\.frame.height), equals: [44, 88, 44])
        expect(collection.visibleCells.map(\.frame.minY), equals: [0, 44, 132])
        expect(collection.contentSize.height, equals: 176)
        withExtendedLifetime(source) {}
    }

    @Test("Rows keep their heights when one above them is deleted, and cells are reused")
    func updates() {
        // Given
        let long = String(repeating: "waxing gibbous ", count: 6)
        let (collection, source) = list(["New", long, "Full"] + (0..<50).map { "\($0)" })

        // When
        var snapshot = source.snapshot()
        snapshot.deleteItems(["New"])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        let heights = collection.visibleCells.prefix(2).map(\.frame.height)
        for _ in 0..<30 {
            collection.scroll(by: CGPoint(x: 0, y: 100))
            collection.layoutIfNeeded()
        }

        // Then
        expect(heights, equals: [88, 44])
        expect(collection.reuseCounts.made <= 7)
        expect(collection.indexPathsForVisibleItems.last?.item, equals: 51)
    }

    @Test("A selected row has another background, which its configuration provides")
    func selection() {
        // Given
        let (collection, source) = list(["New", "Full"])

        // When
        collection.tapItem(at: IndexPath(item: 1, section: 0))
        collection.layoutIfNeeded()
        let colors = collection.visibleCells.map { $0.backgroundConfiguration?.backgroundColor }

        // Then
        expect(colors, equals: [.systemBackground, .systemGray4])
        withExtendedLifetime(source) {}
    }

    // MARK: Lists

    @Test("A row of a list that is on screen grows with its configuration")
    func growingRow() {
        // Given
        let list = collection(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
        let before = frames(list, 1)[0]?.minY ?? 0

        // When
        var content = UIListContentConfiguration.cell()
        content.text = "A text that is so long that it has to be broken in three lines, or in even more than that"
        cell?.contentConfiguration = content
        list.layoutIfNeeded()

        // Then
        expect(frames(list, 1)[0]?.minY ?? 0 > before)
        expect(frames(list, 1)[0]?.minY, equals: cell?.frame.maxY)
    }

    @Test("The line below a row begins where its text does, beside its image")
    func separator() throws {
        // Given
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 160, height: 44),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            (content.text, content.image) = ("Moon", UIImage(systemName: "moonphase.full.moon"))
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])

        // When
        source.apply(snapshot)
        let lines = ControlFixture.rendering(of: list).split(separator: "\n")

        // Then
        let text = try #require(lines.first { $0.contains("Moon") })
        let line = try #require(lines.first { $0.contains("─") })
        expect(line.prefix { $0 != "─" }.count, equals: text.prefix { $0 != "M" }.count)
    }

    @Test("A swipe over a row shows the actions that the list's configuration has for that side")
    func swiping() {
        // Given
        var done: [String] = []
        func buttons(_ titles: String...) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(
                actions: titles.map { title in
                    UIContextualAction(style: .normal, title: title) { _, view, end in
                        done.append("\(title) \(view is UICollectionViewCell)")
                        end(title != "Flag")
                    }
                })
        }
        var description = UICollectionLayoutListConfiguration(appearance: .plain)
        description.trailingSwipeActionsConfigurationProvider = { $0.item == 1 ? buttons("Delete", "Flag") : nil }
        description.leadingSwipeActionsConfigurationProvider = { _ in buttons("Read") }
        let list = collection(UICollectionViewCompositionalLayout.list(using: description))
        let row = IndexPath(item: 1, section: 0)

        // When
        let answers = [
            list.swipeItem(at: row), list.swipeItem(at: row, choosing: "flag"), list.swipeItem(at: row, .right),
            list.swipeItem(at: IndexPath(item: 0, section: 0)), list.swipeItem(at: IndexPath(item: 99, section: 0)),
        ]

        // Then
        expect(list.swipeActionTitles(ofItemAt: row), equals: ["Delete", "Flag"])
        expect(answers, equals: [true, false, true, false, false])
        expect(done, equals: ["Delete true", "Flag true", "Read true"])
    }
}
