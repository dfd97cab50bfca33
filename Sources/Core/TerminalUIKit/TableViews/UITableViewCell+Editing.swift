extension UITableViewCell {
    /// The ways to edit a row.
    public nonisolated enum EditingStyle: Int, Sendable {
        /// No accessory.
        case none
        /// Takes it out.
        case delete
        /// Puts one in.
        case insert
    }

    /// The editing states of a cell.
    public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates a state from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The round button at the left.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that deletes, or others that a swipe has brought in.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// The width of the round button at the left, or of the three lines at the right, in points.
    static let controlWidth: CGFloat = 24

    func showEditing(_ editing: Bool) {
        guard editing != storedEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        storedEditing = editing
        placeAccessoryViews()
        setNeedsUpdateConfiguration()
        layoutIfNeeded()
        didTransition(to: state)
    }

    /// Shows the view at the right edge that counts now, and removes the other.
    func placeAccessoryViews() {
        let shown = shownAccessoryView
        for view in [accessoryView, editingAccessoryView] where view !== shown { view?.removeFromSuperview() }
        if let shown, shown.superview !== self { addSubview(shown) }
        setNeedsLayout()
    }

    // MARK: Buttons of a swipe

    /// Moves buttons in, the first at the edge. The content makes room for them.
    func show(_ buttons: [SwipeButton], atRight: Bool) {
        willTransition(to: .showingDeleteConfirmation)
        swipeButtons = buttons
        swipeButtonsAreAtRight = atRight
        buttons.forEach(addSubview)
        setNeedsUpdateConfiguration()
        layoutIfNeeded()
        didTransition(to: .showingDeleteConfirmation)
    }

    func hideSwipeButtons() {
        let state: StateMask = isEditing ? .showingEditControl : []
        willTransition(to: state)
        for button in swipeButtons { button.removeFromSuperview() }
        swipeButtons = []
        setNeedsUpdateConfiguration()
        layoutIfNeeded()
        didTransition(to: state)
    }

    /// Places the buttons that a swipe has brought in, and moves the content to the side.
    func layOutSwipeButtons() {
        var x = swipeButtonsAreAtRight ? bounds.maxX : bounds.minX
        for button in swipeButtons {
            let width = button.width
            button.frame = CGRect(
                x: swipeButtonsAreAtRight ? x - width : x, y: 0, width: width, height: bounds.height)
            x += swipeButtonsAreAtRight ? -width : width
        }
        contentView.frame.origin.x += swipeButtonsAreAtRight ? x - bounds.maxX : x - bounds.minX
    }

    // MARK: Controls of a row in editing mode

    /// The image of the round button at the left.
    var editControl: UIImage? {
        guard isEditing else { return nil }
        return switch editingStyle {
        case .none: nil
        case .delete: UIImage(systemName: "minus.circle")
        case .insert: UIImage(systemName: "plus.circle")
        }
    }

    /// The width that the round button takes.
    var editControlRoom: CGFloat { editControl == nil || !shouldIndentWhileEditing ? 0 : Self.controlWidth }

    /// A Boolean value that indicates whether there are three lines at the right to move the row by.
    var showsReorderLines: Bool { isEditing && showsReorderControl && canBeMoved }

    func drawEditing(on canvas: any Canvas) {
        let left = CGRect(x: 0, y: 0, width: Self.controlWidth, height: bounds.height)
        if let editControl {
            canvas.draw(editControl, in: left, tintColor: editingStyle == .delete ? .systemRed : .systemGreen)
        }
        guard showsReorderLines, let lines = UIImage(systemName: "line.horizontal.3") else { return }
        canvas.draw(lines, in: left.offsetBy(dx: bounds.maxX - Self.controlWidth, dy: 0), tintColor: .gray)
    }
}
