extension UITableView {
    /// The styles of a table.
    public enum Style: Int, Sendable, CaseIterable, NibEnum {
        /// From edge to edge.
        case plain
        /// In groups.
        case grouped
        /// In groups with a margin. In a terminal drawn as ``grouped``.
        case insetGrouped
    }
}

extension UITableView.Style {
    package static let nibNames = named("plain", "grouped", "insetGrouped")
}
