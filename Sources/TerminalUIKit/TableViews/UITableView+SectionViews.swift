extension UITableView {
    // MARK: Reusing headers and footers

    /// Says that headers and footers with an identifier are made from a nib, whose only root object they are.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterMakers[identifier] = nib.map { nib in
            {
                let view = nib.onlyObject(UITableViewHeaderFooterView.self, registeredFor: identifier)
                view.reuseIdentifier = identifier
                return view
            }
        }
    }

    /// Says that headers and footers with an identifier are made with `init(reuseIdentifier:)` of a class.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterMakers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
            { type.init(reuseIdentifier: identifier) }
        }
    }

    /// A header or footer that waits under an identifier; else a new one if something is registered for it; else nil.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerFooterQueue.take(withIdentifier: identifier) ?? headerFooterMakers[identifier]?()
    }

    /// The header of a section if it is on screen and a ``UITableViewHeaderFooterView``, else nil. Titles are not.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews[SectionViewKey(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }

    /// The footer of a section if it is on screen and a ``UITableViewHeaderFooterView``, else nil. Titles are not.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews[SectionViewKey(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// Takes a header or footer off the screen, and queues it if it can come back.
    func drop(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { headerFooterQueue.add(view) }
    }

    // MARK: Placing

    /// Puts the headers and footers that are in view where they belong.
    func placeSectionViews() {
        let visible = bounds.minY..<bounds.maxY
        for (index, section) in sections.enumerated() {
            for (isHeader, extent) in [(true, section.header), (false, section.footer)] where !extent.isEmpty {
                let key = SectionViewKey(section: index, isHeader: isHeader)
                guard extent.overlaps(visible) else {
                    if let view = sectionViews.removeValue(forKey: key) { drop(view) }
                    continue
                }
                let view = sectionViews[key] ?? makeSectionView(key)
                view.frame = CGRect(
                    x: 0, y: extent.lowerBound, width: bounds.width, height: extent.upperBound - extent.lowerBound)
            }
        }
    }

    private func makeSectionView(_ key: SectionViewKey) -> UIView {
        let view = customView(of: key) ?? titleView(title(of: key))
        sectionViews[key] = view
        addSubview(view)
        return view
    }

    private func titleView(_ title: String?) -> UIView {
        let label = UILabel()
        label.text = title.map { " " + $0 }
        label.font = .boldSystemFont(ofSize: 17)
        label.backgroundColor = style == .plain ? .lightGray : nil
        return label
    }
}
