import AQGridView
import TerminalTesting
import Testing

struct UpdateTests {
    private let list = ListOfItems((0..<9).map { "\($0)" })

    @Test("Inserted and deleted items change the screen, and the cells of other items move with their items")
    func insertAndDelete() {
        // Given
        let grid = list.makeGrid()
        let cell = grid.cellForItem(at: 4)

        // When
        list.items = ["a", "0", "1", "b", "2", "4", "5", "6", "7", "8"]
        grid.beginUpdates()
        grid.insertItems(at: [0, 3], with: .fade)
        grid.deleteItems(at: [3], with: .fade)
        grid.endUpdates()
        grid.layoutIfNeeded()

        // Then
        expect(grid.titles, equals: list.items)
        expect(grid.cellForItem(at: 5) === cell)
        expect(grid.reuseCounts.made, equals: 10)
    }

    @Test("A moved item keeps its cell", arguments: [(0, 5), (7, 2), (3, 3)])
    func move(from: Int, to: Int) {
        // Given
        let grid = list.makeGrid()
        let cell = grid.cellForItem(at: from)

        // When
        list.items.insert(list.items.remove(at: from), at: to)
        grid.moveItem(at: from, to: to, with: .none)
        grid.layoutIfNeeded()

        // Then
        expect(grid.titles, equals: list.items)
        expect(grid.cellForItem(at: to) === cell)
    }

    @Test("Reloading an item requests only its cell again")
    func reload() {
        // Given
        let grid = list.makeGrid()

        // When
        list.items = list.items.map { $0 + "!" }
        grid.reloadItems(at: [2], with: .none)
        grid.layoutIfNeeded()

        // Then
        expect(grid.titles, equals: ["0", "1", "2!", "3", "4", "5", "6", "7", "8"])
    }

    @Test("A selected item stays selected when it moves, and a deleted one doesn't")
    func selection() {
        // Given
        let grid = list.makeGrid()
        grid.selectItem(at: 4, animated: false, scrollPosition: .none)

        // When
        list.items.insert("new", at: 0)
        grid.insertItems(at: [0], with: .none)
        let moved = grid.indexOfSelectedItem()
        list.items.remove(at: 5)
        grid.deleteItems(at: [5], with: .none)

        // Then
        expect(moved, equals: 5)
        expect(grid.indexOfSelectedItem(), equals: NSNotFound)
    }

    @Test("A grid whose last items are deleted scrolls back to the remaining ones")
    func shrunk() {
        // Given
        let list = ListOfItems(count: 100)
        let grid = list.makeGrid()
        grid.scrollToItem(at: 99, at: .bottom, animated: false)
        grid.layoutIfNeeded()

        // When
        list.items.removeLast(94)
        grid.deleteItems(at: IndexSet(6..<100), with: .none)
        grid.layoutIfNeeded()

        // Then
        expect(grid.contentOffset, equals: .zero)
        expect(grid.visibleCells.count, equals: 6)
    }

    @Test("A cell without an identifier ends the process when it leaves the screen, with a dictionary's message")
    func noIdentifier() async {
        // Given
        let words = "'NSInvalidArgumentException', reason: '-[__NSCFDictionary setObject:forKey:]: attempt to insert"

        // When
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = ListOfItems(count: 30)
                list.identifier = nil
                let grid = list.makeGrid()
                grid.scrollToItem(at: 9, at: .top, animated: false)
                grid.layoutIfNeeded()
            }
        }

        // Then
        expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self), contains: words + " nil key'")
    }

    @Test("A count that doesn't match the updates ends the process with the library's message")
    func wrongCount() async {
        // Given
        let words = "Started with 9, added 1, deleted 0. Expected 10 items after changes, but got 9"

        // When
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            await MainActor.run {
                let grid = ListOfItems(count: 9).makeGrid()
                let list = ListOfItems(count: 9)
                grid.dataSource = list
                grid.insertItems(at: [0], with: .none)
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message, contains: words)
    }
}
