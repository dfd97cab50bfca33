extension UITableView {
    /// Decodes a table's cells from a storyboard: prototypes, or static rows.
    func decodeCells(from coder: NSCoder) {
        for prototype in coder.decodeList(of: CellPrototype.self, forKey: "prototypes") ?? [] {
            // Without an identifier it can't be asked for.
            guard !prototype.identifier.isEmpty, coder.hasPrototypes else { continue }
            register(prototype.nib, forCellReuseIdentifier: prototype.identifier)
        }
        if let sections = coder.decodeList(of: StaticTableSection.self, forKey: "sections"), !sections.isEmpty {
            staticDataSource = StaticTableDataSource(sections)
            dataSource = staticDataSource
        }
    }

    /// A Boolean value that indicates whether a storyboard lays out the rows one by one.
    package var hasStaticCells: Bool { staticDataSource != nil }

    /// The heights of the rows that a storyboard lays out one by one, or nil if it doesn't.
    func staticRowHeights(section: Int) -> TableSection.RowHeights? {
        guard let sections = staticDataSource?.sections, sections.indices.contains(section) else { return nil }
        var end: CGFloat = 0
        let ends = sections[section].cells.map { cell in
            end += cell.frame.height
            return end
        }
        return .varied(ends, automatic: [])
    }
}
