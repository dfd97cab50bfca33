// A registered nib is loaded by the table, which gives it no owner: in RegisteredTableViewCell.xib File's Owner is
// nobody and has no outlet. Otherwise the nib is that of ReusableTableViewCell.
class RegisteredTableViewCell: ReusableTableViewCell {}
