import Foundation
import TerminalTesting
import Testing

@testable import Lists

/// The errors about updates of a list that don't match its rows afterwards, in a recorded table.
struct WholeUpdateChecksTests {
    private typealias Change = (inout ListUpdates) -> Void

    /// Changes of three sections of 3, 1 and 0 rows, and how many there are afterwards.
    private let changes: [(String, [Int], Change)] = [
        ("nothing", [3, 1, 0], { _ in }), ("nothing, but a row more", [3, 2, 0], { _ in }),
        ("nothing, but a section more", [3, 1, 0, 0], { _ in }), ("nothing, but all gone", [], { _ in }),
        ("a row deleted", [2, 1, 0], { $0.deleted = [[0, 2]] }),
        ("and it is still there", [3, 1, 0], { $0.deleted = [[0, 2]] }),
        ("behind the last", [3, 1, 0], { $0.deleted = [[0, 3]] }),
        ("of an empty section", [3, 1, 0], { $0.deleted = [[2, 0]] }),
        ("of no section", [3, 1, 0], { $0.deleted = [[3, 0], [4, 0]] }),
        ("before the first", [3, 1, 0], { $0.deleted = [[0, -1], [-1, 0]] }),
        ("two of them", [3, 1, 0], { $0.deleted = [[1, 7], [0, 9]] }),
        ("a row reloaded", [3, 1, 0], { $0.reloaded = [[0, 2]] }),
        ("none there", [3, 1, 0], { $0.reloaded = [[0, 3]] }),
        ("a row inserted", [4, 1, 0], { $0.inserted = [[0, 3]] }),
        ("and isn't there", [3, 1, 0], { $0.inserted = [[0, 2]] }),
        ("behind the end", [4, 1, 0], { $0.inserted = [[0, 4]] }),
        ("into no section", [3, 1, 0], { $0.inserted = [[3, 0], [5, 0]] }),
        ("two of them", [3, 1, 0], { $0.inserted = [[2, 5], [1, 9]] }),
        ("a section deleted", [3, 1], { $0.deletedSections = [2] }),
        ("none there", [3, 1, 0], { $0.deletedSections = [4, 3] }),
        ("and it is still there", [3, 1, 0], { $0.deletedSections = [0] }),
        ("a section reloaded", [9, 1, 0], { $0.reloadedSections = [0] }),
        ("none there", [3, 1, 0], { $0.reloadedSections = [3] }),
        ("a section inserted", [3, 7, 1, 0], { $0.insertedSections = [1] }),
        ("none there", [3, 1, 0], { $0.insertedSections = [4, 3] }),
        ("and isn't there", [3, 1, 0], { $0.insertedSections = [1] }),
        (
            "deleted and reloaded", [3, 1, 0],
            { ($0.deleted, $0.reloaded) = ([[0, 1], [0, 2]], [[0, 2], [0, 1]]) }
        ),
        ("a section, too", [3, 1, 0], { ($0.deletedSections, $0.reloadedSections) = ([0, 1], [1, 0]) }),
        ("deleted and moved", [3, 1, 0], { ($0.deleted, $0.moved) = ([[0, 1]], [[0, 1]: [0, 0]]) }),
        ("reloaded and moved", [3, 1, 0], { ($0.reloaded, $0.moved) = ([[0, 1]], [[0, 1]: [0, 0]]) }),
        ("inserted and moved to", [3, 1, 0], { ($0.inserted, $0.moved) = ([[0, 0]], [[0, 1]: [0, 0]]) }),
        ("a section deleted and moved", [3, 1, 0], { ($0.deletedSections, $0.movedSections) = ([1], [1: 0]) }),
        ("reloaded and moved", [3, 1, 0], { ($0.reloadedSections, $0.movedSections) = ([1], [1: 0]) }),
        ("inserted and moved to", [3, 1, 0], { ($0.insertedSections, $0.movedSections) = ([0], [1: 0]) }),
        ("a section moved", [1, 3, 0], { $0.movedSections = [1: 0] }),
        ("from nowhere", [3, 1, 0], { $0.movedSections = [3: 0] }),
        ("to nowhere", [3, 1, 0], { $0.movedSections = [0: 3, 1: 4] }),
        ("from nowhere, two", [3, 1, 0], { $0.movedSections = [5: 0, 4: 1] }),
        ("a row moved", [3, 1, 0], { $0.moved = [[0, 0]: [0, 2]] }),
        ("elsewhere", [2, 2, 0], { $0.moved = [[0, 0]: [1, 0]] }),
        ("elsewhere, and is not gone", [3, 2, 0], { $0.moved = [[0, 0]: [1, 0]] }),
        ("elsewhere, and hasn't come", [2, 1, 0], { $0.moved = [[0, 0]: [1, 0]] }),
        ("from behind the end", [3, 1, 0], { $0.moved = [[1, 1]: [0, 0]] }),
        ("from no section", [3, 1, 0], { $0.moved = [[3, 0]: [0, 0]] }),
        ("to behind the end", [2, 2, 0], { $0.moved = [[0, 0]: [1, 2]] }),
        ("to no section", [3, 1, 0], { $0.moved = [[0, 0]: [3, 0]] }),
        ("two of them", [3, 1, 0], { $0.moved = [[1, 8]: [0, 0], [0, 9]: [0, 1]] }),
        (
            "all at once", [3, 2, 2, 0],
            {
                ($0.deleted, $0.inserted, $0.reloaded) = ([[0, 0]], [[0, 0], [3, 0]], [[0, 1]])
                ($0.moved, $0.insertedSections) = ([[0, 2]: [2, 0]], [1])
            }
        ),
        (
            "all at once, and right", [3, 2, 2, 0],
            {
                ($0.deleted, $0.inserted, $0.reloaded) = ([[0, 0]], [[0, 0], [0, 1]], [[0, 1]])
                ($0.moved, $0.insertedSections) = ([[0, 2]: [2, 0]], [1])
            }
        ),
        ("a section gone and rows of another", [0], { ($0.deletedSections, $0.deleted) = ([0, 2], [[1, 0]]) }),
        ("a section gone and too many rows", [1], { ($0.deletedSections, $0.deleted) = ([0, 2], [[1, 0]]) }),
    ]

    @Test("Each impossible update is reported with its rows, its sections and their counts")
    func faults() throws {
        // Given
        let lists = [("row", "table view"), ("item", "collection view")]

        // When
        let lines = changes.flatMap { name, after, change in
            var updates = ListUpdates()
            change(&updates)
            let faults = lists.map { item, list in
                UpdateCheck(changes: updates, before: [3, 1, 0], after: after, item: item, list: list).fault ?? "right"
            }
            expect(faults[0].replacing("row", with: "item").replacing("table", with: "collection"), equals: faults[1])
            return ["— \(name): \(after)", "    \(faults[0])"]
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Wrong-updates.txt")
    }

    @Test("An index path's description has the number of its indexes, and the indexes")
    func paths() {
        // Given
        let paths: [IndexPath] = [[], [4], [1, 2], [0, 0, 7]]

        // When
        let texts = paths.map(UpdateCheck.describe)

        // Then
        expect(
            texts[1...2], equals: ["<NSIndexPath> {length = 1, path = 4}", "<NSIndexPath> {length = 2, path = 1 - 2}"])
        expect(texts[0] == "<NSIndexPath> {length = 0, path = }" && texts[3].hasSuffix("path = 0 - 0 - 7}"))
    }
}
