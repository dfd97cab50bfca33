/// The background of a selected cell whose style has a color. The library stretches an image there.
final class AQGridSelectionView: UIView {
    init(style: AQGridViewCellSelectionStyle) {
        super.init(frame: .zero)
        backgroundColor = style.color
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Draws a mark as well: a color alone may not be seen.
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.highlight(bounds) }
}

extension AQGridViewCellSelectionStyle {
    fileprivate var color: UIColor? {
        switch self {
        case .none, .glow: nil
        case .blue: UIColor(red: 0.02, green: 0.36, blue: 0.9, alpha: 1)
        case .gray: UIColor(white: 0.82, alpha: 1)
        case .blueGray: UIColor(red: 0.55, green: 0.6, blue: 0.7, alpha: 1)
        case .green: UIColor(red: 0.2, green: 0.65, blue: 0.25, alpha: 1)
        case .red: UIColor(red: 0.85, green: 0.2, blue: 0.2, alpha: 1)
        }
    }
}
