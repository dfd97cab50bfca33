import TerminalTesting
import Testing

@testable import AQGridView

/// A grid from its first items on: where everything lies after each step, and what it has told meanwhile.
struct WholeGridTests {
    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
    }

    private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
    }

    private func state(of grid: AQGridView) -> [String] {
        let cells = zip(grid.visibleCellIndices, grid.visibleCells).map { index, cell in
            let signs = [
                cell.isSelected ? "selected" : "", cell.isHighlighted ? "highlighted" : "",
                cell.separatorEdges.contains(.bottom) ? "⎯" : "", cell.separatorEdges.contains(.right) ? "|" : "",
            ].filter { !$0.isEmpty }
            let title = (cell as? TitledCell).map { "\($0.title), prepared \($0.timesPrepared)" } ?? ""
            return "    \(index): \(title) at \(text(cell.frame)) \(signs.joined(separator: " "))"
        }
        let counts = grid.recycler.counts
        return cells + [
            "    \(grid.numberOfItems) items, \(grid.numberOfColumns) columns, \(grid.numberOfRows) rows of "
                + "\(grid.gridCellSize.width) × \(grid.gridCellSize.height) in "
                + text(CGRect(origin: grid.contentOffset, size: grid.contentSize))
                + ", selected \(grid.indexOfSelectedItem() == NSNotFound ? "none" : "\(grid.indexOfSelectedItem())")"
                + ", made \(counts.made), reused \(counts.reused), waiting \(counts.waiting)"
        ]
    }

    @Test("A selected, scrolled, updated and rotated grid has its cells in place, and calls its delegate")
    func steps() throws {
        // Given
        let list = ListOfItems(count: 20)
        let grid = list.makeGrid()
        func label(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) }
        let steps: [(String, () -> Void)] = [
            ("made", {}), ("tapped", { grid.tapItem(at: 4) }), ("another", { grid.tapItem(at: 1) }),
            ("again", { grid.tapItem(at: 1) }), ("outside", { grid.tapItem(at: 20) }),
            (
                "required",
                {
                    grid.requiresSelection = true; grid.tapItem(at: 2); grid.tapItem(at: 2)
                }
            ),
            (
                "redirected",
                {
                    list.chosen = { $0 + 1 }; grid.tapItem(at: 5)
                }
            ),
            (
                "refused",
                {
                    list.chosen = { _ in NSNotFound }; grid.tapItem(at: 0)
                }
            ),
            (
                "by code",
                {
                    list.chosen = { $0 }; grid.selectItem(at: 7, animated: true, scrollPosition: .middle)
                }
            ),
            (
                "deselected",
                {
                    grid.deselectItem(at: 7, animated: false); grid.deselectItem(at: 3, animated: false)
                }
            ),
            (
                "not allowed",
                {
                    grid.allowsSelection = false; grid.tapItem(at: 8)
                }
            ),
            (
                "separated",
                {
                    grid.separatorStyle = .singleLine; grid.selectItem(at: 8, animated: false, scrollPosition: .none)
                }
            ),
            (
                "to the top",
                {
                    grid.allowsSelection = true; grid.scrollToItem(at: 9, at: .top, animated: true)
                }
            ),
            ("to the bottom", { grid.scrollToItem(at: 9, at: .bottom, animated: false) }),
            ("into view", { grid.scrollToItem(at: 19, at: .none, animated: false) }),
            ("nowhere", { grid.scrollToItem(at: 20, at: .top, animated: false) }),
            ("to the start", { grid.scrollToItem(at: 0, at: .top, animated: false) }),
            (
                "inserted",
                {
                    list.items.insert("new", at: 1)
                    grid.selectItem(at: 3, animated: false, scrollPosition: .none)
                    grid.insertItems(at: [1], with: .fade)
                }
            ),
            (
                "deleted",
                {
                    list.items.remove(at: 0); grid.deleteItems(at: [0], with: .none)
                }
            ),
            (
                "moved",
                {
                    list.items.swapAt(2, 6); grid.moveItem(at: 2, to: 6, with: .left)
                }
            ),
            (
                "reloaded",
                {
                    list.items[1] = "again"; grid.reloadItems(at: [1], with: .none)
                }
            ),
            (
                "together",
                {
                    grid.beginUpdates()
                    list.items.removeFirst(2)
                    list.items.append("last")
                    grid.deleteItems(at: [0, 1], with: .none)
                    grid.beginUpdates()
                    grid.insertItems(at: [18], with: .none)
                    grid.endUpdates()
                    grid.endUpdates()
                }
            ),
            ("wide", { grid.resizesCellWidthToFit = true }),
            ("with padding", { (grid.leftContentInset, grid.rightContentInset) = (20, 30) }),
            ("header", { grid.gridHeaderView = label(33) }), ("footer", { grid.gridFooterView = label(21) }),
            ("sideways", { grid.layoutDirection = .horizontal }),
            (
                "narrow",
                {
                    grid.layoutDirection = .vertical; grid.frame.size.width = 160
                }
            ),
            ("to its end", { grid.scrollToItem(at: 18, at: .bottom, animated: false) }),
            ("without a header", { grid.gridHeaderView = nil }),
            (
                "few",
                {
                    list.items = ["one"]; grid.reloadData()
                }
            ),
            (
                "none",
                {
                    list.items = []; grid.reloadData()
                }
            ),
            (
                "without a source",
                {
                    grid.dataSource = nil; grid.reloadData()
                }
            ),
        ]
        _ = list.takeLog()

        // When
        var before: [String] = []
        let lines = steps.flatMap { name, step in
            step()
            grid.layoutIfNeeded()
            let state = state(of: grid)
            defer { before = state }
            return ["— \(name): \(list.takeLog().joined(separator: ", "))"] + state.filter { !before.contains($0) }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Grid.txt")
    }

    @Test("Visible items, and the item at a point, follow from the items' rectangles")
    func arithmetic() {
        for direction in [AQGridViewLayoutDirection.vertical, .horizontal] {
            for (width, height, count) in [
                (100.0, 90.0, 7), (31, 20, 5), (30, 25, 1), (29.5, 400, 0), (.nan, .infinity, 3), (500, 0, 4),
            ] {
                // Given
                var layout = GridLayout()
                layout.boundsSize = CGSize(width: 95, height: 60)
                layout.desiredCellSize = CGSize(width: width, height: height)
                (layout.topPadding, layout.bottomPadding, layout.leftPadding, layout.rightPadding) = (3, 5, 7, 11)
                (layout.direction, layout.itemCount) = (direction, count)
                let rects = (0..<count).map { layout.rect(at: $0) }
                let all = rects.reduce(CGRect.null) { $0.union($1) }

                // When, then
                expect(layout.contentSize.width >= (count == 0 ? 0 : all.maxX + 11))
                expect(layout.contentSize.height, equals: (count == 0 ? 8 : all.maxY + 5))
                for x in stride(from: -5.0, through: 120, by: 6.25) {
                    for y in stride(from: -5.0, through: 120, by: 6.25) {
                        let point = CGPoint(x: x, y: y)
                        expect(
                            layout.index(at: point), equals: rects.firstIndex { $0.contains(point) },
                            "\(point) \(width)")
                        let area = CGRect(x: x, y: y, width: 40, height: 30)
                        expect(layout.indices(in: area), equals: rects.indices.filter { overlap(rects[$0], area) })
                    }
                }
                expect(layout.indices(in: CGRect(x: 0, y: 0, width: 0, height: 50)), equals: [])
                expect(layout.indices(in: CGRect(x: 0, y: 0, width: 50, height: 0)), equals: [])
            }
        }
    }

    @Test("A cell that is highlighted twice has its colors back afterwards")
    func highlighted() {
        for style in [AQGridViewCellSelectionStyle.blue, .gray, .green, .red, .blueGray, .glow, .none] {
            for own in [UIView?.none, UIView()] {
                // Given
                let cell = AQGridViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40), reuseIdentifier: "a")
                let (label, image) = (UILabel(), UIImageView())
                label.backgroundColor = .yellow
                cell.contentView.addSubview(label)
                cell.contentView.addSubview(image)
                (cell.selectionStyle, cell.selectedBackgroundView) = (style, own)
                cell.backgroundView = UIView()
                let before = cell.subviews

                // When
                cell.setHighlighted(true, animated: false)
                cell.isHighlighted = true
                let (during, glow) = (cell.subviews, cell.glowSelectionLayer.borderWidth)
                let hasInk = label.isHighlighted && image.isHighlighted
                cell.setSelected(false, animated: true)

                // Then
                let covers = style != .glow && style != .none
                expect(during.count == before.count + (covers ? 1 : 0) && hasInk == covers, "\(style)")
                expect(!covers || own == nil || during[1] === own)
                expect(glow == (style == .glow ? 1 : 0) && cell.glowSelectionLayer.borderWidth == 0)
                expect(cell.subviews == before && label.backgroundColor == .yellow && !label.isHighlighted)
            }
        }
    }
}
