@_spi(Overriding) import Views

extension UITableView {
    /// Reads or writes the properties that a table adds to a scroll view. An initializer reads its style, and its rows.
    func codeProperties(of coder: PropertyCoder) {
        coder.write(style, "style")
        coder.code(self, \.rowHeight, "rowHeight")
        coder.code(self, \.estimatedRowHeight, "estimatedRowHeight")
        coder.code(self, \.sectionHeaderHeight, "sectionHeaderHeight")
        coder.code(self, \.sectionFooterHeight, "sectionFooterHeight")
        if coder.isDecoding {
            if rowHeight <= 0 { rowHeight = Self.automaticDimension }
            // Interface Builder writes 1 or 28 for headers without a height, −1 for those that size themselves.
            if sectionHeaderHeight >= 0 { sectionHeaderHeight = max(22, sectionHeaderHeight) }
            if sectionFooterHeight >= 0 { sectionFooterHeight = max(22, sectionFooterHeight) }
        }
        coder.code(self, \.separatorStyle, "separatorStyle")
        coder.code(self, \.separatorColor, "separatorColor")
        coder.code(ifSet: ownSeparatorInset, "separatorInset") { separatorInset = $0 }
        coder.code(self, \.allowsSelection, "allowsSelection")
        coder.code(self, \.allowsMultipleSelection, "allowsMultipleSelection")
        coder.code(self, \.allowsSelectionDuringEditing, "allowsSelectionDuringEditing")
        coder.code(self, \.allowsMultipleSelectionDuringEditing, "allowsMultipleSelectionDuringEditing")
        coder.code(self, \.sectionIndexMinimumDisplayRowCount, "sectionIndexMinimumDisplayRowCount")
        coder.code(self, \.tableHeaderView, "tableHeaderView")
        coder.code(self, \.tableFooterView, "tableFooterView")
        coder.write(staticDataSource?.sections, "sections")
    }
}
