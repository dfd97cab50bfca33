/// The views of a picker's rows: those that are seen, and those queued for reuse.
struct PickerRowViews {
    /// The views that are seen, by row, for each wheel.
    private var seen: [Int: [Int: UIView]] = [:]
    /// The views that have been turned away, for each wheel.
    private var spare: [Int: [UIView]] = [:]

    /// The view of a row.
    subscript(component: Int, row: Int) -> UIView? {
        get { seen[component]?[row] }
        set { seen[component, default: [:]][row] = newValue }
    }

    /// A Boolean value that indicates whether no view is visible.
    var isEmpty: Bool { seen.values.allSatisfy(\.isEmpty) }

    /// Returns a Boolean value that indicates whether a view is one of those that are visible.
    func contains(_ view: UIView) -> Bool { seen.values.contains { $0.values.contains(view) } }

    /// A view of a wheel to reuse.
    mutating func takeSpare(ofComponent component: Int) -> UIView? { spare[component]?.popLast() }

    /// Takes the views of a wheel's other rows away, and keeps them for later.
    mutating func removeAll(ofComponent component: Int, except rows: Range<Int> = 0..<0) {
        for (row, view) in (seen[component] ?? [:]).sorted(by: { $0.key < $1.key }) where !rows.contains(row) {
            view.removeFromSuperview()
            seen[component]?[row] = nil
            spare[component, default: []].append(view)
        }
    }

    /// Removes all views, and releases them.
    mutating func removeAll() {
        for view in seen.values.flatMap(\.values) { view.removeFromSuperview() }
        self = PickerRowViews()
    }
}
