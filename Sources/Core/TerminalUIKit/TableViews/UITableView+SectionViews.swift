extension UITableView {
    /// Takes all headers and footers off the screen.
    func dropSectionViews() {
        for key in sectionViews.keys.sorted() { drop(key) }
    }

    /// Takes a header or footer off the screen, and queues it if it can come back.
    private func drop(_ key: SectionViewKey) {
        guard !sectionViews.isEmpty, let view = sectionViews.removeValue(forKey: key) else { return }
        let wasShown = view.superview === self
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { headerFooterQueue.add(view) }
        guard wasShown else { return }
        if key.isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
        }
    }

    /// Puts the headers and footers that are in view where they belong.
    func placeSectionViews() {
        for index in sections.indices {
            for isHeader in [true, false] { placeSectionView(SectionViewKey(section: index, isHeader: isHeader)) }
        }
    }

    private func placeSectionView(_ key: SectionViewKey) {
        guard isInView(key) else { return drop(key) }
        if sectionViews[key] == nil {
            sectionViews[key] = customView(of: key) ?? title(of: key).map { titleView($0, of: key) }
        }
        measure(sectionViews[key], at: key)
        guard let view = sectionViews[key] else { return }
        let extent = extent(of: key)
        view.frame = CGRect(
            x: 0, y: extent.lowerBound, width: bounds.width, height: extent.upperBound - extent.lowerBound)
        guard view.superview !== self else { return }
        if key.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: key.section)
        }
        addSubview(view)
    }

    private func extent(of key: SectionViewKey) -> Range<CGFloat> {
        key.isHeader ? sections[key.section].header : sections[key.section].footer
    }

    private func isInView(_ key: SectionViewKey) -> Bool {
        let extent = extent(of: key)
        return !extent.isEmpty && extent.overlaps(bounds.minY..<bounds.maxY)
    }

    /// A header or footer that is on screen.
    func headerFooterView(_ key: SectionViewKey) -> UITableViewHeaderFooterView? {
        if needsReload { reload() }
        guard sections.indices.contains(key.section), isInView(key) else { return nil }
        placeSectionView(key)
        return sectionViews[key] as? UITableViewHeaderFooterView
    }

    /// Returns a view for a title, which is small and gray above and below groups, where points count.
    private func titleView(_ title: String, of key: SectionViewKey) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        if style != .plain, TextMetrics.current != .columns {
            view.textLabel?.font = .systemFont(ofSize: 13)
            view.textLabel?.textColor = .secondaryLabel
            if key.isHeader { view.textLabel?.text = title.uppercased() }
        }
        view.fill(with: style == .plain ? .lightGray : nil)
        return view
    }
}
