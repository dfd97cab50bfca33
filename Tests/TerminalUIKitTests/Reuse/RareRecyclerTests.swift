import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Lists

/// Places, counts and keys of cells.
struct RareRecyclerTests {
    private func places<Index: CellIndex>(_ indices: [Index], itemName: String? = nil) -> [String] {
        let recycler =
            itemName.map { CellRecycler<Index, UITableViewCell>(itemName: $0) }
            ?? CellRecycler<Index, UITableViewCell>()
        recycler.show(
            indices, make: { _ in UITableViewCell(style: .default, reuseIdentifier: "a") }, place: { _, _ in },
            ended: { _, _ in })
        return recycler.cellsOnScreen.map(\.place.description)
    }

    @Test("A place is described by its number, and after the first section by its section")
    func named() {
        // Given
        let paths: [IndexPath] = [[0, 0], [0, 7], [1, 2], [12, 0]]

        // When
        let told = places(paths, itemName: "row")

        // Then
        expect(told, equals: ["row 0", "row 7", "row 2 of section 1", "row 0 of section 12"])
        expect(places([3, 4]) == ["item 3", "item 4"] && places([] as [Int]).isEmpty)
    }

    @Test("Rows and items are numbered through all sections, and each is counted separately")
    func paths() {
        // Given
        let (row, item) = (NSIndexPath(row: 3, section: 5), NSIndexPath(item: 4, section: 6))

        // When
        var sum = ReuseCounts()
        var more = ReuseCounts()
        (more.visible, more.made, more.reused, more.waiting) = (1, 2, 3, 4)
        for _ in 0..<2 { sum += more }

        // Then
        expect("\(row.section) \(row.row) \(row.item) \(row.length)", equals: "5 3 3 2")
        expect("\(item.section) \(item.row) \(item.item) \(item.length)", equals: "6 4 4 2")
        expect("\(sum.visible) \(sum.made) \(sum.reused) \(sum.waiting)", equals: "2 4 6 8")
        let made: [IndexPath] = [IndexPath(row: 1, section: 2), IndexPath(item: 3, section: 4)]
        expect(made.map { Array($0) }, equals: [[2, 1], [4, 3]])
        let methods = OptionalMethods<Int>()
        let before = methods.has(1)
        let answers = [
            methods.answer(of: 1) { 7 },
            methods.answer(of: 2) { () -> Int in
                methods.lack(2); return 8
            },
        ]
        methods.lack(1)
        expect(before == nil && answers == [7, nil] && methods.has(1) == true && methods.has(2) == false)
        let later = methods.answer(of: 2) { 9 }
        methods.forget()
        let (forgotten, again) = (methods.has(1), methods.answer(of: 2) { 9 })
        expect(later == nil && forgotten == nil && again == 9)
    }

    @Test("A header comes before its section's footer, and both before the next section's")
    func keys() {
        // Given
        let keys = [(1, false), (0, false), (1, true), (0, true)].map { SectionViewKey(section: $0, isHeader: $1) }

        // When
        let sorted = keys.sorted().map { "\($0.section) \($0.isHeader)" }

        // Then
        expect(sorted, equals: ["0 true", "0 false", "1 true", "1 false"])
        expect(!(keys[0] < keys[0]) && !(keys[2] < keys[2]))
        let rows = MeasuredRows(estimate: 10, heights: [3: 25, 1: 5])
        expect((0...5).map { rows.start(ofRow: $0) }, equals: [0, 10, 15, 25, 50, 60])
        expect(rows.measuring(3, 10).start(ofRow: 5) == 45 && rows.measuring(0, 11).start(ofRow: 1) == 11)
    }
}
