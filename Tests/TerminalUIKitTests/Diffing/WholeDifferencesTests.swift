import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit

/// The differences of two snapshots, a recorded table for each pair.
struct WholeDifferencesTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    /// `a12 b3`: the items 1 and 2 in the section a, and 3 in b. What has a `!` behind it is reloaded.
    private func snapshot(_ text: String) -> Snapshot {
        var snapshot = Snapshot()
        for word in text.split(separator: " ") {
            let section = String(word.prefix(1))
            snapshot.appendSections([section])
            if word.dropFirst().first == "!" { snapshot.reloadSections([section]) }
            for (index, letter) in zip(word.indices, word).dropFirst() where letter != "!" {
                snapshot.appendItems([String(letter)], toSection: section)
                let next = word.index(after: index)
                if next < word.endIndex, word[next] == "!" { snapshot.reloadItems([String(letter)]) }
            }
        }
        return snapshot
    }

    private func text(_ paths: Set<IndexPath>) -> String {
        paths.sorted().map { "\($0.section).\($0.item)" }.joined(separator: " ")
    }

    private func text(_ updates: ListUpdates) -> String {
        let moved = updates.moved.sorted { $0.key < $1.key }.map { "\(text([$0.key]))→\(text([$0.value]))" }
        let movedSections = updates.movedSections.sorted { $0.key < $1.key }.map { "\($0.key)→\($0.value)" }
        func list(_ numbers: Set<Int>) -> String { numbers.sorted().map { "\($0)" }.joined(separator: " ") }
        let parts: [(String, String)] = [
            ("sections −", list(updates.deletedSections)), ("sections +", list(updates.insertedSections)),
            ("sections ↻", list(updates.reloadedSections)), ("sections", movedSections.joined(separator: " ")),
            ("−", text(updates.deleted)), ("+", text(updates.inserted)), ("↻", text(updates.reloaded)),
            ("", moved.joined(separator: " ")),
        ]
        return parts.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }.joined(separator: "; ")
    }

    @Test("The difference of two snapshots lists deletions, insertions, moves and reloads, of sections and items")
    func updates() throws {
        // Given
        let pairs = [
            ("", ""), ("", "a12"), ("a12", ""), ("a12", "a12"), ("a123", "a321"), ("a123", "a231"), ("a123", "a13"),
            ("a13", "a123"), ("a12 b34", "b34 a12"), ("a12 b34", "a123 b4"), ("a12 b34", "a4 b321"),
            ("a12 b34 c5", "c5 b34 a12"), ("a12 b34", "c12 b34"), ("a12", "a1!2"), ("a12", "a21!"), ("a12", "a!12"),
            ("a12 b34", "b!34 a12"), ("a12 b34", "b34 a!12"), ("a12 b34", "a!13 b24"), ("a12 b34", "a1 b3!42"),
            ("a12 b34", "a12! b!34 c56"), ("a12 b3", "a1 b23!"), ("a12", "b12!"), ("a1234", "a4312"),
        ]

        // When
        let lines = pairs.map { old, new in
            let updates = SnapshotDifference(old: snapshot(old), new: snapshot(new)).updates
            return "`\(old)` to `\(new)`: \(text(updates))"
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Differences.txt")
    }

    @Test("After updates each existing row has its new index, each section its own, and their views move along")
    func places() throws {
        // Given
        var all: [ListUpdates] = []
        for sections in [[], [0], [1]] as [Set<Int>] {
            for rows in [[], [[0, 0]], [[0, 1], [1, 0]]] as [Set<IndexPath>] {
                for moved in [[:], [[0, 2]: [1, 0]], [[1, 1]: [1, 0]]] as [[IndexPath: IndexPath]] {
                    var updates = ListUpdates()
                    (updates.deletedSections, updates.deleted, updates.moved) = (sections, rows, moved)
                    all.append(updates)
                    (updates.insertedSections, updates.deletedSections) = (sections, [])
                    (updates.inserted, updates.deleted) = (rows, [])
                    all.append(updates)
                    (updates.reloadedSections, updates.insertedSections) = (sections, [])
                    (updates.reloaded, updates.inserted) = (rows, [])
                    updates.movedSections = [0: 1]
                    all.append(updates)
                }
            }
        }

        // When
        let lines = all.map { updates in
            let paths = (0..<2).flatMap { section in (0..<3).map { IndexPath(item: $0, section: section) } }
            let rows = paths.map { path in
                (updates.newIndex(of: path).map { text([$0]) } ?? "–") + (updates.isReloaded(path) ? "↻" : "")
            }
            let views = [0, 1].map { updates.newIndexOfView(at: [$0, 0]).map { text([$0]) } ?? "–" }
            let sums = [(0, 0), (0, 1), (1, 1)].map { old, new in
                let sum = updates.sum(from: old, to: new)
                return "+\(sum.inserted) −\(sum.deleted) in \(sum.movedIn) out \(sum.movedOut)"
            }
            return "\(text(updates)): \(rows.joined(separator: " ")) | \(views.joined(separator: " ")) | "
                + sums.joined(separator: ", ")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Places-after-updates.txt")
    }

    @Test("Updates add up, and the later of two moves of a row counts")
    func sum() {
        // Given
        var (first, second) = (ListUpdates(), ListUpdates())
        (first.deleted, first.inserted, first.reloaded) = ([[0, 0]], [[0, 1]], [[0, 2]])
        (first.deletedSections, first.insertedSections, first.reloadedSections) = ([1], [2], [3])
        (first.moved, first.movedSections) = ([[0, 3]: [0, 4]], [4: 5])
        (second.deleted, second.inserted, second.reloaded) = ([[1, 0]], [[1, 1]], [[1, 2]])
        (second.deletedSections, second.insertedSections, second.reloadedSections) = ([6], [7], [8])
        (second.moved, second.movedSections) = ([[0, 3]: [1, 4]], [4: 9])

        // When
        first.add(second)

        // Then
        expect(
            text(first),
            equals: "sections − 1 6; sections + 2 7; sections ↻ 3 8; sections 4→9; − 0.0 1.0; + 0.1 1.1; "
                + "↻ 0.2 1.2;  0.3→1.4")
        expect(first.depth, equals: 0)
    }
}
