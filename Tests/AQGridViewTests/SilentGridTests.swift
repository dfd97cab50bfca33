import AQGridView
import TerminalTesting
import Testing

/// What a grid does whose delegate says nothing, and what it says to one that listens.
struct SilentGridTests {
    /// Has no method but those that must be.
    private final class Silent: AQGridViewDelegate {}

    /// Notes what moves the content.
    private final class Listening: AQGridViewDataSource, AQGridViewDelegate {
        var count = 20
        var calls: [String] = []

        func numberOfItems(in gridView: AQGridView) -> Int { count }
        func portraitGridCellSize(for gridView: AQGridView) -> CGSize { CGSize(width: 50, height: 50) }
        func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
            AQGridViewCell(frame: .zero, reuseIdentifier: "cell")
        }
        func scrollViewDidScroll(_ view: UIScrollView) { calls.append("at \(view.contentOffset.y)") }
        func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { calls.append("animated") }
    }

    @Test("Without delegate methods, a grid selects the item that the user chose, and leaves cells in their places")
    func silent() {
        // Given
        let grid = AQGridView(frame: CGRect(x: 0, y: 0, width: 300, height: 350))
        let delegate: any AQGridViewDelegate = Silent()
        let (frame, square) = (CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 9, height: 9))

        // When
        let items = [
            delegate.gridView(grid, willSelectItemAt: 4), delegate.gridView(grid, willDeselectItemAt: 5),
        ]

        // Then
        expect(items, equals: [4, 5])
        expect(delegate.gridView(grid, adjustCellFrame: frame, withinGridCellFrame: square), equals: frame)
    }

    @Test("A grid scrolls to an item, reports the end of animations only, and scrolls back if items are deleted")
    func moves() {
        // Given
        let (grid, listening) = (AQGridView(frame: CGRect(x: 0, y: 0, width: 100, height: 120)), Listening())
        (grid.dataSource, grid.delegate) = (listening, listening)
        grid.reloadData()
        grid.layoutIfNeeded()
        func told(_ work: () -> Void) -> String {
            listening.calls = []
            work()
            grid.layoutIfNeeded()
            return listening.calls.joined(separator: " ")
        }
        let positions: [AQGridViewScrollPosition] = [.none, .top, .middle, .bottom]

        // When
        let moved = positions.map { position in told { grid.scrollToItem(at: 9, at: position, animated: false) } }
        let again = told { grid.scrollToItem(at: 9, at: .bottom, animated: true) }
        let back = positions.map { position in told { grid.scrollToItem(at: 4, at: position, animated: true) } }
        let selected = told { grid.selectItem(at: 19, animated: true, scrollPosition: .top) }
        let nowhere = [-1, 20].map { index in told { grid.scrollToItem(at: index, at: .top, animated: true) } }
        let fewer = told {
            listening.count = 6
            grid.reloadData()
        }

        // Then
        expect(moved, equals: ["at 130.0", "at 200.0", "at 165.0", "at 130.0"])
        expect(again == "" && nowhere == ["", ""])
        expect(back, equals: ["at 100.0 animated", "", "at 65.0 animated", "at 30.0 animated"])
        expect(selected == "at 380.0 animated" && fewer == "at 30.0")
    }

    @Test("A new view in a property replaces the old one, and stays if it is set again")
    func replaced() {
        // Given
        let places: [(String, (AQGridView, UIView?) -> Void)] = [
            ("background", { $0.backgroundView = $1 }), ("header", { $0.gridHeaderView = $1 }),
            ("footer", { $0.gridFooterView = $1 }),
        ]
        for (name, put) in places {
            let grid = AQGridView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
            let (first, second) = (UIView(), UIView())

            // When
            let there = [first, first, second, nil].map { view in
                put(grid, view)
                return grid.subviews
            }

            // Then
            expect(there, equals: [[first], [first], [second], []], "\(name)")
        }
    }

    @Test("Background views of a visible cell are replaced, and stay if they are set again")
    func backgrounds() {
        // Given
        let cell = AQGridViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40), reuseIdentifier: nil)
        cell.selectionStyle = .gray
        cell.layoutIfNeeded()
        let views = (0..<3).map { _ in UIView() }
        cell.selectedBackgroundView = views[0]
        cell.isSelected = true

        // When
        let behind = [views[0], views[1]].map { view in
            cell.selectedBackgroundView = view
            return cell.subviews
        }
        cell.isSelected = false
        cell.isSelected = true
        let anew = cell.subviews
        let others = [views[2], views[2], nil].map { view in
            cell.backgroundView = view
            return cell.subviews
        }

        // Then
        let content = cell.contentView
        expect(behind == [[views[0], content], [content]] && anew == [views[1], content])
        expect(
            others, equals: [[views[2], views[1], content], [views[2], views[1], content], [views[1], content]])
    }
}
