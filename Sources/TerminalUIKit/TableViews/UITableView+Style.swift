extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable, CaseIterable, NibEnum {
        /// From edge to edge.
        case plain
        /// In groups.
        case grouped
        /// In groups with a margin. Drawn as ``grouped``.
        case insetGrouped
    }
}
