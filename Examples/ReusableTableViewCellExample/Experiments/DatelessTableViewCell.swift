import ReusableViews

// Broken: the nib sets hidesDate before it connects dateLabel, so there is nothing to hide yet. In awakeFromNib() there
// would be.
final class DatelessTableViewCell: RegisteredTableViewCell {
    var hidesDate = false {
        didSet { dateLabel?.isHidden = hidesDate }
    }

    override class var inspectables: [String: Inspectable] {
        ["hidesDate": Inspectable(\DatelessTableViewCell.hidesDate)]
    }
}
