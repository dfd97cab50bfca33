extension AQGridView {
    func reload() {
        recycler.recycleAll()
        guard let dataSource else { return layout.itemCount = 0 }
        layout.desiredCellSize = dataSource.portraitGridCellSize(for: self)
        layout.itemCount = dataSource.numberOfItems(in: self).counted("items", atMost: .mostItems)
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
        for (index, cell) in recycler.visible {
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
