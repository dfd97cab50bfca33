import Foundation
import TerminalTesting
import Testing

@testable import AQGridView

/// Where a grid's items are, each setting a table that is compared whole.
struct WholeLayoutTests {
    private func text(_ rect: CGRect) -> String { "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)" }

    private func layouts() -> [(name: String, layout: GridLayout)] {
        var layouts: [(name: String, layout: GridLayout)] = []
        for direction in [AQGridViewLayoutDirection.vertical, .horizontal] {
            for (width, height) in [(320, 200), (319, 99), (0, 0)] as [(CGFloat, CGFloat)] {
                for size in [CGSize(width: 96, height: 50), CGSize(width: 400, height: 0.5)] {
                    for padding in [0, 10] as [CGFloat] {
                        for count in [0, 1, 7] {
                            var layout = GridLayout()
                            (layout.direction, layout.itemCount) = (direction, count)
                            layout.boundsSize = CGSize(width: width, height: height)
                            layout.desiredCellSize = size
                            (layout.topPadding, layout.bottomPadding) = (padding * 2, padding * 3)
                            (layout.leftPadding, layout.rightPadding) = (padding, padding / 2)
                            layouts.append(
                                (
                                    "\(direction) \(width)×\(height), cells \(size.width)×\(size.height), "
                                        + "around \(padding), \(count)", layout
                                ))
                        }
                    }
                }
            }
        }
        return layouts
    }

    @Test("Columns, rows, content and rectangles follow from sizes, paddings and the number of items")
    func whole() throws {
        var lines: [String] = []
        for (name, layout) in layouts() {
            // Given
            let (first, last) = (layout.rect(at: 0), layout.rect(at: max(0, layout.itemCount - 1)))
            let points = [
                CGPoint(x: first.minX, y: first.minY), CGPoint(x: first.minX - 0.5, y: first.minY),
                CGPoint(x: first.minX, y: first.minY - 0.5), CGPoint(x: first.maxX, y: first.minY),
                CGPoint(x: last.maxX - 0.25, y: last.maxY - 0.25), CGPoint(x: last.maxX, y: last.minY),
                CGPoint(x: last.minX, y: last.maxY),
            ]
            let rects = [
                first, last, CGRect(x: first.maxX, y: first.minY, width: 0.5, height: first.height),
                CGRect(x: first.minX, y: first.maxY, width: first.width, height: 0.5), CGRect.zero,
                CGRect(x: -50, y: -50, width: 5000, height: 5000), CGRect(x: 0, y: 0, width: 10, height: 0),
                CGRect(x: 0, y: 0, width: 0, height: 10),
            ]

            // When
            let (cell, content) = (layout.cellSize, layout.contentSize)
            let found = points.map { layout.index(at: $0).map(String.init) ?? "–" }
            let seen = rects.map { layout.indices(in: $0).map(String.init).joined(separator: " ") }

            // Then
            lines.append(
                "\(name): \(layout.columnCount)×\(layout.rowCount) of \(cell.width)×\(cell.height), "
                    + "\(content.width)×\(content.height)")
            lines.append("    \(text(first)) | \(text(last)) | \(found.joined(separator: " "))")
            lines.append("    \(seen.joined(separator: " | "))")
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Grids.txt")
    }

    @Test("Each item has its new place after items went, came and moved")
    func updates() throws {
        var lines: [String] = []
        for deleted in [[], [0], [1, 3]] as [IndexSet] {
            for inserted in [[], [0], [2, 3], [5]] as [IndexSet] {
                for moved in [[:], [0: 2], [2: 0], [4: 0, 0: 4]] as [[Int: Int]] {
                    // Given
                    var updates = GridUpdates()
                    (updates.deleted, updates.inserted, updates.moved) = (deleted, inserted, moved)

                    // When
                    let new = (0..<5).map { updates.newIndex(of: $0).map(String.init) ?? "–" }

                    // Then
                    let moves = moved.sorted { $0.key < $1.key }.map { "\($0.key)→\($0.value)" }
                    lines.append(
                        "− \(Array(deleted)) + \(Array(inserted)) \(moves.joined(separator: " ")): "
                            + new.joined(separator: " "))
                }
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Grid-updates.txt")
    }
}
