import TerminalUIKit

// The class of the cell in CometCell.xib. Nothing is to be done in this file.
final class CometCell: UITableViewCell, NamedCell {
    @Outlet var nameLabel: UILabel?
}
