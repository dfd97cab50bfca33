import TerminalUIKit

// A smart cell: the class knows its identifier, asks the table, and takes a new cell from the nib if none waits.
final class StarCell: UITableViewCell {
    @Outlet var nameLabel: UILabel?

    func show(_ name: String) {
        nameLabel?.text = name
    }

    static var identifier: String { "\(self)" }

    static func cell(for tableView: UITableView, from nib: UINib) -> StarCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? StarCell { return cell }
        return nib.instantiate(withOwner: nil).first as! StarCell
    }
}
