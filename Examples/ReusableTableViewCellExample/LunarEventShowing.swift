import ReusableViews

// A cell of any class that a row of the calendar can be shown in.
protocol LunarEventShowing: UITableViewCell {
    func show(_ event: LunarEvent)
}
