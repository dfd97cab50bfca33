import TerminalUIKit

// The class of the cell in MeteorCell.xib. Nothing is to be done in this file.
final class MeteorCell: UITableViewCell, NamedCell {
    @Outlet var nameLabel: UILabel?
}
