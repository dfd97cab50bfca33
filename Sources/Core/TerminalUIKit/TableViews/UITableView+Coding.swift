@_spi(Overriding) import Views

extension UITableView {
    /// Reads or writes the properties that a table adds to a scroll view. An initializer reads its style, and its rows.
    func codeProperties(of coder: PropertyCoder) {
        coder.write(style, "style")
        // No key paths: in another module than the coder's, they take half a million instructions.
        coder.code("rowHeight", rowHeight) { rowHeight = $0 }
        coder.code("estimatedRowHeight", estimatedRowHeight) { estimatedRowHeight = $0 }
        coder.code("sectionHeaderHeight", sectionHeaderHeight) { sectionHeaderHeight = $0 }
        coder.code("sectionFooterHeight", sectionFooterHeight) { sectionFooterHeight = $0 }
        if coder.isDecoding {
            if rowHeight <= 0 { rowHeight = Self.automaticDimension }
            // Interface Builder writes 1 or 28 for headers without a height, −1 for those that size themselves.
            if sectionHeaderHeight >= 0 { sectionHeaderHeight = max(22, sectionHeaderHeight) }
            if sectionFooterHeight >= 0 { sectionFooterHeight = max(22, sectionFooterHeight) }
        }
        coder.code("separatorStyle", separatorStyle) { separatorStyle = $0 }
        coder.code("separatorColor", separatorColor) { separatorColor = $0 }
        coder.code(ifSet: ownSeparatorInset, "separatorInset") { separatorInset = $0 }
        coder.code("allowsSelection", allowsSelection) { allowsSelection = $0 }
        coder.code("allowsMultipleSelection", allowsMultipleSelection) { allowsMultipleSelection = $0 }
        coder.code("allowsSelectionDuringEditing", allowsSelectionDuringEditing) { allowsSelectionDuringEditing = $0 }
        coder.code("allowsMultipleSelectionDuringEditing", allowsMultipleSelectionDuringEditing) {
            allowsMultipleSelectionDuringEditing = $0
        }
        coder.code("sectionIndexMinimumDisplayRowCount", sectionIndexMinimumDisplayRowCount) {
            sectionIndexMinimumDisplayRowCount = $0
        }
        coder.code("tableHeaderView", tableHeaderView) { tableHeaderView = $0 }
        coder.code("tableFooterView", tableFooterView) { tableFooterView = $0 }
        coder.write(staticDataSource?.sections, "sections")
    }
}
