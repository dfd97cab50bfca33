extension UICollectionView {
    /// Asks the data source for everything again. Cells on screen go to the queue.
    public func reloadData() {
        needsReload = false
        recycler.recycleAll()
        supplementaryRecyclers.values.forEach { $0.recycleAll() }
        count()
        selected.removeAll { !contains($0) }
        collectionViewLayout.invalidateLayout()
    }

    /// Asks how many items there are.
    func count() {
        guard let dataSource else { return itemCounts = [] }
        itemCounts = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
            max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
        }
    }

    func placeCells(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard let dataSource else { return }
        recycler.show(
            attributes.map(\.indexPath),
            make: { indexPath in
                let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
                check(cell, method: "cellForItemAtIndexPath:")
                return cell
            },
            place: { cell, indexPath in
                cell.isSelected = selected.contains(indexPath)
                delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
                addSubview(cell)
            },
            ended: { cell, indexPath in
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
            })
        for attributes in attributes { recycler.visible[attributes.indexPath]?.frame = attributes.frame }
    }

    func placeSupplementaryViews(ofKind kind: String, _ attributes: [UICollectionViewLayoutAttributes]) {
        guard let dataSource else { return }
        let recycler = supplementaryRecycler(ofKind: kind)
        recycler.show(
            attributes.map(\.indexPath),
            make: { indexPath in
                let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
                check(view, method: "viewForSupplementaryElementOfKind:atIndexPath:")
                return view
            },
            place: { view, _ in addSubview(view) }, ended: { _, _ in })
        for attributes in attributes { recycler.visible[attributes.indexPath]?.frame = attributes.frame }
    }

    func supplementaryRecycler(ofKind kind: String) -> CellRecycler<IndexPath, UICollectionReusableView> {
        if let recycler = supplementaryRecyclers[kind] { return recycler }
        let recycler = CellRecycler<IndexPath, UICollectionReusableView>()
        supplementaryRecyclers[kind] = recycler
        return recycler
    }

    private func check(_ view: UICollectionReusableView, method: String) {
        guard view.reuseIdentifier == nil else { return }
        UIKitException.inconsistency(
            "the view returned from -collectionView:\(method) does not have a reuseIdentifier - cells must be "
                + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
        ).raise()
    }

    // MARK: Questions

    /// How many sections there are.
    public var numberOfSections: Int {
        if needsReload { reloadData() }
        return itemCounts.count
    }

    /// How many items a section has; 0 if there is no such section.
    public func numberOfItems(inSection section: Int) -> Int {
        if needsReload { reloadData() }
        return itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    /// The cells on screen, in order.
    public var visibleCells: [UICollectionViewCell] { recycler.visibleInOrder.map(\.cell) }

    /// The items on screen, in order.
    public var indexPathsForVisibleItems: [IndexPath] { recycler.visibleInOrder.map(\.index) }

    /// The cell of an item if it is on screen, else nil.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { recycler.visible[indexPath] }

    /// The item a cell on screen shows, or nil.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        recycler.visible.first { $0.value === cell }?.key
    }

    /// The item at a point of the content, or nil.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let place = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
        return collectionViewLayout.layoutAttributesForElements(in: place)?.first {
            $0.representedElementKind == nil && $0.frame.contains(point)
        }?.indexPath
    }

    /// Where an item belongs; nil if there is none such.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// A header or footer if it is on screen, else nil.
    public func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        supplementaryRecyclers[kind]?.visible[indexPath]
    }

    /// The headers or footers on screen, in order.
    public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        supplementaryRecyclers[kind]?.visibleInOrder.map(\.cell) ?? []
    }

    /// Whether there is such an item.
    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    }
}
