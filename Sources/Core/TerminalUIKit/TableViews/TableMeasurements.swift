/// A cache of the heights that self-sizing views of a table had on screen.
struct TableMeasurements {
    /// The width to which the heights belong, in points, or nil before the first.
    var width: CGFloat?
    /// The heights of rows.
    var rows: [IndexPath: CGFloat] = [:]
    /// The heights of headers and footers.
    var sectionViews: [SectionViewKey: CGFloat] = [:]

    /// Returns the measurements after updates, without those of reloaded views, which are measured again.
    func updated(by changes: ListUpdates) -> TableMeasurements {
        var result = TableMeasurements(width: width)
        for (path, height) in rows where !changes.isReloaded(path) {
            if let new = changes.newIndex(of: path) { result.rows[new] = height }
        }
        for (key, height) in sectionViews where !changes.reloadedSections.contains(key.section) {
            guard let new = changes.newIndex(ofSection: key.section) else { continue }
            result.sectionViews[SectionViewKey(section: new, isHeader: key.isHeader)] = height
        }
        return result
    }
}
