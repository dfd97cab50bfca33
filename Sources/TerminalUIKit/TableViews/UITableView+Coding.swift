extension UITableView {
    /// Decodes what a table adds to a scroll view, but its style, which an initialiser sets, and its rows.
    func decodeOwnProperties(from coder: NSCoder) {
        let height = coder.decodeCGFloat(forKey: "rowHeight", default: 44)
        rowHeight = height > 0 ? height : Self.automaticDimension
        estimatedRowHeight = coder.decodeCGFloat(forKey: "estimatedRowHeight", default: Self.automaticDimension)
        // Interface Builder writes 1 or 28 for headers that nothing asks for.
        sectionHeaderHeight = max(22, coder.decodeCGFloat(forKey: "sectionHeaderHeight", default: 22))
        sectionFooterHeight = max(22, coder.decodeCGFloat(forKey: "sectionFooterHeight", default: 22))
        separatorStyle = coder.decodeEnum(forKey: "separatorStyle") ?? .singleLine
        if let color = coder.decodeObjectIfPresent(forKey: "separatorColor") as? UIColor { separatorColor = color }
        allowsSelection = coder.decodeBool(forKey: "allowsSelection", default: true)
        allowsMultipleSelection = coder.decodeBool(forKey: "allowsMultipleSelection")
        allowsSelectionDuringEditing = coder.decodeBool(forKey: "allowsSelectionDuringEditing")
        allowsMultipleSelectionDuringEditing = coder.decodeBool(forKey: "allowsMultipleSelectionDuringEditing")
        sectionIndexMinimumDisplayRowCount = coder.decodeInteger(forKey: "sectionIndexMinimumDisplayRowCount")
        tableHeaderView = coder.decodeObjectIfPresent(forKey: "tableHeaderView") as? UIView
        tableFooterView = coder.decodeObjectIfPresent(forKey: "tableFooterView") as? UIView
    }

    /// Writes what a table adds to a scroll view, prototypes excepted.
    func encodeOwnProperties(with coder: NSCoder) {
        coder.encode(style, forKey: "style")
        coder.encode(Double(rowHeight), forKey: "rowHeight")
        coder.encode(Double(estimatedRowHeight), forKey: "estimatedRowHeight")
        coder.encode(Double(sectionHeaderHeight), forKey: "sectionHeaderHeight")
        coder.encode(Double(sectionFooterHeight), forKey: "sectionFooterHeight")
        coder.encode(separatorStyle, forKey: "separatorStyle")
        coder.encode(separatorColor, forKey: "separatorColor")
        coder.encode(allowsSelection, forKey: "allowsSelection")
        coder.encode(allowsMultipleSelection, forKey: "allowsMultipleSelection")
        coder.encode(allowsSelectionDuringEditing, forKey: "allowsSelectionDuringEditing")
        coder.encode(allowsMultipleSelectionDuringEditing, forKey: "allowsMultipleSelectionDuringEditing")
        coder.encode(sectionIndexMinimumDisplayRowCount, forKey: "sectionIndexMinimumDisplayRowCount")
        coder.encode(tableHeaderView, forKey: "tableHeaderView")
        coder.encode(tableFooterView, forKey: "tableFooterView")
        coder.encode(staticDataSource?.sections, forKey: "sections")
    }
}
