import ReusableViews

// The same cell as in ReusableTableViewCell.xib. The code has the rectangles, masks and fonts of the nib. It is smart
// only if code calls `cell(for:)`: see SmartCellViewController.
final class CodeTableViewCell: SmartTableViewCell, LunarEventShowing {
    private let phaseImageView = UIImageView(frame: CGRect(x: 8, y: 0, width: 32, height: 44))
    private let phaseLabel = UILabel(frame: CGRect(x: 48, y: 11, width: 264, height: 22))
    private let dateLabel = UILabel(frame: CGRect(x: 48, y: 33, width: 264, height: 22))

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        frame.size.height = 66
        selectionStyle = .blue
        phaseImageView.contentMode = .scaleAspectFit
        phaseImageView.tintColor = .darkText
        phaseLabel.font = .boldSystemFont(ofSize: 17)
        phaseLabel.textColor = .darkText
        dateLabel.font = .systemFont(ofSize: 14)
        dateLabel.textColor = UIColor(white: 1 / 3, alpha: 1)
        for label in [phaseLabel, dateLabel] {
            label.highlightedTextColor = .white
            label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        }
        [phaseImageView, phaseLabel, dateLabel].forEach(contentView.addSubview)
    }

    // In no nib, so an outlet doesn't find one.
    required init?(coder: NSCoder) { nil }

    func show(_ event: LunarEvent) {
        phaseImageView.image = UIImage(systemName: event.phase.symbolName)
        phaseLabel.text = event.phase.name
        dateLabel.text = event.dateString
    }
}
