import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit

/// The results that lists compute in one step, compared with a search through each row, item and change.
struct ListArithmeticTests {
    /// A random number generator that repeats its numbers.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11
        }
    }

    @Test("The visible rows are found if rows have one height, several heights or measured heights")
    func rows() {
        // Given
        let heights: [TableSection.RowHeights] = [
            .uniform(10), .uniform(0), .varied([10, 10, 30, 35, 60, 60], automatic: [2]),
            .automatic(MeasuredRows(estimate: 10, heights: [:])),
            .automatic(MeasuredRows(estimate: 10, heights: [1: 25, 4: 0])),
        ]

        for heights in heights {
            for count in [0, 1, 6] {
                let section = TableSection(
                    origin: 7, rowCount: count, headerHeight: 3, footerHeight: 2, rowHeights: heights)
                let ends = (0..<count).map { section.extent(ofRow: $0) }
                expect(section.header == 7..<10 && section.footer.upperBound == section.end)
                expect(
                    section.footer.lowerBound == (ends.last?.upperBound ?? 10)
                        && section.end == section.footer.lowerBound + 2)
                expect(zip(ends, ends.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
                for lower in stride(from: 0, to: 80, by: 2.5) as StrideTo<CGFloat> {
                    for length in [0, 2.5, 10, 33, 100] as [CGFloat] {
                        // When
                        let rows = section.rows(in: lower..<lower + length)

                        // Then
                        let seen = (0..<count).filter { (row: Int) -> Bool in
                            ends[row].lowerBound < lower + length && ends[row].upperBound > lower
                                && ends[row].lowerBound < ends[row].upperBound && length > 0
                        }
                        expect(
                            rows.first == seen.first || seen.isEmpty && rows.isEmpty, "\(heights) \(lower) \(length)")
                        expect(rows.last == seen.last || seen.isEmpty && rows.isEmpty, "\(heights) \(lower) \(length)")
                    }
                }
            }
        }
    }

    @Test("Measuring a row moves only the rows below it")
    func measured() {
        for heights: TableSection.RowHeights in [
            .varied([10, 20, 30], automatic: [1, 2]), .automatic(MeasuredRows(estimate: 10, heights: [0: 10])),
        ] {
            // Given
            var section = TableSection(origin: 0, rowCount: 3, headerHeight: 5, footerHeight: 0, rowHeights: heights)

            // When
            section.setHeight(25, ofRow: 1)
            section.setHeight(4, ofRow: 2)
            section.setHeight(15, ofRow: 1)

            // Then
            expect((0..<3).map { section.extent(ofRow: $0) }, equals: [5..<15, 15..<30, 30..<34])
            expect(section.sizesItself(row: 1) && section.end == 34)
        }
    }

    @Test("The visible items are found, however many are in a line")
    func items() {
        // Given
        let widths: [CGFloat] = [20, 35, 50, 20, 35, 50, 20]
        let sizes = widths.map { CGSize(width: $0, height: $0 == 35 ? 15 : 10) }
        let arrangements = [
            FlowSection.uniform(size: CGSize(width: 20, height: 10), width: 100, spacing: 5),
            FlowSection.uniform(size: CGSize(width: 60, height: 10), width: 100, spacing: 5),
            FlowSection.uniform(size: CGSize(width: 200, height: 0), width: 100, spacing: 5),
            FlowSection.varied(sizes: sizes, width: 100, spacing: 5, lineSpacing: 4),
        ]

        for (number, arrangement) in arrangements.enumerated() {
            for count in number == 3 ? [7] : [0, 1, 4, 5, 7] {
                let section = FlowSection(
                    origin: 11, headerHeight: 6, footerHeight: 3,
                    insets: UIEdgeInsets(top: 2, left: 9, bottom: 8, right: 1), width: 100, lineSpacing: 4,
                    itemCount: count, arrangement: arrangement)
                let frames: [CGRect] = (0..<count).map { section.frame(ofItem: $0) }
                let last = frames.map(\.maxY).max() ?? 19
                expect(section.footerOrigin == last + 8 && section.end == last + 11)
                for lower in stride(from: 0, to: 90, by: 2.5) as StrideTo<CGFloat> {
                    for length in [0, 2.5, 10, 33, 100] as [CGFloat] {
                        // When
                        let items = section.items(in: lower..<lower + length)

                        // Then
                        let seen = frames.indices.filter { (index: Int) -> Bool in
                            let line: [CGRect] = frames.filter { abs($0.midY - frames[index].midY) < 1 }
                            let top: CGFloat = line.map { $0.minY }.min()!
                            let bottom: CGFloat = line.map { $0.maxY }.max()!
                            return top < bottom && top < lower + length && bottom > lower && length > 0
                        }
                        let all = Set(items)
                        expect(seen.allSatisfy(all.contains), "\(number) of \(count) \(lower) \(length)")
                        // The items may include those of a line whose spacing is in view, but of no other.
                        expect(all.count <= seen.count + count && (length > 0 || all.isEmpty))
                        if number == 0 || number == 1 {
                            expect(all, equals: Set(seen), "\(number) of \(count) \(lower) \(length)")
                        }
                    }
                }
            }
        }
    }

    @Test("The new index of each row is known after rows and sections are inserted, deleted and moved")
    func updates() {
        for seed in 1...150 as ClosedRange<UInt64> {
            // Given
            var numbers = Numbers(state: seed)
            var names = 0
            func name() -> Int { names += 1; return names }
            let before = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                (name: name(), rows: (0..<Int.random(in: 0...4, using: &numbers)).map { _ in name() })
            }
            var changes = ListUpdates()
            var (after, stays): ([(name: Int, rows: [Int])], [(name: Int, rows: [Int])]) = ([], [])
            for (index, section) in before.enumerated() {
                if Int.random(in: 0...4, using: &numbers) == 0 {
                    changes.deletedSections.insert(index)
                    continue
                }
                var rows: [Int] = []
                for (row, name) in section.rows.enumerated() {
                    if Int.random(in: 0...3, using: &numbers) == 0 {
                        changes.deleted.insert([index, row])
                    } else {
                        rows.append(name)
                    }
                }
                stays.append((section.name, rows))
            }
            after = stays
            for _ in 0..<Int.random(in: 0...2, using: &numbers) {
                after.insert((name(), [name()]), at: Int.random(in: 0...after.count, using: &numbers))
            }
            for index in after.indices where stays.contains(where: { $0.name == after[index].name }) {
                for _ in 0..<Int.random(in: 0...2, using: &numbers) {
                    let place = Int.random(in: 0...after[index].rows.count, using: &numbers)
                    after[index].rows.insert(name(), at: place)
                }
            }
            let known = Set(before.flatMap { [$0.name] + $0.rows })
            for (index, section) in after.enumerated() {
                if !known.contains(section.name) { changes.insertedSections.insert(index); continue }
                for (row, name) in section.rows.enumerated() where !known.contains(name) {
                    changes.inserted.insert([index, row])
                }
            }

            for (index, section) in before.enumerated() {
                // When
                let place = changes.newIndex(ofSection: index)

                // Then
                expect(place, equals: after.firstIndex { $0.name == section.name }, "seed \(seed)")
                for (row, name) in section.rows.enumerated() {
                    let found = after.enumerated().lazy.compactMap { number, section in
                        section.rows.firstIndex(of: name).map { IndexPath(row: $0, section: number) }
                    }.first
                    expect(changes.newIndex(of: [index, row]), equals: found, "seed \(seed)")
                }
                guard let place else { continue }
                let sum = changes.sum(from: index, to: place)
                expect(sum.inserted - sum.deleted, equals: after[place].rows.count - section.rows.count)
                expect(sum.movedIn == 0 && sum.movedOut == 0)
            }
        }
    }

    @Test("Moved items are at their new index, and the others make room")
    func moves() {
        // Given
        var changes = ListUpdates()
        changes.moved = [[0, 0]: [0, 2], [1, 1]: [0, 0]]
        changes.movedSections = [3: 2]
        changes.reloaded = [[0, 1]]
        changes.reloadedSections = [4]
        var others = ListUpdates()
        others.deleted = [[1, 0]]
        others.inserted = [[1, 0]]
        others.moved = [[2, 0]: [1, 1]]

        // When
        changes.add(others)

        // Then
        expect((0...3).map { changes.newIndex(of: [0, $0]) }, equals: [[0, 2], [0, 1], [0, 3], [0, 4]])
        expect((0...2).map { changes.newIndex(of: [1, $0]) }, equals: [nil, [0, 0], [1, 2]])
        expect((0...5).map { changes.newIndex(ofSection: $0) }, equals: [0, 1, 3, 2, 4, 5])
        let sums = [changes.sum(from: 0, to: 0), changes.sum(from: 1, to: 1), changes.sum(from: 2, to: 3)]
        expect(
            sums.map { [$0.inserted, $0.deleted, $0.movedIn, $0.movedOut] },
            equals: [
                [1, 1, 1, 0], [1, 1, 1, 1], [0, 0, 0, 1],
            ])
        expect(changes.isReloaded([0, 1]) && changes.isReloaded([4, 7]) && !changes.isReloaded([0, 0]))
        expect(changes.newIndexOfView(at: [4, 0]) == nil && changes.newIndexOfView(at: [2, 5]) == [3, 5])
    }
}
