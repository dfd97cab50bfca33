extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// From edge to edge.
        case plain
        /// In groups.
        case grouped
        /// In groups with a margin. Drawn as ``grouped``.
        case insetGrouped
    }
}

extension UITableView.Style: NibEnum, CaseIterable {
    package static let nibNames = caseNames
}
