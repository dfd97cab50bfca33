import ReusableViews

// A cell that clears its old row's content before it is reused. If code then doesn't configure it, the cell is empty,
// which is easier to notice than the old row's content.
final class ClearingTableViewCell: ReusableTableViewCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        phaseImageView?.image = nil
        phaseLabel?.text = nil
        dateLabel?.text = nil
    }
}
