import TerminalUIKit

// The class of the cell in CometCell.xib. Leave this file as it is.
final class CometCell: UITableViewCell, NamedCell {
    @Outlet var nameLabel: UILabel?
}
