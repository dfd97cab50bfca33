// A registered nib is loaded by the table, which gives it no owner: in RegisteredTableViewCell.xib File's Owner has no
// class and no outlet. Otherwise the nib is that of ReusableTableViewCell.
class RegisteredTableViewCell: ReusableTableViewCell {}
