extension AQGridView {
    func reload() {
        recycler.recycleAll(ended: Self.requireIdentifier)
        guard let dataSource else { return layout.itemCount = 0 }
        layout.desiredCellSize = dataSource.portraitGridCellSize(for: self)
        layout.itemCount = dataSource.numberOfItems(in: self).counted("items", atMost: .mostItems)
    }

    /// Brings the cells on screen to the items in view.
    func placeCells() {
        recycler.show(
            layout.indices(in: bounds),
            make: { index in
                // The library would send the message to a freed object. An empty identifier isn't queued.
                guard let dataSource else { return AQGridViewCell(frame: .zero, reuseIdentifier: "") }
                return dataSource.gridView(self, cellForItemAt: index)
            },
            place: { cell, index in
                addSubview(cell)
                delegate?.gridView(self, willDisplay: cell, forItemAt: index)
            },
            ended: Self.requireIdentifier)
        for (index, cell) in recycler.visible {
            cell.frame = fitted(cell.frame, in: layout.rect(at: index))
            if cell.isSelected != (index == selectedIndex) { cell.isSelected = index == selectedIndex }
        }
        showSeparators()
    }

    /// Raises if a cell that left the screen has no identifier.
    ///
    /// The library's `enqueueReusableCells:` uses the identifier as a key of a dictionary.
    static func requireIdentifier(of cell: AQGridViewCell, at index: Int) {
        guard cell.reuseIdentifier == nil else { return }
        UIKitException.invalidArgument("-[__NSCFDictionary setObject:forKey:]: attempt to insert nil key").raise()
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

    func scroll(toItem index: Int, at position: AQGridViewScrollPosition, animated: Bool) {
        guard (0..<layout.itemCount).contains(index) else { return }
        let square = layout.rect(at: index)
        switch position {
        case .none: scrollRectToVisible(square, animated: animated)
        case .top: moveContent(down: square.minY - bounds.minY, animated: animated)
        case .middle: moveContent(down: square.midY - bounds.midY, animated: animated)
        case .bottom: moveContent(down: square.maxY - bounds.maxY, animated: animated)
        }
    }
}
