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

    /// The ends of its group at which the cell is, if its table shows each group on a card of its own.
    private var endsOfCard: (isFirst: Bool, isLast: Bool)? {
        guard let table = superview as? UITableView, table.sideOfGroups > 0, let path = table.indexPath(for: self),
            table.sections.indices.contains(path.section)
        else { return nil }
        return (path.row == 0, path.row == table.sections[path.section].rowCount - 1)
    }

    /// Draws the background color, or the system's, between the round corners of the group. Returns false if the cell
    /// is in no group, or has another background.
    func drawPartOfGroup(on canvas: any Canvas) -> Bool {
        guard TextMetrics.current != .columns, let table = superview as? UITableView, table.style != .plain,
            backgroundView == nil, backgroundConfiguration == nil
        else { return false }
        let color = backgroundColor ?? .secondarySystemGroupedBackground
        guard let ends = endsOfCard else {
            canvas.fill(bounds, color: color)
            return true
        }
        let radius: CGFloat = World.current.systemVersion < .iOS26 ? 10 : 26
        canvas.fill(bounds, color: color, cornerRadius: ends.isFirst || ends.isLast ? radius : 0)
        let (top, bottom) = bounds.divided(atDistance: bounds.height / 2, from: .minYEdge)
        if ends.isLast, !ends.isFirst { canvas.fill(top, color: color) }
        if ends.isFirst, !ends.isLast { canvas.fill(bottom, color: color) }
        return true
    }

    func drawBackground() {
        if isMarked, selectedBackgroundView == nil, backgroundConfiguration == nil {
            UIGraphicsGetCurrentContext()?.fill(bounds, color: selectionStyle.color)
        }
    }

    /// Over the background, which may be a view. Beside the buttons of a swipe there is no room.
    func drawAccessory(on canvas: any Canvas) {
        guard swipeButtons.isEmpty, shownAccessoryView == nil, let symbol = shownAccessoryType.symbol else { return }
        let isArrow = shownAccessoryType == .disclosureIndicator
        var right = bounds.maxX - reorderRoom
        var color = UIColor.gray
        if TextMetrics.current != .columns, drawnEra > .iOS5 {
            // The margin of the content, less what the symbol has beside its shape.
            right -= isArrow ? 8 : 13
            color = isArrow ? .systemGray3 : tintColor
        }
        let area = CGRect(
            x: right - Self.accessoryWidth, y: 0, width: Self.accessoryWidth, height: bounds.height)
        canvas.draw(symbol, in: area, tintColor: color)
    }

    /// The position at which the line below begins. Without a set inset, it is below the text if there is a picture
    /// beside it.
    private var separatorStart: CGFloat {
        let list = contentView as? UIListContentView
        guard ownSeparatorInset == nil, (superview as? UITableView)?.ownSeparatorInset == nil,
            let edge = list?.edgeBesideImage ?? edgeBesideImage
        else {
            // A line has no inset of its own where a terminal has no column to spare, nor had one before iOS 7.
            let isGiven = ownSeparatorInset ?? (superview as? UITableView)?.ownSeparatorInset != nil
            let isInset = TextMetrics.current != .columns && drawnEra > .iOS5 && !isGiven
            return isInset ? Self.sideMargin(ofWidth: (superview ?? self).bounds.width) : separatorInset.left
        }
        return contentView.frame.minX + edge
    }

    /// The bottom of the last line of a terminal whose center is in the cell. The next cell covers lines below it.
    private var bottomOfLastLine: CGFloat {
        let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y
        let line = (bottom / TextLayout.lineHeight - 0.5).rounded(.up)
        return bounds.maxY - bottom + line * TextLayout.lineHeight
    }

    func drawMarks(in rect: CGRect, on canvas: any Canvas) {
        if let separatorColor, endsOfCard?.isLast != true {
            let isWhole = rect.height.truncatingRemainder(dividingBy: TextLayout.lineHeight) == 0
            let y = TextMetrics.current != .columns || isWhole ? rect.maxY - 0.5 : bottomOfLastLine - 0.5
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
