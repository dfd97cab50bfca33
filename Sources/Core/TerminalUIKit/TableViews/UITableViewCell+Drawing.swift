extension UITableViewCell {
    /// The room at the right edge for an accessory, in points.
    static let accessoryWidth: CGFloat = 24

    /// Brings the view behind the content, another than until now, labels and images to what is marked now.
    func showSelection(replacing old: UIView?) {
        old?.removeFromSuperview()
        let marked = isMarked
        if let selectedBackgroundView {
            if marked {
                insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            } else {
                selectedBackgroundView.removeFromSuperview()
            }
        }
        for view in contentView.subviews {
            (view as? UILabel)?.isHighlighted = marked
            (view as? UIImageView)?.isHighlighted = marked
        }
        setNeedsLayout()
    }

    private var isMarked: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    func drawBackground() {
        if isMarked, selectedBackgroundView == nil, backgroundConfiguration == nil {
            UIGraphicsGetCurrentContext()?.fill(bounds, color: selectionStyle.color)
        }
    }

    /// Over the background, which may be a view. Beside the buttons of a swipe there is no room.
    func drawAccessory(on canvas: any Canvas) {
        guard swipeButtons.isEmpty, shownAccessoryView == nil, let symbol = shownAccessoryType.symbol else { return }
        let area = CGRect(
            x: bounds.maxX - Self.accessoryWidth - reorderRoom, y: 0, width: Self.accessoryWidth, height: bounds.height)
        canvas.draw(symbol, in: area, tintColor: .gray)
    }

    /// The position at which the line below begins. Without a set inset, it is below the text if there is a picture
    /// beside it.
    private var separatorStart: CGFloat {
        let list = contentView as? UIListContentView
        guard ownSeparatorInset == nil, (superview as? UITableView)?.ownSeparatorInset == nil,
            let edge = list?.edgeBesideImage ?? edgeBesideImage
        else { return separatorInset.left }
        return contentView.frame.minX + edge
    }

    func drawMarks(in rect: CGRect, on canvas: any Canvas) {
        if let separatorColor {
            let y = rect.maxY - 0.5
            canvas.line(
                from: CGPoint(x: rect.minX + separatorStart, y: y),
                to: CGPoint(x: rect.maxX - separatorInset.right, y: y), color: separatorColor)
        }
        if isMarked, backgroundConfiguration?.showsSelection ?? true { canvas.highlight(rect) }
    }
}

extension UITableViewCell.SelectionStyle {
    fileprivate var color: UIColor {
        self == .blue ? UIColor(red: 0.02, green: 0.36, blue: 0.9, alpha: 1) : UIColor(white: 0.82, alpha: 1)
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var symbol: UIImage? {
        switch self {
        case .none: nil
        case .disclosureIndicator: UIImage(systemName: "chevron.right")
        case .detailDisclosureButton, .detailButton: UIImage(systemName: "info.circle")
        case .checkmark: UIImage(systemName: "checkmark")
        }
    }
}
