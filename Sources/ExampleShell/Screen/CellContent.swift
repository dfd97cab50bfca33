internal import TerminalUIKit

/// What somebody sees in a cell: by it one row is told from another.
struct CellContent: Hashable {
    /// Its texts, and the names of its images, from back to front.
    let texts: [String]
    /// Whether it looks selected.
    let isSelected: Bool

    /// Reads a cell on screen.
    init(of cell: UIView) {
        texts = cell.contents.filter { !$0.isCovered(in: $0.convert($0.bounds, to: nil), wholly: true) }
            .compactMap(\.displayedText)
        isSelected = (cell as? UITableViewCell)?.isSelected ?? false
    }
}
