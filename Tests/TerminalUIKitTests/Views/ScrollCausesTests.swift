import TerminalTesting
import TerminalUIKit
import Testing

/// The calls on a delegate for each change that moves a list's content, with the offset.
struct ScrollCausesTests {
    private final class Told: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDelegate {
        var counts = [6, 6, 6]
        var calls: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
        func scrollViewDidScroll(_ view: UIScrollView) {
            calls.append("at \(view.contentOffset.x),\(view.contentOffset.y)")
        }
        func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { calls.append("animated") }
        func scrollViewWillBeginDragging(_ view: UIScrollView) { calls.append("drags") }
        func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append("dragged\(decelerate ? ", goes on" : "")")
        }
        func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
            calls.append("to the top?")
            return true
        }
        func scrollViewDidScrollToTop(_ view: UIScrollView) { calls.append("at the top") }
        func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { calls.append("inset") }
    }

    private let told = Told()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 220))

    /// Shows a list in the window, and says what each step tells, and where the content is.
    private func lines(of view: UIScrollView, _ steps: [(String, () -> Void)]) -> [String] {
        view.frame = window.bounds
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return steps.map { name, step in
            told.calls = []
            step()
            window.layoutIfNeeded()
            return "\(name): \(told.calls.joined(separator: " "))"
        }
    }

    /// The changes that move any content.
    private func common(_ view: UIScrollView) -> [(String, () -> Void)] {
        let far = CGRect(x: 0, y: 500, width: 100, height: 44)
        return [
            ("offset", { view.setContentOffset(CGPoint(x: 0, y: 100), animated: false) }),
            ("the same", { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }),
            ("animated", { view.setContentOffset(CGPoint(x: 0, y: 90), animated: true) }),
            ("rectangle", { view.scrollRectToVisible(far, animated: false) }),
            ("the same", { view.scrollRectToVisible(far, animated: true) }),
            ("the first", { view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true) }),
            ("finger", { view.scroll(by: CGPoint(x: 0, y: 30)) }),
            ("inset", { view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0) }),
            ("far beyond", { view.scrollRectToVisible(CGRect(x: 0, y: 9999, width: 1, height: 1), animated: false) }),
            ("status bar", { window.tapStatusBar() }),
            ("no inset", { view.contentInset = .zero }),
        ]
    }

    @Test("A table scrolls to rows and sections and after updates, and reports the end of animations only")
    func table() throws {
        // Given
        let table = UITableView(frame: .zero, style: .plain)
        table.sectionIndexMinimumDisplayRowCount = 1
        (table.dataSource, table.delegate) = (told, told)
        let positions: [(String, UITableView.ScrollPosition)] = [
            ("nearest", .none), ("top", .top), ("middle", .middle), ("bottom", .bottom),
        ]

        // When
        let moves = positions.flatMap { name, position in
            [(IndexPath(row: 2, section: 2), false), ([0, 3], true), ([0, 3], true)].map { path, animated in
                (
                    "row \(path[0]).\(path[1]) \(name)\(animated ? ", animated" : "")",
                    { table.scrollToRow(at: path, at: position, animated: animated) }
                )
            } as [(String, () -> Void)]
        }
        let selections = positions.map { name, position in
            ("selected \(name)", { table.selectRow(at: [1, 5], animated: true, scrollPosition: position) })
        }
        let ends: [(String, () -> Void)] = [
            ("letter", { table.tapSectionIndex("B") }), ("the same", { table.tapSectionIndex("B") }),
            ("the last", { table.tapSectionIndex("C") }),
            (
                "rows go",
                {
                    told.counts = [6, 6, 1]
                    table.deleteRows(at: (0..<5).map { [2, $0] }, with: .none)
                }
            ),
            (
                "all is asked anew",
                {
                    told.counts = [2, 2, 2]
                    table.reloadData()
                }
            ),
        ]
        let lines = lines(of: table, common(table) + moves + selections + ends)

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Scrolled-table.txt")
    }

    @Test("A collection scrolls to items and after updates, and reports the end of animations only")
    func collection() throws {
        // Given
        let (layout, moons) = (UICollectionViewFlowLayout(), Moons([20, 20]))
        layout.itemSize = CGSize(width: 45, height: 40)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        (view.dataSource, view.delegate) = (moons, told)
        let positions: [(String, UICollectionView.ScrollPosition)] = [
            ("nearest", []), ("top", .top), ("middle", .centeredVertically), ("bottom", .bottom), ("left", .left),
            ("middle across", .centeredHorizontally), ("right", .right),
        ]

        // When
        let moves = positions.flatMap { name, position in
            [(IndexPath(item: 12, section: 1), false), ([0, 9], true), ([0, 9], true)].map { path, animated in
                (
                    "item \(path[0]).\(path[1]) \(name)\(animated ? ", animated" : "")",
                    { view.scrollToItem(at: path, at: position, animated: animated) }
                )
            } as [(String, () -> Void)]
        }
        let ends: [(String, () -> Void)] = [
            ("selected", { view.selectItem(at: [1, 3], animated: true, scrollPosition: .bottom) }),
            ("selected at once", { view.selectItem(at: [1, 19], animated: false, scrollPosition: .bottom) }),
            ("selected where it is", { view.selectItem(at: [0, 0], animated: true, scrollPosition: []) }),
            (
                "items go",
                {
                    moons.counts = [20, 10]
                    view.deleteItems(at: (0..<10).map { [1, $0] })
                }
            ),
            (
                "all is asked anew",
                {
                    moons.counts = [6]
                    view.reloadData()
                }
            ),
        ]
        let lines = lines(of: view, common(view) + moves + ends)

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Scrolled-collection.txt")
    }
}
