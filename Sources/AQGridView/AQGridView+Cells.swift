extension AQGridView {
    /// A cell that waits under an identifier, made ready, or nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> AQGridViewCell? {
        recycler.dequeue(withIdentifier: identifier)
    }

    /// Asks the data source for everything again: size and count now, cells when they are placed. O(1).
    ///
    /// Visible cells go to the queue; what is selected stays so, by its index.
    public func reloadData() {
        recycler.recycleAll()
        guard let dataSource else { return layout.itemCount = 0 }
        layout.desiredCellSize = dataSource.portraitGridCellSize(for: self)
        layout.itemCount = max(0, dataSource.numberOfItems(in: self))
    }

    /// Brings the cells on screen to the items in view.
    func placeCells() {
        recycler.show(
            layout.indices(in: bounds),
            make: { index in
                guard let dataSource else { return AQGridViewCell(frame: .zero, reuseIdentifier: nil) }
                return dataSource.gridView(self, cellForItemAt: index)
            },
            place: { cell, index in
                addSubview(cell)
                delegate?.gridView(self, willDisplay: cell, forItemAt: index)
            },
            ended: { _, _ in })
        for (index, cell) in recycler.visibleInOrder {
            cell.frame = fitted(cell.frame, in: layout.rect(at: index))
            if cell.isSelected != (index == selectedIndex) { cell.isSelected = index == selectedIndex }
        }
        showSeparators()
    }

    /// The frame a cell gets in a square.
    func fitted(_ frame: CGRect, in square: CGRect) -> CGRect {
        var result = square
        if !resizesCellWidthToFit {
            result.size = CGSize(width: min(frame.width, square.width), height: min(frame.height, square.height))
            result.origin.x += ((square.width - result.width) / 2).rounded(.down)
            result.origin.y += ((square.height - result.height) / 2).rounded(.down)
        }
        return delegate?.gridView(self, adjustCellFrame: result, withinGridCellFrame: square) ?? result
    }

    /// Tells the cells on screen which edges have lines.
    func showSeparators() {
        for (index, cell) in recycler.visible {
            let isLastInRow = (index + 1) % layout.columnCount == 0
            cell.separatorEdges =
                separatorStyle == .singleLine ? (isLastInRow ? .bottom : [.bottom, .right]) : []
            cell.separatorColor = separatorColor
        }
    }

    // MARK: Asking

    /// How many items there are, as of the last ``reloadData()`` or update.
    public var numberOfItems: Int { layout.itemCount }

    /// How many items stand side by side.
    public var numberOfColumns: Int { layout.columnCount }

    /// How many rows there are. The library leaves out a last row that is not full.
    public var numberOfRows: Int { layout.rowCount }

    /// The size of a square in points: what the data source wants, widened until the columns fill the grid.
    public var gridCellSize: CGSize { layout.cellSize }

    /// The part of the content that is in view.
    public var gridViewVisibleBounds: CGRect { bounds }

    /// Where an item's cell is, or, off screen, where its square is. O(1).
    public func rectForItem(at index: Int) -> CGRect {
        recycler.visible[index]?.frame ?? layout.rect(at: index)
    }

    /// The cell of an item if it is on screen, else nil.
    public func cellForItem(at index: Int) -> AQGridViewCell? { recycler.visible[index] }

    /// The item whose square holds a point of the content; `NSNotFound` for none. O(1).
    public func indexForItem(at point: CGPoint) -> Int { layout.index(at: point) ?? NSNotFound }

    /// The cell at a point of the content, or nil.
    public func cellForItem(at point: CGPoint) -> AQGridViewCell? { cellForItem(at: indexForItem(at: point)) }

    /// The item a cell on screen shows; `NSNotFound` if it is not on screen.
    public func index(for cell: AQGridViewCell) -> Int {
        recycler.visible.first { $0.value === cell }?.key ?? NSNotFound
    }

    /// The cells on screen, in order.
    public var visibleCells: [AQGridViewCell] { recycler.visibleInOrder.map(\.cell) }

    /// The items on screen.
    public var visibleCellIndices: IndexSet { IndexSet(recycler.visible.keys) }

    // MARK: Scrolling

    /// Scrolls to an item. O(1) in the number of items; does nothing if there is no such item.
    public func scrollToItem(at index: Int, at position: AQGridViewScrollPosition, animated: Bool) {
        guard (0..<numberOfItems).contains(index) else { return }
        let square = layout.rect(at: index)
        switch position {
        case .none: scrollRectToVisible(square, animated: animated)
        case .top: scroll(by: CGPoint(x: 0, y: square.minY - bounds.minY))
        case .middle: scroll(by: CGPoint(x: 0, y: square.midY - bounds.midY))
        case .bottom: scroll(by: CGPoint(x: 0, y: square.maxY - bounds.maxY))
        }
    }
}
