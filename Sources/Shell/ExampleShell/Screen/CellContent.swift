internal import TerminalUIKit
@_spi(Overriding) internal import Views

/// The visible contents of a cell, which tell one row from another.
struct CellContent: Hashable {
    /// Its texts, from back to front.
    let texts: [String]
    let images: [String]
    let isSelected: Bool

    init(of cell: UIView) {
        let seen = cell.contents.filter { !$0.isCovered(in: $0.convert($0.bounds, to: nil), wholly: true) }
        texts = seen.filter { !($0 is UIImageView) }.compactMap(\.displayedText)
        images = seen.filter { $0 is UIImageView }.compactMap(\.displayedText)
        isSelected = (cell as? UITableViewCell)?.isSelected ?? false
    }
}
