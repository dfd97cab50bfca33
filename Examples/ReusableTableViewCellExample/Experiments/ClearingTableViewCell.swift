import ReusableViews

// A cell that forgets its old row before it is used again. Whoever then fails to configure it shows nothing, which is
// noticed at once; the old row's content is not.
final class ClearingTableViewCell: ReusableTableViewCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        phaseImageView?.image = nil
        phaseLabel?.text = nil
        dateLabel?.text = nil
    }
}
