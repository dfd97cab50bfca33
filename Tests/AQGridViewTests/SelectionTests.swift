import AQGridView
import TerminalTesting
import Testing

struct SelectionTests {
    private let list = ListOfItems(count: 100)

    @Test("A tap selects an item and deselects the one before, with the delegate's calls in the library's order")
    func tap() {
        // Given
        let grid = list.makeGrid()
        grid.tapItem(at: 2)
        _ = list.takeLog()

        // When
        grid.tapItem(at: 5)

        // Then
        expect(list.takeLog(), equals: ["will deselect 2", "did deselect 2", "will select 5", "did select 5"])
        expect(grid.indexOfSelectedItem(), equals: 5)
        expect(grid.visibleCells.map(\.isSelected).firstIndex(of: true), equals: 5)
    }

    @Test("A second tap deselects, unless a selection is required", arguments: [false, true])
    func secondTap(required: Bool) {
        // Given
        let grid = list.makeGrid()
        grid.requiresSelection = required
        grid.tapItem(at: 2)

        // When
        grid.tapItem(at: 2)

        // Then
        expect(grid.indexOfSelectedItem(), equals: (required ? 2 : NSNotFound))
    }

    @Test("The delegate may choose another item, or none")
    func choice() {
        // Given
        let grid = list.makeGrid()

        // When
        list.chosen = { $0 + 1 }
        grid.tapItem(at: 2)
        let other = grid.indexOfSelectedItem()
        list.chosen = { _ in NSNotFound }
        grid.tapItem(at: 7)

        // Then
        expect(other, equals: 3)
        expect(grid.indexOfSelectedItem(), equals: NSNotFound)
    }

    @Test("No item is selected if selection isn't allowed, or if there is no item")
    func notAllowed() {
        // Given
        let grid = list.makeGrid()

        // When
        let beyond = grid.tapItem(at: 100)
        grid.selectItem(at: -1, animated: false, scrollPosition: .none)
        grid.allowsSelection = false
        let forbidden = grid.tapItem(at: 1)

        // Then
        expect(!beyond && !forbidden)
        expect(grid.indexOfSelectedItem(), equals: NSNotFound)
    }

    @Test("Selecting in code doesn't call the delegate")
    func inCode() {
        // Given
        let grid = list.makeGrid()

        // When
        grid.selectItem(at: 60, animated: false, scrollPosition: .middle)
        grid.layoutIfNeeded()

        // Then
        expect(list.takeLog(), equals: ["did scroll"])
        expect(grid.cellForItem(at: 60)?.isSelected, equals: true)
        grid.deselectItem(at: 60, animated: false)
        expect(grid.cellForItem(at: 60)?.isSelected, equals: false)
    }

    @Test("A reused cell isn't selected for its new item, but the selected item is when it reappears")
    func acrossReuse() {
        // Given
        let grid = list.makeGrid()
        grid.tapItem(at: 0)

        // When
        grid.scrollToItem(at: 90, at: .top, animated: false)
        grid.layoutIfNeeded()
        let elsewhere = grid.visibleCells.filter(\.isSelected).count
        grid.scrollToItem(at: 0, at: .top, animated: false)
        grid.layoutIfNeeded()

        // Then
        expect(elsewhere, equals: 0)
        expect(grid.visibleCells.map(\.isSelected).firstIndex(of: true), equals: 0)
    }

    @Test("If the delegate chooses an item that doesn't exist, no item is selected")
    func chosenBeyond() {
        // Given
        let grid = list.makeGrid()
        list.chosen = { _ in 1000 }

        // When
        grid.tapItem(at: 3)

        // Then
        expect(grid.indexOfSelectedItem(), equals: NSNotFound)
        expect(list.takeLog(), equals: ["will select 3"])
    }
}
