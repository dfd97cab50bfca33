import TerminalUIKit

// The class of the cell in MeteorCell.xib. Leave this file as it is.
final class MeteorCell: UITableViewCell, NamedCell {
    @Outlet var nameLabel: UILabel?
}
