/// The view of an item in a bar.
protocol BarItemView: AnyObject {
    /// Tells the view that its item looks different now.
    func itemChanged()
}
