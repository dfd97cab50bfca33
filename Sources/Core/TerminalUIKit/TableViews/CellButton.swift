@_spi(Overriding) import Views

/// A button that a cell draws itself, which a tap and its title reach: the round one of a row in editing mode, or the
/// detail button. UIKit has such classes, and keeps them to itself.
final class CellButton: UIControl, TapTitled {
    let tapTitles: [String]
    private let perform: () -> Void

    /// Creates a button with a title for VoiceOver, which performs an action when it is tapped.
    init(_ title: String, perform: @escaping () -> Void) {
        tapTitles = [title]
        self.perform = perform
        super.init(frame: .zero)
    }

    /// Returns `nil`, because cells make their buttons themselves.
    required init?(coder: NSCoder) { nil }

    override func handleTap(at point: CGPoint) {
        super.handleTap(at: point)
        perform()
    }
}

extension UITableViewCell {
    /// Places a button over each of those that the cell draws.
    func placeDrawnButtons() {
        let hasDetail = [.detailButton, .detailDisclosureButton].contains(shownAccessoryType)
        // Most cells have none.
        guard storedEditing || hasDetail || editButton != nil || detailButton != nil else { return }
        let isPlain = swipeButtons.isEmpty
        let showsDetail = hasDetail && shownAccessoryView == nil && window != nil
        editButton = place(
            editButton, editControl != nil && isPlain ? editingStyle == .insert ? "Insert" : "Delete" : nil, atX: 0,
            UITableView.tapEditControl)
        detailButton = place(
            detailButton, showsDetail && isPlain ? "More Info" : nil,
            atX: bounds.maxX - reorderRoom - Self.accessoryWidth, UITableView.tapAccessory)
    }

    /// Places a button with a title, or removes it without one.
    private func place(
        _ old: CellButton?, _ title: String?, atX x: CGFloat, _ action: @escaping (UITableView) -> (IndexPath) -> Bool
    ) -> CellButton? {
        if let old, old.tapTitles != [title] { old.removeFromSuperview() }
        guard let title else { return nil }
        var button = old
        if button?.superview !== self {
            let new = CellButton(title) { [weak self] in
                guard let self, let table = superview as? UITableView else { return }
                if let row = table.indexPath(for: self) { _ = action(table)(row) }
            }
            addSubview(new)
            button = new
        }
        button?.frame = CGRect(x: x, y: 0, width: Self.controlWidth, height: bounds.height)
        return button
    }
}
