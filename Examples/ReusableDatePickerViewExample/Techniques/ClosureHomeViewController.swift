import ReusableViews

// Home, which gives its picker two closures in place of a delegate.
final class ClosureHomeViewController: HomeViewController {
    override func makePicker() -> ReusableDatePickerViewController {
        makeClosurePicker()
    }
}
