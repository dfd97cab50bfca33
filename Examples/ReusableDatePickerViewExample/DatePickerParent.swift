import ReusableViews

/// The interface of a controller that lets a user pick a date, for the commands.
protocol DatePickerParent: UIViewController {
    /// The date that was picked last.
    var date: Date { get }

    /// Presents a picker over the whole screen.
    func presentPicker(_ sender: Any?)

    /// Shows a picker beside the navigation controller's bar, with a way back.
    func pushPicker(_ sender: Any?)
}
