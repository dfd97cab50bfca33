import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Lists

/// Which cells are shown, made, kept and shown again, a table that is compared whole.
struct WholeRecyclerTests {
    private final class Cell: UIView, ReusableCell {
        let reuseIdentifier: String?
        let name: String
        var hasBeenShown = false
        var prepared = 0

        init(_ name: String, _ identifier: String?) {
            (self.name, reuseIdentifier) = (name, identifier)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        func prepareForReuse() { prepared += 1 }
    }

    @Test("The recycler queues cells that leave, and reuses them in order")
    func whole() throws {
        // Given
        let recycler = CellRecycler<Int, Cell>(itemName: "moon")
        var lines: [String] = []
        var made = 0
        func note(_ what: String) {
            let counts = recycler.counts
            lines.append(
                "\(what): \(counts.visible) seen, \(counts.made) made, \(counts.reused) reused, \(counts.waiting) wait")
            lines.append(
                "    "
                    + recycler.cellsOnScreen.map { on in
                        "\(on.place) \((on.cell as? Cell)?.name ?? "")"
                    }.joined(separator: " | "))
            lines.append(
                "    "
                    + recycler.waiting.map { identifier, cells in
                        "\(identifier) \(cells.map { "\($0.name)\($0.prepared)" }.joined(separator: " "))"
                    }.joined(separator: "; ") + " | at -1…7: "
                    + (-1...7).map { recycler.cell(at: $0)?.name ?? "–" }.joined(separator: " "))
        }
        func show(_ wanted: [Int]) {
            var told: [String] = []
            recycler.show(
                wanted,
                make: { index in
                    let identifier = index % 3 == 0 ? "third" : index == 5 ? nil : index == 7 ? "" : "usual"
                    if let cell = recycler.dequeue(withIdentifier: identifier ?? "none") { return cell }
                    made += 1
                    return Cell("c\(made)", identifier)
                }, place: { cell, index in told.append("+\(index)\(cell.name)") },
                ended: { cell, index in told.append("-\(index)\(cell.name)") })
            note("show \(wanted), \(told.joined(separator: " "))")
        }

        // When
        for wanted in [[], [0, 1, 2], [0, 1, 2], [1, 2, 3], [2], [0, 4, 6], [5, 7], [1, 2, 3, 4, 5]] { show(wanted) }
        show([2, 3, 4, 5, 6])
        recycler.reindex(
            { $0 == 3 ? nil : $0 == 6 ? 0 : $0 + 1 }, ended: { lines.append("    ended \($1) \($0.name)") })
        note("moved")
        recycler.reindex { $0 + 1 }
        note("moved again")
        recycler.recycleAll { lines.append("    ended \($1) \($0.name)") }
        note("all gone")
        show([1, 2])

        // Then
        let shown = try #require(recycler.cell(at: 1))
        expect(recycler.index(of: shown) == 1 && recycler.index(of: Cell("other", nil)) == nil)
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Recycled.txt")
    }

    @Test("Counts are added one by one, and a place in a list names its section if it isn't the first")
    func counts() {
        // Given
        var (first, second) = (ReuseCounts(), ReuseCounts())
        (first.visible, first.made, first.reused, first.waiting) = (1, 20, 300, 4000)
        (second.visible, second.made, second.reused, second.waiting) = (5, 60, 700, 8000)
        let recycler = CellRecycler<IndexPath, Cell>()

        // When
        first += second
        recycler.show([[0, 3], [1, 2]], make: { _ in Cell("c", "c") }, place: { _, _ in }, ended: { _, _ in })

        // Then
        expect(first.visible == 6 && first.made == 80 && first.reused == 1000 && first.waiting == 12000)
        let places = recycler.cellsOnScreen.map(\.place.description)
        expect(places, equals: ["item 3", "item 2 of section 1"])
    }

    @Test("The recycler remembers which delegate methods are missing, until it forgets them on demand")
    func optionalMethods() {
        // Given
        let methods = OptionalMethods<Int>()

        // When
        let first = methods.answer(of: 1) { "one" }
        let second: String? = methods.answer(of: 2) {
            methods.lack(2)
            return "two"
        }
        methods.lack(1)
        let third: String? = methods.answer(of: 2) { "asked again" }

        // Then
        expect(first == "one" && second == nil && third == nil)
        expect(methods.has(1) == true && methods.has(2) == false && methods.has(3) == nil)
        methods.forget()
        expect(methods.has(1) == nil && methods.has(2) == nil)
    }
}
