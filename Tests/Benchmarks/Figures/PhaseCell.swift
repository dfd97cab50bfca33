import TerminalUIKit

/// A cell as in the example of tables: a picture and two labels.
class PhaseCell: UITableViewCell {
    @Outlet var phaseImageView: UIImageView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    /// Shows a row.
    func show(_ row: Int) {
        phaseLabel?.text = row.isMultiple(of: 2) ? "Full Moon" : "New Moon"
        dateLabel?.text = "Row \(row)"
    }

    /// The cell that the nib has, built in code.
    static func inCode() -> PhaseCell {
        let cell = PhaseCell(style: .default, reuseIdentifier: "PhaseCell")
        cell.frame.size.height = 66
        cell.selectionStyle = .blue
        let picture = UIImageView(frame: CGRect(x: 8, y: 0, width: 32, height: 44))
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .darkText
        picture.image = UIImage(systemName: "moonphase.full.moon")
        let phase = UILabel(frame: CGRect(x: 48, y: 0, width: 264, height: 22))
        let date = UILabel(frame: CGRect(x: 48, y: 22, width: 264, height: 22))
        phase.text = "Phase"
        date.text = "Day and time"
        phase.font = .boldSystemFont(ofSize: 17)
        phase.textColor = .darkText
        date.font = .systemFont(ofSize: 14)
        date.textColor = UIColor(white: 1 / 3, alpha: 1)
        for label in [phase, date] {
            label.highlightedTextColor = .white
            label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        }
        [picture, phase, date].forEach(cell.contentView.addSubview)
        cell.phaseImageView = picture
        cell.phaseLabel = phase
        cell.dateLabel = date
        return cell
    }
}
