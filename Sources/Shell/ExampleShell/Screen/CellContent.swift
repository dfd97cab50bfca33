internal import TerminalUIKit
@_spi(Overriding) internal import Views

/// The visible contents of a cell, which tell one row from another.
struct CellContent: Hashable {
    /// Its texts, from back to front. An activity indicator has none: it is a state, and no content of a row.
    let texts: [String]
    let images: [String]
    let isSelected: Bool

    init(of cell: UIView) {
        let seen = cell.contents.filter { !$0.isCovered(in: $0.convert($0.bounds, to: nil), wholly: true) }
        texts = seen.filter { !($0 is UIImageView || $0 is UIActivityIndicatorView) }.compactMap(\.displayedText)
        images = seen.filter { $0 is UIImageView }.compactMap(\.displayedText)
        isSelected = (cell as? UITableViewCell)?.isSelected ?? false
    }
}
