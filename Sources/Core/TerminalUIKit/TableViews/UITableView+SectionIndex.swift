extension UITableView {
    /// The letters at the right edge that lead to sections, if there are enough rows.
    var sectionIndex: [String] {
        let rows = upToDateSections.reduce(0) { $0 + $1.rowCount }
        guard rows >= sectionIndexMinimumDisplayRowCount else { return [] }
        if let titles = indexTitles { return titles }
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        indexTitles = titles
        return titles
    }

    /// Taps one of the letters at the right edge, which scrolls to the section that the data source says. Not in UIKit,
    /// where a user does this.
    ///
    /// - Returns: `true` if there is such a letter.
    @discardableResult
    public func tapSectionIndex(_ title: String) -> Bool {
        guard let dataSource, let index = sectionIndex.firstIndex(of: title) else { return false }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard sections.indices.contains(section) else { return true }
        moveContent(down: sections[section].origin - adjustedContentInset.top - contentOffset.y)
        return true
    }

    func drawSectionIndex(on canvas: any Canvas) {
        let titles = sectionIndex
        guard !titles.isEmpty else { return }
        // As many as there is room for, evenly left out.
        let room = (bounds.height / TextLayout.lineHeight).whole(in: 0...1_000_000)
        let shown = titles.count <= room ? titles : (0..<room).map { titles[$0 * titles.count / room] }
        let top = bounds.midY - CGFloat(shown.count) * TextLayout.lineHeight / 2
        for (line, title) in shown.enumerated() {
            let width = CGFloat(max(1, title.count)) * TextLayout.columnWidth
            canvas.draw(
                title,
                in: CGRect(
                    x: bounds.maxX - width, y: top + CGFloat(line) * TextLayout.lineHeight, width: width,
                    height: TextLayout.lineHeight),
                style: TextStyle(font: .systemFont(ofSize: 11), color: sectionIndexColor ?? tintColor))
        }
    }
}
