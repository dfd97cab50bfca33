import AQGridView
import ReusableViews

// A cell of another kind, made in code: a label as large as its content view.
final class PhaseCell: AQGridViewCell {
    private let label = UILabel()

    required init(frame: CGRect, reuseIdentifier: String?) {
        super.init(frame: frame, reuseIdentifier: reuseIdentifier)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .black
        contentView.backgroundColor = .lightGray
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ phase: MoonPhase) {
        label.text = phase.name
    }
}
