extension UITableViewCell {
    private static let margin: CGFloat = 16

    func layOut() {
        let accessory = accessoryView?.frame.width ?? (accessoryType == .none ? 0 : Self.accessoryWidth)
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessory), height: bounds.height)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        if let accessoryView {
            accessoryView.center = CGPoint(x: bounds.maxX - accessory / 2, y: bounds.midY)
        }
        if let style { layOut(style) }
    }

    private func layOut(_ style: CellStyle) {
        var area = contentView.bounds.insetBy(dx: Self.margin, dy: 0)
        if let image = storedImageView, image.image != nil {
            image.frame = CGRect(x: area.minX, y: 0, width: 24, height: area.height)
            area.origin.x += 32
            area.size.width -= 32
        }
        guard area.width > 0 else { return }
        let half = area.height / 2
        switch style {
        case .default:
            storedTextLabel?.frame = area
        case .subtitle where storedDetailTextLabel?.text?.isEmpty ?? true:
            storedTextLabel?.frame = area
        case .subtitle:
            storedTextLabel?.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: half)
            storedDetailTextLabel?.frame = CGRect(x: area.minX, y: half, width: area.width, height: half)
        case .value1:
            let detail = min(area.width / 2, storedDetailTextLabel?.intrinsicContentSize.width ?? 0)
            storedTextLabel?.frame = CGRect(
                x: area.minX, y: 0, width: max(0, area.width - detail - 8), height: area.height)
            storedDetailTextLabel?.frame = CGRect(x: area.maxX - detail, y: 0, width: detail, height: area.height)
            storedDetailTextLabel?.textAlignment = .right
        case .value2:
            storedTextLabel?.frame = CGRect(x: area.minX, y: 0, width: area.width / 3, height: area.height)
            storedTextLabel?.textAlignment = .right
            storedDetailTextLabel?.frame = CGRect(
                x: area.minX + area.width / 3 + 8, y: 0, width: max(0, area.width * 2 / 3 - 8), height: area.height)
        }
    }
}
