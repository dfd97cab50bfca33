@_spi(Overriding) import Views

/// A view with wheels, in each of which a user picks a row. Rows are texts or views.
///
/// All wheels have the height of the highest one's rows. The picker asks only for visible rows.
open class UIPickerView: UIView {
    /// The data source, which has the numbers of wheels and rows.
    @Outlet(.weak) open var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate, which has the content of the rows and receives their selection.
    @Outlet(.weak) open var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    /// The number of rows of each wheel, or nil until the picker asks the data source.
    private var rowCounts: [Int]?
    /// The selected rows. After the last wheel, there may be old ones.
    private var selectedRows: [Int] = []
    var rowViews = PickerRowViews()

    /// The natural size of the wheels. Interface Builder's were lower before iOS 9, as stored frames say.
    static var size: CGSize { CGSize(width: 320, height: World.current.systemVersion < .iOS9 ? 162 : 216) }
    /// A sentinel for the default width or height.
    static let usualLength: CGFloat = -1
    /// A sentinel for a row without a view.
    static let noView: UIView = NoView()
    private final class NoView: UIView {}

    /// Gives a new picker without a size the default size.
    @_spi(Overriding) public override func prepareInCode() {
        if frame.size == .zero { frame.size = Self.size }
    }

    /// The subviews without the views of the rows, which the delegate makes and which no coder keeps.
    open override var archivedSubviews: [UIView] { subviews.filter { !rowViews.contains($0) } }

    // MARK: Wheels and rows

    /// The number of wheels.
    open var numberOfComponents: Int { counts.count }

    /// Returns the number of rows of a wheel, or 0 if there is no such wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        counts.indices.contains(component) ? counts[component] : 0
    }

    /// Returns the width of a wheel and the height of its rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard counts.indices.contains(component) else { return .zero }
        return CGSize(width: CGFloat(columns(ofComponent: component)) * TextLayout.columnWidth, height: rowHeight)
    }

    /// Returns the view of a row, or nil if the row isn't visible or has no view.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return rowViews[component, row]
    }

    /// Reloads all wheels.
    open func reloadAllComponents() {
        rowCounts = nil
        rowViews.removeAll()
        setNeedsLayout()
    }

    /// Reloads a wheel.
    open func reloadComponent(_ component: Int) {
        guard let dataSource, counts.indices.contains(component) else { return }
        rowCounts?[component] = rowCount(in: component, of: dataSource)
        rowViews.removeAll(ofComponent: component)
        setNeedsLayout()
    }

    private var counts: [Int] {
        if let rowCounts { return rowCounts }
        // The rows are cached only when a nib has connected the data source.
        guard let dataSource else { return [] }
        let components = dataSource.numberOfComponents(in: self).counted("components", atMost: .mostWheels)
        let counts = (0..<components).map { rowCount(in: $0, of: dataSource) }
        rowCounts = counts
        return counts
    }

    private func rowCount(in component: Int, of dataSource: any UIPickerViewDataSource) -> Int {
        dataSource.pickerView(self, numberOfRowsInComponent: component).counted("rows", atMost: .mostItems)
    }

    // MARK: What is selected

    /// Returns the selected row of a wheel, or -1 if it has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        let selected = selectedRows.indices.contains(component) ? selectedRows[component] : 0
        return min(selected, numberOfRows(inComponent: component) - 1)
    }

    /// Selects a row of a wheel, without calling the delegate.
    ///
    /// - Parameters:
    ///   - row: The index of the row. If it doesn't exist, the nearest one is selected.
    ///   - component: The index of the wheel.
    ///   - animated: A Boolean value without effect.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard counts.indices.contains(component) else { return }
        let missing = component + 1 - selectedRows.count
        if missing > 0 { selectedRows += Array(repeating: 0, count: missing) }
        selectedRows[component] = max(0, min(row, counts[component] - 1))
        setNeedsLayout()
    }

    /// Turns a wheel as a user does, as far as it goes, and tells the delegate of another row. Not in UIKit.
    ///
    /// - Parameters:
    ///   - component: Which wheel.
    ///   - rows: The number of rows to turn, backwards if negative.
    /// - Returns: `true` if the picker has such a wheel, with rows, and takes touches.
    @discardableResult
    public func spin(_ component: Int, by rows: Int) -> Bool {
        let count = numberOfRows(inComponent: component)
        guard isUserInteractionEnabled, count > 0 else { return false }
        let before = selectedRow(inComponent: component)
        selectRow(before + max(-count, min(rows, count)), inComponent: component, animated: false)
        let row = selectedRow(inComponent: component)
        if row != before { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
        return true
    }

    /// The texts of the selected rows, from left to right.
    public override var displayedText: String? {
        counts.indices.map { component in
            let row = selectedRow(inComponent: component)
            guard let view = view(forRow: row, forComponent: component) else { return title(row, component) }
            return view.displayedText ?? ""
        }.joined(separator: " ")
    }

    // MARK: Drawing

    /// Lays out the views of visible rows, if rows have views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRowViews()
    }

    /// Draws the wheels.
    open override func draw(_ rect: CGRect) { drawWheels() }

    /// The size pickers had when they filled the width of a phone.
    open override var intrinsicContentSize: CGSize { Self.size }
}
