extension UITableViewCell {
    private static let margin: CGFloat = 16
    /// The width that a picture takes with the gap before the text.
    private static let imageRoom: CGFloat = 32

    /// The position at which the text begins, if there is a picture before it.
    var edgeBesideImage: CGFloat? {
        guard let imageView = storedImageView, imageView.image != nil else { return nil }
        return imageView.frame.minX + Self.imageRoom
    }

    /// Returns the margin at the sides of a cell on a screen, as Interface Builder has it.
    package static func sideMargin(ofWidth width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

    /// The accessory's type that counts now.
    var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// The accessory's view that counts now.
    var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// The margin at the sides of the content. It is the margin of the table, but a point less on narrow screens of iOS
    /// 11 to 13 if the table is inside a controller's view, and of iOS 13 without a table. Since iOS 26, inset groups
    /// have the margin of narrow screens on each.
    var usualSide: CGFloat {
        let system = World.current.systemVersion
        let side = isInset && system >= .iOS26 ? Self.margin : sideOfTable
        guard side == Self.margin, (.iOS11 ... .iOS13).contains(system) else { return side }
        return isInInnerTable || system == .iOS13 && !(superview is UITableView) ? 15 : side
    }

    /// A Boolean value that indicates whether the table isn't itself a controller's view.
    private var isInInnerTable: Bool { superview is UITableView && !(superview?.next is UIViewController) }

    private var isInset: Bool { (superview as? UITableView)?.style == .insetGrouped }

    /// The margin at the sides of the table, or the margin in the window for a cell without a table. The screen
    /// decides, also for a narrower table.
    private var sideOfTable: CGFloat {
        if superview is UIWindow { return superview!.layoutMargins.left }
        let width = (window ?? superview ?? self).frame.width
        return isInset ? UIView.sideMargin(ofScreen: width) : Self.sideMargin(ofWidth: width)
    }

    /// The width that the accessory takes, and the lines to move the row by.
    private var accessoryRoom: CGFloat {
        (shownAccessoryView?.frame.width ?? roomOfAccessoryType) + reorderRoom
    }

    /// As wide as Interface Builder leaves it beside the content.
    private var roomOfAccessoryType: CGFloat {
        if shownAccessoryType == .none { return 0 }
        if TextMetrics.current == .columns { return Self.accessoryWidth }
        // As frames of content views tell that Interface Builder stored.
        let side = sideOfTable
        let arrowSide = isInInnerTable ? side - 1 : side
        let (arrow, check, other, both): (CGFloat, CGFloat, CGFloat, CGFloat) =
            switch World.current.systemVersion {
            case .iOS7, .iOS9, .iOS10, .iOS11Beta: (33, 39, 47, 67)
            case .iOS11: (arrowSide + 18, side + 24, 47, side + 52)
            case .iOS13, .iOS14: (arrowSide + 11, 39, 39, 57.5)
            case .iOS15: (arrowSide + 9.5, 36.5, 36.5, 55)
            case .iOS16, .iOS18, .iOS26: (side + 10.5, side + 24, side + 24, side + 42.5)
            }
        return switch shownAccessoryType {
        case .checkmark: check
        case .disclosureIndicator: arrow
        case .detailDisclosureButton: both
        default: other
        }
    }

    var reorderRoom: CGFloat { showsReorderLines ? Self.controlWidth : 0 }

    /// The width that all beside the content takes.
    private var roomBesideContent: CGFloat { editControlRoom + accessoryRoom }

    /// The height that the line below a cell took of its height before iOS 13.
    private var separatorRoom: CGFloat {
        let table = superview as? UITableView
        if TextMetrics.current == .columns || table?.separatorStyle == UITableViewCell.SeparatorStyle.none { return 0 }
        return switch World.current.systemVersion {
        case .iOS7, .iOS9, .iOS10, .iOS11Beta: 1
        case .iOS11: 0.5
        default: 0
        }
    }

    func layOut() {
        let accessory = accessoryRoom
        contentView.frame = CGRect(
            x: editControlRoom, y: 0, width: max(0, bounds.width - roomBesideContent),
            height: max(0, bounds.height - separatorRoom))
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        placeBackground()
        if let accessoryView = shownAccessoryView {
            accessoryView.center = CGPoint(x: bounds.maxX - accessory / 2, y: bounds.midY)
        }
        if let style = usedStyle, configurations.content == nil { layOut(style) }
        if !swipeButtons.isEmpty { layOutSwipeButtons() }
        placeDrawnButtons()
    }

    /// The style by which labels and image are arranged: the default one where the program has asked for such a view in
    /// a cell that has no style.
    private var usedStyle: CellStyle? { style ?? (storedTextLabel == nil && storedImageView == nil ? nil : .default) }

    private func layOut(_ style: CellStyle) {
        var area = contentView.bounds.insetBy(dx: min(Self.margin, contentView.bounds.width / 2), dy: 0)
        let indentation = min(CGFloat(indentationLevel) * indentationWidth, max(0, area.width))
        area.origin.x += indentation
        area.size.width -= indentation
        if storedImageView?.image != nil {
            storedImageView?.frame = CGRect(x: area.minX, y: 0, width: 24, height: area.height)
            area.origin.x += Self.imageRoom
            area.size.width = max(0, area.width - Self.imageRoom)
        }
        guard area.width > 0 else { return }
        let half = area.height / 2
        switch style {
        case .default:
            storedTextLabel?.frame = area
        case .subtitle where storedDetailTextLabel?.text?.isEmpty ?? true:
            storedTextLabel?.frame = area
        case .subtitle where TextMetrics.current == .columns && area.height < 3 * TextLayout.lineHeight:
            // The second of two lines is the separator's: the detail follows the text.
            let text = min(area.width, storedTextLabel?.intrinsicContentSize.width ?? 0)
            let gap = 2 * TextLayout.columnWidth
            storedTextLabel?.frame = CGRect(x: area.minX, y: 0, width: text, height: area.height)
            storedDetailTextLabel?.frame = CGRect(
                x: area.minX + text + gap, y: 0, width: max(0, area.width - text - gap), height: area.height)
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

    // MARK: Finding the right height

    /// The size of the content, and the accessory beside it, or nil if no constraint says how high the content is.
    func sizeByConstraints(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        let room = CGSize(width: max(0, target.width - roomBesideContent), height: target.height)
        guard let size = contentView.fittingSize(room, horizontal, vertical) else { return nil }
        guard size.height > 0 else {
            guard World.current.isFirst("height of zero") else { return nil }
            Log.write(
                "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table "
                    + "view cell's content view. We're considering the collapse unintentional and using standard "
                    + "height instead. Cell: \(self)")
            return nil
        }
        return CGSize(width: size.width + roomBesideContent, height: size.height)
    }

    /// The height of a predefined style's texts and the room around them. The usual height for content of another kind.
    func usualHeight(width: CGFloat) -> CGFloat {
        guard configurations.content == nil else {
            let room = CGSize(width: max(0, width - roomBesideContent), height: 0)
            return contentView.sizeThatFits(room).height
        }
        guard let style = usedStyle else { return UITableView.standardRowHeight }
        let image = storedImageView?.image == nil ? 0 : Self.imageRoom
        let room = CGSize(width: max(8, width - roomBesideContent - 2 * Self.margin - image), height: 0)
        let text = storedTextLabel?.sizeThatFits(room).height ?? 0
        let detail = storedDetailTextLabel?.sizeThatFits(room).height ?? 0
        let texts = style == .subtitle ? text + detail : max(text, detail)
        return max(UITableView.standardRowHeight, texts + 22)
    }
}
