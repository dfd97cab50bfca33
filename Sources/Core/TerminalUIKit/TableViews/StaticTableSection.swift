/// A section of a table whose rows a storyboard lays out one by one.
final class StaticTableSection: NSObject, NSCoding {
    /// The text above the rows.
    let headerTitle: String?
    /// The text below the rows.
    let footerTitle: String?
    /// The rows.
    let cells: [UITableViewCell]

    init?(coder: NSCoder) {
        headerTitle = coder.decodeObjectIfPresent(forKey: "headerTitle") as? String
        footerTitle = coder.decodeObjectIfPresent(forKey: "footerTitle") as? String
        cells = coder.decodeList(of: UITableViewCell.self, forKey: "cells") ?? []
        super.init()
        // There is one of each: it must never come back for another row.
        for cell in cells { cell.reuseIdentifier = nil }
    }

    func encode(with coder: NSCoder) {
        coder.encode(headerTitle, forKey: "headerTitle")
        coder.encode(footerTitle, forKey: "footerTitle")
        coder.encode(cells, forKey: "cells")
    }
}
