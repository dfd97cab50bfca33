extension UICollectionView {
    func reload() {
        needsReload = false
        recycler.recycleAll(ended: tellEndOfDisplay)
        for (kind, recycler) in supplementaryRecyclers.sorted(by: { $0.key < $1.key }) {
            recycler.recycleAll { view, indexPath in tellEndOfDisplay(view, ofKind: kind, indexPath) }
        }
        count()
        selected = []
        collectionViewLayout.itemsChanged(by: nil)
        collectionViewLayout.invalidateLayout()
    }

    /// Asks how many items there are.
    func count() {
        guard let dataSource else { return itemCounts = [] }
        let sections = dataSource.numberOfSections(in: self).counted("sections", atMost: .mostSections)
        itemCounts = (0..<sections).map { section in
            dataSource.collectionView(self, numberOfItemsInSection: section).counted("items", atMost: .mostItems)
        }
    }

    /// Recomputes stale parts.
    func prepareLayout() {
        if needsReload { reload() }
        guard !layoutIsPrepared else { return }
        layoutIsPrepared = true
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        if contentOffset.y > contentOffsetLimits.highest.y { contentOffset.y = contentOffsetLimits.highest.y }
    }

    func placeCells(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard let dataSource else { return }
        recycler.show(
            attributes.map(\.indexPath),
            make: { indexPath in
                let cell = asking { dataSource.collectionView(self, cellForItemAt: indexPath) }
                dequeued.removeAll { $0 === cell }
                guard cell.reuseIdentifier != nil else {
                    UIKitException.inconsistency(
                        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
                            + "reuseIdentifier - cells must be retrieved by calling "
                            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
                    ).raise()
                }
                return cell
            },
            place: { cell, indexPath in
                cell.isSelected = selected.contains(indexPath)
                cell.updateConfigurations()
                delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
                addSubview(cell)
            },
            ended: tellEndOfDisplay)
        for attributes in attributes { recycler.cell(at: attributes.indexPath)?.take(attributes) }
    }

    /// Measures the elements that size themselves.
    ///
    /// - Returns: `true` if any height differs from the one that was assumed, so that all elements have other places.
    func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        var isOutOfDate = false
        for attributes in attributes where collectionViewLayout.sizesItself(attributes) {
            guard let view = view(at: attributes) else { continue }
            let height = attributes.frame.height
            let preferred = view.preferredLayoutAttributesFitting(attributes)
            collectionViewLayout.take(preferred)
            if preferred.frame.height != height { isOutOfDate = true }
        }
        if isOutOfDate { collectionViewLayout.invalidateLayout() }
        return isOutOfDate
    }

    /// The cell, header or footer on screen that has a place.
    private func view(at attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        attributes.representedElementKind.map { supplementaryRecyclers[$0]?.cell(at: attributes.indexPath) }
            ?? recycler.cell(at: attributes.indexPath)
    }

    /// Puts views with higher numbers in front.
    func orderViews(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard attributes.contains(where: { $0.zIndex != 0 }) else { return }
        for attributes in attributes.enumerated().sorted(by: {
            ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
        }) {
            if let view = view(at: attributes.element) { bringSubviewToFront(view) }
        }
    }

    /// Tells the delegate that a cell has left the screen.
    func tellEndOfDisplay(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    }

    /// Tells the delegate that a header or footer has left the screen.
    func tellEndOfDisplay(_ view: UICollectionReusableView, ofKind kind: String, _ indexPath: IndexPath) {
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
    }

    func placeSupplementaryViews(ofKind kind: String, _ attributes: [UICollectionViewLayoutAttributes]) {
        guard let dataSource else { return }
        let recycler = supplementaryRecycler(ofKind: kind)
        recycler.show(
            attributes.map(\.indexPath),
            make: { indexPath in
                let view = asking {
                    dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
                }
                dequeued.removeAll { $0 === view }
                guard view.reuseIdentifier != nil else { refuse(view, ofKind: kind, at: indexPath) }
                return view
            },
            place: { view, indexPath in
                delegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
                addSubview(view)
            },
            ended: { view, indexPath in tellEndOfDisplay(view, ofKind: kind, indexPath) })
        for attributes in attributes { recycler.cell(at: attributes.indexPath)?.take(attributes) }
    }

    /// Shows views that only decorate, without asking the data source or telling the delegate.
    func placeDecorationViews(ofKind kind: String, _ attributes: [UICollectionViewLayoutAttributes]) {
        guard let origin = collectionViewLayout.decorations[kind] else { return }
        let recycler = supplementaryRecycler(ofKind: kind)
        recycler.show(
            attributes.map(\.indexPath),
            make: { _ in recycler.dequeue(withIdentifier: kind) ?? make(origin, kind, orRefuse: .layout) },
            place: { view, _ in insertSubview(view, at: 0) },
            ended: { _, _ in })
        for attributes in attributes { recycler.cell(at: attributes.indexPath)?.take(attributes) }
    }

    func supplementaryRecycler(ofKind kind: String) -> CellRecycler<IndexPath, UICollectionReusableView> {
        if let recycler = supplementaryRecyclers[kind] { return recycler }
        let recycler = CellRecycler<IndexPath, UICollectionReusableView>()
        supplementaryRecyclers[kind] = recycler
        return recycler
    }

    /// Ends the process, as UIKit does since iOS 18, for a view that was dequeued and not returned, or the second of
    /// two for one item.
    ///
    /// The words: https://github.com/didi/DoKit/issues/1195, https://github.com/mikaoj/BSImagePicker/issues/367
    func refuseUnreturned() {
        guard let view = dequeued.first else { return }
        UIKitException.inconsistency(
            "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                + "collection view's data source is asked to provide a view for a given index path, ensure that a "
                + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
                + "request from the collection view. For retrieving an existing view in the collection view, use "
                + "-[UICollectionView cellForItemAtIndexPath:] or "
                + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view); "
                + "Collection view: \(self)"
        ).raise()
    }

    /// Ends the process for a header or footer that the collection did not make, or that is missing.
    func refuse(_ view: UICollectionReusableView?, ofKind kind: String, at indexPath: IndexPath) -> Never {
        UIKitException.inconsistency(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
                + "\(UpdateCheck.describe(indexPath))) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                + "(\(view.map { "\($0)" } ?? "(null)"))"
        ).raise()
    }

    // MARK: Questions

    /// The number of items in each section. Reading it asks the data source if the numbers are stale.
    var upToDateCounts: [Int] {
        if needsReload { reload() }
        return itemCounts
    }

    func itemCount(ofSection section: Int) -> Int {
        let counts = upToDateCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Returns a Boolean value that indicates whether there is such an item.
    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && (0..<itemCount(ofSection: indexPath.section)).contains(indexPath.item)
    }

    func item(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let place = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
        return collectionViewLayout.layoutAttributesForElements(in: place)?.first {
            $0.representedElementKind == nil && $0.frame.contains(point)
        }?.indexPath
    }

    func attributes(ofItem indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
}

extension UICollectionReusableView {
    /// Takes the place and look that a layout gives the view.
    fileprivate func take(_ attributes: UICollectionViewLayoutAttributes) {
        frame = attributes.frame
        (alpha, isHidden) = (attributes.alpha, attributes.isHidden)
        guard let hasSeparator = attributes.hasSeparator else { return }
        (self as? UICollectionViewListCell)?.hasSeparator = hasSeparator
    }
}
