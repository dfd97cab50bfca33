extension UITableView {
    /// Takes a header or footer off the screen, and queues it if it can come back.
    func drop(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { headerFooterQueue.add(view) }
    }

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
